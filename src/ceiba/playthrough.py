"""A game as one plays it through: acts are pushed and popped, and it says whose turn it is and what may be done.

A `Position` is for programs: it takes numbers, checks nothing unless asked, and goes forward alone. A `Playthrough`
is for people, at a prompt, in a notebook or in a test; it is slower, and holds a record of what was done.
"""

from collections.abc import Iterable, Iterator
from typing import Self

from ceiba.act import Act
from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, NotAllowed, Outcome, Position, Reason, View
from ceiba.games import named
from ceiba.record import Record
from ceiba.steps import Step, Turn, turns


class Playthrough:
    """One game from its start: `Playthrough(game, seats)`. With a seed luck acts by itself, else push it, too."""

    def __init__(self, game: str | Game, seats: int, seed: int | str | None = None, **options: bool) -> None:
        self.game, options = named(game, options)
        self.seed = seed  # where luck comes from; None where it is pushed, too
        self._begin(Record.of(self.game, seats, **options), self.game.start(seats, **options))

    @classmethod
    def of(cls, record: Record, seed: int | str | None = None) -> Self:
        """The game of a record, to be played on from where it ends; its headers and comments are kept."""
        if not isinstance(record, Record):
            raise TypeError(f"a Playthrough is of a Record, not of {record!r}.")
        made = cls.__new__(cls)
        made.game, made.seed = record.game, seed
        kept = Record(dict(record.headers), [], dict(record.comments), dict(record.remarks))
        kept.headers.pop("Result", None)
        made._begin(kept, record.start(), record.acts)  # noqa: SLF001 - one of its own kind
        return made

    def _begin(self, record: Record, start: Position, acts: list[str] | None = None) -> None:
        self._dealer = None if self.seed is None else Dealer(self.seed)
        self._record = record
        self._positions = [start]  # before the first act, and after each
        self._acts: list[Act] = []
        for act in acts or []:
            self._make(act)
        self._deal()

    # -- where the game stands ------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position that has come about, for bots and search; it is a copy, to do with as one likes."""
        return self._positions[-1].copy()

    @property
    def acts(self) -> tuple[Act, ...]:
        """What has been done so far."""
        return tuple(self._acts)

    @property
    def record(self) -> Record:
        """The game so far, to be saved, replayed or counted."""
        record = Record(dict(self._record.headers), [*map(str, self._acts)])
        record.comments, record.remarks = dict(self._record.comments), dict(self._record.remarks)
        outcome = self.outcome()
        if outcome is not None:
            record.close(outcome)
        return record

    def actors(self) -> tuple[int, ...]:
        """Who must act now: seats, all at once if several, or LUCK alone; nobody when the game is over."""
        return self._positions[-1].actors()

    def is_over(self) -> bool:
        """Whether nobody is to act any more; `last.tell()` says how it ended."""
        return not self.actors()

    def outcome(self) -> Outcome | None:
        """Scores and winners when the game is over, else None."""
        return self._positions[-1].outcome()

    def scores(self) -> tuple[int, ...]:
        """The scores by seat as they stand."""
        return tuple(self._positions[-1].scores_now())

    def view(self, seat: int | None = None) -> View:
        """What this seat (None: an onlooker) may know now."""
        return self._positions[-1].view(seat)

    def draw(self, seat: int | None = None) -> str:
        """What it looks like, as SVG; notebooks show it by themselves."""
        return self._positions[-1].draw(seat)

    # -- what may be done -----------------------------------------------------------------------------

    def legal(self, actor: int | None = None) -> tuple[Act, ...]:
        """All that this actor may do now, or all who are to act; each says what it would cost."""
        position = self._positions[-1]
        if not isinstance(actor, int | None):
            raise TypeError(f"an actor is a seat from 1, or LUCK, not {actor!r}.")
        actors = position.actors() if actor is None else (actor,)
        return tuple(Act.of(self.game, position, number) for one in actors for number in position.legal(one))

    def why_not(self, act: str | int) -> Reason | None:
        """Why an act is not allowed now, with the clause that says so; None if it is."""
        try:
            self._number(act)
        except NotAllowed as refusal:
            return refusal.reason
        return None

    # -- doing it, and taking it back -----------------------------------------------------------------

    def push(self, act: str | int) -> Act:
        """Do an act: its text, as short as leaves no doubt, or what a bot chose; refused, it changes nothing."""
        made = self._make(act)
        self._deal()
        return made

    def push_all(self, acts: str | Iterable[str | int]) -> tuple[Act, ...]:
        """Do several acts, such as a whole turn; all of them, or none.

        They are a list, or a text with one on a line or between semicolons, where what stands behind a `#` is a
        comment. The answer leaves out what luck did by itself.
        """
        before = len(self._acts)
        try:
            return tuple([self.push(act) for act in _split(acts)])
        except Exception:
            self._cut(before)
            raise

    def pop(self) -> Act:
        """Take the last act back, and what luck answered to it by itself."""
        last = len(self._acts)
        while self._dealer and last and self._acts[last - 1].seat == LUCK:
            last -= 1
        if not last:
            raise IndexError("there is nothing to take back: the game has just begun.")
        return self._cut(last - 1)[0]

    def pop_turn(self) -> tuple[Act, ...]:
        """Take the last turn back to where its seats began to act; what luck did before that stays."""
        for turn in reversed([*self.turns()]):
            seats = [step.number for step in turn if step.act.seat != LUCK]
            if seats:
                return self._cut(seats[0] - 1)
        raise IndexError("there is no turn to take back: nobody has acted yet.")

    def _number(self, act: str | int) -> int:
        """The legal act that is meant."""
        position = self._positions[-1]
        if isinstance(act, str):
            return position.read(act)
        if not isinstance(act, int):
            raise TypeError(f"an act is a text or a number, not {act!r}.")
        position.check(act)
        return act

    def _make(self, act: str | int) -> Act:
        position, number = self._positions[-1], self._number(act)
        made = Act.of(self.game, position, number)
        after = position.copy()
        after.apply(number)
        self._acts.append(made)
        self._positions.append(after)
        return made

    def _deal(self) -> None:
        while self._dealer and self.actors() == (LUCK,):
            self._make(self._dealer.draw(self._positions[-1]))

    def _cut(self, number: int) -> tuple[Act, ...]:
        """Back to so many acts; answers with those that were taken back."""
        gone = tuple(self._acts[number:])
        del self._acts[number:], self._positions[number + 1 :]
        return gone

    # -- what happened --------------------------------------------------------------------------------

    @property
    def last(self) -> Step | None:
        """The last step: its act, what it brought about, and the sentences that tell it."""
        return self._step(len(self._acts)) if self._acts else None

    def steps(self) -> Iterator[Step]:
        """Every act so far, with the positions before and after it and what it brought about."""
        return map(self._step, range(1, len(self._acts) + 1))

    def turns(self) -> Iterator[Turn]:
        """The same by turns, as players count them; the last may still be going on."""
        return turns(self.steps())

    def _step(self, number: int) -> Step:
        before, after = self._positions[number - 1 : number + 1]
        comment = self._record.comments.get(number, "")
        return Step(
            self.game, number, self._acts[number - 1], before.copy(), after.copy(), comment, self._record.names
        )

    # -- as any Python object -------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same game so far, to be played on in another way."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)  # with what a class of one's own has beside it
        twin._record = self.record  # noqa: SLF001 - one of its own kind
        twin._positions, twin._acts = [*self._positions], [*self._acts]  # noqa: SLF001 - each changes no more
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Playthrough):
            return NotImplemented
        return (self.record, self.seed) == (other.record, other.seed)

    def __str__(self) -> str:
        return str(self.record)

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed={self.seed!r}"
        return f"{type(self).__name__}.of({self.record!r}{seed})"

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return self.draw()


def _split(acts: str | Iterable[str | int]) -> Iterable[str | int]:
    if isinstance(acts, str):
        lines = [line.partition("#")[0] for line in acts.split("\n")]
        return [act for line in lines for act in line.split(";") if act.strip()]
    if not isinstance(acts, Iterable):
        raise TypeError(f"acts are a text, or a list of acts, not {acts!r}.")
    return acts
