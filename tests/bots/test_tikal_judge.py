"""What the judge counts: ways, prices, and a position's worth."""

from collections.abc import Iterator

import pytest

from ceiba import TIKAL, play
from ceiba.bots import make
from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.inputs import HAND_INPUTS, TEMPLE_INPUTS
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.prices import BITS, DEAR, price
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.game import kind_of, pack
from ceiba.tikal.action import DONE, RECOVER
from ceiba.tikal.board import CELLS, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import wafer_points
from ceiba.tikal.state import TURN

NETS = load_nets("ceiba.bots.tikal", "lessons.json")


def judge(position: Tikal, seat: int) -> Judge:
    return Judge(position, seat, Sights(NETS["temple"], Clock(position, seat)), NETS["hand"], Roads(position))


def ends_of_turns(seats: int, seed: int, **options: bool) -> Iterator[tuple[Tikal, int]]:
    """Positions in which a seat is about to end its turn, and that seat."""
    players = [make("tikal", "greedy", f"{seed} {seat}").choose for seat in range(seats)]
    for _, position in play(TIKAL, players, seed=seed, **options).positions():
        assert isinstance(position, Tikal)
        actors = position.actors()
        if actors and actors[0] and any(kind_of(act) == DONE for act in position.legal(actors[0])):
            yield position.copy(), actors[0]


def shortest(position: Tikal, start: int) -> list[int]:
    """Distances from a cell by trying every border again and again."""
    points = [FAR] * CELLS
    points[start] = 0
    for _ in range(CELLS):
        for cell in range(CELLS):
            for way in position.ways[cell * SIDES : (cell + 1) * SIDES]:
                if way > 0:
                    points[way >> 8] = min(points[way >> 8], points[cell] + (way & 255))
    return points


def test_roads_are_the_shortest() -> None:
    position, _ = list(ends_of_turns(2, 1))[-1]
    roads = Roads(position)
    goals = [cell for cell in range(CELLS) if (position.temples | position.treasures) >> cell & 1]
    assert len(goals) > 12
    for goal in goals:
        assert [roads.points[goal * CELLS + cell] for cell in range(CELLS)] == shortest(position, goal)


def crowd(**workers: int) -> int:
    """`crowd(at1=2)`: two workers one point away."""
    return sum(count << BITS * int(distance[2:]) for distance, count in workers.items())


@pytest.mark.parametrize(
    ("near", "leader", "strength", "points"),
    [
        (crowd(), FAR, 0, 0),
        (crowd(), FAR, 1, DEAR),
        (crowd(at1=2), FAR, 2, 2),
        (crowd(at1=1, at3=2), FAR, 2, 4),
        (crowd(at1=1, at3=2), FAR, 4, DEAR),
        (crowd(at2=3), 1, 3, 1),
        (crowd(at2=3), 5, 2, 4),
        (crowd(at1=1), 2, 4, 3),
        (crowd(at6=3), FAR, 3, DEAR),
    ],
)
def test_the_nearest_come_first_and_the_leader_when_that_is_cheaper(
    near: int, leader: int, strength: int, points: int
) -> None:
    assert price(near, leader, strength) == points


@pytest.mark.parametrize(("seats", "auction"), [(2, False), (3, True), (4, False)])
def test_what_is_remembered_is_what_would_be_worked_out_anew(seats: int, auction: bool) -> None:
    for position, seat in list(ends_of_turns(seats, 2, auction=auction))[::17]:
        asked = judge(position, seat)
        asked.value(position)
        for act in list(position.legal(seat))[::5]:
            after = position.copy()
            after.apply(act)
            if kind_of(act) != DONE and after.seat == seat and after.actors() == (seat,):
                anew = judge(after, seat)
                assert asked.value(after) == pytest.approx(anew.value(after))


def test_the_margins_of_all_seats_add_up_to_nothing() -> None:
    for position, seat in list(ends_of_turns(3, 3))[::25]:
        asked = judge(position, seat)
        assert sum(asked.margin(position, other) for other in (1, 2, 3)) == pytest.approx(0, abs=1e-6)


def test_what_one_recovers_is_gone_for_the_others_too() -> None:
    """To a judge for whom all that counts are wafers that still lie, a wafer is worth its points, no less."""
    blind = Net(TEMPLE_INPUTS, 1, [0.0] * (TEMPLE_INPUTS + 3))
    weights = [0.0] * (HAND_INPUTS + 1)
    weights[9] = 1.0  # what is told of the wafers that lie
    found = 0
    for position, seat in ends_of_turns(3, 6):
        sights = Sights(blind, Clock(position, seat))
        judge = Judge(position, seat, sights, Net(HAND_INPUTS, 1, [*weights, 1.0, 0.0]), Roads(position))
        for act in position.legal(seat):
            if kind_of(act) == RECOVER:
                after = position.copy()
                after.apply(act)
                after.apply(after.ticket(0))
                points = int(wafer_points(after, seat)) - int(wafer_points(position, seat))
                scorings = judge.clock.rounds(seat) + (position.stage != TURN)  # this turn's end may be one, too
                assert judge.value(after) - judge.value(position) == pytest.approx(scorings * points)
                found += 1
    assert found > 5


def test_more_points_and_more_wafers_are_worth_more() -> None:
    position, seat = list(ends_of_turns(2, 4))[60]
    richer = position.copy()
    richer.scores[seat - 1] += 10
    assert judge(richer, seat).value(richer) == pytest.approx(judge(position, seat).value(position) + 10)


def test_at_the_very_end_only_points_count() -> None:
    position, seat = list(ends_of_turns(2, 5))[-1]
    after = position.copy()
    after.apply(pack(seat, DONE))
    assert after.outcome() is not None
    asked = judge(position, seat)
    assert all(asked.clock.rounds(other) == 0 for other in (1, 2))


def test_the_lessons_fit_the_judge() -> None:
    assert len(NETS["temple"].inputs) == TEMPLE_INPUTS
    assert len(NETS["hand"].inputs) == HAND_INPUTS
    for net in NETS.values():
        assert len(net.weights) == net.hidden * (len(net.inputs) + 2) + 1


def test_a_net_answers_as_it_should() -> None:
    net = Net(2, 2, [1.0, 2.0, -1.0, 3.0, -4.0, 0.5, 10.0, 100.0, 7.0])
    net.inputs[0], net.inputs[1] = 2.0, 1.0
    # The units: 2 + 2 - 1 = 3, and 6 - 4 + 0.5 = 2.5; the answer: 30 + 250 + 7.
    assert net.answer() == 287.0
    net.inputs[0] = 0.0
    assert net.answer() == 10.0 + 7.0
