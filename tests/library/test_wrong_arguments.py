"""Whoever gives something else than what is asked for is told so in a sentence, at both speeds."""

from collections.abc import Callable
from typing import Any

import pytest

import ceiba
from ceiba.bots import make

# Any: what is given is wrong, and a checker of types would say so.
GAME: Any = ceiba.Playthrough("tikal", 2, seed=1)
RECORD: Any = ceiba.play("incan-gold", [ceiba.random_player(seat) for seat in "abc"], seed=1)
ANY: Any = ceiba

SAID: dict[str, tuple[Callable[[], object], str]] = {
    "at, text": (lambda: RECORD.at("x"), "`at` takes the number of acts, from 0, or -1 for the end; not 'x'."),
    "at, part": (lambda: RECORD.at(5.5), "`at` takes the number of acts, from 0, or -1 for the end; not 5.5."),
    "rows": (lambda: RECORD.rows("views"), "a record has rows of 'acts' and of 'events', not of 'views'."),
    "pandas": (lambda: RECORD.to_pandas("act"), "a record has rows of 'acts' and of 'events', not of 'act'."),
    "legal": (lambda: GAME.legal("x"), "an actor is a seat from 1, or LUCK, not 'x'."),
    "push": (lambda: GAME.push(None), "an act is a text or a number, not None."),
    "push_all": (lambda: GAME.push_all(5), "acts are a text, or a list of acts, not 5."),
    "why_not": (lambda: GAME.why_not(5.5), "an act is a text or a number, not 5.5."),
    "of": (lambda: ANY.Playthrough.of("x"), "a Playthrough is of a Record, not of 'x'."),
    "play": (lambda: ANY.play("tikal", 2), "the players are a list, one a seat, not 2."),
    "register": (lambda: ANY.register("x"), "what is registered is a Game, not 'x'."),
    "find": (lambda: ANY.find([]), "there is no game []; there are tikal, incan-gold."),
    "draw": (lambda: ANY.Dealer(1).draw("x"), "a dealer draws for a Position, not for 'x'."),
    "read_records": (lambda: ANY.read_records(5), "records are read from a folder, a zip or a file, not from 5."),
}


@pytest.mark.parametrize("what", SAID)
def test_a_wrong_argument_gets_a_sentence(what: str) -> None:
    wrong, sentence = SAID[what]
    before = GAME.copy()
    with pytest.raises((TypeError, ValueError)) as caught:
        wrong()
    assert str(caught.value) == sentence
    assert before == GAME


def test_a_bot_that_is_misspelt_is_guessed() -> None:
    with pytest.raises(ValueError, match=r"no bot 'gredy'; there are random, greedy, .*\. Did you mean greedy\?"):
        make("tikal", "gredy")
