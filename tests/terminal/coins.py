"""A tiny game that has no words of its own: two players guess three tosses of a coin, each in secret."""

from ceiba.descriptor import Game
from ceiba.game import LUCK, Chance, Outcome, Position, Reason, Unreadable, View, kind_of, pack, seat_of

SIDES = ("heads", "tails")
TOSSES = 3


class Coins(Position):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tosses: list[int] = []
        self.guesses: dict[int, int] = {}
        self.scores = [0] * seats

    def acting(self) -> int:
        if len(self.tosses) == TOSSES:
            return 0
        waiting = sum(1 << seat for seat in range(1, self.seats + 1) if seat not in self.guesses)
        return waiting or 1 << LUCK

    def legal(self, actor: int) -> list[int]:
        return [pack(actor, side) for side in (0, 1)] if actor in self.actors() else []

    def apply(self, act: int) -> None:
        if seat_of(act) != LUCK:
            self.guesses[seat_of(act)] = kind_of(act)
            return
        for seat, guess in self.guesses.items():
            self.scores[seat - 1] += guess == kind_of(act)
        self.tosses.append(kind_of(act))
        self.guesses = {}

    def tickets(self) -> int:
        return len(self.legal(LUCK))

    def ticket(self, number: int) -> int:
        return pack(LUCK, number)

    def chance(self) -> list[Chance]:
        return [Chance(act, 1, 1) for act in self.legal(LUCK)]

    def stream(self) -> str:
        return "coin"

    def scores_now(self) -> list[int]:
        return [*self.scores]

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        best = max(self.scores)
        winners = [seat for seat, score in enumerate(self.scores, 1) if score == best]
        return Outcome(tuple(self.scores), tuple(winners))

    def copy(self) -> "Coins":
        same = Coins(self.seats)
        same.tosses, same.guesses, same.scores = [*self.tosses], {**self.guesses}, [*self.scores]
        return same

    def view(self, seat: int | None) -> View:
        return {
            "tosses_left": TOSSES - len(self.tosses),
            "tossed": [SIDES[side] for side in self.tosses],
            "my_guess": None,
            "coin": {"fair": True},
            "seats": [
                {"score": score, "guessed": seat in self.guesses} for seat, score in enumerate(self.scores, 1)
            ],
        }

    def faults(self) -> list[str]:
        return []

    def why_not(self, act: int) -> Reason | None:
        return None if act in self.legal(seat_of(act)) else Reason("C1", "not-your-turn", "it is not for you")

    def write(self, act: int) -> str:
        return f"{seat_of(act) or '*'} {SIDES[kind_of(act)]}"

    def parse(self, text: str) -> int:
        actor, _, side = text.partition(" ")
        if side not in SIDES:
            raise Unreadable(f"{text!r} is no side of a coin")
        return pack(LUCK if actor == "*" else int(actor), SIDES.index(side))

    def __str__(self) -> str:
        return f"{self.seats} {self.tosses} {self.guesses} {self.scores}"

    @classmethod
    def from_text(cls, text: str) -> "Coins":
        raise NotImplementedError

    def draw(self, seat: int | None = None) -> str:
        return "<svg/>"


class CoinsGame(Game):
    name = "coins"
    fewest, most = 2, 2

    def start(self, seats: int, **options: bool) -> Coins:
        return Coins(seats)

    def read_position(self, text: str) -> Position:
        return Coins.from_text(text)


COINS = CoinsGame()
