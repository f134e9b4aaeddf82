"""One game between bots, played as fast as they think."""

from collections import Counter
from time import perf_counter
from typing import Any, NamedTuple

from ceiba.arena.contest import Contest, Fixture
from ceiba.arena.looks import Made
from ceiba.arena.thinking import Thinking
from ceiba.bots.referee import Fault, Referee
from ceiba.chance import Luck
from ceiba.game import Position
from ceiba.games import find
from ceiba.playing import moves
from ceiba.record import Record


class Played(NamedTuple):
    """What came of a game."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[Thinking, ...]  # by seat
    faults: tuple[Fault, ...] = ()
    made: tuple[Made, ...] = ()  # by seat
    record: str | None = None

    def as_object(self) -> dict[str, object]:
        return {
            "game": self.number + 1,
            "scores": self.scores,
            "winners": self.winners,
            "thinking": [thinking.as_list() for thinking in self.thinking],
            "faults": [fault._asdict() for fault in self.faults],
            "made": self.made,
        }

    @classmethod
    def from_object(cls, said: dict[str, Any]) -> "Played":  # Any: whatever the JSON holds
        thinking = tuple(Thinking.from_list(each) for each in said["thinking"])
        faults = tuple(Fault(**each) for each in said.get("faults", []))  # 0.1.0 kept none
        made = tuple(said.get("made", []))
        return cls(said["game"] - 1, tuple(said["scores"]), tuple(said["winners"]), thinking, faults, made)


def play_games(contest: Contest, fixtures: list[Fixture], keep: bool) -> list[Played]:
    """Play these games, one after the other; `keep` has records made."""
    luck = Luck("")
    played = []
    for fixture in fixtures:
        seed = contest.seed_of(fixture.luck)
        if luck.seed != seed:
            luck = Luck(seed)
        played.append(_Match(contest, fixture, luck).play(keep))
    return played


class _Match:
    """A game under way."""

    def __init__(self, contest: Contest, fixture: Fixture, luck: Luck) -> None:
        self.contest = contest
        self.fixture = fixture
        self.luck = luck
        self.game = find(contest.game)
        self.faults: list[Fault] = []
        seated = dict(enumerate(fixture.seating, 1))
        seed = f"{luck.seed}/{fixture.turn + 1}"
        self.referee = Referee(self.game, seated, seed, contest.options, self.faults.append)
        self.thinking = tuple(Thinking() for _ in seated)
        self.made: tuple[Counter[str], ...] = tuple(Counter() for _ in seated)
        self.thought = [0.0] * contest.seats  # since each seat's last turn

    def play(self, keep: bool) -> Played:
        position = self.game.start(self.contest.seats, **self.contest.options)
        texts: list[str] = []
        for acts in moves(position, self.ask, self.luck.game().draw):
            if keep:
                texts += [position.write(act) for act in acts]
            if self.game.counted:
                self.count(position, acts)
        outcome = position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        record = self.record(texts, outcome.scores) if keep else None
        return Played(
            self.fixture.number,
            outcome.scores,
            outcome.winners,
            self.thinking,
            tuple(self.faults),
            self.made,
            record,
        )

    def ask(self, position: Position, seat: int) -> int:
        """What this seat's bot does, timed."""
        began = perf_counter()
        act = self.referee.ask(position, seat)
        self.thought[seat - 1] += perf_counter() - began
        if self.game.ends_turn(act):
            self.thinking[seat - 1].add(self.thought[seat - 1])
            self.thought[seat - 1] = 0.0
        return act

    def count(self, position: Position, acts: list[int]) -> None:
        """Count what these acts will bring about, as far as the game has it counted."""
        before = position
        for act in acts:
            after = before.copy()
            after.apply(act)
            for event in self.game.events(before, act, after):
                made, seat = self.game.counted.get(str(event["key"])), event.get("seat")
                if made and isinstance(seat, int):
                    self.made[seat - 1][made] += 1
            before = after

    def record(self, texts: list[str], scores: tuple[int, ...]) -> str:
        record = Record.of(self.game, self.contest.seats, **self.contest.options)
        record.headers["Result"] = " ".join(map(str, scores))
        record.headers["Names"] = names_header(self.fixture.seating)
        record.headers["Seed"] = str(self.luck.seed)
        record.acts = texts
        return str(record)


def names_header(bots: tuple[str, ...] | list[str]) -> str:
    """The players' names as a record may hold them: an engine's command may have quotation marks."""
    return ", ".join(bots).replace('"', "'").replace("\n", " ")
