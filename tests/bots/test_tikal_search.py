"""`search` plays whole games of every kind, the same for the same steps, and stops when it is told."""

import json
import threading
import time
from functools import partial
from itertools import chain, islice

import pytest

from ceiba import TIKAL, play
from ceiba.bots import Budget, make
from ceiba.bots.net import load_nets
from ceiba.bots.tikal.answers import Answers, next_volcano, play_out
from ceiba.bots.tikal.search import MOST, SearchBot, TurnSearch
from ceiba.game import pack
from ceiba.record import Record
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, EXPLORE, FIND, LAY_TILE, OVER, TURN
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
    while many.step():
        pass
    assert max(turn.sight for turn in many.candidates.values()) >= few.best().sight
    assert all(place.looks for place in many.places)
    assert max(place.looks for place in many.places) > 1
    assert not many.step()
    assert len(many.candidates) <= MOST


def test_the_best_turn_has_been_met_with_answers(middle: Tikal) -> None:
    search = SearchBot(budget=Budget(iterations=12)).search(middle, middle.seat)
    assert search.answers.tried > 10
    assert search.met > 0


def test_it_stops_when_told(middle: Tikal) -> None:
    bot = SearchBot(budget=Budget(seconds=600.0))
    start = time.monotonic()
    teller = threading.Timer(0.05, bot.stop)
    teller.start()
    search = bot.search(middle, middle.seat)
    teller.join()
    assert time.monotonic() - start < 60
    assert search.best().acts


def test_answers_come_to_the_end_of_the_game() -> None:
    """In the last round all that is left is what the books say; the worth is then a margin of points."""
    for _, position in game(["greedy", "greedy"], seed=2).positions():
        if position.actors():
            last = position.copy()
    assert isinstance(last, Tikal)
    seat = last.actors()[0]
    after = last.copy()
    after.apply(pack(seat, DONE))
    assert after.phase == OVER
    answers = Answers(seat, NETS["temple"], NETS["hand"])
    margin = after.scores[seat - 1] - after.scores[2 - seat]
    assert answers.worth(after) == margin


def test_a_turn_in_the_book_is_played_as_far_as_it_goes(middle: Tikal) -> None:
    now = middle.as_if_turn_of(2)
    assert now.actors() == (2,)
    assert now.points == 10
    acts = [*now.legal(2)]
    play_out(now, [acts[1], -1, acts[1]])
    assert now.points < 10


def test_the_next_volcano_is_the_letter_s() -> None:
    position = TIKAL.start(2)
    assert next_volcano(position) == (-1, 0.0)
    position.to_come &= ~63  # the letter A is laid
    assert next_volcano(position) == (6, 1 / 6)


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
