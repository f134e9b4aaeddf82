"""`ceiba play`: whole games at the keyboard, and everything that can be typed there."""

import re
from pathlib import Path

import pytest
from click.testing import Result

from ceiba.record import read_record
from tests.cli.running import INCAN_GOLD, OPENING, ROUND, ceiba, written

TWO = ("tikal", "--seats", "2", "--seed", "1")


def typed(*lines: str, words: tuple[str | Path, ...] = TWO) -> str:
    """What the terminal shows when this is typed; a game that is not over is left at the end of the input."""
    result = ceiba("play", *words, said="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def flat(shown: str) -> str:
    """Without the line breaks that the width of the terminal brings."""
    return " ".join(shown.split())


# -- whole games --------------------------------------------------------------------------------------


def played(words: list[str], lines: list[str], out: Path) -> Result:
    result = ceiba("play", *words, "--out", out, said="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize(
    "words",
    [
        ["tikal", "--seats", "2"],
        ["tikal", "--seats", "3", "--seat", "2", "--camp-needs-presence", "--bots", "greedy"],
        ["tikal", "--seats", "4", "--seat", "4", "--auction", "--bots", "random"],
    ],
)
def test_a_whole_game_of_tikal(words: list[str], tmp_path: Path) -> None:
    """Whatever is asked, one of these three is an answer to it; the others are refused with a reason."""
    out = tmp_path / "game.ceiba"
    result = played([*words, "--seed", "5"], ["1", "done", "pass"] * 200, out)
    record = read_record(out.read_bytes())
    outcome = record.replay().outcome()
    assert outcome is not None
    assert record.headers["Result"] == " ".join(map(str, outcome.scores))
    assert "The game is over: " in result.stdout
    assert result.stdout.endswith(f"The record is in {out}\n")
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "words",
    [
        ["incan-gold"],
        ["incan-gold", "--seats", "8", "--seat", "8", "--open-tents"],
        ["incan-gold", "--no-artifacts", "--seats", "3"],
        ["diamant", "--seat", "2"],
    ],
)
def test_a_whole_game_of_incan_gold(words: list[str], tmp_path: Path) -> None:
    out = tmp_path / "game.ceiba"
    result = played([*words, "--seed", "5"], ["stay", "1", "leave"] * 30, out)
    outcome = read_record(out.read_bytes()).replay().outcome()
    assert outcome is not None
    seat = int(words[words.index("--seat") + 1]) if "--seat" in words else 1
    assert f"Seat {seat} (you) {outcome.scores[seat - 1]}" in result.stdout
    won = "wins." if len(outcome.winners) == 1 else "share the win."
    assert flat(result.stdout).split("The game is over: ")[1].count(won) == 1


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        played(["incan-gold", "--seed", "9"], ["stay", "leave"] * 30, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


# -- typing -------------------------------------------------------------------------------------------


def test_an_act_is_typed_by_number_or_name_or_its_beginning() -> None:
    by_name = typed("lay c4 0", "enter a5 leader", "move a5 b5")
    assert "White (you) sends the leader in at a5." in by_name
    assert "White (you) moves the leader from a5 to b5 (2 AP); gains the majority" in by_name
    assert "7 action points left" in by_name
    number = re.search(r"(\d+)\) a5 leader", by_name)
    assert number is not None
    assert "sends the leader in" in typed("lay c4 0", number[1])


def test_what_is_not_allowed_says_why() -> None:
    assert "1 uncover b5: you have no figure on this hex (T4.4)." in typed("lay c4 0", "uncover b5")
    assert "“1 dance” is not an act of this game." in typed("dance")
    assert "There is no number 99 in the list." in typed("99")
    assert "“1 lay c4” may mean: 1 lay c4 0, 1 lay c4 1," in typed("lay c4")
    assert "2 done: it is another player" in typed("2 done")
    assert "* tile A3: luck has nothing to decide now (T3.1)." in typed("* tile A3")


def test_why_explains_without_doing_anything() -> None:
    lines = ("lay c4 0", "why guard b5 worker", "why enter a5 worker", "why enter", "why", "why dance")
    shown = flat(typed(*lines))
    assert "only a player who is stronger than every other there may post a guard (T4.8)" in shown
    assert "“1 enter a5 worker” is allowed." in shown
    assert "All of these are allowed: 1 enter a5 worker, 1 enter a5 leader." in shown
    assert "“1 dance” is not an act of this game." in shown
    assert "Say which act, for example: why enter a5 worker" in shown
    assert "sends a worker" not in shown


def test_acts_are_taken_back_one_by_one() -> None:
    shown = typed("lay c4 0", "enter a5 leader", "enter a5 worker", "undo", "undo", "undo", "undo")
    assert shown.count("Taken back.") == 3
    assert shown.count("There is nothing to take back") == 1
    assert shown.count("lay A3 >") == 3


def test_undone_acts_are_not_in_the_record(tmp_path: Path) -> None:
    out = tmp_path / "game.ceiba"
    typed("lay c4 0", "enter a5 leader", "undo", words=(*TWO, "--out", out))
    acts = read_record(out.read_bytes()).acts
    assert [act.split(" ")[1] for act in acts] == ["tile", "lay"]


def test_a_finished_turn_is_not_taken_back() -> None:
    """T7.3: the others have acted and luck has drawn since."""
    shown = typed("lay c4 0", "done", "undo")
    assert "There is nothing to take back" in shown
    assert "Taken back" not in shown


def test_a_recovered_wafer_is_not_taken_back(tmp_path: Path) -> None:
    """T7.3: who has seen a wafer cannot unsee it, nor what led to it."""
    game = written(
        tmp_path,
        '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n* tile A2\n1 lay c4 3\n1 enter a5 worker\n'
        "1 move a5 b4 worker\n1 move b4 c4 worker\n",
    )
    shown = typed("recover c4", "undo", words=("--from", game))
    assert re.search(r"White \(you\) recovers a treasure on c4; finds a \w+\.", shown)
    assert "There is nothing to take back" in shown
    assert "Taken back" not in shown


def test_a_choice_that_is_revealed_is_not_taken_back() -> None:
    """I3.1: with the others' choices it has become known."""
    assert "There is nothing to take back" in typed("stay", "undo", words=("incan-gold", "--seed", "2"))


def test_help_tells_all_commands() -> None:
    for words in (("tikal",), ("incan-gold",)):
        shown = typed("help", words=words)
        for word in ("undo", "why ACT", "look", "save FILE", "quit"):
            assert f"  {word}" in shown


def test_look_shows_the_board_again() -> None:
    assert typed("look").count("/a4 ▲1") == 2


def test_empty_lines_do_nothing() -> None:
    assert typed("", "  ").count(" > ") == 3


def test_in_an_auction_a_number_is_a_bid() -> None:
    words = ("tikal", "--auction", "--seats", "2", "--seed", "1")
    shown = typed("21", "7", words=words)
    assert "1 bid 21: nobody bids more points than they have (T6.7)." in shown
    assert "White (you) bids 7." in shown


# -- hidden things ------------------------------------------------------------------------------------


def test_the_tents_of_others_are_not_shown(tmp_path: Path) -> None:
    """I5.1: seat 3 has five gems in its tent, which seat 1 may not count."""
    shown = typed(words=("--from", written(tmp_path, ROUND)))
    rows = {line.split("  ")[0].strip(): line for line in shown.splitlines() if line.startswith(" Seat")}
    assert rows["Seat 3"].split() == ["Seat", "3", "in", "the", "camp", "?"]
    assert rows["Seat 1 (you)"].split() == ["Seat", "1", "(you)", "inside", "3", "0"]


def test_open_tents_are_shown(tmp_path: Path) -> None:
    """I5.3"""
    game = written(tmp_path, ROUND.replace("\n\n", '\n[OpenTents "yes"]\n\n', 1))
    assert re.search(r"Seat 3 +in the camp +5", typed(words=("--from", game)))


def test_choices_are_told_only_together(tmp_path: Path) -> None:
    """I3.1: at the prompt nothing is known of what the bots will do."""
    shown = typed(words=("incan-gold", "--seed", "3"))
    told = shown[shown.index("Round 1 of 5") :]
    assert not re.search("goes? on|goes? back|carries", told)


# -- coming and going ---------------------------------------------------------------------------------


def test_it_speaks_the_language_asked_for_else_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Weiß (du), lege A3 an > " in typed(words=(*TWO, "--language", "de"))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Blanc (vous), posez A3 > " in typed(words=TWO)
    assert "White (you), lay A3 > " in typed(words=(*TWO, "--language", "en"))
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "White (you), lay A3 > " in typed(words=TWO)


def test_another_language_asks_and_answers_too(tmp_path: Path) -> None:
    out = tmp_path / "mine.ceiba"
    shown = typed("schach", "2", "hilfe", "", "ende", words=("--language", "de", "--out", out))
    assert "Welches Spiel? (Eingabetaste: tikal) " in shown
    assert "Ein Spiel „schach“ gibt es nicht" in shown
    assert "Du hast den Tisch verlassen." in shown
    assert shown.endswith(f"Die Aufzeichnung ist in {out}\n")


def test_without_a_game_it_asks() -> None:
    assert "(you), lay A" in typed("", words=())
    assert "torch or camp" in typed("2", words=())
    assert "There is no game “chess”" in typed("chess", "diamant", words=())
    assert "torch or camp" in typed("chess", "diamant", words=())
    assert typed(words=()).endswith("Which game? (Enter: tikal) \n")


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.ceiba"
    shown = typed("lay c4 0", "quit", str(tmp_path), str(file))
    assert f"{tmp_path} exists already; choose another name." in shown
    assert f"Saved to {file}." in shown
    assert read_record(file.read_bytes()).acts[1] == "1 lay c4 0"
    assert "Saved" not in typed("quit", "")


def test_saving_writes_over_nothing_but_its_own(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.ceiba", written(tmp_path, "precious", "other")
    shown = typed(f"save {mine}", "lay c4 0", f"save {mine}", f"save {other}", "save", f"save {tmp_path}/no/x")
    assert shown.count(f"Saved to {mine}.") == 2
    assert f"{other} exists already; choose another name." in shown
    assert "Say where to" in shown
    assert f"Cannot write {tmp_path}/no/x: No such file or directory." in shown
    assert other.read_text() == "precious"
    assert len(read_record(mine.read_bytes()).acts) == 2


def test_a_game_goes_on_where_a_record_ends(tmp_path: Path) -> None:
    game, out = written(tmp_path, OPENING), tmp_path / "out.ceiba"
    shown = typed("done", words=("--from", game, "--out", out))
    assert "White (you), 7 action points left > " in shown
    acts = read_record(out.read_bytes()).acts
    assert acts[:5] == [*read_record(OPENING).acts, "1 done"]
    assert read_record(out.read_bytes()).headers["Names"] == "Ada, Bo"


def test_a_finished_game_is_only_told(tmp_path: Path) -> None:
    assert "The game is over: " in typed(words=("--from", INCAN_GOLD))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["tikal", "--seat", "5"], "--seat is 1 to 4, not 5."),
        (["tikal", "--seat", "0"], "--seat is 1 to 4, not 0."),
        (["tikal", "--seats", "9"], "tikal is for 2 to 4 players, not 9."),
        (["tikal", "--open-tents"], "--open-tents is not an option of tikal."),
        (["tikal", "--bots", "clever"], "tikal has no bot 'clever'"),
        (["tikal", "--from", "x"], "--from says which game it is"),
        (["--from", "/nowhere"], "cannot read /nowhere"),
    ],
)
def test_a_table_that_cannot_be_set_is_one_sentence(words: list[str], sentence: str) -> None:
    result = ceiba("play", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"ceiba: {sentence}")
    assert len(result.stderr.splitlines()) == 1


def test_a_bad_record_is_not_gone_on_with(tmp_path: Path) -> None:
    result = ceiba("play", "--from", written(tmp_path, OPENING + "nonsense\n"))
    assert result.exit_code == 1
    assert "line 10: 'nonsense'" in result.stderr
