"""Recorded games of Tikal, for every variant, number of players and way of ending, replayed to the same result."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from ceiba import Outcome, Record, read_record
from ceiba.tikal.action import VERBS
from tests.rules.tikal_games import fact, legal, seen

RECORDS = Path(__file__).parent / "tikal"


class Ending(NamedTuple):
    """The scores when the final round begins, who has laid the last tile, in which order it is played; the end."""

    before: tuple[int, ...]
    last: int
    order: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


ENDINGS = {
    "basic_2_beyond_100": Ending((86, 68), 2, (1, 2), (132, 119), (1,)),
    "basic_2_sealed_cell": Ending((25, 18), 2, (1, 2), (35, 29), (1,)),
    "basic_3": Ending((50, 61, 63), 3, (1, 2, 3), (77, 100, 96), (2,)),
    "basic_3_won_by_three": Ending((13, 14, 10), 3, (1, 2, 3), (20, 20, 20), (1, 2, 3)),
    "basic_4_nobody_moves": Ending((0, 0, 0, 0), 4, (1, 2, 3, 4), (0, 0, 0, 0), (1, 2, 3, 4)),
    "basic_4_won_by_two": Ending((27, 51, 47, 43), 4, (1, 2, 3, 4), (31, 74, 74, 58), (2, 3)),
    "presence_2": Ending((63, 71), 2, (1, 2), (104, 107), (2,)),
    "presence_3": Ending((17, 57, 50), 3, (1, 2, 3), (31, 77, 87), (3,)),
    "presence_4": Ending((27, 38, 47, 22), 4, (1, 2, 3, 4), (47, 58, 74, 32), (3,)),
    "auction_2": Ending((97, 86), 1, (2, 1), (146, 129), (1,)),
    "auction_2_two_sealed_cells": Ending((15, 44), 2, (1, 2), (27, 58), (2,)),
    "auction_3_every_verb": Ending((47, 55, 51), 2, (1, 3, 2), (76, 92, 84), (2,)),
    "auction_3_nobody_bids": Ending((20, 20, 20), 3, (1, 2, 3), (20, 20, 20), (1, 2, 3)),
    # Seats 1 and 3 are even: seat 3 sits nearer to the left of seat 2, who has laid the last tile.
    "auction_4_final_order": Ending((6, 9, 6, 4), 2, (4, 3, 1, 2), (9, 21, 9, 6), (2,)),
    # Seats 2 and 4 are even: seat 4 has laid the last tile and comes after seat 2.
    "auction_4_won_by_two": Ending((14, 8, 11, 8), 4, (2, 4, 3, 1), (17, 8, 17, 12), (1, 3)),
    "auction_presence_4": Ending((48, 44, 40, 43), 4, (3, 4, 2, 1), (68, 74, 58, 59), (2,)),
}


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.ceiba").read_bytes())


@pytest.mark.parametrize("name", ENDINGS)
def test_ending(name: str) -> None:
    """T5.5, T5.7, T6.8 The recorded game comes to its final round and its end as it did."""
    record = recorded(name)
    before, last, order, scores, winners = ENDINGS[name]
    turns: list[int] = []
    laid = 0
    for act, (_, position) in zip([*record.acts, ""], record.positions(), strict=True):
        if position.actors() and " lay " in act:
            laid = int(act[0])
        if fact(position, "stage") == "final" and act.endswith(" done"):
            if not turns:
                assert tuple(position.scores_now()) == before
            turns += position.actors()
    assert laid == last
    assert tuple(turns) == order
    assert position.outcome() == Outcome(scores, winners)
    assert record.headers["Result"] == " ".join(map(str, scores))
    assert str(record) == (RECORDS / f"{name}.ceiba").read_text("utf-8")


def test_every_variant_and_number_of_players_is_recorded() -> None:
    """T2.1 The basic game, the auction game and the game with the option for camps, by two, three and four."""
    assert {path.name for path in RECORDS.iterdir()} == {f"{name}.ceiba" for name in ENDINGS}
    kinds = set()
    for name in ENDINGS:
        headers = recorded(name).headers
        options = [headers.get(option, "no") for option in ("Auction", "CampNeedsPresence")]
        kinds.add(f"{headers['Seats']} {' '.join(options)}")
    for seats in "234":
        assert {f"{seats} no no", f"{seats} yes no", f"{seats} no yes"} <= kinds


def test_components_stay_complete() -> None:
    """T1.3, T1.4, T1.5, T1.6 No position of these games has a fault."""
    for name in ENDINGS:
        for number, (_, position) in enumerate(recorded(name).positions()):
            assert number % 10 or position.faults() == []


def test_scores_go_past_a_hundred() -> None:
    """T5.6 Up to 146 here."""
    assert max(max(ending.scores) for ending in ENDINGS.values()) == 146


def test_a_game_with_every_verb() -> None:
    """T4.1, T4.2, T4.3, T4.4, T4.5, T4.6, T4.7, T4.8, T6.2, T6.5 Every act of Tikal in one game."""
    acts = recorded("auction_3_every_verb").acts
    assert {act.split()[1] for act in acts} == {*VERBS}


def test_nobody_bids() -> None:
    """T6.3 All pass in every auction, and the order of play never changes."""
    acts = recorded("auction_3_nobody_bids").acts
    assert not any(" bid " in act for act in acts)
    assert [act[0] for act in acts if " lay " in act] == ["1", "2", "3"] * 12


def sealed_in(name: str) -> Iterator[tuple[str, list[str]]]:
    """The layings by which a tile got onto a cell where no border is open, and what else could have been done."""
    before: list[str] = []
    laying = ""
    for act, (_, position) in zip([*recorded(name).acts, ""], recorded(name).positions(), strict=True):
        if laying:
            cell = laying.split()[2]
            closed = seen(position, "cells", cell, "borders") == [0] * 6
            if closed and seen(position, "cells", cell, "terrain") != "volcano":
                yield laying, before
        laying = act if " lay " in act else ""
        before = legal(position) if laying else []


def test_a_sealed_cell() -> None:
    """T3.4 Volcanoes on a2 and b1 seal a1; the last tile goes there, turned as one likes."""
    ((laying, choice),) = sealed_in("basic_2_sealed_cell")
    assert laying.split()[2] == "a1"
    assert choice == [f"lay a1 {turn}" for turn in range(6)]


def test_two_sealed_cells() -> None:
    """T3.4, T3.2 Volcanoes on a3, b1 and b2 seal a1 and a2; the last tile must be entered from the one before."""
    ((_, choice),) = sealed_in("auction_2_two_sealed_cells")
    assert choice == [f"lay {cell} {turn}" for cell in ("a1", "a2") for turn in range(6)]
    last = [position for _, position in recorded("auction_2_two_sealed_cells").positions()][-1]
    assert seen(last, "cells", "a1", "borders", 3) == seen(last, "cells", "a2", "borders", 0) != 0
