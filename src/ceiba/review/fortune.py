"""Luck against decision: two numbers for each seat that add up to its score, exactly.

Luck is the sum, over all that luck did, of how much better that was than its average there; so it is zero on
average, whatever anybody decides. All else is decision: one's own choices, those of others, and what anybody gets.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ceiba.game import LUCK
from ceiba.record import Record


@dataclass(frozen=True)
class Fortune:
    """Of one seat; `luck + decision` is its score."""

    seat: int
    luck: Fraction
    decision: Fraction


def fortunes(record: Record, scores: Sequence[int]) -> list[Fortune]:
    """By seat; nothing if the game cannot tell what luck is worth."""
    game, position = record.game, record.start()
    luck = [Fraction(0) for _ in scores]
    for text in record.acts:
        act = position.parse(text)
        if position.acting() == 1 << LUCK:
            more = game.luck(position, act)
            if more is None:
                return []
            luck = [so_far + one for so_far, one in zip(luck, more, strict=True)]
        position.apply(act)
    return [Fortune(seat, one, score - one) for seat, (one, score) in enumerate(zip(luck, scores, strict=True), 1)]
