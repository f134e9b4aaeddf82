"""Tikal as one seat sees it: everything is open (T7.2)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ceiba.bits import members
from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.terminal.face import Face, Menu
from ceiba.terminal.tikal.map import WIDTH, draw_map
from ceiba.terminal.tikal.menu import menu, open_cells, turns
from ceiba.terminal.tikal.seats import STYLES, signs
from ceiba.terminal.tikal.tiles import describe_stones, describe_tile
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import points_now
from ceiba.tikal.state import (
    BIDDING,
    EXPLORE,
    FINAL_ROUND,
    GONE,
    LAY_TILE,
    ON_GUARD,
    SUPPLY,
    VOLCANO_ROUND,
)
from ceiba.tikal.tables import COLOURS, MOTIF_COUNT, MOTIFS, TILE_NAMES
from ceiba.words import Words

# What is typed for each action, and its price; what comes in capitals is told in the reader's language.
ACTIONS = {
    "enter": ("1", "enter CELL worker"),
    "path": ("1", "path CELL CELL worker"),
    "move": ("", "move CELL CELL worker"),
    "uncover": ("2", "uncover CELL"),
    "recover": ("3", "recover CELL"),
    "exchange": ("3", "exchange SEAT bowl mask"),
    "camp": ("5", "camp CELL"),
    "guard": ("5", "guard CELL worker"),
}

PLACES = {SUPPLY: "supply", GONE: "gone", ON_GUARD: "guarding"}
HEADINGS = ("score", "now", "workers", "leader", "camps", "guards", "treasures")


def tikal(position: Position) -> Tikal:
    assert isinstance(position, Tikal)
    return position


class TikalFace(Face):
    board_width = WIDTH

    def __init__(self, game: Game, me: int, words: Words) -> None:
        super().__init__(game, me, words)
        self._signs = signs(self.say)

    def seat_name(self, seat: int) -> str:
        return self.say(f"colour-{COLOURS[seat - 1]}")

    # -- what is shown ---------------------------------------------------------------------------------

    def board(self, position: Position) -> RenderableType:
        p = tikal(position)
        return Group(draw_map(p, self._signs, open_cells(p)), Text(self._legend(), style="dim"))

    def _legend(self) -> str:
        return self.say("terminal-tikal-legend", white=self._signs.seats[0], leader=self._signs.leader)

    def status(self, position: Position) -> RenderableType:
        p = tikal(position)
        return Group(self._seats(p), *[Text(line) for line in self._lines(p)])

    def _seats(self, p: Tikal) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for heading in ("", "", *HEADINGS):
            shown = self.say(f"terminal-tikal-{heading}") if heading else ""
            table.add_column(shown, justify="right" if heading in ("score", "now") else "left")
        for seat in range(1, p.seats + 1):
            me = seat - 1
            place = PLACES.get(p.leader[me])
            table.add_row(
                Text(f" {self._signs.seats[me]} ", style=STYLES[me]),
                self.name(seat),
                str(p.scores[me]),
                str(points_now(p, seat)),
                str(p.supply[me]),
                self.say(f"terminal-tikal-{place}") if place else CELL_NAMES[p.leader[me]],
                str(p.camps_left[me]),
                str(p.guards_left[me]),
                self._wafers(p, seat),
            )
        return table

    def _wafers(self, p: Tikal, seat: int) -> str:
        held = [p.wafers[(seat - 1) * MOTIF_COUNT + motif] for motif in range(MOTIF_COUNT)]
        named = zip(held, MOTIFS, strict=True)
        return ", ".join(f"{number} {self.say(f'motif-{motif}')}" for number, motif in named if number)

    def _lines(self, p: Tikal) -> list[str]:
        say, none = self.say, self.say("terminal-tikal-none")
        lines = [
            say("terminal-tikal-levels", levels=_levels(p) or none),
            say("terminal-tikal-tiles", tiles=_tiles_to_come(p) or none),
        ]
        if p.stage == VOLCANO_ROUND:
            lines.append(say("terminal-tikal-volcano-round"))
        if p.stage == FINAL_ROUND:
            lines.append(say("terminal-tikal-final-round"))
        if p.shown:
            shown = "; ".join(describe_tile(tile, say) for tile in members(p.shown))
            lines.append(say("terminal-tikal-shown", tiles=shown))
        if p.phase == BIDDING:
            others = [self.seat_name(seat) for seat in members(p.bidders) if seat != p.seat]
            lines.append(
                say("terminal-tikal-bid-now", bid=p.bid, others=len(others), who=self.words.together(others))
            )
        if p.phase == LAY_TILE:
            lines.append(say("terminal-tikal-hand", tile=describe_tile(p.hand, say)))
            for turn in turns(p):
                stones = describe_stones(p.hand, turn, say) or none
                lines.append("  " + say("terminal-tikal-turned", turn=turn, stones=stones))
        return lines

    def help(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for action, (price, typed) in ACTIONS.items():
            for placeholder in ("CELL", "SEAT"):
                typed = typed.replace(placeholder, self.say(f"terminal-{placeholder.lower()}"))
            grid.add_row(f"  {price}", typed, self.say(f"terminal-tikal-help-{action}"))
        return Group(
            Text(self._legend()),
            Text(),
            Text(self.say("terminal-tikal-help-turn")),
            grid,
            Text(self.say("terminal-tikal-help-leader")),
            Text(self.say("terminal-tikal-help-auction")),
        )

    # -- what can be done ------------------------------------------------------------------------------

    def menu(self, position: Position) -> Menu:
        return menu(tikal(position), self.say)

    def prompt(self, position: Position) -> str:
        p = tikal(position)
        if p.phase == LAY_TILE:
            return self.say("terminal-tikal-ask-lay", tile=TILE_NAMES[p.hand])
        if p.phase == EXPLORE:
            return self.say("action-points-left", points=p.points)
        return self.say("terminal-tikal-ask-bid" if p.phase == BIDDING else "terminal-tikal-ask-tile")


def _levels(p: Tikal) -> str:
    """How many of each value are left: `2:3  3:2`."""
    return "  ".join(f"{value}:{number}" for value, number in enumerate(p.levels) if number)


def _tiles_to_come(p: Tikal) -> str:
    letters = [TILE_NAMES[tile][0] for tile in members(p.to_come)]
    return "  ".join(f"{letter}:{letters.count(letter)}" for letter in dict.fromkeys(letters))
