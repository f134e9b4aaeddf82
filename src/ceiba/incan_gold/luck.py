"""What a card brings those inside beside what a card brings on average: luck, card by card, as exact fractions.

What a moment is worth to whoever is inside is estimated: what they would carry out now if all left, or what that
would be on average after one more card, whichever is more. However good the estimate, luck measured by it is zero
on average whatever the players do, since each card is compared with all that might have come in its place.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.incan_gold.sharing import brings, points
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, KINDS

PARTS: Final = 1000  # of a point: worths are whole numbers of them, so that nothing is lost in adding up


def out_now(hand: i64, loose: i64, relics: i64, found: i64, inside: i64) -> i64:
    """What each would carry out if all left now; artifacts as if they were shared, for one of them may get them."""
    return PARTS * hand + PARTS * loose // inside + PARTS * points(relics, found) // inside


def worth_after(p: State, kind: i64) -> i64:
    """What this card leaves each of those inside in this round; it is not turned up for that."""
    if p.is_deadly(kind):
        return 0
    inside = p.count_inside()
    share, rest, relics = brings(kind, inside)
    hand, loose, lying = p.hand + share, p.loose + rest, p.relics + relics
    total: i64 = 0
    next_kind: i64 = 0
    while next_kind < KINDS:
        copies = p.deck[next_kind] - (1 if next_kind == kind else 0)
        is_hazard = FIRST_HAZARD <= next_kind < ARTIFACT
        if copies > 0 and not (is_hazard and (p.turned[next_kind] > 0 or next_kind == kind)):
            more, left, found = brings(next_kind, inside)
            total += copies * out_now(hand + more, loose + left, lying + found, p.found, inside)
        next_kind += 1
    go_on = total // (p.cards - 1) if p.cards > 1 else 0
    if len(p.path) == 0 and FIRST_HAZARD <= kind < ARTIFACT:
        return go_on  # the next card comes without a choice (I2.3)
    leave = out_now(hand, loose, lying, p.found, inside)
    return max(leave, go_on)


def luck_of(p: State, kind: i64) -> tuple[i64, i64]:
    """By how much this card is better for each of those inside than the average card: so many of so many parts."""
    total: i64 = 0
    other: i64 = 0
    while other < KINDS:
        if p.deck[other] > 0:
            total += p.deck[other] * worth_after(p, other)
        other += 1
    return p.cards * worth_after(p, kind) - total, p.cards * PARTS
