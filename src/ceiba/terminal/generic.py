"""The face of any game: what its view tells, set out readably.

The parts of a view, and the words that stand in it, are called what the game's messages `{game}-view-{name}` say;
where there are none, by their own names.
"""

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ceiba.game import Position
from ceiba.terminal.face import Face

INDENT = (0, 0, 0, 2)


class GenericFace(Face):
    def board(self, position: Position) -> RenderableType:
        return self._set_out(position.view(self.me), self.names(position))

    def status(self, position: Position) -> RenderableType:
        """The scores, where nobody may hide them."""
        if self.game.hides and position.outcome() is None:
            return Group()
        table = Table(box=None, padding=(0, 1), show_header=False)
        for name, score in zip(self.names(position), position.scores_now(), strict=True):
            table.add_row(name, self.say("points", points=score))
        return table

    def _set_out(self, things: Mapping[str, object], seats: list[str]) -> RenderableType:
        """Names and values; lists of things that have parts of the same names, as tables."""
        shown: list[RenderableType] = []
        for name, value in things.items():
            if isinstance(value, Mapping) and value:
                shown += [Text(self._called(name)), Padding(self._set_out(value, seats), INDENT)]
            elif _is_table(value):
                shown += [Text(self._called(name)), Padding(self._table(value, seats), INDENT)]
            else:
                shown.append(Text(self.say("terminal-part", name=self._called(name), value=self._told(value))))
        return Group(*shown)

    def _table(self, rows: Sequence[Mapping[str, object]], seats: list[str]) -> Table:
        """A row for each thing: as many as there are seats are the seats."""
        table = Table(box=None, padding=(0, 1))
        names = list(dict.fromkeys(name for row in rows for name in row))
        for name in ("", *map(self._called, names)):
            table.add_column(name)
        heads = seats if len(rows) == len(seats) else [str(number) for number in range(1, len(rows) + 1)]
        for head, row in zip(heads, rows, strict=True):
            table.add_row(head, *[self._told(row.get(name)) for name in names])
        return table

    def _called(self, name: str) -> str:
        key = f"{self.game.name}-view-{name.replace('_', '-')}"
        return self.say(key) if self.words.knows(key) else name.replace("_", " ")

    def _told(self, value: object) -> str:
        match value:
            case None | [] | {}:
                return "–"
            case bool():
                return self.say("yes" if value else "no")
            case str():
                return self._called(value)
            case [*several]:
                return ", ".join(map(self._told, several))
            case Mapping():
                return ", ".join(f"{self._called(name)} {self._told(part)}" for name, part in value.items())
        return str(value)


def _is_table(value: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
