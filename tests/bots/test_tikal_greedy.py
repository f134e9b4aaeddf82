"""`greedy` plays whole games of every kind, plans within its points, and is worth sitting down with."""

import json

import pytest

from ceiba import TIKAL, play
from ceiba.bots import make
from ceiba.bots.tikal.plans import PLAIN, WITH_CAMP, WITH_GUARD, Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.value import Outlook, scorings_left
from ceiba.game import Position
from ceiba.record import Record
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, LAY_TILE, TURN


def game(bots: list[str], seed: int = 1, **options: bool) -> Record:
    players = [make("tikal", name, f"{seed} {seat}").choose for seat, name in enumerate(bots)]
    return play(TIKAL, players, seed=seed, **options)


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int, auction: bool) -> None:
    outcome = game(["greedy", *["random"] * (seats - 1)], auction=auction).outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores[0] > 2 * max(outcome.scores[1:])


def test_it_plays_the_same_game_again() -> None:
    assert str(game(["greedy", "greedy"], seed=5)) == str(game(["greedy", "greedy"], seed=5))


def turns(record: Record) -> list[Tikal]:
    """The positions at the start of each turn's actions."""
    found: list[Tikal] = []
    for _, position in record.positions():
        assert isinstance(position, Tikal)
        if position.phase == EXPLORE and position.points == 10 and position.once == 0:
            found.append(position.copy())
    return found


@pytest.mark.parametrize("marches", [False, True])
def test_plans_are_legal_and_come_to_what_they_say(marches: bool) -> None:
    for start in turns(game(["greedy", "random"], seed=3))[4::8]:
        outlook = Outlook(start, start.seat)
        plans = Planner(outlook, 4, Roads(start) if marches else None).plans(start)
        assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
        assert len({plan.key for plan in plans}) > 1
        for plan in plans[:3]:
            position = start.copy()
            for act in plan.acts():
                position.check(act)
                position.apply(act)
                while position.actors() == (0,):
                    position.apply(position.ticket(position.tickets() // 2))
            assert str(position) == str(plan.state)
            assert outlook.value(position) == plan.value


def test_a_wider_look_finds_no_worse_a_plan() -> None:
    for start in turns(game(["greedy", "greedy"], seed=4))[::11]:
        outlook = Outlook(start, start.seat)
        assert Planner(outlook, 30).plans(start)[0].value >= Planner(outlook, 1).plans(start)[0].value


def test_it_looks_forward_to_four_scorings() -> None:
    position = TIKAL.start(2)
    assert scorings_left(position) == 4
    last = turns(game(["random", "random"]))[-1]
    assert last.stage != TURN
    assert scorings_left(last) == 0


@pytest.mark.parametrize("auction", [False, True])
def test_it_explains_itself_and_leaves_the_position_alone(auction: bool) -> None:
    asked = 0
    for number, (_, position) in enumerate(game(["random", "random"], seed=2, auction=auction).positions()):
        assert isinstance(position, Tikal)
        if position.actors() not in ((), (0,)) and number % 9 == 0:
            before = str(position)
            told = make("tikal", "greedy").explain(position, position.actors()[0])
            assert position.parse(str(told["act"])) in legal(position)
            assert json.loads(json.dumps(told)) == told
            if position.phase in (LAY_TILE, EXPLORE):
                assert told["plans"]
            assert str(position) == before
            asked += 1
    assert asked > 10


def legal(position: Position) -> list[int]:
    return [*position.legal(position.actors()[0])]


def test_plans_with_a_camp_and_with_a_guard_are_followed_to_their_end() -> None:
    """However little they promise halfway: a plan of each kind is found wherever there is one."""
    found = set()
    for start in turns(game(["greedy", "random"], seed=3))[10::6]:
        plans = Planner(Outlook(start, start.seat), 1).plans(start)
        for plan in plans:
            verbs = [start.write(act).split()[1] for act in plan.acts()]
            kind = (WITH_CAMP if "camp" in verbs else PLAIN) | (WITH_GUARD if "guard" in verbs else PLAIN)
            assert plan.kind == kind
            found.add((plan.kind, plan.state.points))
    for kind in (PLAIN, WITH_CAMP, WITH_GUARD, WITH_CAMP | WITH_GUARD):
        assert (kind, 0) in found


def test_a_long_way_is_walked_at_once() -> None:
    """Halfway a figure is worth little, so that no plan would be kept; from the supply it enters first."""
    began = set()
    for start in turns(game(["greedy", "random"], seed=3))[::3]:
        for plan in Planner(Outlook(start, start.seat), 3, Roads(start)).plans(start):
            verbs = [start.write(act).split()[1] for act in plan.new]
            if len(verbs) > 1:
                assert set(verbs[1:]) == {"move"}
                began.add(verbs[0])
    assert began == {"enter", "move"}
