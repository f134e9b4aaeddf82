"""What luck and the others did, told in sentences: from events alone, one line for each who did something."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ceiba.record import read_record
from ceiba.terminal.story import Story
from tests.cli.running import RECORDS, ceiba, written

TIKAL = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n'


def told(*things: tuple[str, str]) -> list[str]:
    """A story of sentences, each with the one whose doing it is."""
    shown = StringIO()
    story = Story(Console(width=200, file=shown), ["Ada", "Bo"], "; ")
    for sentence, doer in things:
        story.add(sentence, doer)
    story.flush()
    return shown.getvalue().splitlines()


def test_a_line_for_each_who_did_something() -> None:
    assert told(("Ada hops.", "Ada"), ("Ada sits.", "Ada"), ("Bo hops.", "Bo")) == ["Ada hops; sits.", "Bo hops."]


def test_what_is_done_again_is_counted() -> None:
    deeds = ["hops", "hops", "sits", "hops"]
    assert told(*[(f"Ada {deed}.", "Ada") for deed in deeds]) == ["Ada hops (2×); sits; hops."]  # noqa: RUF001


def test_what_it_does_to_others_is_told_where_it_happens() -> None:
    things = [("Ada hops.", "Ada"), ("Bo falls.", "Ada"), ("Ada laughs.", "Ada"), ("Ada sits.", "Ada")]
    assert told(*things) == ["Ada hops. Bo falls. Ada laughs; sits."]


def test_what_concerns_everyone_stands_by_itself() -> None:
    things = [("Ada hops.", "Ada"), ("It rains; Bo is wet.", "Ada"), ("Ada sits.", "Ada"), ("It rains.", "")]
    assert told(*things) == ["Ada hops.", "It rains; Bo is wet.", "Ada sits.", "It rains."]


def test_several_sentences_stay_as_they_are() -> None:
    assert told(("Ada hops.", "Ada"), ("Ada scores 3. Total: 5.", "Ada")) == ["Ada hops. Ada scores 3. Total: 5."]


def test_nothing_is_told_of_nothing() -> None:
    assert told() == []


def test_a_turn_of_tikal_is_one_line(tmp_path: Path) -> None:
    """As a person at seat 2 is told of it."""
    acts = ["lay c4 3", "enter a5 worker", "enter a5 worker", "move a5 b4 worker", "done"]
    game = written(tmp_path, TIKAL + "* tile A2\n")
    shown = ceiba("play", "--from", game, "--bots", "random", said="\n".join([*acts, "quit", ""])).stdout
    lines = [line for line in " ".join(shown.split()).split("White (you)") if line]
    assert any("lays A2 on c4." in line for line in lines)
    assert any("moves a worker from a5 to b4 (1 AP)." in line for line in lines)
    assert "Black draws " in shown


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.ceiba")), ids=lambda path: path.stem)
def test_every_act_of_every_game_is_told(path: Path) -> None:
    """But for sealed choices, of which the last one tells; and each sentence is whole."""
    from ceiba.words import speak

    record = read_record(path.read_bytes())
    game, words = record.game, speak("en")
    names = [f"Player{seat}" for seat in range(1, int(record.headers["Seats"]) + 1)]
    position = record.start()
    for text in record.acts:
        before, act = position.copy(), position.parse(text)
        position.apply(act)
        events = game.events(before, act, position)
        assert events or len(before.actors()) > 1
        for event in events:
            assert words.event(game, event, names).endswith((".", "!"))
