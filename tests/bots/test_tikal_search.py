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
from ceiba.bots.tikal.race import CHANCE, ENOUGH, ROUNDS, TRUST, Candidate, look_ahead
from ceiba.bots.tikal.rollouts import Rollout, Rollouts, shuffled
from ceiba.bots.tikal.search import WIDTHS, SearchBot, TurnSearch, luck_first
from ceiba.game import pack
from ceiba.record import Record
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, EXPLORE, FINAL_ROUND, FIND, LAY_TILE, OVER, TURN
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
    candidates = all_of(search)
    assert len(candidates) == len(search.known) > 100
    for candidate in candidates[::25]:
        position = middle.copy()
        for act in candidate.acts:
            position.check(act)
            position.apply(act)
            while position.actors() == (0,) and position.phase != DRAW:
                position.apply(position.ticket(position.tickets() // 2))


def all_of(search: TurnSearch) -> list[Candidate]:
    return [*search.race.tried, *(turn for _, _, turn in search.race.untried)]


def test_more_steps_find_no_worse_a_turn_at_first_sight(middle: Tikal) -> None:
    few, many = TurnSearch(middle, middle.seat, NETS), TurnSearch(middle, middle.seat, NETS)
    for _ in range(120):
        assert many.step()
    assert max(turn.sight for turn in all_of(many)) >= few.best().sight
    assert all(place.looks for place in many.places)
    assert max(place.looks for place in many.places) > 1


def test_turns_are_compared_by_rollouts_with_the_same_luck(middle: Tikal) -> None:
    search = SearchBot(budget=Budget(iterations=60)).search(middle, middle.seat)
    tried = search.race.tried
    assert len(tried) > 5
    for number in range(ROUNDS):
        for luck, candidates in enumerate(search.race.met[number]):
            assert candidates == [turn for turn in candidates if len(turn.gains[number]) > luck]
    assert all(turn.rollouts[0].number == 0 for turn in tried)
    one = search.best()
    came = [rolled_out(search.rollouts, one.after, number, rounds=3) for number in (0, 0, 1, 2, 3)]
    assert came[0] == came[1]
    assert len({*came}) > 2


def rolled_out(rollouts: Rollouts, after: Tikal, number: int, rounds: int = 1) -> float:
    rollout = Rollout(after, number, 0.0)
    return sum(float(rollouts.go_on(rollout)) for _ in range(rounds))


def test_a_rollout_goes_on_round_after_round_as_if_it_had_never_stopped(middle: Tikal) -> None:
    search = TurnSearch(middle, middle.seat, NETS)
    after = search.best().after
    before = str(after)
    rollout, other = Rollout(after, 5, 0.0), Rollout(after, 5, 0.0)
    first = search.rollouts.go_on(rollout)
    assert rollout.worth == first
    rolled_out(search.rollouts, after, 8, 3)  # another one in between
    assert search.rollouts.go_on(other) == first
    assert search.rollouts.go_on(rollout) == search.rollouts.go_on(other) == rollout.worth - first
    assert str(after) == before


def test_most_rounds_go_to_the_turns_between_which_it_is_hard_to_choose(middle: Tikal) -> None:
    search = SearchBot(budget=Budget(iterations=300)).search(middle, middle.seat)
    often = sorted((len(turn.rollouts) for turn in search.race.tried), reverse=True)
    assert often[0] > 3 * often[len(often) // 2]
    assert often[0] - often[1] <= 2  # only luck that both have met tells the best from its rival
    rounds = [len(gains) for gains in search.best().gains]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[1] > 0  # and these are looked at further ahead


def test_every_round_that_was_played_lessens_the_doubt(middle: Tikal) -> None:
    search = TurnSearch(middle, middle.seat, NETS)
    turn = search.best()
    doubts = [turn.doubt]
    for _ in range(12):
        assert search.race.try_out(turn)
        doubts.append(turn.doubt)
    assert doubts == sorted({*doubts}, reverse=True)
    assert doubts[0] ** 2 == pytest.approx(
        sum(chance**2 / trust for chance, trust in zip(CHANCE, TRUST, strict=True))
    )


def test_luck_is_told_from_what_turns_are_worth(middle: Tikal) -> None:
    """Two turns of which one is always three points better, whatever luck adds for both."""
    race = TurnSearch(middle, middle.seat, NETS).race
    one, other = (Candidate([], middle, 10.0) for _ in range(2))
    lucks = [0.0, 7.0, -4.0, 20.0]
    for turn, better in ((one, 3.0), (other, 0.0)):
        race.tried.append(turn)
        turn.gains[0] = [luck + better for luck in lucks]
    one.gains[0].append(100.0)  # what it alone has met tells nothing
    race.met[0] = [[one, other] for _ in lucks] + [[one]]
    for _ in range(50):
        race.settle(0)
    assert one.value - other.value == pytest.approx(3.0 * 4 / (4 + TRUST[0]))
    assert one.value + other.value == pytest.approx(20.0)


def test_a_turn_that_nobody_else_was_compared_with_is_worth_its_first_sight(middle: Tikal) -> None:
    search = TurnSearch(middle, middle.seat, NETS)
    one = search.best()
    search.race.play_round(one, 0)
    assert one.value == pytest.approx(one.sight)
    other = search.race.untried[0][2]
    search.race.play_round(other, 0)
    gains = [turn.value - turn.sight for turn in (one, other)]
    assert gains[0] == pytest.approx(-gains[1])


def test_it_ends_when_all_is_clear(middle: Tikal) -> None:
    """Or when a turn has been tried often enough; then there is nothing left to do."""
    search = TurnSearch(middle, middle.seat, NETS)
    best, *rest = sorted(all_of(search), key=lambda turn: -turn.sight)
    for turn in rest:
        turn.value = best.value - 100.0
    search.race.untried = []
    search.race.tried = [best, *rest]
    best.rollouts.append(Rollout(best.after, 0, 0.0))
    assert not search.race.step()
    best.gains[0] = [0.0] * ENOUGH
    best.gains[1:] = [[0.0] * ENOUGH for _ in range(ROUNDS - 1)]
    look_ahead(best)
    assert not search.race.try_out(best)


def test_the_longer_it_thinks_the_more_turns_it_finds(middle: Tikal) -> None:
    """The place that seems best is looked at again and again; each look follows more plans, and finds turns."""
    search = TurnSearch(middle, middle.seat, NETS)
    found = {0: 0}
    while True:
        most = max(search.places, key=lambda place: place.worth)
        found[most.looks] = len(search.known)
        if not search.widen():
            break
    assert [*found] == [*range(len(WIDTHS) + 1)]
    assert sorted(set(found.values())) == [*found.values()]


def test_what_no_luck_can_change_is_known_at_once() -> None:
    """In the final round a turn is tried once, and is worth what comes of it."""
    for _, position in game(["greedy", "greedy"], seed=2).positions():
        if position.actors() and isinstance(position, Tikal) and position.stage == FINAL_ROUND:
            break
    assert isinstance(position, Tikal)
    search = SearchBot(budget=Budget(iterations=40)).search(position, position.seat)
    one, *others = search.race.tried
    assert len(others) > 2
    for turn in others:
        assert (len(turn.rollouts), turn.doubt) == (1, 0.0)
        assert turn.value - one.value == pytest.approx(turn.rollouts[0].worth - one.rollouts[0].worth)


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
    rollouts = Rollouts(seat, NETS["temple"], NETS["hand"])
    margin = after.scores[seat - 1] - after.scores[2 - seat]
    assert rolled_out(rollouts, last, 0) == margin
    assert rollouts.turns == 0


@pytest.mark.parametrize(("seats", "auction"), KINDS)
def test_a_rollout_ends_with_one_s_own_next_turn(seats: int, auction: bool) -> None:
    """Every other has a turn before it; in the auction, where the order is open, none to two."""
    checked = 0
    for _, position in game(["greedy"] * seats, seed=3, auction=auction).positions():
        assert isinstance(position, Tikal)
        left = len(members(position.to_come))
        if position.phase == EXPLORE and position.stage == TURN and position.points == 10 and left in (33, 34, 35):
            rollouts = Rollouts(position.seat, NETS["temple"], NETS["hand"])
            rolled_out(rollouts, position, 0)
            if auction:
                assert 1 <= rollouts.turns < 2 * seats
            else:
                assert rollouts.turns == seats  # no volcano comes so early
            checked += 1
    assert checked


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
