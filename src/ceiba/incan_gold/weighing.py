"""Each choice with its exact chances, as a review tells them."""

from collections.abc import Sequence
from fractions import Fraction

from ceiba.descriptor import Weighed
from ceiba.game import kind_of, seat_of
from ceiba.incan_gold.action import LEAVE
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.sharing import brings, payout
from ceiba.incan_gold.state import State


def weigh(p: State, acts: Sequence[int]) -> list[Weighed]:
    """The choices of one moment, which were made together."""
    leavers = {seat_of(act) for act in acts if kind_of(act) == LEAVE}
    inside = p.count_inside()
    bust = bust_chance(p)
    told: list[Weighed] = []
    for act in acts:
        seat = seat_of(act)
        others = len(leavers - {seat})
        gems, _, worth = payout(others + 1, p.hand, p.loose, p.relics, p.found)
        told.append(
            {
                "seat": seat,
                "choice": "leave" if seat in leavers else "stay",
                "bust": str(bust),
                "leave": gems + worth,
                "stay": round(float(_after_a_card(p, inside - others, others)), 2),
            }
        )
    return told


def _after_a_card(p: State, staying: int, leaving: int) -> Fraction:
    """What each of so many who stay could carry out after the next card, when so many others have left."""
    loose = p.loose - (p.loose // leaving) * leaving if leaving else p.loose
    relics = 0 if leaving == 1 else p.relics
    found = p.found + (p.relics if leaving == 1 else 0)
    total = 0
    for kind, copies in enumerate(p.deck):
        if copies and not p.is_deadly(kind):
            share, rest, more = brings(kind, staying)
            gems, _, worth = payout(staying, p.hand + share, loose + rest, relics + more, found)
            total += copies * (gems + worth)
    return Fraction(total, p.cards)
