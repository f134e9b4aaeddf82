"""Incan Gold as one seat sees it: the path, who is inside, and its own tent."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import HAZARDS, ROUNDS
from ceiba.terminal.face import Face, Menu, Said, numbered
from ceiba.terminal.incan_gold.seen import Seen, SeenSeat, seen
from ceiba.terminal.incan_gold.telling import gems, tell

HELP = """\
In each of five rounds cards are turned one by one. Treasures are shared by
all inside; a second hazard of a kind takes what they have in hand, and ends
the round. After each card all inside choose at once, in secret:
  stay         go on with those who stay
  leave        go back: the gems in hand and a share of those on the path go
               into the tent, safe for good; who leaves alone takes artifacts

"""

HAZARD, ARTIFACT, TREASURE = "bold red", "bold yellow", "cyan"


def incan_gold(position: Position) -> IncanGold:
    assert isinstance(position, IncanGold)
    return position


class IncanGoldFace(Face):
    help = HELP
    board_width = 80

    def name(self, seat: int) -> str:
        return f"Seat {seat} (you)" if seat == self.me else f"Seat {seat}"

    def board(self, position: Position) -> RenderableType:
        view = seen(position, self.me)
        if view["round"] > ROUNDS:
            return Text("The tents are opened.", style="bold")
        title = Text(f"Round {view['round']} of {ROUNDS}, led by {self.name(view['lead'])}", style="bold")
        return Group(title, Columns([_card(name) for name in view["path"]], padding=(0, 0)))

    def status(self, position: Position) -> RenderableType:
        view = seen(position, self.me)
        return Group(*[Text(line) for line in _lines(view)], self._seats(view["seats"]))

    def menu(self, position: Position) -> Menu:
        acts = [*position.legal(self.me)]
        return numbered([("choose", [(act, position.write(act).split(" ")[1]) for act in acts])])

    def prompt(self, position: Position) -> str:
        hand = seen(position, self.me)["seats"][self.me - 1]["hand"]
        return f"stay or leave, with {gems(hand)} in hand"

    def tell(self, before: Position, acts: Sequence[int], after: Position) -> list[Said]:
        return tell(incan_gold(before), acts, incan_gold(after), self.name)

    def _seats(self, seats: list[SeenSeat]) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for heading in ("", "", "in hand", "in the tent", "artifacts"):
            table.add_column(heading, justify="right" if heading.startswith("in") else "left")
        for number, seat in enumerate(seats, 1):
            tent = "?" if seat["tent"] is None else str(seat["tent"])
            found = f"{seat['artifacts']}, worth {seat['artifact_points']}" if seat["artifacts"] else ""
            inside = ("inside", str(seat["hand"])) if seat["inside"] else ("at the camp", "")
            table.add_row(self.name(number), *inside, tent, found, style="bold" if number == self.me else "")
        return table


def _card(name: str) -> Panel:
    style = HAZARD if name in HAZARDS else ARTIFACT if name == "artifact" else TREASURE
    return Panel(Text(name, style=style), padding=(0, 1), expand=False, border_style=style)


def _lines(view: Seen) -> list[str]:
    if view["round"] > ROUNDS:
        return []
    on_path = gems(view["path_gems"])
    if view["path_artifacts"]:
        on_path += f" and {view['path_artifacts']} artifact{'s' if view['path_artifacts'] > 1 else ''}"
    cards = sum(view["deck"].values())
    deadly = sum(view["deck"][hazard] for hazard in HAZARDS if hazard in view["path"])
    return [f"On the path: {on_path}. Cards in the deck: {cards}, of which {deadly} would end the round."]
