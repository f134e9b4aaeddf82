"""Proofs that nothing better can be done: every turn of Tikal is tried, and luck weighed."""

from fractions import Fraction

from ceiba.game import LUCK, kind_of
from ceiba.puzzles import Puzzle
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import points_now

# What can be different after some acts of one turn; to compare these is quicker than to compare whole positions.
Key = tuple[object, ...]


def key(p: Tikal) -> Key:
    return (
        *(bytes(p.workers), tuple(p.leader), tuple(p.supply), tuple(p.value), tuple(p.wafers), tuple(p.camp)),
        *(p.guarded, p.points, p.once, p.twice, p.phase),
    )


def most_scored(puzzle: Puzzle) -> Fraction:
    """The points that the best of all turns scores; on average, over every wafer that may turn up."""
    assert isinstance(puzzle.start, Tikal)
    return _most(puzzle.start, puzzle.seat, {})


def _most(p: Tikal, seat: int, known: dict[Key, Fraction]) -> Fraction:
    here = key(p)
    if here not in known:
        if p.acting() == 1 << LUCK:
            total = sum(chance.left * _most(_after(p, chance.act), seat, known) for chance in p.chance())
            known[here] = Fraction(total, p.tickets())
        else:
            going_on = [_most(_after(p, act), seat, known) for act in p.legal(seat) if kind_of(act) != DONE]
            known[here] = max([Fraction(points_now(p, seat)), *going_on])
    return known[here]


def can_be_had(puzzle: Puzzle, left: int) -> bool:
    """Whether any turn reaches the goal with so many action points left: all with as many left are tried."""
    assert isinstance(puzzle.start, Tikal)
    seen = {key(puzzle.start)}
    to_try = [puzzle.start]
    game = puzzle.record.game
    while to_try:
        p = to_try.pop()
        if game.worth(puzzle.goal, p, ()) is not None:
            return True
        for act in p.legal(puzzle.seat):
            after = _after(p, act)
            outcomes = [_after(after, luck) for luck in after.legal(LUCK)] or [after]
            for one in outcomes:
                if kind_of(act) != DONE and one.points >= left and key(one) not in seen:
                    seen.add(key(one))
                    to_try.append(one)
    return False


def _after(p: Tikal, act: int) -> Tikal:
    after = p.copy()
    after.apply(act)
    return after
