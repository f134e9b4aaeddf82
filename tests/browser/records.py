"""Tables that stand somewhere in a game: from a record, or from what is told here in a few acts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ceiba.record import read_record
from ceiba.tikal.position import Tikal
from tests.browser.player import Player
from tests.server.running import Json

RECORDS = Path(__file__).parents[1] / "records"
FIRST_TILE = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n* tile A3\n'  # a jungle tile
# No second card can end a round that begins with a treasure.
SAFE_START = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n* card 7\n'


def bring(player: Player, record: str) -> Json:
    """A table with the game of a record."""
    answer = player.context.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"})
    assert answer.ok, answer.text()
    look: Json = answer.json()
    return look


def take_up(player: Player, record: str, bots: Sequence[str] = ("random",)) -> str:
    """The game of a record, gone on with by the one who brought it at the seat to act, and by bots. Goes there."""
    look = bring(player, record)
    table: str = look["table"]["table"]
    mine = look["table"]["waiting_for"][0]
    for seat in range(1, len(look["table"]["seats"]) + 1):
        wish = {"kind": "person"} if seat == mine else {"kind": "bot", "bot": bots[seat % len(bots)]}
        assert player.context.request.put(f"/api/tables/{table}/seats/{seat}", data=wish).ok
    player.page.goto(f"/t/{table}")
    return table


def up_to(name: str, wanted: Callable[[Tikal], bool]) -> tuple[str, Tikal]:
    """A recorded game of Tikal up to the first position that is wanted, and that position."""
    whole = read_record((RECORDS / "tikal" / name).read_text(encoding="utf-8"))
    for line, position in whole.positions():
        assert isinstance(position, Tikal)
        if wanted(position):
            kept = [text for text in str(whole).splitlines()[: line - 1] if not text.startswith("[Result")]
            return "\n".join(kept) + "\n", position
    raise AssertionError(f"{name} has no such position")
