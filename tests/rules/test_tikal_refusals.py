"""Every act there is, legal or not: only the illegal ones have a reason against them, which names a clause."""

from functools import cache
from itertools import product
from random import Random

import pytest

import ceiba
from ceiba.tikal.action import FIGURES, VERBS
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.tables import MOTIFS, TILE_COUNT, TILE_NAMES
from tests.rules.test_clauses import clauses_told
from tests.rules.tikal_wandering import wander

TILES = TILE_NAMES[:TILE_COUNT]
BIDS = tuple(map(str, [*range(30), 999_999]))

# What may stand after each verb.
WORDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "tile": (TILES,),
    "wafer": (MOTIFS,),
    "lay": (CELL_NAMES, tuple("012345")),
    "enter": (CELL_NAMES, FIGURES),
    "path": (CELL_NAMES, CELL_NAMES, FIGURES),
    "move": (CELL_NAMES, CELL_NAMES, FIGURES),
    "uncover": (CELL_NAMES,),
    "recover": (CELL_NAMES,),
    "exchange": (tuple("1234"), MOTIFS, MOTIFS),
    "camp": (CELL_NAMES,),
    "guard": (CELL_NAMES, FIGURES),
    "done": (),
    "bid": (BIDS,),
    "pass": (),
    "choose": (TILES,),
}


@cache
def readable(verb: str) -> list[str]:
    """Every act of this verb, by every seat."""
    actors = "*" if verb in ("tile", "wafer") else "1234"
    return [" ".join(words) for words in product(actors, [verb], *WORDS[verb])]


def test_every_verb_is_tried() -> None:
    assert [*WORDS] == [*VERBS]
    assert sum(len(readable(verb)) for verb in VERBS) > 25_000


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_is_what_is_not_legal(seats: int, auction: bool) -> None:
    """Of a broad choice of acts, at positions of all kinds; asking for reasons changes nothing."""
    random = Random(seats)
    clauses = {*clauses_told()}
    keys: set[str] = set()
    for number, position in enumerate(wander(seats, seats, auction=auction, camp_needs_presence=seats == 3)):
        if number % 8 and position.actors():
            continue
        legal = {position.write(act) for actor in position.actors() for act in position.legal(actor)}
        sample = [text for verb in VERBS for text in random.sample(readable(verb), min(8, len(readable(verb))))]
        before = str(position)
        for text in [*sample, *legal]:
            act = position.parse(text)
            assert position.write(act) == text
            reason = position.why_not(act)
            assert (reason is None) == (text in legal), text
            if reason is not None:
                assert reason.clause in clauses, text
                assert reason.sentence[0].islower()
                assert not reason.sentence.endswith(".")
                keys.add(reason.key)
        assert str(position) == before
    assert len(keys) > 20


@pytest.mark.parametrize("auction", [False, True])
def test_all_acts_at_a_few_positions(auction: bool) -> None:
    """Not a sample, but each of them."""
    visited = [str(position) for position in wander(7, 2, auction=auction)]
    for text in visited[:: len(visited) // 3]:
        position = ceiba.TIKAL.read_position(text)
        legal = {act for actor in position.actors() for act in position.legal(actor)}
        acts = [position.parse(text) for verb in VERBS for text in readable(verb)]
        assert {act for act in acts if position.why_not(act) is None} == legal
