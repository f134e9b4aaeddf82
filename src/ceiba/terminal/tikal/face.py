"""Tikal as one seat sees it: everything is open (T7.2)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ceiba.bits import members
from ceiba.game import Position
from ceiba.terminal.face import Face, Menu, Said
from ceiba.terminal.tikal.map import LEGEND, WIDTH, draw_map
from ceiba.terminal.tikal.menu import menu, open_cells, turns
from ceiba.terminal.tikal.seats import LETTERS, NAMES, STYLES
from ceiba.terminal.tikal.telling import describe_stones, describe_tile, tell
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
from ceiba.tikal.tables import MOTIF_COUNT, MOTIFS, TILE_NAMES

HELP = f"""\
{LEGEND}

Each turn a tile is drawn and laid: "lay CELL TURN" turns it clockwise by so
many sixths. Then come ten action points, at these prices, and "done":
  1  enter CELL worker       from the supply to base camp or an own camp
  1  path CELL CELL worker   between base camp and own camps
     move CELL CELL worker   to the next hex; 1 for each stone on the border
  2  uncover CELL            one more level of a temple with an own figure
  3  recover CELL            a wafer of a treasure with an own figure
  3  exchange SEAT bowl mask a single wafer for a single one of that seat's
  5  camp CELL               on jungle, or on a treasure without wafers
  5  guard CELL worker       on a temple where nobody else is as strong
Instead of "worker" say "leader" for the leader, who is as strong as three.
In the auction game a number alone is a bid, and "pass" drops out.

"""

PLACES = {SUPPLY: "supply", GONE: "gone", ON_GUARD: "guard"}


def tikal(position: Position) -> Tikal:
    assert isinstance(position, Tikal)
    return position


class TikalFace(Face):
    help = HELP
    board_width = WIDTH

    def __init__(self, me: int) -> None:
        super().__init__(me)
        self._names = tuple(f"{name} (you)" if seat == me else name for seat, name in enumerate(NAMES, 1))

    def name(self, seat: int) -> str:
        return self._names[seat - 1]

    def board(self, position: Position) -> RenderableType:
        return Group(draw_map(tikal(position), open_cells(tikal(position))), Text(LEGEND, style="dim"))

    def status(self, position: Position) -> RenderableType:
        p = tikal(position)
        return Group(self._seats(p), *[Text(line) for line in self._lines(p)])

    def menu(self, position: Position) -> Menu:
        return menu(tikal(position))

    def prompt(self, position: Position) -> str:
        p = tikal(position)
        if p.phase == LAY_TILE:
            return f"lay {TILE_NAMES[p.hand]}"
        if p.phase == EXPLORE:
            return f"{p.points} action point{'s' if p.points != 1 else ''} left"
        return "your bid" if p.phase == BIDDING else "choose a tile"

    def tell(self, before: Position, acts: Sequence[int], after: Position) -> list[Said]:
        return tell(tikal(before), acts[0], tikal(after), self._names)

    def _seats(self, p: Tikal) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for heading in ("", "", "score", "+ now", "workers", "leader", "camps", "guards", "wafers"):
            table.add_column(heading, justify="right" if heading in ("score", "+ now") else "left")
        for seat in range(1, p.seats + 1):
            me = seat - 1
            leader = PLACES.get(p.leader[me]) or CELL_NAMES[p.leader[me]]
            table.add_row(
                Text(f" {LETTERS[me]} ", style=STYLES[me]),
                self.name(seat),
                str(p.scores[me]),
                str(points_now(p, seat)),
                str(p.supply[me]),
                leader,
                str(p.camps_left[me]),
                str(p.guards_left[me]),
                self._wafers(p, seat),
            )
        return table

    def _wafers(self, p: Tikal, seat: int) -> str:
        held = [p.wafers[(seat - 1) * MOTIF_COUNT + motif] for motif in range(MOTIF_COUNT)]
        return ", ".join(f"{number} {name}" for number, name in zip(held, MOTIFS, strict=True) if number)

    def _lines(self, p: Tikal) -> list[str]:
        lines = [f"Levels left by value: {_counts([*p.levels])}.", f"Tiles to come by letter: {_tiles_to_come(p)}."]
        if p.stage == VOLCANO_ROUND:
            lines.append("Volcano round: you score at the end of this turn.")
        if p.stage == FINAL_ROUND:
            lines.append("Final round: you score at the end of this turn.")
        if p.shown:
            lines.append("Tiles shown: " + "; ".join(describe_tile(tile) for tile in members(p.shown)) + ".")
        if p.phase == BIDDING:
            others = [NAMES[seat - 1] for seat in members(p.bidders) if seat != p.seat]
            still = f"; still bidding: {', '.join(others)}" if others else ""
            lines.append(f"The bid stands at {p.bid}{still}.")
        if p.phase == LAY_TILE:
            lines.append(f"In hand: {describe_tile(p.hand)}.")
            lines += [f"  turn {turn}: stones {describe_stones(p.hand, turn) or 'none'}" for turn in turns(p)]
        return lines


def _counts(levels: list[int]) -> str:
    return "  ".join(f"{value}:{number}" for value, number in enumerate(levels) if number) or "none"


def _tiles_to_come(p: Tikal) -> str:
    letters = [TILE_NAMES[tile][0] for tile in members(p.to_come)]
    return "  ".join(f"{letter}:{letters.count(letter)}" for letter in dict.fromkeys(letters)) or "none"
