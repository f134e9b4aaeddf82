"""Someone at a table in the terminal, typing."""

from collections.abc import Callable, Mapping
from io import StringIO
from types import MappingProxyType

from rich.console import Console

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.playing import Player, random_player
from ceiba.record import Record
from ceiba.terminal.face import Face
from ceiba.terminal.faces import face_of
from ceiba.terminal.table import Left, TerminalTable
from ceiba.words import speak

# What is typed next, at this position, as the face shows it; None: nothing more.
Typist = Callable[[Face, Position], str | None]


NONE: Mapping[str, bool] = MappingProxyType({})


def lines(*typed: str) -> Typist:
    """These, one after another."""
    left = iter(typed)
    return lambda face, position: next(left, None)


def sit(
    game: Game,
    seats: int,
    typist: Typist,
    language: str = "en",
    others: Player | None = None,
    width: int = 100,
    options: Mapping[str, bool] = NONE,
) -> tuple[str, Record]:
    """Play at seat 1 until the typist leaves or the game is over: what is shown, and the record."""
    shown = StringIO()

    def type_in(prompt: str) -> str:
        shown.write(f"{prompt}\n")
        typed = typist(face, table.position)
        if typed is None:
            raise EOFError
        return typed

    record = Record.of(game, seats, **options)
    face = face_of(game)(game, 1, speak(language))
    console = Console(file=shown, width=width, highlight=False)
    table = TerminalTable(console, type_in, face, record, others or random_player(1), Dealer(1))
    try:
        table.play()
    except Left:
        shown.write("left")
    return shown.getvalue(), record
