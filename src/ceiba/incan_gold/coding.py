"""Incan Gold in numbers: 0 to stay, 1 to leave; and what a seat may know (I5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.coding import Coding, size
from ceiba.game import Position, kind_of, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import KINDS, ROUNDS

MOST_CARDS: Final = 35  # quest cards and artifacts


class IncanGoldCoding(Coding):
    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.actions = 2
        self.features = size(self.parts())
        self.chances = KINDS
        self.longest = ROUNDS * MOST_CARDS * seats

    def parts(self) -> list[tuple[str, tuple[int, ...]]]:
        return [
            ("round", (1,)),
            ("hand", (1,)),  # gems that everyone inside holds
            ("path_gems", (1,)),
            ("path_artifacts", (1,)),
            ("artifacts_found", (1,)),
            ("cards", (1,)),
            ("deadly", (1,)),  # cards to come that would end the round
            ("deck", (KINDS,)),  # cards to come: treasures by value, hazards, artifacts
            ("turned", (KINDS,)),  # cards turned this round
            ("seats", (int(self.seats), 4)),  # inside; gems in the tent, -1 if hidden; artifacts, and their points
        ]

    def number(self, act: i64) -> i64:
        return kind_of(act) - STAY

    def act(self, position: Position, seat: i64, number: i64) -> i64:
        return pack(seat, LEAVE if number == 1 else STAY)

    def observe(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        assert isinstance(position, IncanGold), "a position of another game"
        p = position
        # Arrays are taken from their object once: to ask it each time costs more than the rest.
        deck, turned, tents, finds, worth = p.deck, p.turned, p.tents, p.finds, p.finds_worth
        into[at] = i16(p.round)
        into[at + 1] = i16(p.hand)
        into[at + 2] = i16(p.loose)
        into[at + 3] = i16(p.relics)
        into[at + 4] = i16(p.found)
        into[at + 5] = i16(p.cards)
        into[at + 6] = i16(p.deadly())
        at += 7
        kind: i64 = 0
        while kind < KINDS:
            into[at + kind] = i16(deck[kind])
            into[at + KINDS + kind] = i16(turned[kind])
            kind += 1
        at += 2 * KINDS
        all_open = p.open_tents or p.is_over()
        other = seat
        seen: i64 = 0
        seats = p.seats
        inside = p.inside
        while seen < seats:
            into[at] = i16(inside >> other & 1)
            into[at + 1] = i16(tents[other - 1]) if all_open or seen == 0 else i16(-1)
            into[at + 2] = i16(finds[other - 1])
            into[at + 3] = i16(worth[other - 1])
            at += 4
            seen += 1
            other = other + 1 if other < seats else 1
