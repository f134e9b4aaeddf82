"""What puzzles ask for: the exact worth of one choice.

The others inside are to do what the position says they have sealed; whoever of them stays goes on staying.
"""

from fractions import Fraction

from ceiba.game import LUCK, pack, seat_of
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.position import IncanGold


def worth(goal: str, before: IncanGold, act: int) -> Fraction:
    """By goal, for the seat that chooses.

    - `round`: the points that it carries out of this temple: now, or on average if it leaves after one more card.
      That is enough to know: when one more card does not pay, a second pays even less, for what may be lost has
      grown, and what may come has not.
    - `win`: its chance to win, the game being in its last round and nobody else inside; a shared win is half of one
    """
    seat = seat_of(act)
    after = before.copy()
    after.apply(act)
    if goal == "win":
        return _chance(after, seat, {})
    had = before.scores_now()[seat - 1]
    if not after.inside >> seat & 1 or after.round != before.round:
        return Fraction(after.scores_now()[seat - 1] - had)
    total = 0
    for chance in after.chance():
        later = after.copy()
        later.apply(chance.act)
        if later.round == after.round:  # no bust
            for one in later.actors():
                later.apply(pack(one, LEAVE if one == seat else STAY))
            total += chance.left * (later.scores_now()[seat - 1] - had)
    return Fraction(total, after.tickets())


def _chance(p: IncanGold, seat: int, known: dict[str, Fraction]) -> Fraction:
    """The chance to win, with the best choice at every later moment."""
    outcome = p.outcome()
    if outcome is not None:
        return Fraction(seat in outcome.winners, len(outcome.winners))
    key = p.key()
    if key not in known:
        if p.actors() == (LUCK,):
            total = sum(chance.left * _chance(_after(p, chance.act), seat, known) for chance in p.chance())
            known[key] = Fraction(total, p.tickets())
        else:
            now = _chance(_after(p, pack(seat, LEAVE)), seat, known)
            known[key] = now if now == 1 else max(now, _chance(_after(p, pack(seat, STAY)), seat, known))
    return known[key]


def _after(p: IncanGold, act: int) -> IncanGold:
    after = p.copy()
    after.apply(act)
    return after
