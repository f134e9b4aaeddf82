"""One table: what was decided about it, its position, and the choices still sealed."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position, View
from ceiba.table.changes import ActsMade, ChoiceSealed
from ceiba.table.clocks import Clock, Span, follow, started, time_up
from ceiba.table.log import Choice, Entry, alias, fingerprint
from ceiba.table.luck import dealers_seed
from ceiba.table.settings import Seat, Status, TableSettings, game_of
from ceiba.table.steps import Applied, Progress, Viewer, position_reached, replay

# Whoever plays the seats of bots. No guest is called so.
BOT = ""


@dataclass
class Table:
    """What it holds is what has been stored: a change is stored first, and made here after."""

    name: str
    settings: TableSettings
    created: float
    updated: float
    status: Status = "waiting"
    revision: int = 0  # of the settings
    version: int = 0  # how many acts the log holds
    talk: int = 0  # the number of the last line
    position: Position | None = None  # at `version`; None before the start
    sealed: list[Choice] = field(default_factory=list)  # all of this moment, the earlier ones too
    link: str = ""  # of the last entry of the log
    key: str = field(default="", repr=False)  # the server's, from which luck and links are made
    clock: Clock | None = None  # None before the start, and where nobody's time is measured
    standstills: Sequence[Span] = ()  # when no server ran, and nobody's time did

    def __post_init__(self) -> None:
        self.game: Game = game_of(self.settings)
        self._dealer = Dealer(self.settings.seed)
        self._dealer_is_of: TableSettings | None = None

    def first_position(self) -> Position:
        return self.game.start(len(self.settings.seats), **self.settings.options)

    def dealer(self) -> Dealer:
        """The luck of this table; which is settled when the game starts, for then all have thrown in their part."""
        if self._dealer_is_of is not self.settings:  # whoever decides something makes new settings
            self._dealer_is_of = self.settings
            seed = dealers_seed(self.name, self.settings, self.key)
            if self._dealer.seed != seed:
                self._dealer = Dealer(seed)
        return self._dealer

    def alias(self, who: str) -> str:
        """By what name someone stands in the log."""
        return alias(self.key, self.name, who)

    # -- the log --------------------------------------------------------------------------------------

    def take_over(self, entry: Entry) -> None:
        """A commit that was read from the log, and is no news to anyone."""
        self._moved(entry, position_reached(self._started(), entry.acts))

    def advance(self, entry: Entry) -> ActsMade:
        """A commit that was read from the log, and is to be told."""
        return self.move(entry, replay(self._started(), entry.acts))

    def move(self, entry: Entry, applied: list[Applied]) -> ActsMade:
        """The log has grown by this commit."""
        progress = Progress(self.game, self._started(), applied)
        self._moved(entry, progress.after)
        return ActsMade(entry, progress)

    def _moved(self, entry: Entry, position: Position) -> None:
        self.position = position
        self.sealed = []
        self.version = entry.version
        self.link = entry.link
        self.updated = entry.time
        self.status = "playing" if position.acting() else "over"

    def _started(self) -> Position:
        return self.position or self.begin()

    def begin(self) -> Position:
        """The game has started; luck may still have to open it."""
        self.position = self.first_position()
        self.status = "playing"
        return self.position

    def decide(self, settings: TableSettings) -> None:
        """Take over what was decided about the table."""
        self.settings = settings
        if settings.halted == "ended":
            self.status = "over"

    # -- seats ----------------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        return self.settings.seats[number - 1]

    def waiting_for(self) -> list[int]:
        """The seats that the game waits for: not those that have made their sealed choice."""
        if self.position is None or self.status == "over":
            return []
        chosen = self.choices()
        return [seat for seat in self.position.actors() if seat != LUCK and seat not in chosen]

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.settings.seats, 1) if seat.kind == "person"]

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays this seat until its person is back."""
        held = self.seat(seat)
        return held.kind == "person" and held.bot is not None

    def stand_ins(self) -> list[int]:
        """The seats of people for whom bots play."""
        return [seat for seat in self.people() if self.stands_in(seat)]

    def is_stood_in_for(self, guest: str) -> bool:
        """Whether a bot plays for this guest."""
        for seat in self.settings.seats:  # a plain loop: this is asked before each commit
            if seat.bot is not None and seat.kind == "person" and seat.guest == guest:
                return True
        return False

    # -- time -----------------------------------------------------------------------------------------

    def clock_after(
        self, version: int, to_act: Sequence[int], now: float, changed: Clock | None = None
    ) -> Clock | None:
        """The clock when the game has come so far and waits for these; `changed`: as people have decided."""
        rule = self.settings.clock
        if rule is None:
            return None
        clock = changed or self.clock or started(rule, len(self.settings.seats), now)
        return follow(clock, rule, version, to_act, self.people(), now, self.standstills, self.stand_ins())

    def clock_now(self, now: float, changed: Clock | None = None) -> Clock | None:
        """The clock as it stands, or as people have decided."""
        return self.clock_after(self.version, self.waiting_for(), now, changed)

    def time_up(self, clock: Clock | None = None) -> float | None:
        """When someone's time is up."""
        rule, clock = self.settings.clock, clock or self.clock
        if rule is None or clock is None:
            return None
        return time_up(clock, rule, self.standstills)

    # -- sealed choices -------------------------------------------------------------------------------

    def is_sealed_moment(self) -> bool:
        """Several are to act at once, and nobody learns what another does."""
        return self.position is not None and len(self.position.actors()) > 1

    def choices(self) -> dict[int, Choice]:
        """The choices that count, by seat: of each seat's the last, unless it is void."""
        if not self.sealed:
            return {}
        last = {choice.seat: choice for choice in self.sealed}
        return {seat: choice for seat, choice in sorted(last.items()) if choice.act}

    def all_have_chosen(self) -> bool:
        return self.position is not None and [*self.choices()] == [*self.position.actors()]

    def seal(self, sealed: list[Choice]) -> ChoiceSealed | None:
        """These are the choices of this moment. If one was only changed, there is nothing to tell."""
        before = [*self.choices()]
        self.sealed = sealed
        chosen = [*self.choices()]
        return None if chosen == before or self.all_have_chosen() else ChoiceSealed(self.version, chosen)

    # -- what is seen ---------------------------------------------------------------------------------

    def viewer(self, seat: int | None) -> Viewer:
        """As whom a seat looks: where the game hides nothing, everyone sees the same."""
        return seat if self.game.hides else None

    def view(self, seat: int | None) -> View | None:
        """What a seat (None: an onlooker) sees of the position at this version, without sealed choices."""
        # Not kept: a view takes ten times the memory of its position, and is made in less time than it is sent.
        return None if self.position is None else self.position.view(self.viewer(seat))

    def hash(self) -> str | None:
        """By which every side can tell that it has the same position."""
        return None if self.position is None else fingerprint(str(self.position))
