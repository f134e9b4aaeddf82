"""What a game is to everything above it: one descriptor per game, found by its name (`ceiba.games`).

A game is a `Position` with its rules, and a `Game` that says the rest. Whatever differs between games is asked of
the descriptor; nothing above the games knows their names. Only `start` and `read_position` must be defined: a game
that says no more is played at the generic table, logged in its notation, and asked for no odds.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Final, Literal, TypedDict, get_args

from ceiba.coding import Coding
from ceiba.game import Event, Position
from ceiba.patch import view_changes

Colour = Literal["white", "black", "orange", "red", "green", "blue", "yellow", "violet"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # all that figures are drawn in (`ceiba.drawing`)


class Weighed(TypedDict):
    """One seat's choice to go on or not, with its chances: what leaving brings, and what one step more."""

    seat: int
    choice: str  # "stay" or "leave"
    bust: str  # the exact chance that the next step ends badly: "1/7"
    leave: int  # points, together with those others who left
    stay: float  # points after one step more, on average, if all who stayed left then


class Game(ABC):
    """A game as the box has it, not one that is being played: how many play, with which options, how it begins."""

    # -- what stands on the box -----------------------------------------------------------------------

    name: ClassVar[str]  # in records, addresses and commands: small letters and hyphens
    rules: ClassVar[int] = 1  # raised only when an old record could play out differently
    fewest: ClassVar[int]  # players
    most: ClassVar[int]  # players
    colours: ClassVar[tuple[Colour, ...]] = ()  # to choose from, if it draws each seat in the one that was chosen
    options: ClassVar[Mapping[str, bool]] = {}  # every option with its default
    variants: ClassVar[Mapping[str, Mapping[str, bool]]] = {}  # names of its own for the game with some options
    clauses: ClassVar[tuple[str, ...]] = ()  # the numbers of its rules, by which refusals name them: "T4.4"
    seats_clause: ClassVar[str | None] = None  # the one that says how many play
    told_in: ClassVar[Mapping[str, str]] = {}  # the clause of an event or of something to do, by its key
    counted: ClassVar[Mapping[str, str]] = {}  # keys of seats' events that the arena counts, and as what

    # -- what others are told -------------------------------------------------------------------------

    hides: ClassVar[bool] = False  # whether seats may know different things
    package: ClassVar[str] = "ceiba"  # whose folder `locale` holds its words, a folder a language
    puzzles: ClassVar[str | None] = None  # the package whose folder `puzzles` holds some (`ceiba.puzzles`)
    # Any: types as values, TypedDicts or unions of them; the description of the API is made from them.
    view_type: ClassVar[Any] = Mapping[str, object]  # of what `Position.view` gives
    event_type: ClassVar[Any] = Mapping[str, object]  # of what `events` lists
    offer_type: ClassVar[Any] = Mapping[str, object]  # of what `offer` gives
    odds_type: ClassVar[Any] = Mapping[str, object]  # of what `odds` gives

    @abstractmethod
    def start(self, seats: int, **options: bool) -> Position:
        """The position before the first act."""

    @abstractmethod
    def read_position(self, text: str) -> Position:
        """The position that `str` wrote."""

    def title(self, options: Mapping[str, bool]) -> str:
        """The key of the message that names the game played with these options."""
        return self.name

    def ends_turn(self, act: int) -> bool:
        """Whether this act is the last of a turn, as players count turns."""
        return True

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        """What an act brought about, free of language: the act itself first, then what followed from it.

        The sentence of an event is the message `{name}-{key}`. A sealed choice brings nothing about; the act that
        reveals it says what all have chosen.
        """
        return []

    def view_changes(self, before: Position, after: Position, seat: int | None) -> Mapping[str, object]:
        """What turns a seat's view of one position into that of another (`ceiba.patch`).

        A game with large views may find it without making them.
        """
        return view_changes(before.view(seat), after.view(seat))

    def label(self, position: Position, act: int) -> Event:
        """An act as something to do: the message `{name}-do-{key}` is what a button says."""
        return {"key": position.write(act).split(" ")[1], "act": position.write(act)}

    def price(self, position: Position, act: int) -> int | None:
        """What a legal act costs, where acts have prices."""
        return None

    def offer(self, position: Position, seat: int) -> Mapping[str, object]:
        """What a draft tells this seat beside the legal acts: reach, prices, what is impossible and why."""
        return {}

    def plan(self, position: Position, seat: int) -> Position | None:
        """The position as if this seat's turn had come, to plan with; None where there is nothing to plan."""
        return None

    def odds(self, position: Position) -> Mapping[str, object] | None:
        """The chances of what comes next, from what everyone knows; None where there are none to tell."""
        return None

    # -- looking back (`ceiba.review`) ----------------------------------------------------------------

    def scored(self, event: Event) -> Mapping[str, int] | None:
        """What an event scored for its `seat`, by what for: the message `review-for-{part}`; None if nothing."""
        return None

    def standing(self, position: Position) -> Mapping[str, Sequence[int]]:
        """What each seat has, by seat: its points first, then what it would score now, by what for."""
        return {"points": position.scores_now()}

    def held(self, position: Position) -> Mapping[str, tuple[int, int]]:
        """What changes hands in the course of a game, by name: who holds it now (0: nobody), and its value."""
        return {}

    def luck(self, position: Position, act: int) -> Sequence[Fraction] | None:
        """By how many points an act of luck is better for each seat than luck's acts are on average here.

        The average over all that luck may do is zero for every seat. None where nobody can tell.
        """
        return None

    def weigh(self, position: Position, acts: Sequence[int]) -> Sequence[Weighed]:
        """Choices between more and what one has that were made together; nothing where there are none."""
        return []

    def worth(self, goal: str, before: Position, acts: Sequence[int]) -> Fraction | None:
        """What legal acts of one seat achieve of a puzzle's goal, the more the better; None: they miss it."""
        return None

    def coding(self, seats: int, **options: bool) -> Coding | None:
        """Its acts as numbers and its positions as arrays, for programs that learn; None where there are none."""
        return None

    def draw(
        self, position: Position, seat: int | None, language: str, colours: Sequence[str] | None = None
    ) -> str:
        """The picture that `position.draw(seat)` gives, if the game has it so: with its words in this language, and
        each seat in the colour that was chosen there."""
        return position.draw(seat)

    def illustrate(self, name: str, language: str) -> str | None:
        """The picture that its rulebook (`ceiba.rulebook`) asks for by this name; None if there is none."""
        return None

    # -- for all games --------------------------------------------------------------------------------

    def check_set_up(self, seats: object, options: Mapping[str, object]) -> None:
        """Raise ValueError, with a sentence, unless so many can play with these options."""
        if not (isinstance(seats, int) and self.fewest <= seats <= self.most):
            raise ValueError(f"{self.name} is for {self.fewest} to {self.most} players, not {seats!r}.")
        for option, value in options.items():
            if option not in self.options:
                has = f"it has {', '.join(self.options)}" if self.options else "it has none"
                raise ValueError(f"{self.name} has no option {option!r}; {has}.")
            if not isinstance(value, bool):
                raise ValueError(f"{self.name} is played with {option}=True or {option}=False, not {value!r}.")

    # Descriptors hold nothing: two of one kind are the same game, also after a journey through pickle.

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __str__(self) -> str:
        return self.name
