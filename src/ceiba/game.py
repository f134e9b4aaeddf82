"""The contract that both games keep, and that everything above them stands on.

A position says who must act (`actors`), what each may do (`legal`), and takes one act at a time (`apply`).
Luck is an actor like any other: its acts carry weights (`chance`), and no order of cards or tiles exists
before they are drawn, so a copy of a position knows nothing of the future.

An act is one machine integer that also says whose act it is; `write` and `read` turn it into the text of
docs/notation.md and back. Seats count from 1, as in the text; LUCK stands for the `*`.
"""

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

LUCK: Final = 0

# An act packs, from the high bits: whose it is, its kind, and up to three arguments of one byte each
# (or one number of 24 bits). Lists of legal acts ascend in this number: that is their documented order.
SEAT_SHIFT: Final = 28
KIND_SHIFT: Final = 24


def seat_of(act: i64) -> i64:
    """Whose act this is: a seat from 1, or LUCK."""
    return act >> SEAT_SHIFT


def kind_of(act: i64) -> i64:
    """Which verb; the numbers are in each game's `action.py`."""
    return (act >> KIND_SHIFT) & 15


def first_of(act: i64) -> i64:
    return (act >> 16) & 255


def second_of(act: i64) -> i64:
    return (act >> 8) & 255


def third_of(act: i64) -> i64:
    return act & 255


def number_of(act: i64) -> i64:
    """The one large argument of acts that have no other."""
    return act & 0xFFFFFF


def pack(seat: i64, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    return seat << SEAT_SHIFT | kind << KIND_SHIFT | first << 16 | second << 8 | third


def verb(seat: i64, kind: i64) -> i64:
    """An act without its arguments, which hot loops add by themselves."""
    return seat << SEAT_SHIFT | kind << KIND_SHIFT


# A table, since mypyc writes the 1 of `1 << number` as a C int, which has only 32 bits to shift into.
_BITS: Final = vec[i64]([2**number for number in range(62)])


def bit(number: i64) -> i64:
    """The integer with only this bit set; sets of cells, tiles and seats are bits."""
    return _BITS[number]


# The powers of two leave different remainders when divided by 67, so a remainder tells the bit.
_REMAINDERS: Final = [2**number % 67 for number in range(62)]
_BY_REMAINDER: Final = vec[i64]([_REMAINDERS.index(left) if left in _REMAINDERS else 0 for left in range(67)])


def lowest(bits: i64) -> i64:
    """The lowest member of a set that is not empty; `bits &= bits - 1` then takes it out."""
    return _BY_REMAINDER[(bits & -bits) % 67]


class Unreadable(ValueError):
    """The text is not an act, a position or a record."""


class NotAllowed(ValueError):
    """The act is well formed, but the rules forbid it here; `reason` names the clause."""

    def __init__(self, text: str, reason: "Reason") -> None:
        super().__init__(f"{text}: {reason.sentence} ({reason.clause})")
        self.reason = reason


class Ambiguous(ValueError):
    """The text fits several legal acts; the message lists them."""


class Reason(NamedTuple):
    """Why an act is refused: the clause, a key for translators, and the English sentence."""

    clause: str
    key: str
    sentence: str


class Chance(NamedTuple):
    """One thing luck may do: `left` of the `of` copies that this stream of luck began with are still to come."""

    act: int
    left: int
    of: int


class Outcome(NamedTuple):
    """How a game ended. Several winners share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Position(ABC):
    """Everything about a game at one moment; mutable, and cheap to copy.

    At every moment exactly one of these holds: seats act (`actors()` names them, all sealed when several),
    luck acts (`actors() == (LUCK,)`), or the game is over (`actors() == ()` and `outcome()` is not None).
    """

    seats: i64

    # -- who acts, and what they may do --------------------------------------------------------------

    @abstractmethod
    def acting(self) -> i64:
        """The actors as bits: bit 0 is luck, bit n seat n; 0 when the game is over."""

    def actors(self) -> tuple[int, ...]:
        bits: i64 = self.acting()
        return tuple([seat for seat in range(self.seats + 1) if bits >> seat & 1])

    @abstractmethod
    def legal(self, actor: i64) -> vec[i64]:
        """All acts of this actor, ascending; empty when it is not to act. The only source of legality."""

    @abstractmethod
    def apply(self, act: i64) -> None:
        """Do a legal act. Nothing is checked here: `act` and `play` check, search need not."""

    # -- luck ----------------------------------------------------------------------------------------

    @abstractmethod
    def tickets(self) -> i64:
        """How many equally likely tickets luck draws one of now; 0 when luck is not to act."""

    @abstractmethod
    def ticket(self, number: i64) -> i64:
        """The act that ticket `number` (from 0) stands for."""

    @abstractmethod
    def chance(self) -> list[Chance]:
        """What luck may do now, with whole-number weights, in the order of `legal(LUCK)`."""

    @abstractmethod
    def stream(self) -> str:
        """Which kind of luck acts now; a Dealer shuffles each stream by itself."""

    # -- results -------------------------------------------------------------------------------------

    @abstractmethod
    def scores_now(self) -> list[int]:
        """The scores by seat as they stand."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Scores and winners when the game is over, else None."""

    # -- copies and looks ----------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """What this seat (None: an onlooker) may know, built up from nothing, ready for JSON."""

    @abstractmethod
    def faults(self) -> list[str]:
        """Everything that is wrong with this position; empty for any position of a real game."""

    @abstractmethod
    def why_not(self, act: int) -> Reason | None:
        """Why this act is refused here, or None if it is legal. Slow, and only for explanations."""

    # -- text ----------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, act: int) -> str:
        """An act as text, with its actor: `1 enter a5 leader`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The act that this full text names; Unreadable if there is none."""

    @abstractmethod
    def __str__(self) -> str:
        """The whole position as text; the game's `read_position` reads it back."""

    def check(self, act: int) -> None:
        """Raise NotAllowed unless the act is legal now."""
        reason = self.why_not(act)
        if reason is not None:
            raise NotAllowed(self.write(act), reason)

    def read(self, text: str) -> int:
        """A legal act from text as people type it: the actor and the last words may be left out if one act fits."""
        words = " ".join(text.split())
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
            raise Ambiguous(f"{words!r} may mean " + ", ".join(repr(self.write(act)) for act in fits))
        if full is None:
            actors = self.actors()
            full = f"{actors[0] if actors else 1} {words}"
            full = "*" + full[1:] if full.startswith("0") else full
        act = self.parse(full)
        self.check(act)
        return act

    def act(self, text: str) -> int:
        """Read an act, check it and apply it."""
        act = self.read(text)
        self.apply(act)
        return act

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return self.draw()

    @abstractmethod
    def draw(self) -> str:
        """The position as one standalone SVG."""
