"""One game between bots, played as fast as they think."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

from ceiba.arena.contest import Contest, Fixture
from ceiba.arena.dealing import Luck
from ceiba.arena.thinking import Thinking
from ceiba.bots import Bot, make
from ceiba.game import LUCK, Position, kind_of, seat_of
from ceiba.games import find
from ceiba.record import Record
from ceiba.tikal.action import DONE

# What ends a turn. A turn of Tikal is all a seat does until it says that it is done, with the bids before it;
# in Incan Gold it is a single choice.
TURN_ENDS = {"tikal": DONE}


class IllegalAct(Exception):
    """A bot broke the rules: the sentence says which one, where and how."""


class Played(NamedTuple):
    """What came of a game."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[Thinking, ...]  # by seat
    record: str | None = None

    def as_object(self) -> dict[str, object]:
        return {
            "game": self.number + 1,
            "scores": self.scores,
            "winners": self.winners,
            "thinking": [thinking.as_list() for thinking in self.thinking],
        }

    @classmethod
    def from_object(cls, said: dict[str, Any]) -> "Played":  # Any: whatever the JSON holds
        thinking = tuple(Thinking.from_list(each) for each in said["thinking"])
        return cls(said["game"] - 1, tuple(said["scores"]), tuple(said["winners"]), thinking)


def play_games(contest: Contest, fixtures: list[Fixture], keep: bool) -> list[Played]:
    """Play these games, one after the other."""
    luck = Luck("")
    played = []
    for fixture in fixtures:
        seed = contest.seed_of(fixture.luck)
        if luck.seed != seed:
            luck = Luck(seed)
        played.append(Game(contest, fixture, luck).play(keep))
    return played


class Game:
    """A game under way."""

    def __init__(self, contest: Contest, fixture: Fixture, luck: Luck) -> None:
        self.contest = contest
        self.fixture = fixture
        self.seed = luck.seed
        self.deal = luck.game()
        seeds = f"{luck.seed}/{fixture.turn + 1}"
        self.bots: list[Bot] = [
            make(contest.game, name, f"{seeds}/seat {seat}") for seat, name in enumerate(fixture.seating, 1)
        ]
        self.thinking = tuple(Thinking() for _ in self.bots)
        self.thought = [0.0] * contest.seats  # since each seat's last turn
        self.turn_ends = TURN_ENDS.get(contest.game)

    def play(self, keep: bool) -> Played:
        contest = self.contest
        position = find(contest.game).start(contest.seats, **contest.options)
        texts: list[str] = []
        while actors := position.acting():
            if actors & 1:
                acts = [self.deal.draw(position)]
            else:  # all choose before anyone's choice is made known
                acts = [self.choice(position, seat) for seat in seats_of(actors)]
            for act in acts:
                if keep:
                    texts.append(position.write(act))
                position.apply(act)
        outcome = position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        record = self.record(texts, outcome.scores) if keep else None
        return Played(self.fixture.number, outcome.scores, outcome.winners, self.thinking, record)

    def choice(self, position: Position, seat: int) -> int:
        """What this seat's bot does, timed and checked."""
        began = perf_counter()
        act = self.bots[seat - 1].choose(position.copy(), seat)
        self.thought[seat - 1] += perf_counter() - began
        if act not in position.legal(seat):
            raise IllegalAct(self.accusation(position, seat, act))
        if self.turn_ends is None or kind_of(act) == self.turn_ends:
            self.thinking[seat - 1].add(self.thought[seat - 1])
            self.thought[seat - 1] = 0.0
        return act

    def accusation(self, position: Position, seat: int, act: int) -> str:
        try:
            said = position.write(act) if seat_of(act) != LUCK else f"act {act}"
        except (IndexError, ValueError):  # no act at all
            said = f"act {act}"
        where = "; ".join(str(position).splitlines())
        return (
            f"{self.fixture.seating[seat - 1]} at seat {seat} chose {said!r}, which is not legal, in game"
            f" {self.fixture.number + 1} (seed {self.seed!r}), where the position was: {where}."
        )

    def record(self, texts: list[str], scores: tuple[int, ...]) -> str:
        record = Record.of(find(self.contest.game), self.contest.seats, **self.contest.options)
        record.headers["Result"] = " ".join(map(str, scores))
        record.headers["Names"] = ", ".join(self.fixture.seating)
        record.headers["Seed"] = self.seed
        record.acts = texts
        return str(record)


def seats_of(actors: int) -> Iterator[int]:
    return (seat for seat in range(1, actors.bit_length()) if actors >> seat & 1)
