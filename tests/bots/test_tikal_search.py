"""`search` plays whole games of every kind, the same for the same steps, and stops when it is told."""

import json
import threading
import time
from functools import partial
from itertools import chain, islice

import pytest

from ceiba import TIKAL, play
from ceiba.bits import members
from ceiba.bots import Budget, make
from ceiba.bots.net import load_nets
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.eyes import Eyes
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.rollouts import Rollouts, shuffled
from ceiba.bots.tikal.search import LIKINGS, MOST, SearchBot, TurnSearch, luck_first
from ceiba.bots.tikal.sights import Sights
from ceiba.game import kind_of, pack
from ceiba.record import Record
from ceiba.tikal.action import CAMP, DONE
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, EXPLORE, FIND, LAY_TILE, OVER, TURN
from tests.bots.rival import Rival
from tests.bots.strength import games, is_shown

NETS = load_nets("ceiba.bots.tikal", "lessons.json")


def game(bots: list[str], seed: int = 1, **options: bool) -> Record:
    players = [make("tikal", name, f"{seed} {seat}").choose for seat, name in enumerate(bots)]
    return play(TIKAL, players, seed=seed, **options)


def tiles_in_hand(record: Record) -> list[Tikal]:
    found = []
    for _, position in record.positions():
        assert isinstance(position, Tikal)
        if position.phase == LAY_TILE:
            found.append(position.copy())
    return found


@pytest.fixture(scope="module")
def middle() -> Tikal:
    return tiles_in_hand(game(["greedy", "greedy"], seed=3))[14]


KINDS = [(2, False), (3, False), (4, False), (2, True), (3, True)]  # seats, auction


def test_it_beats_greedy_players() -> None:
    """One among others, in every kind of game by turns; even with a single step it wins nearly always."""
    search, greedy = (partial(make, "tikal", name) for name in ("search:1it", "greedy"))
    kinds = [games("tikal", seats, search, greedy, auction=auction) for seats, auction in KINDS]
    assert is_shown(islice(chain.from_iterable(zip(*kinds, strict=True)), 60), hoped=0.75)


def test_it_beats_a_rival_of_another_mind() -> None:
    """Whoever is measured by its like alone may have learnt to beat its like alone."""
    search = partial(make, "tikal", "search:1it")
    assert is_shown(islice(games("tikal", 2, search, Rival), 40), hoped=0.85)


def test_it_plays_the_same_game_again() -> None:
    bots = ["search:4it", "random"]
    assert str(game(bots, seed=5)) == str(game(bots, seed=5))


def test_it_leaves_the_position_alone_and_finds_legal_turns(middle: Tikal) -> None:
    before = str(middle)
    search = SearchBot(budget=Budget(iterations=30)).search(middle, middle.seat)
    assert str(middle) == before
    assert len(search.candidates) > 100
    for candidate in list(search.candidates.values())[::25]:
        position = middle.copy()
        for act in candidate.acts:
            position.check(act)
            position.apply(act)
            while position.actors() == (0,) and position.phase != DRAW:
                position.apply(position.ticket(position.tickets() // 2))


def test_more_steps_find_no_worse_a_turn_at_first_sight(middle: Tikal) -> None:
    few, many = TurnSearch(middle, middle.seat, NETS), TurnSearch(middle, middle.seat, NETS)
    for _ in range(120):
        assert many.step()
    assert max(turn.sight for turn in many.candidates.values()) >= few.best().sight
    assert all(place.looks for place in many.places)
    assert max(place.looks for place in many.places) > 1
    assert len(many.candidates) <= MOST


def test_it_ends_when_a_turn_has_been_tried_enough(middle: Tikal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceiba.bots.tikal.search.ENOUGH", 3)
    search = TurnSearch(middle, middle.seat, NETS)
    while search.step():
        pass
    assert max(turn.rollouts for turn in search.candidates.values()) == 3
    assert not search.step()


def test_the_best_turn_is_tried_no_more_often_than_its_rivals(middle: Tikal) -> None:
    """It was: whichever seemed best met most of the luck alone, and nothing could show that another was better."""
    search = SearchBot(budget=Budget(iterations=120)).search(middle, middle.seat)
    often = sorted((turn.rollouts for turn in search.candidates.values()), reverse=True)
    assert often[0] - often[1] <= 1
    assert often[4] > often[0] / 3


def test_turns_are_compared_by_rollouts_with_the_same_luck(middle: Tikal) -> None:
    search = SearchBot(budget=Budget(iterations=40)).search(middle, middle.seat)
    tried = [turn for turn in search.candidates.values() if turn.rollouts]
    assert len(tried) > 3
    assert sum(times for _, times in search.luck) == sum(turn.rollouts for turn in tried)
    one = search.best()
    assert search.rollouts.worth(one.after, 1) == search.rollouts.worth(one.after, 1)
    assert len({search.rollouts.worth(one.after, number) for number in range(4)}) > 1


def test_what_a_turn_is_liked_for_counts_in_its_rollouts_too(middle: Tikal) -> None:
    """Else whatever is liked would seem better if it were put off until the next turn."""
    search = TurnSearch(middle, middle.seat, NETS)
    turn = max(search.candidates.values(), key=lambda turn: turn.liked)
    assert turn.liked > 0
    bare = search.rollouts.worth(turn.after, 0)
    assert search.rollouts.worth(turn.after, 0, turn.liked) == pytest.approx(bare + turn.liked)
    search.roll_out(turn)
    assert turn.beyond == pytest.approx(bare + turn.liked - turn.sight)


def test_a_turn_that_nobody_else_was_compared_with_is_worth_its_first_sight(middle: Tikal) -> None:
    search = TurnSearch(middle, middle.seat, NETS)
    one, other = list(search.candidates.values())[:2]
    search.roll_out(one)
    assert search.value(one) == pytest.approx(one.sight)
    search.roll_out(other)
    gains = [search.value(turn) - turn.sight for turn in (one, other)]
    assert gains[0] == pytest.approx(-gains[1])


def test_wafers_come_first_and_then_it_thinks_again_for_less_time() -> None:
    """What luck turns up may change the rest of the turn."""
    position = TIKAL.start(2)
    bot = SearchBot(budget=Budget(iterations=1))
    assert bot.share_of(position) == 1.0
    for text in ("* tile A2", "1 lay a3 0"):
        position.apply(position.parse(text))
    texts = ["1 enter a5 worker", "1 move a5 a4 worker", "1 move a4 a3 worker"]
    acts = [position.parse(text) for text in (*texts, "1 enter a5 leader", "1 recover a3", "1 done")]
    told = [position.write(act) for act in luck_first(position, acts)]
    assert told == [*texts, "1 recover a3", "1 enter a5 leader", "1 done"]
    assert luck_first(position, acts[:4]) == acts[:4]
    for act in acts[:3]:
        position.apply(act)
    assert luck_first(position, acts[3:]) == [acts[4], acts[3], acts[5]]
    assert bot.share_of(position) < 0.5


def test_it_stops_when_told(middle: Tikal) -> None:
    bot = SearchBot(budget=Budget(seconds=600.0))
    start = time.monotonic()
    teller = threading.Timer(0.05, bot.stop)
    teller.start()
    search = bot.search(middle, middle.seat)
    teller.join()
    assert time.monotonic() - start < 60
    assert search.best().acts


def test_rollouts_come_to_the_end_of_the_game() -> None:
    """After the last turn all is known; the worth is then a margin of points."""
    for _, position in game(["greedy", "greedy"], seed=2).positions():
        if position.actors():
            last = position.copy()
    assert isinstance(last, Tikal)
    seat = last.actors()[0]
    after = last.copy()
    after.apply(pack(seat, DONE))
    assert after.phase == OVER
    rollouts = Rollouts(seat, NETS["temple"], NETS["hand"], LIKINGS)
    margin = after.scores[seat - 1] - after.scores[2 - seat]
    assert rollouts.worth(last, 0) == margin
    assert rollouts.turns == 0


@pytest.mark.parametrize(("seats", "auction"), KINDS)
def test_a_rollout_ends_with_one_s_own_next_turn(seats: int, auction: bool) -> None:
    """Every other has a turn before it; in the auction, where the order is open, none to two."""
    checked = 0
    for _, position in game(["greedy"] * seats, seed=3, auction=auction).positions():
        assert isinstance(position, Tikal)
        left = len(members(position.to_come))
        if position.phase == EXPLORE and position.stage == TURN and position.points == 10 and left in (33, 34, 35):
            rollouts = Rollouts(position.seat, NETS["temple"], NETS["hand"], LIKINGS)
            rollouts.worth(position, 0)
            if auction:
                assert 1 <= rollouts.turns < 2 * seats
            else:
                assert rollouts.turns == seats  # no volcano comes so early
            checked += 1
    assert checked


def test_a_camp_is_liked_for_the_way_it_saves() -> None:
    """Nothing a step from the base camp that opens nothing, and more the more points it saves."""
    liked = set()
    for _, position in game(["search:1it", "search:1it"], seed=4).positions():
        assert isinstance(position, Tikal)
        if position.phase != EXPLORE or position.points < 10:
            continue
        roads, seat = Roads(position), position.seat
        eyes = Eyes(position, seat, Sights(NETS["temple"], Clock(position, seat)), NETS["hand"], roads, LIKINGS)
        before = ways(roads, position, seat)
        for act in position.packed(seat):
            if kind_of(act) == CAMP:
                after = position.copy()
                after.apply(act)
                saved = [way - now for way, now in zip(before, ways(roads, after, seat), strict=True)]
                assert eyes.liked(after) == LIKINGS.shortcut * max(saved)
                liked.add(eyes.liked(after))
    assert {0.0, 2 * LIKINGS.shortcut} < liked


def ways(roads: Roads, position: Tikal, seat: int) -> list[int]:
    """From the nearest entrance to each temple without guard and each treasure."""
    goals = members((position.temples & ~position.guarded) | position.treasures)
    entrances = members(position.entrances[seat - 1])
    return [min(int(roads.points[goal * CELLS + cell]) for cell in entrances) for goal in goals]


def test_each_tile_comes_once_before_any_comes_again() -> None:
    for count in (1, 2, 6):
        assert sorted(shuffled(count)) == [*range(count)]
    assert len({tuple(shuffled(count)) for count in (6, 6)}) == 1


def before_the_final_round(seed: int) -> Tikal:
    """An auction for two, after the last tile was laid."""
    for _, position in game(["random", "random"], seed, auction=True).positions():
        assert isinstance(position, Tikal)
        if not position.to_come | position.shown and position.phase == EXPLORE and position.stage == TURN:
            return position.copy()
    raise AssertionError("every game has a last tile")


def test_who_lays_the_last_tile_may_begin_the_final_round() -> None:
    """In the auction the order goes by points: then nobody answers between one's turn and the next."""
    begins = []
    for seed in range(6):
        position = before_the_final_round(seed)
        seat = position.seat
        bot = make("tikal", "search:3it", "last")
        while position.stage == TURN:
            position.apply(bot.choose(position.copy(), seat))
            if position.phase == FIND:
                position.apply(position.ticket(0))
        begins.append(position.seat == seat)
    assert {True, False} == set(begins)


@pytest.mark.parametrize("auction", [False, True])
def test_it_explains_itself(auction: bool) -> None:
    asked = 0
    for number, (_, position) in enumerate(game(["random", "random"], seed=2, auction=auction).positions()):
        if position.actors() not in ((), (0,)) and number % 23 == 0:
            told = make("tikal", "search:4it").explain(position, position.actors()[0])
            assert position.parse(str(told["act"])) in [*position.legal(position.actors()[0])]
            assert json.loads(json.dumps(told)) == told
            asked += 1
    assert asked > 5
