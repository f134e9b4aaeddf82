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
PLACES: dict[str, Any] = {name: ceiba.start(name, 3) for name in ("tikal", "incan-gold")}
MAKE: Any = make
A_NUMBER = "an act is a number here, not {}; `read` makes one of a text."
A_TEXT = "this is read from a text, not from 5."
A_SEED = "a seed is a whole number or a text, not []."

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
    "play": (lambda: ANY.play("tikal", 2), "the players are a list, one for each seat, not 2."),
    "register": (lambda: ANY.register("x"), "what is registered is a Game, not 'x'."),
    "find": (lambda: ANY.find([]), "there is no game []; there are tikal, incan-gold, diamant."),
    "find, a variant": (
        lambda: ANY.find("diamant"),
        "diamant is 'incan-gold' played with artifacts=False: name that game here.",
    ),
    "Act": (
        lambda: ANY.Act("1 done"),
        "acts come from `legal` and `push` of a Playthrough, or from Act.of(game, position, number).",
    ),
    "Record": (lambda: ANY.Record("x"), "a Record is made of headers, not of 'x'; `read_record` reads a text."),
    "draw": (lambda: ANY.Dealer(1).draw("x"), "a dealer draws for a Position, not for 'x'."),
    "random": (lambda: ANY.random_player([]), A_SEED),
    "seed of a bot": (lambda: MAKE("tikal", "greedy", seed=[]), A_SEED),
    "name of a bot": (lambda: MAKE("tikal", None), "a bot is named by a text, such as 'random', not None."),
    "bot of Tikal": (
        lambda: make("tikal", "greedy").choose(PLACES["incan-gold"], 1),
        "this bot plays Tikal, and knows nothing of IncanGold.",
    ),
    "bot of Incan Gold": (
        lambda: make("incan-gold", "solver").explain(PLACES["tikal"], 1),
        "this bot plays IncanGold, and knows nothing of Tikal.",
    ),
    "no record": (lambda: ceiba.read_record(""), 'line 1: a record begins with headers, such as [Game "tikal"]'),
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


ABOUT_POSITIONS: dict[str, tuple[Callable[[Any], object], str]] = {
    "legal, text": (lambda p: p.legal("1"), "an actor is a seat from 1, or LUCK, not '1'."),
    "legal, nobody": (lambda p: p.legal(None), "an actor is a seat from 1, or LUCK, not None."),
    "act": (lambda p: p.act(None), A_NUMBER.format(None)),
    "act, bytes": (lambda p: p.act(b"1 stay"), A_NUMBER.format("b'1 stay'")),
    "why_not": (lambda p: p.why_not("1 stay"), A_NUMBER.format("'1 stay'")),
    "write": (lambda p: p.write("1 stay"), A_NUMBER.format("'1 stay'")),
    "read": (lambda p: p.read(5), A_TEXT),
    "parse": (lambda p: p.parse(5), A_TEXT),
    "from_text": (lambda p: type(p).from_text(5), A_TEXT),
    "known_to": (lambda p: p.known_to("a"), "there is no seat 'a' here: seats are 1 to 3, an onlooker is None."),
    "known_to, nobody": (
        lambda p: p.known_to(9),
        "there is no seat 9 here: seats are 1 to 3, an onlooker is None.",
    ),
    "view": (lambda p: p.view(1.5), "there is no seat 1.5 here: seats are 1 to 3, an onlooker is None."),
}


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("what", ABOUT_POSITIONS)
def test_a_position_answers_in_the_same_words_at_both_speeds(what: str, name: str) -> None:
    wrong, sentence = ABOUT_POSITIONS[what]
    before = PLACES[name].key()
    with pytest.raises((TypeError, ValueError)) as caught:
        wrong(PLACES[name])
    assert str(caught.value) == sentence
    assert PLACES[name].key() == before


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (None, "chose 'act None', which is not legal"),
        (10**30, f"chose 'act {10**30}', which is not legal"),
        (-1, "chose 'act -1', which is not legal"),
        ("1 done", "chose \"act '1 done'\", which is not legal: `position.read` makes an act of a text"),
    ],
)
def test_a_player_who_answers_with_something_else_is_told(chosen: object, sentence: str) -> None:
    with pytest.raises(ceiba.IllegalAct) as caught:
        ANY.play("tikal", [lambda position, seat: chosen] * 2)
    assert str(caught.value) == sentence


def test_a_bot_that_is_misspelt_is_guessed() -> None:
    with pytest.raises(ValueError, match=r"no bot 'gredy'; there are tourist, .*\. Did you mean greedy\?"):
        make("tikal", "gredy")
