"""Positions, records, dealers and errors are good Python citizens, compiled or not.

They travel, are copied, compared and printed as anyone expects, and whoever asks for what cannot be is told so in a
sentence.
"""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from multiprocessing import get_context
from operator import methodcaller
from typing import Any

import pytest

import ceiba
from ceiba import (
    INCAN_GOLD,
    LUCK,
    TIKAL,
    Ambiguous,
    BadRecord,
    Chance,
    Dealer,
    Game,
    NotAllowed,
    Outcome,
    Position,
    Reason,
    Record,
    Unreadable,
    play,
    random_player,
    read_record,
)
from ceiba.game import pack

GAMES = [TIKAL, INCAN_GOLD]


def by_pickle(protocol: int) -> Callable[[Any], Any]:  # Any: what comes back is what was sent
    return lambda sent: pickle.loads(pickle.dumps(sent, protocol))


PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
JOURNEYS = {"copy": copy, "deepcopy": deepcopy, **{f"pickle {number}": by_pickle(number) for number in PROTOCOLS}}

journeys = pytest.mark.parametrize("journey", JOURNEYS.values(), ids=[*JOURNEYS])
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def record_of(game: Game, seed: int = 1) -> Record:
    return play(game, [random_player(f"{seed} {seat}") for seat in range(3)], seed=seed)


def middle_of(game: Game) -> Position:
    """A position in the middle of a game."""
    positions = [position for _, position in record_of(game).positions()]
    return positions[len(positions) // 2]


def errors() -> list[ValueError]:
    """One of each, as they come out of play."""
    choosing = INCAN_GOLD.start(3)
    choosing.act("* card 5")
    found = []
    for attempt in (
        lambda: choosing.act("1 card 5"),
        lambda: choosing.act("* card 5"),
        lambda: choosing.act("stay"),
        lambda: read_record("nonsense"),
        lambda: read_record('[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n1 stay\n').replay(),
    ):
        with pytest.raises(ValueError) as caught:  # noqa: PT011 - each is looked at below
            attempt()
        found.append(caught.value)
    assert [type(error) for error in found] == [Unreadable, NotAllowed, Ambiguous, BadRecord, BadRecord]
    return found


# -- copies and journeys ------------------------------------------------------------------------------


@journeys
@games
def test_a_position_travels_and_plays_on(game: Game, journey: Callable[[Any], Any]) -> None:
    position = middle_of(game)
    twin = journey(position)
    assert type(twin) is type(position)
    assert twin == position
    assert twin is not position
    before = str(position)
    actor = twin.actors()[0]
    twin.apply(twin.legal(actor)[0])
    assert str(position) == before
    assert twin != position


@journeys
def test_a_record_travels(journey: Callable[[Any], Any]) -> None:
    record = record_of(INCAN_GOLD)
    twin = journey(record)
    assert twin == record
    assert (twin.outcome, twin.game) == (record.outcome, record.game)
    assert journey(read_record(str(record))).replay() == record.replay()


@journeys
def test_errors_travel_with_all_they_say(journey: Callable[[Any], Any]) -> None:
    for error in errors():
        twin = journey(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert what_it_says(twin) == what_it_says(error)


def what_it_says(error: ValueError) -> dict[str, object]:
    said = {name: getattr(error, name) for name in dir(error) if not name.startswith("_")}
    return {name: value for name, value in said.items() if not callable(value)}


@journeys
def test_dealers_and_results_travel(journey: Callable[[Any], Any]) -> None:
    start = TIKAL.start(2)
    dealer = Dealer("seed")
    dealer.draw(start)
    for sent in (dealer, Outcome((3, 5), (2,)), Chance(7, 1, 3), Reason("T1.1", "key", "a sentence")):
        assert journey(sent) == sent
    assert journey(dealer).draw(start) == dealer.draw(start)


@journeys
@games
def test_a_game_travels(game: Game, journey: Callable[[Any], Any]) -> None:
    assert journey(game) == game
    assert hash(journey(game)) == hash(game)


def test_an_error_in_another_process_comes_back() -> None:
    """A pool that cannot read an error waits for ever: so all of them can be read."""
    choosing = INCAN_GOLD.start(3)
    choosing.act("* card 5")
    asked: list[tuple[type[ValueError], Callable[..., object], tuple[object, ...]]] = [
        (NotAllowed, methodcaller("act", "* card 5"), (choosing,)),
        (Ambiguous, methodcaller("act", "stay"), (choosing,)),
        (Unreadable, methodcaller("act", "1 card 5"), (choosing,)),
        (BadRecord, read_record, ("nonsense",)),
    ]
    with get_context("spawn").Pool(1) as pool:
        for error, question, arguments in asked:
            with pytest.raises(error):
                pool.apply_async(question, arguments).get(timeout=60)
        played = pool.apply_async(methodcaller("copy"), (middle_of(TIKAL),)).get(timeout=60)
    assert played == middle_of(TIKAL)


# -- compared, hashed, printed ------------------------------------------------------------------------


@games
def test_a_position_changes_and_so_cannot_be_hashed(game: Game) -> None:
    position = middle_of(game)
    with pytest.raises(TypeError, match=r"a position changes, so it cannot be hashed: use its key\(\)"):
        {position}  # noqa: B018 - that is the question
    assert {position.key(), position.copy().key()} == {position.key()}


@games
def test_what_is_printed_can_be_read(game: Game) -> None:
    position = middle_of(game)
    names = {**vars(ceiba), type(position).__name__: type(position)}
    for thing in (position, record_of(game), read_record(str(record_of(game))), Dealer(3), Dealer("x")):
        assert eval(repr(thing), names) == thing
    assert eval(repr(record_of(game).outcome), names) == record_of(game).outcome


def test_dealers_of_one_seed_are_equal() -> None:
    assert Dealer(1) == Dealer(1) != Dealer(2)
    assert len({Dealer(1), Dealer(1), Dealer(2)}) == 2


# -- what may not be changed, and what cannot be ------------------------------------------------------


@games
def test_legal_acts_cannot_be_written_to(game: Game) -> None:
    position = middle_of(game)
    acts = position.legal(position.actors()[0])
    assert isinstance(acts, tuple)
    assert position.copy().legal(position.actors()[0]) == acts


@games
@pytest.mark.parametrize("seat", [99, 4, -1, 64, 2**70])
def test_a_seat_that_is_not_there_has_nothing_to_do(game: Game, seat: int) -> None:
    assert middle_of(game).legal(seat) == ()


@games
@pytest.mark.parametrize("seat", [99, 4, 0, -1, 2**70])
def test_a_seat_that_is_not_there_sees_nothing(game: Game, seat: int) -> None:
    for look in (middle_of(game).view, middle_of(game).draw):
        with pytest.raises(
            ValueError, match=f"there is no seat {seat} here: seats are 1 to 3, an onlooker is None"
        ):
            look(seat)


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: ceiba.start("chess", 2), "there is no game 'chess'; there are tikal, incan-gold"),
        (lambda: ceiba.start("tikal", 9), "tikal is for 2 to 4 players, not 9"),
        (lambda: ceiba.start("tikal", 2, tents=True), "tikal has no option 'tents'"),
        (lambda: ceiba.start("tikal", 2).act(""), "one space stands between the words"),
        (lambda: TIKAL.read_position("tikal 2"), "must be one of"),
        (lambda: INCAN_GOLD.read_position(""), "begins with 'incan-gold'"),
        (lambda: Dealer(1).draw(middle_choice()), "it is not for luck to act now"),
        (lambda: Record.of(INCAN_GOLD, 2), "incan-gold is for 3 to 8 players, not 2"),
    ],
)
def test_what_cannot_be_is_said(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        attempt()


def middle_choice() -> Position:
    position = INCAN_GOLD.start(3)
    position.act("* card 5")
    return position


# -- a stranger's game --------------------------------------------------------------------------------


class Coin(Position):
    """Seat 1 calls, then luck tosses a coin: a game in plain Python, on whatever the contract is built as."""

    def __init__(self, called: int = 0, tossed: int = 0) -> None:
        self.seats = 1
        self.called = called
        self.tossed = tossed

    def acting(self) -> int:
        return 0 if self.tossed else 1 if self.called else 2

    def legal(self, actor: int) -> tuple[int, ...]:
        return (pack(actor, 1), pack(actor, 2)) if self.acting() >> actor & 1 else ()

    def apply(self, act: int) -> None:
        side = act >> 24 & 15
        if self.called:
            self.tossed = side
        else:
            self.called = side

    def tickets(self) -> int:
        return 2 if self.acting() == 1 else 0

    def ticket(self, number: int) -> int:
        return pack(LUCK, 1 + number)

    def chance(self) -> list[Chance]:
        return [Chance(self.ticket(number), 1, 1) for number in range(self.tickets())]

    def stream(self) -> str:
        return "toss"

    def scores_now(self) -> list[int]:
        return [int(self.tossed > 0 and self.tossed == self.called)]

    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self.scores_now()), (1,)) if self.tossed else None

    def copy(self) -> "Coin":
        return Coin(self.called, self.tossed)

    def view(self, seat: int | None) -> dict[str, object]:
        self.check_viewer(seat)
        return {"called": self.called, "tossed": self.tossed}

    def faults(self) -> list[str]:
        return []

    def why_not(self, act: int) -> Reason | None:
        legal = any(act in self.legal(actor) for actor in self.actors())
        return None if legal else Reason("C1", "not-now", "not now")

    def write(self, act: int) -> str:
        return f"{act >> 28 or '*'} {('heads', 'tails')[(act >> 24 & 15) - 1]}"

    def parse(self, text: str) -> int:
        actor, _, side = text.partition(" ")
        if side not in ("heads", "tails"):
            raise Unreadable(f"{text!r} is no side")
        return pack(0 if actor == "*" else int(actor), 1 if side == "heads" else 2)

    def __str__(self) -> str:
        return f"coin {self.called} {self.tossed}"

    @classmethod
    def from_text(cls, text: str) -> "Coin":
        _, called, tossed = text.split()
        return cls(int(called), int(tossed))

    def draw(self, seat: int | None = None) -> str:
        return "<svg/>"


def test_a_game_in_plain_python_stands_on_the_contract() -> None:
    """What the contract does for Ceiba's own games it does for a stranger's: it reads, checks, deals and plays."""
    coin = Coin()
    assert coin.actors() == (1,)
    assert [*coin.packed(1)] == [*coin.legal(1)]
    assert coin.write(coin.act("heads")) == "1 heads"
    assert coin.actors() == (LUCK,)
    with pytest.raises(NotAllowed, match="1 tails: not now"):
        coin.act("1 tails")
    with pytest.raises(ValueError, match="there is no seat 2 here"):
        coin.view(2)
    coin.apply(Dealer(4).draw(coin))
    assert coin.actors() == ()
    assert coin.outcome() is not None


@journeys
def test_a_game_in_plain_python_travels(journey: Callable[[Any], Any]) -> None:
    coin = Coin()
    coin.act("tails")
    assert journey(coin) == coin
    assert type(journey(coin)) is Coin
    assert eval(repr(coin), {"Coin": Coin}) == coin
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(coin)
