"""What people decide about a table: the game, the seats, who may come and what is allowed there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import choice, token_hex
from typing import Literal

from ceiba.descriptor import Colour, Game
from ceiba.games import find
from ceiba.table.clocks import ClockRule, check_rule
from ceiba.table.colours import check_colours, colours
from ceiba.table.errors import Cause, Refused

SeatKind = Literal["open", "bot", "person"]
Visibility = Literal["public", "unlisted", "invitation"]
Status = Literal["waiting", "playing", "over"]
Halt = Literal["ended", "aside"]  # by whoever runs the server: for good, or for a while

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is taken for another


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str | None = None
    guest: str | None = None
    bot: str | None = None  # which one sits here, or plays for the person who does until they are back
    part: str = ""  # what this person has thrown into the table's luck
    kept_for: str | None = None  # the guest whom an open seat is handed over to
    colour: Colour | None = None  # chosen for it (`ceiba.table.colours`)


OPEN = Seat("open")


@dataclass
class TableSettings:
    """Stored whole, as JSON, under these names; what 0.1.0 stored is read the same way."""

    game: str
    rules: int
    options: dict[str, bool]
    seats: list[Seat]
    visibility: Visibility
    onlookers: bool
    hints: bool
    odds: bool
    host: str | None
    members: list[str]  # whoever has come by invitation
    key: str  # the secret of the invitation link
    seed: str  # the secret of the table's luck
    rematch: str | None = None
    headers: dict[str, str] = field(default_factory=dict)  # of the record it was made from
    review: dict[str, object] | None = None  # what the game teaches, once it is over and somebody has asked
    keyed: bool = False  # whether the secret of the luck also needs the server's key
    commitment: str = ""  # to the secret of the luck; none at tables of 0.1.0
    parts: list[str] = field(default_factory=list)  # what each seat had thrown in when the game started
    given: int = 0  # acts that came with a record: their luck was dealt elsewhere
    halted: Halt | None = None
    clock: ClockRule | None = None


def new_settings(
    game: Game,
    seats: list[Seat],
    options: Mapping[str, bool],
    host: str,
    visibility: Visibility = "unlisted",
    onlookers: bool = True,
    hints: bool = True,
    odds: bool = True,
    clock: ClockRule | None = None,
) -> TableSettings:
    """A table about to be opened, with fresh secrets; refused unless so many can play with these options."""
    check_set_up(game, len(seats), options)
    check_colours(game, [seat.colour for seat in seats])
    if clock is not None:
        check_rule(clock)
    return TableSettings(
        game=game.name,
        rules=game.rules,
        options={**game.options, **options},
        seats=seats,
        visibility=visibility,
        onlookers=onlookers,
        hints=hints,
        odds=odds,
        host=host,
        members=[],
        key=new_key(),
        seed=new_seed(),
        clock=clock,
    )


def check_set_up(game: Game, seats: int, options: Mapping[str, bool]) -> None:
    try:
        game.check_set_up(seats, options)
    except ValueError as error:
        raise Refused(Cause.UNREADABLE, "bad-table", str(error)) from None


def game_of(settings: TableSettings) -> Game:
    """The game of a table, if it is known here by the rules that the table is played by."""
    try:
        game = find(settings.game)
    except ValueError:
        sentence = f"this table is one of {settings.game}, a game that is not installed here."
        raise Refused(Cause.CONFLICT, "unknown-game", sentence) from None
    if settings.rules != game.rules:
        sentence = (
            f"this table is played by rules {settings.rules} of {game.name}, and this Ceiba knows only "
            f"rules {game.rules}: it goes on with a Ceiba that knows them."
        )
        raise Refused(Cause.CONFLICT, "other-rules", sentence)
    return game


def colours_of(settings: TableSettings) -> list[Colour]:
    """What each seat's figures are drawn in."""
    return colours(find(settings.game), [seat.colour for seat in settings.seats])


def new_name() -> str:
    """The name of a table: nobody finds an unlisted one by guessing."""
    return "".join(choice(LETTERS) for _ in range(12))


def new_key() -> str:
    """The secret of an invitation."""
    return token_hex(12)


def new_seed() -> str:
    """The secret of a table's luck."""
    return token_hex(24)
