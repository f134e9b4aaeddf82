"""What notebooks show by themselves."""

from html import escape
from xml.etree import ElementTree

import pytest

from ceiba import Playthrough, play, random_player


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_a_record_shows_its_headers_and_its_end(game: str) -> None:
    record = play(game, [random_player(seat) for seat in range(3)], seed=1)
    record.headers["Names"] = "Ada, Bob & Co, <i>"
    shown = record._repr_html_()
    assert "<td>Ada, Bob &amp; Co, &lt;i&gt;</td>" in shown
    assert f"<th>Game</th><td>{game}</td>" in shown
    assert record.at(-1).draw() in shown
    ElementTree.fromstring(f"<div>{shown}</div>")


def test_a_record_that_cannot_be_replayed_says_why() -> None:
    record = play("incan-gold", [random_player(seat) for seat in range(3)], seed=1)
    record.acts[0] = "* card 99"
    shown = record._repr_html_()
    assert "* card 99" in shown
    assert "<svg" not in shown


def test_steps_and_turns_tell_what_happened_and_show_it() -> None:
    game = Playthrough("incan-gold", 3)
    game.push_all("* card 11; 1 stay; 2 leave; 3 stay")
    turn = [*game.turns()][-1]
    assert game.last is not None
    for told in (turn, game.last):
        shown = told._repr_html_()
        assert told.tell()
        assert all(f"<li>{escape(sentence)}</li>" in shown for sentence in told.tell())
        assert shown.endswith(game.draw())
