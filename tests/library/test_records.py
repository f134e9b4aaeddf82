"""Records to be analysed: looked at anywhere, told by acts and turns, counted in tables, with their comments."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

import ceiba
from ceiba import INCAN_GOLD, TIKAL, BadRecord, Game, Record, read_record
from ceiba.record_text import MOST_LINE

DOCS = Path(__file__).parents[2] / "docs"
HEAD = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n'
ROUND = f'{HEAD}[Names "Ada, Bo, Cy"]\n\n* card 11\n2 stay\n1 leave\n3 leave\n'

games = pytest.mark.parametrize("game", [TIKAL, INCAN_GOLD], ids=lambda game: game.name)


def played(game: Game, seed: int = 1) -> Record:
    return ceiba.play(game, [ceiba.random_player(f"{seed} {seat}") for seat in range(3)], seed=seed)


# -- at, by acts, by turns ----------------------------------------------------------------------------


@games
def test_any_position_can_be_looked_at(game: Game) -> None:
    record = played(game)
    positions = [position for _, position in record.positions()]
    assert record.at(0) == game.start(3)
    assert record.at(7) == positions[7]
    assert record.at(-1) == record.at(len(record.acts)) == record.replay()
    assert record.at(-len(positions)) == positions[0]
    for number in (len(positions), -len(positions) - 1):
        with pytest.raises(IndexError, match=f"this record has {len(record.acts)} acts: `at` takes 0 to"):
            record.at(number)


@games
def test_the_steps_lead_from_the_start_to_the_end(game: Game) -> None:
    record = played(game)
    steps = [*record.steps()]
    assert [step.act for step in steps] == record.acts
    assert [step.number for step in steps] == [*range(1, len(record.acts) + 1)]
    for step in steps:
        assert step.before == record.at(step.number - 1) if step.number % 50 == 0 else True
        after = step.before.copy()
        after.apply(step.act.number)
        assert after == step.after
    assert steps[-1].after.outcome() == record.outcome
    assert steps[-1].events[-1]["key"] == "game-ended"
    assert len(steps[-1].tell()) == len(steps[-1].events)


@games
def test_the_turns_hold_all_steps(game: Game) -> None:
    record = played(game)
    turns = [*record.turns()]
    assert [step.act for turn in turns for step in turn] == record.acts
    assert [turn.number for turn in turns] == [*range(1, len(turns) + 1)]
    if game is TIKAL:
        assert all(turn.acts[-1].verb == "done" and len(turn.seats) == 1 for turn in turns)
    else:
        assert all({act.verb for act in turn.acts} <= {"stay", "leave"} for turn in turns if turn.seats)


def test_an_auction_is_part_of_the_turn_it_is_about() -> None:
    record = ceiba.play("tikal", [ceiba.random_player(seat) for seat in "abc"], seed=1, auction=True)
    verbs = [{act.verb for act in turn.acts} for turn in record.turns()]
    assert all("done" in turn for turn in verbs)
    assert any({"bid", "choose", "lay"} <= turn for turn in verbs)


def test_sentences_name_the_players() -> None:
    record = read_record(ROUND)
    assert record.names == ("Ada", "Bo", "Cy")
    assert "Ada" in " ".join([*record.steps()][-1].tell())
    nameless = read_record(ROUND.replace(", Cy", ""))
    assert nameless.names == ()
    assert "Seat 1" in " ".join([*nameless.steps()][-1].tell())


def test_a_seat_saw_what_it_could_see() -> None:
    record = read_record(ROUND)
    own, other, onlooker = ([*record.views(seat)] for seat in (2, 1, None))
    assert len(own) == len(record.acts) + 1
    assert own[2]["choice"] == "stay"
    assert other[2]["choice"] is None
    assert onlooker == [position.view(None) for _, position in record.positions()]


# -- tables -------------------------------------------------------------------------------------------


@games
def test_acts_and_events_are_rows(game: Game) -> None:
    record = played(game)
    acts = [*record.rows()]
    assert [row["act"] for row in acts] == record.acts
    assert record.outcome is not None
    assert [acts[-1][f"score_{seat}"] for seat in (1, 2, 3)] == [*record.outcome.scores]
    events = [*record.rows("events")]
    assert len(events) == sum(len(told) for _, told in record.events())
    assert events[-1]["key"] == "game-ended"
    assert acts[-1]["turn_number"] == events[-1]["turn_number"] == len([*record.turns()])


@games
def test_pandas_has_what_the_rows_say(game: Game) -> None:
    record = played(game)
    acts, events = record.to_pandas(), record.to_pandas("events")
    assert [*acts["act"]] == record.acts
    assert len(events) == len([*record.rows("events")])
    if game is TIKAL:
        spent = acts[acts["seat"] == 1].groupby("turn_number")["price"].sum()
        assert 0 < spent.max() <= 10
        assert str(acts["price"].dtype) == "Int64"


def test_without_pandas_a_sentence_says_how_to_have_it() -> None:
    program = (
        "import sys; sys.modules['pandas'] = None\n"
        "import ceiba\n"
        "record = ceiba.play('incan-gold', [ceiba.random_player(seat) for seat in 'abc'])\n"
        "assert [*record.rows()]\n"
        "try: record.to_pandas()\n"
        "except ImportError as error: print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "to_pandas needs pandas: pip install 'ceiba[pandas]' brings it.\n"


# -- comments -----------------------------------------------------------------------------------------


def examples() -> list[str]:
    blocks = (DOCS / "notation.md").read_text(encoding="utf-8").split("```")
    return [block.lstrip("\n") for block in blocks if block.lstrip("\n").startswith("[Game ")]


@pytest.mark.parametrize("text", examples(), ids=lambda text: text.split('"')[1])
def test_the_examples_of_the_notation_are_written_as_they_were_read(text: str) -> None:
    assert " # " in text
    assert str(read_record(text)) == text


def test_comments_are_known_by_what_they_stand_behind_or_above() -> None:
    record = read_record(
        f"# above all\n#\n{HEAD[:-1]}  # a few\n# of the table\n\n# round one\n* card 11# rich!\n1 stay\n"
        "   # Bo\n   #   hesitates\n2 stay\n\n# to be continued\n"
    )
    assert record.comments == {"Seats": "a few", 1: "rich!"}
    assert record.remarks == {
        "Game": "above all\n",
        0: "of the table\nround one",
        2: "Bo\n  hesitates",
        3: "to be continued",
    }
    assert str(record) == (
        f"# above all\n#\n{HEAD[:-1]}  # a few\n\n# of the table\n# round one\n* card 11  # rich!\n1 stay\n"
        "# Bo\n#   hesitates\n2 stay\n# to be continued\n"
    )
    again = read_record(str(record))
    assert (again.comments, again.remarks) == (record.comments, record.remarks)
    assert eval(repr(record), {"Record": Record}).remarks == record.remarks
    assert [step.comment for step in record.steps()] == ["rich!", "", ""]


words = st.text(st.characters(codec="utf-8", exclude_characters="\n\0"), max_size=30)


@settings(deadline=None)
@given(st.lists(st.tuples(words, words), min_size=4, max_size=4), words)
def test_what_is_read_again_has_the_same_comments(beside: list[tuple[str, str]], above: str) -> None:
    lines = [f"# {above}", *HEAD.splitlines(), ""]
    acts = ["* card 11", "2 stay", "1 leave", "3 leave"]
    for act, (behind, between) in zip(acts, beside, strict=True):
        lines += [f"#{between}", f"{act} # {behind}"]
    record = read_record("\n".join(lines))
    again = read_record(str(record))
    assert (again.comments, again.remarks, again.acts) == (record.comments, record.remarks, acts)
    assert str(again) == str(record)


def test_a_comment_can_be_added() -> None:
    record = read_record(ROUND)
    record.comments[4] = "both at once"
    record.remarks[0] = "The first round.\nAll go in."
    assert str(record).endswith(
        "\n\n# The first round.\n# All go in.\n* card 11\n2 stay\n1 leave\n3 leave  # both at once\n"
    )


@pytest.mark.parametrize("comment", ["two\nlines", "a \0", "a \udc80", "x" * MOST_LINE])
def test_a_comment_that_could_not_be_read_again_is_not_written(comment: str) -> None:
    record = read_record(ROUND)
    record.comments[1] = comment
    with pytest.raises(ValueError, match="cannot be written"):
        str(record)


# -- from files ---------------------------------------------------------------------------------------


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "game.ceiba"
    file.write_text(ROUND, encoding="utf-8")
    record = read_record(file)
    assert record == read_record(ROUND)
    assert record.source == str(file)
    with pytest.raises(BadRecord, match=r"a file is read by its path, read_record\(Path\('game.ceiba'\)\)"):
        read_record("game.ceiba")
    with pytest.raises(TypeError, match="a record is read from its text, its bytes or a Path, not from 7"):
        read_record(7)  # type: ignore[arg-type] # that is the question


def test_an_error_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.ceiba"
    file.write_text(f"{ROUND}1 dance\n", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"game\.ceiba: line 10: '1 dance': 'dance' is not an act") as caught:
        read_record(file).replay()
    assert caught.value.source == str(file)
    file.write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"game\.ceiba: line 1: 'nonsense'"):
        read_record(file)
