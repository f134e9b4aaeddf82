"""A stranger's game in plain Python, on a contract that may be compiled: it does all that Ceiba's own games do."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ceiba
from ceiba import (
    LUCK,
    TIKAL,
    Chance,
    Dealer,
    Game,
    NotAllowed,
    Outcome,
    Position,
    Reason,
    Unreadable,
    find,
    play,
    random_player,
    read_record,
)
from ceiba.bots import make
from ceiba.game import pack
from ceiba.games import registered
from tests.rules.journeys import journeys

ROOT = Path(__file__).parents[2]


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


class CoinGame(Game):
    name = "coin"
    fewest = most = 1

    def start(self, seats: int, **options: bool) -> Coin:
        self.check_set_up(seats, options)
        return Coin()

    def read_position(self, text: str) -> Coin:
        return Coin.from_text(text)


@pytest.fixture
def coin_game() -> Iterator[Game]:
    """A game that is registered for one test."""
    ceiba.register(CoinGame())
    yield find("coin")
    del registered()["coin"]


def test_a_registered_game_is_known_by_its_name(coin_game: Game) -> None:
    record = play("coin", [random_player(1)], seed=3)
    assert read_record(str(record)).replay().outcome() == record.outcome
    assert make("coin", "random").choose(ceiba.start("coin", 1), 1) in ceiba.start("coin", 1).legal(1)


def test_a_game_that_is_registered_again_takes_its_own_place_alone(coin_game: Game) -> None:
    ceiba.register(again := CoinGame())
    assert find("coin") is again

    class Impostor(CoinGame):
        name = "tikal"

    with pytest.raises(ValueError, match="there is a game 'tikal' already: give yours another name"):
        ceiba.register(Impostor())
    assert find("tikal") is TIKAL


class Empty(Position):
    """Defines nothing of what a position must."""

    def __init__(self) -> None:
        self.seats = 1


NOTHING: Any = Empty  # which a checker of types would not let anyone make

LEFT_OUT: dict[str, Callable[[Any], object]] = {
    "acting": lambda position: position.actors(),
    "legal": lambda position: position.legal(1),
    "apply": lambda position: position.apply(1),
    "chance": lambda position: position.tickets(),
    "scores_now": lambda position: position.scores_now(),
    "outcome": lambda position: position.outcome(),
    "copy": lambda position: position.known_to(1),
    "view": lambda position: position.view(1),
    "faults": lambda position: position.faults(),
    "why_not": lambda position: position.check(1),
    "write": lambda position: position.write(1),
    "parse": lambda position: position.parse("1 call"),
    "__str__": repr,
    "from_text": lambda position: type(position).from_text(""),
    "draw": lambda position: position.draw(),
}


@pytest.mark.parametrize("method", LEFT_OUT)
def test_what_a_game_leaves_out_is_named(method: str) -> None:
    sentence = rf"Empty does not define {method}\(\), which every position must\."
    with pytest.raises(NotImplementedError, match=sentence):
        LEFT_OUT[method](NOTHING())


def test_all_that_can_be_left_out_is_tried() -> None:
    source = ast.parse((ROOT / "src" / "ceiba" / "game.py").read_text("utf-8"))
    required = {
        node.name
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and "abstractmethod" in map(ast.unparse, node.decorator_list)
    }
    assert {*LEFT_OUT} == required | {"legal"}
