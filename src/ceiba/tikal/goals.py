"""What puzzles ask for: how far some acts of one turn lead there."""

from collections.abc import Sequence
from fractions import Fraction

from ceiba.game import kind_of
from ceiba.tikal.action import DONE
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import points_now
from ceiba.tikal.state import FIND


def worth(goal: str, before: Tikal, acts: Sequence[int]) -> Fraction | None:
    """By goal, for the seat whose turn it is; None where it is not reached.

    - `score`: the points that it scores at the end of the turn (T5.2); on average, where the acts end with a wafer
      that is yet to be turned
    - `reach d3`, `win d3`, `guard d3`: a figure of its own there, control of a temple, a guard upon it: the action
      points that are left then, for it is to be done as cheaply as possible
    """
    kind, _, name = goal.partition(" ")
    after, seat = before.copy(), before.seat
    left = before.points
    for act in acts:
        after.apply(act)
        if kind_of(act) != DONE:
            left = after.points
    if kind == "score":
        return _scored(after, seat, before.scores[seat - 1])
    cell = CELL_NAMES.index(name)
    is_reached = {
        "reach": after.figures_at(cell, seat) > 0,
        "win": after.controls(cell) == seat,
        "guard": after.guard[cell] == seat,
    }
    return Fraction(left) if is_reached[kind] else None


def _scored(after: Tikal, seat: int, had: int) -> Fraction:
    if after.phase != FIND:
        return Fraction(after.scores[seat - 1] - had)
    total = 0
    for chance in after.chance():
        found = after.copy()
        found.apply(chance.act)
        total += chance.left * points_now(found, seat)
    return Fraction(total, after.tickets())
