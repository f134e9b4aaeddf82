"""Incan Gold as one seat sees it: the path, who is inside, and its own tent."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import HAZARDS
from ceiba.incan_gold.view_types import IncanGoldView, SeatView
from ceiba.terminal.face import Face

HAZARD, ARTIFACT, TREASURE = "bold red", "bold yellow", "cyan"


class IncanGoldFace(Face):
    """Everything shown comes from the view of this seat, so no more can (I5)."""

    def _view(self, position: Position) -> IncanGoldView:
        assert isinstance(position, IncanGold)
        return position.view(self.me)

    def board(self, position: Position) -> RenderableType:
        view = self._view(position)
        if position.outcome() is not None:
            return Text(self.say("terminal-incan-gold-open"), style="bold")
        head = self.say(
            "terminal-incan-gold-round", round=view["round"], rounds=view["rounds"], who=self.name(view["lead"])
        )
        cards = Columns([self._card(name) for name in view["path"]], padding=(0, 0))
        return Group(Text(head, style="bold"), cards)

    def _card(self, name: str) -> Panel:
        style = HAZARD if name in HAZARDS else ARTIFACT if name == "artifact" else TREASURE
        shown = name if name.isdigit() else self.say("card-artifact" if name == "artifact" else name)
        return Panel(Text(shown, style=style), padding=(0, 1), expand=False, border_style=style)

    def status(self, position: Position) -> RenderableType:
        view = self._view(position)
        lines = self._lines(view) if position.outcome() is None else []
        return Group(*[Text(line) for line in lines], self._seats(view["seats"]))

    def _lines(self, view: IncanGoldView) -> list[str]:
        return [
            self.say("terminal-incan-gold-path", gems=view["path_gems"], artifacts=view["path_artifacts"]),
            self.say("terminal-incan-gold-deck", cards=view["cards"], deadly=view["deadly"]),
        ]

    def _seats(self, seats: list[SeatView]) -> Table:
        say = self.say
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for heading in ("", "", "hand", "tent", "artifacts"):
            shown = say(f"terminal-incan-gold-{heading}") if heading else ""
            table.add_column(shown, justify="right" if heading in ("hand", "tent") else "left")
        for number, seat in enumerate(seats, 1):
            tent = "?" if seat["tent"] is None else str(seat["tent"])
            found = ""
            if seat["artifacts"]:
                found = say("terminal-incan-gold-worth", count=seat["artifacts"], points=seat["artifact_points"])
            place = say("terminal-incan-gold-inside" if seat["inside"] else "in-the-camp")
            hand = str(seat["hand"]) if seat["inside"] else ""
            style = "bold" if number == self.me else ""
            table.add_row(self.name(number), place, hand, tent, found, style=style)
        return table

    def help(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for act in ("stay", "leave"):
            grid.add_row(f"  {act}", self.say(f"terminal-incan-gold-help-{act}"))
        return Group(Text(self.say("terminal-incan-gold-help")), grid)

    def prompt(self, position: Position) -> str:
        return self.say("terminal-incan-gold-ask", gems=self._view(position)["hand"])
