"""One table in memory: what was decided about it, its position, and the choices still sealed."""

import asyncio

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position, View
from ceiba.games import find
from ceiba.server.store.rows import LogRow, SealedRow, Seat as SeatRow, StoredTable as Kept

# Whoever plays the seats of bots. No guest is called so.
BOT = ""


class Table:
    """What it holds is what the store has: a change is stored first, and made here after."""

    def __init__(self, kept: Kept) -> None:
        self.row = kept.row
        self.lock = asyncio.Lock()
        self.dealer = Dealer(self.row.about.seed)
        self.position: Position | None = None
        self.sealed: list[SealedRow] = []
        self.thinking: set[tuple[int, int]] = set()  # the bots at work: version and seat
        if self.row.status != "waiting":
            self.position = self.game.read_position(kept.snapshot) if kept.snapshot else self.first_position()
            self.row.version = kept.log[0].number if kept.log else self.row.version
            for entry in kept.log:
                self.advance(entry)
            self.sealed = kept.sealed

    @property
    def name(self) -> str:
        return self.row.table

    @property
    def game(self) -> Game:
        return find(self.row.about.game)

    @property
    def version(self) -> int:
        return self.row.version

    def first_position(self) -> Position:
        return self.game.start(len(self.row.about.seats), **self.row.about.options)

    def advance(self, entry: LogRow) -> None:
        """Take over a commit that was read from the store."""
        assert self.position is not None  # a table that waits has no log
        replay(self.position, entry.acts)
        self.moved(self.position, entry)

    def moved(self, position: Position, entry: LogRow) -> None:
        """The log has come to this position."""
        self.position = position
        self.sealed = []
        self.row.version = entry.version
        self.row.updated = entry.time
        self.row.waiting = int(position.acting())
        self.row.status = "playing" if self.row.waiting else "over"

    # -- who sits where -------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        return self.row.about.seats[number - 1]

    def holds(self, who: str | None, seat: int) -> bool:
        """Whether a seat is for this guest, or for the bots, to play."""
        if not 1 <= seat <= len(self.row.about.seats):
            return False
        held = self.seat(seat)
        return held.kind == "bot" if who == BOT else held.kind == "person" and held.guest == who

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number in range(1, len(self.row.about.seats) + 1) if self.holds(guest, number)]

    def may_come(self, guest: str | None) -> bool:
        """Whether the table is there at all for this guest (None: for someone without a name)."""
        about = self.row.about
        if about.visibility != "invitation":
            return True
        return guest is not None and (guest == about.host or guest in about.members or bool(self.seats_of(guest)))

    def may_watch(self, guest: str | None) -> bool:
        """Whether this guest sees the position: those who sit do, others where onlookers are welcome."""
        return self.may_come(guest) and (self.row.about.onlookers or bool(self.seats_of(guest)))

    # -- sealed choices -------------------------------------------------------------------------------

    def is_sealed_moment(self) -> bool:
        """Several are to act at once, and nobody learns what another does."""
        return self.position is not None and len(self.position.actors()) > 1

    def choices(self) -> dict[int, SealedRow]:
        """The choices that count, by seat: of each seat's the last, unless it is void."""
        last = {choice.seat: choice for choice in self.sealed}
        return {seat: choice for seat, choice in sorted(last.items()) if choice.act}

    def all_have_chosen(self) -> bool:
        return self.position is not None and [*self.choices()] == [*self.position.actors()]

    def waiting_for(self) -> list[int]:
        """The seats that the game waits for."""
        if self.position is None:
            return []
        chosen = self.choices()
        return [seat for seat in self.position.actors() if seat != LUCK and seat not in chosen]

    # -- what is seen ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View | None:
        """What a seat (None: an onlooker) sees now: who has chosen, but of the choices only its own."""
        if self.position is None:
            return None
        if not self.sealed or self.all_have_chosen():
            return self.position.view(seat)
        seen = self.position.copy()
        for choice in self.choices().values():
            seen.apply(seen.parse(choice.act))
        return seen.view(seat)

    def seat_seen_by(self, guest: str | None) -> int | None:
        """As which seat a guest sees the table unasked: the one it holds; with none or several, as an onlooker."""
        seats = self.seats_of(guest)
        return seats[0] if len(seats) == 1 else None


def replay(position: Position, acts: list[str]) -> None:
    """Play stored acts; they were legal when they were stored."""
    for text in acts:
        position.apply(position.parse(text))


def deal(position: Position, dealer: Dealer) -> list[str]:
    """Let luck act for as long as it is its turn; answers with what it did."""
    dealt = []
    while position.acting() == 1 << LUCK:
        act = dealer.draw(position)
        dealt.append(position.write(act))
        position.apply(act)
    return dealt
