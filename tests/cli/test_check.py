"""`ceiba check`: the verdict on records, for people, for programs, and position by position."""

import json
from pathlib import Path

import pytest

from ceiba.record import read_record
from tests.cli.running import INCAN_GOLD, OPENING, RECORDS, ROUND, SHARED_WIN, ceiba, written


def test_it_is_also_called_verify() -> None:
    assert ceiba("verify", INCAN_GOLD).stdout == ceiba("check", INCAN_GOLD).stdout


def test_a_record_of_an_unfinished_game_is_ok_with_its_scores(tmp_path: Path) -> None:
    result = ceiba("check", written(tmp_path, ROUND))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "ok 0 0 5\n", "")


def test_a_finished_game_has_winners_too() -> None:
    outcome = read_record(INCAN_GOLD.read_bytes()).replay().outcome()
    assert outcome is not None
    result = ceiba("check", INCAN_GOLD)
    scores = " ".join(map(str, outcome.scores))
    assert result.stdout == f"ok {scores}\nwinners {outcome.winners[0]}\n"


def test_a_shared_win_names_all_winners() -> None:
    outcome = read_record(SHARED_WIN.read_bytes()).replay().outcome()
    assert outcome is not None
    assert len(outcome.winners) == 2
    assert ceiba("check", SHARED_WIN).stdout.splitlines()[1] == "winners {} {}".format(*outcome.winners)


def test_several_files_are_told_apart_by_name(tmp_path: Path) -> None:
    first, second = written(tmp_path, OPENING, "first"), written(tmp_path, ROUND, "second")
    assert ceiba("check", first, second).stdout == f"{first}: ok 0 0\n{second}: ok 0 0 5\n"


def test_all_files_are_checked_even_if_one_is_bad(tmp_path: Path) -> None:
    bad = written(tmp_path, OPENING + "2 done\n", "bad")
    good = written(tmp_path, OPENING, "good")
    result = ceiba("check", bad, good)
    assert result.exit_code == 1
    assert result.stdout == f"{bad}: line 10: '2 done': it is seat 1's turn (T3.1)\n{good}: ok 0 0\n"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 move a5 b5 worker", "line 10: '1 move a5 b5 worker': no such figure of this seat is on a5 (T4.3)"),
        ("1 dance", "line 10: '1 dance': 'dance' is not an act of Tikal; did you mean 'done'?"),
        ("1  done", "line 10: '1  done': the words of an act are separated by one space"),
        ('[Site "here"]', """line 10: '[Site "here"]': headers stand above the blank line, before the first act"""),
    ],
)
def test_the_first_bad_line_is_named_with_its_reason_and_clause(tmp_path: Path, line: str, answer: str) -> None:
    bad = written(tmp_path, OPENING + line + "\n1 nonsense\n")
    result = ceiba("check", bad)
    assert (result.exit_code, result.stdout, result.stderr) == (1, f"{bad}: {answer}\n", "")


def test_a_wrong_header_is_reported_at_its_own_line(tmp_path: Path) -> None:
    bad = written(tmp_path, OPENING.replace('[Seats "2"]', '[Seats "5"]'))
    answer = f"{bad}: line 3: '[Seats \"5\"]': tikal is for 2 to 4 players (T2.1)\n"
    assert ceiba("check", bad).stdout == answer


def test_standard_input_is_a_file_too() -> None:
    assert ceiba("check", "-", said=ROUND).stdout == "ok 0 0 5\n"
    assert ceiba("check", "-", said="nonsense").stdout.startswith("-: line 1: 'nonsense': a record begins with")


def test_a_file_that_cannot_be_read_is_wrong_usage_and_others_are_checked(tmp_path: Path) -> None:
    good = written(tmp_path, ROUND)
    result = ceiba("check", tmp_path / "nowhere", tmp_path, good)
    assert result.exit_code == 2
    assert result.stdout == f"{good}: ok 0 0 5\n"
    assert result.stderr.splitlines() == [
        f"ceiba: cannot read {tmp_path / 'nowhere'}: No such file or directory.",
        f"ceiba: cannot read {tmp_path}: Is a directory.",
    ]


def test_json_is_one_object_a_file(tmp_path: Path) -> None:
    bad = written(tmp_path, OPENING + "2 done\n", "bad")
    result = ceiba("check", "--json", SHARED_WIN, bad)
    sound, wrong = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1
    assert sound["ok"] is True
    assert len(sound["winners"]) == 2
    assert len(sound["scores"]) == 4
    assert wrong == {
        "file": str(bad),
        "ok": False,
        "line": 10,
        "text": "2 done",
        "key": "not-your-turn",
        "why": "it is seat 1's turn",
        "clause": "T3.1",
    }


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            OPENING + "1 move a5 b5 worker\n",
            "Zeile 10: '1 move a5 b5 worker': du hast dort keine solche Figur (T4.3)",
        ),
        (OPENING + "1 dance\n", "Zeile 10: '1 dance': das ist keine Aktion dieses Spiels. Meintest du done?"),
        (
            OPENING.replace('"2"', '"5"'),
            "Zeile 3: '[Seats \"5\"]': dieses Spiel ist nicht für so viele Personen (T2.1)",
        ),
        ('[Seats "2"]\n', "Zeile 1: es fehlt eine Kopfzeile, die jede Aufzeichnung hat"),
    ],
)
def test_the_reason_is_told_in_the_language(tmp_path: Path, text: str, answer: str) -> None:
    """For people; what programs read is the same in every language."""
    bad = written(tmp_path, text)
    assert ceiba("check", "--language", "de", bad).stdout == f"{bad}: {answer}\n"
    assert ceiba("check", "--language", "de", "--json", bad).stdout == ceiba("check", "--json", bad).stdout
    assert ceiba("legal", "--language", "de", bad).stderr == f"ceiba: {bad}: {answer}\n"


def test_json_of_an_unfinished_game_has_no_winners(tmp_path: Path) -> None:
    answer = json.loads(ceiba("check", "--json", written(tmp_path, ROUND)).stdout)
    assert answer == {
        "file": str(tmp_path / "game.ceiba"),
        "ok": True,
        "scores": [0, 0, 5],
        "winners": None,
        "luck": None,
    }


# -- the trace ----------------------------------------------------------------------------------------


def traced(*words: str | Path) -> list[dict[str, object]]:
    result = ceiba("check", "--trace", *words)
    assert result.exit_code == 0
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_the_trace_has_a_line_before_each_act_and_one_at_the_end(tmp_path: Path) -> None:
    lines = traced(written(tmp_path, ROUND))
    assert [line["line"] for line in lines] == [5, 6, 7, 8, 9, 10, 11, 12]
    assert [*lines[0]] == ["line", "actors", "legal", "scores"]
    assert lines[2] == {
        "line": 7,
        "actors": ["1", "2", "3"],
        "legal": {"1": ["leave", "stay"], "2": ["leave", "stay"], "3": ["leave", "stay"]},
        "scores": [0, 0, 0],
    }
    assert lines[-1]["actors"] == ["1"]
    assert lines[-1]["scores"] == [0, 0, 5]


def test_sealed_choices_are_acts_one_by_one(tmp_path: Path) -> None:
    lines = traced(written(tmp_path, ROUND))
    assert [line["actors"] for line in lines[2:5]] == [["1", "2", "3"], ["2", "3"], ["2"]]


def test_luck_is_an_actor_with_legal_acts_sorted_as_text(tmp_path: Path) -> None:
    first = traced(written(tmp_path, ROUND))[0]
    assert first["actors"] == ["*"]
    cards = ["1", "11", "13", "14", "15", "17", "2", "3", "4", "5", "7", "9", "artifact"]
    cards += ["fire", "mummies", "rockfall", "snakes", "spiders"]
    assert first["legal"] == {"*": [f"card {card}" for card in cards]}


def test_when_the_game_is_over_nobody_acts() -> None:
    last = traced(INCAN_GOLD)[-1]
    assert (last["actors"], last["legal"]) == ([], {})


@pytest.mark.parametrize("end", ["", "\n", "\n\n", "\n# so far\n"])
def test_the_last_line_is_counted_from_the_file(tmp_path: Path, end: str) -> None:
    text = ROUND.rstrip("\n") + end
    assert traced(written(tmp_path, text))[-1]["line"] == len(text.split("\n")) + (not text.endswith("\n"))


def test_comments_and_blank_lines_keep_their_numbers(tmp_path: Path) -> None:
    text = ROUND.replace("1 stay\n", "\n# now\n1 stay  # bold\n")
    assert [line["line"] for line in traced(written(tmp_path, text))][2] == 9


def test_the_trace_up_to_a_bad_line_is_still_printed(tmp_path: Path) -> None:
    bad = written(tmp_path, OPENING + "2 done\n1 done\n")
    result = ceiba("check", "--trace", bad)
    assert result.exit_code == 1
    assert [json.loads(line)["line"] for line in result.stdout.splitlines()] == [6, 7, 8, 9, 10]
    assert result.stderr == f"{bad}: line 10: '2 done': it is seat 1's turn (T3.1)\n"


def test_a_wrong_result_is_found_after_the_whole_trace(tmp_path: Path) -> None:
    bad = written(tmp_path, INCAN_GOLD.read_text().replace('[Result "', '[Result "9'))
    result = ceiba("check", "--trace", bad)
    assert result.exit_code == 1
    assert json.loads(result.stdout.splitlines()[-1])["actors"] == []
    assert "the acts end in" in result.stderr


def test_traces_of_several_files_name_them(tmp_path: Path) -> None:
    first, second = written(tmp_path, OPENING, "first"), written(tmp_path, ROUND, "second")
    files = [line["file"] for line in traced(first, second)]
    assert files == [str(first)] * 5 + [str(second)] * 8


def test_trace_and_json_are_not_asked_for_at_once() -> None:
    result = ceiba("check", "--trace", "--json", SHARED_WIN)
    assert (result.exit_code, result.stdout) == (2, "")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.ceiba")), ids=lambda path: path.stem)
def test_traces_agree_with_the_acts_that_were_played(path: Path) -> None:
    """Every act of a record is among those that the trace calls legal for its actor at its line."""
    lines = path.read_text().split("\n")
    *before, last = traced(path)
    for position in before:
        line, legal = position["line"], position["legal"]
        assert isinstance(line, int)
        assert isinstance(legal, dict)
        actor, act = lines[line - 1].split("#")[0].rstrip().split(" ", 1)
        assert act in legal[actor]
    assert last["line"] == len(lines)
