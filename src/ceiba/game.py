"""The contract that every game keeps, and that everything above the games stands on.

A position says who must act (`actors`), what each may do (`legal`), and takes one act at a time (`apply`).
Luck is an actor like any other: its acts carry weights (`chance`), and no order of cards or tiles exists
before they are drawn, so a copy of a position knows nothing of the future.

An act is one machine integer that also says whose act it is; `write` and `read` turn it into the text of
docs/notation.md and back. Seats count from 1, as in the text; LUCK stands for the `*`.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ceiba.results import (  # to be had from here, too
    Ambiguous as Ambiguous,
    Chance as Chance,
    NotAllowed as NotAllowed,
    Outcome as Outcome,
    Reason as Reason,
    Unreadable as Unreadable,
    missing,
)

LUCK: Final = 0  # the actor that draws cards and tiles, `*` in text

# An act packs, from the high bits: whose it is, its kind, and up to three arguments of one byte each
# (or one number of 24 bits). Lists of legal acts ascend in this number: that is their documented order.
SEAT_SHIFT: Final = 28
KIND_SHIFT: Final = 24
ACTS_END: Final = 16 << SEAT_SHIFT  # every act is below this

MOST_LISTED: Final = 8  # acts, where a text fits many


def seat_of(act: i64) -> i64:
    """Whose act this is: a seat from 1, or LUCK."""
    return act >> SEAT_SHIFT


def kind_of(act: i64) -> i64:
    """Which verb; the numbers are in each game's `action.py`."""
    return (act >> KIND_SHIFT) & 15


def first_of(act: i64) -> i64:
    """The first argument of an act, and so on: what it means is in each game's `action.py`."""
    return (act >> 16) & 255


def second_of(act: i64) -> i64:
    return (act >> 8) & 255


def third_of(act: i64) -> i64:
    return act & 255


def number_of(act: i64) -> i64:
    """The one large argument of acts that have no other."""
    return act & 0xFFFFFF


def pack(seat: i64, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """The act of a seat, or of LUCK, with its verb and arguments."""
    return seat << SEAT_SHIFT | kind << KIND_SHIFT | first << 16 | second << 8 | third


# What people give is of any type, lest the compiler refuse a wrong one in words of its own.


def must_be_act(act: object) -> int:
    """The number of an act, if it can be one at all; what it holds is for the game to say."""
    if not isinstance(act, int):
        raise TypeError(f"an act is a number here, not {act!r}; `read` makes one of a text.")
    if not 0 <= act < ACTS_END:
        raise Unreadable(f"{act} is no act: acts are what `legal` lists, and what `read` makes of a text.")
    return act


def must_be_text(text: object) -> str:
    """The text, if it is one."""
    if not isinstance(text, str):
        raise TypeError(f"this is read from a text, not from {text!r}.")
    return text


def verb(seat: i64, kind: i64) -> i64:
    """An act without its arguments, which hot loops add by themselves."""
    return seat << SEAT_SHIFT | kind << KIND_SHIFT


# What is told of a position or of what happened: plain data, ready for JSON. Each game types its own (TypedDict).
View = Mapping[str, object]  # what a seat, or an onlooker, may know
Event = Mapping[str, object]  # its "key" says what happened; the rest are the arguments of the sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:  # not an ABC: compiled, all games would share its cache, and one pass for another
    """Everything about a game at one moment; mutable, and cheap to copy.

    At every moment exactly one of these holds: seats act (`actors()` names them, all sealed when several),
    luck acts (`actors() == (LUCK,)`), or the game is over (`actors() == ()` and `outcome()` is not None).
    """

    seats: i64  # how many play

    # -- who acts, and what they may do --------------------------------------------------------------

    @abstractmethod
    def acting(self) -> i64:
        """The actors as bits: bit 0 is luck, bit n seat n; 0 when the game is over."""
        raise missing(type(self), "acting")

    def actors(self) -> tuple[int, ...]:
        """Who must act now: seats, all at once if several, or LUCK alone; nobody when the game is over."""
        bits: i64 = self.acting()
        return tuple([seat for seat in range(self.seats + 1) if bits >> seat & 1])

    # One of the next two is the only source of legality; a game defines one of them, and the other follows.

    def legal(self, actor: int) -> Sequence[int]:
        """All acts of this actor, ascending; empty when it is not to act, or no seat of this table."""
        seats: int = self.seats  # compared as plain integers, which may be as large as anyone asks
        return tuple(self.packed(actor)) if 0 <= actor <= seats else ()

    def packed(self, actor: i64) -> vec[i64]:
        """The same for hot loops, as an array that may be shared: read it, never write to it."""
        if type(self).legal is Position.legal:
            raise missing(type(self), "legal")
        return vec[i64](self.legal(actor))

    @abstractmethod
    def apply(self, act: i64) -> None:
        """Do a legal act. Nothing is checked here: `act` and `play` check, search need not."""
        raise missing(type(self), "apply")

    # -- luck ----------------------------------------------------------------------------------------

    @abstractmethod
    def chance(self) -> list[Chance]:
        """What luck may do now, with whole-number weights, in the order of `legal(LUCK)`; empty if not to act."""
        raise missing(type(self), "chance")

    # The same for hot loops, which a game may answer more quickly.

    def tickets(self) -> i64:
        """How many equally likely tickets luck draws one of now; 0 when luck is not to act."""
        total: i64 = 0
        for chance in self.chance():
            total += chance.left
        return total

    def ticket(self, number: i64) -> i64:
        """The act that ticket `number` (from 0) stands for."""
        for chance in self.chance():
            if number < chance.left:
                return chance.act
            number -= chance.left
        raise IndexError("luck has no such ticket.")

    def stream(self) -> str:
        """Which stack luck draws from now; each is shuffled by itself. Unless it is said here, one per verb."""
        return self.write(self.chance()[0].act).split(" ")[1]

    # -- results -------------------------------------------------------------------------------------

    @abstractmethod
    def scores_now(self) -> list[int]:
        """The scores by seat as they stand."""
        raise missing(type(self), "scores_now")

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Scores and winners when the game is over, else None."""
        raise missing(type(self), "outcome")

    # -- copies and looks ----------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        raise missing(type(self), "copy")

    def known_to(self, seat: int) -> "Position":
        """A copy without what this seat may not know: what its player is shown, person, bot or engine.

        A game that hides something leaves it out here, or puts something neutral in its place; what the seat may
        do stays the same.
        """
        return self.copy()

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat (None: an onlooker) may know, built up from nothing, ready for JSON."""
        raise missing(type(self), "view")

    def check_actor(self, actor: object) -> int:
        """A number that may be an actor's, or TypeError. For every `legal`."""
        if not isinstance(actor, int):
            raise TypeError(f"an actor is a seat from 1, or LUCK, not {actor!r}.")
        return actor

    def check_viewer(self, seat: object) -> int | None:
        """The seat, if this table has it, or None for an onlooker; else ValueError. For every `view`."""
        seats: int = self.seats
        if seat is None:
            return None
        if isinstance(seat, int) and 1 <= seat <= seats:
            return seat
        raise ValueError(f"there is no seat {seat!r} here: seats are 1 to {self.seats}, an onlooker is None.")

    @abstractmethod
    def faults(self) -> list[str]:
        """Everything that is wrong with this position; empty for any position of a real game."""
        raise missing(type(self), "faults")

    @abstractmethod
    def why_not(self, act: int) -> Reason | None:
        """Why this act is refused here, or None if it is legal. Slow, and only for explanations."""
        raise missing(type(self), "why_not")

    # -- text ----------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, act: int) -> str:
        """An act as text, with its actor: `1 enter a5 leader`."""
        raise missing(type(self), "write")

    @abstractmethod
    def parse(self, text: str) -> int:
        """The act that this full text names; Unreadable if there is none."""
        raise missing(type(self), "parse")

    @abstractmethod
    def __str__(self) -> str:
        """The whole position as text; `from_text` reads it back."""
        raise missing(type(self), "__str__")

    @classmethod
    @abstractmethod
    def from_text(cls, text: str) -> "Position":
        """The position that `str` wrote; Unreadable if there is none."""
        raise missing(cls, "from_text")

    def check(self, act: int) -> None:
        """Raise NotAllowed unless the act is legal now."""
        reason = self.why_not(act)
        if reason is not None:
            raise NotAllowed(self.write(act), reason)

    def read(self, text: str) -> int:
        """A legal act from text as people type it: the actor and the last words may be left out if one act fits."""
        words = " ".join(text.split())
        if not words:
            raise Unreadable("there is no act to read: one looks like '1 done', or 'done' alone")
        spoken = words.split(" ", 1)[0]
        full = words if spoken == "*" or spoken.isdigit() else None
        fits: list[int] = []
        for actor in self.actors():
            for act in self.legal(actor):
                whole = self.write(act)
                bare = whole.split(" ", 1)[1]
                if words in (whole, bare):
                    if len(self.actors()) == 1 or words == whole:
                        return act
                    fits.append(act)
                elif f"{whole} ".startswith(f"{words} ") or f"{bare} ".startswith(f"{words} "):
                    fits.append(act)
        if len(fits) == 1:
            return fits[0]
        if fits:
            some = [repr(self.write(act)) for act in fits[:MOST_LISTED]]
            more = f" and {len(fits) - MOST_LISTED} more" if len(fits) > MOST_LISTED else ""
            raise Ambiguous(f"{words!r} may mean {', '.join(some)}{more}: say more of it")
        if full is None:
            actors = self.actors()
            full = f"{actors[0] if actors else 1} {words}"
            full = "*" + full[1:] if full.startswith("0") else full
        act = self.parse(full)
        self.check(act)
        return act

    @overload
    def act(self, said: str) -> int: ...

    @overload
    def act(self, said: int) -> int: ...

    def act(self, said: object) -> int:
        """Read an act, unless it comes as its number; check it and apply it."""
        if isinstance(said, str):
            act = self.read(said)
        else:
            act = must_be_act(said)
            self.check(act)
        self.apply(act)
        return act

    # -- as any Python object: compared, hashed, copied, pickled, printed ------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it cannot be hashed: use its key().")

    def key(self) -> str:
        """What equal positions share, for sets and dictionaries; it stays the same when the position changes."""
        return str(self)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_read, (type(self), str(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_text({str(self)!r})"

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return self.draw()

    @abstractmethod
    def draw(self, seat: int | None = None) -> str:
        """The position as one standalone SVG, as this seat (None: an onlooker) may see it."""
        raise missing(type(self), "draw")


def _read(kind: type[Position], text: str) -> Position:
    return kind.from_text(text)
