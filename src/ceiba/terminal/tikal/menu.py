"""What a seat may do in Tikal, listed so that sixty acts stay readable."""

from ceiba.game import first_of, kind_of, number_of, second_of
from ceiba.terminal.face import Menu, numbered
from ceiba.terminal.tikal.seats import NAMES
from ceiba.terminal.tikal.telling import describe_stones, describe_tile
from ceiba.tikal.action import BID, CHOOSE, EXCHANGE, LAY, MOVE, PATH, VERBS
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.exploring import price
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import BIDDING


def menu(position: Tikal) -> Menu:
    """The acts of the seat to act, grouped by verb; tiles by the cell they go on, walks by where they begin."""
    acts: list[int] = [*position.legal(position.seat)]
    if position.phase == BIDDING:
        return _bids(acts)
    groups: dict[str, list[tuple[int, str]]] = {}
    for act in acts:
        groups.setdefault(_label(position, act), []).append((act, _item(position, act)))
    return numbered([*groups.items()])


def _bids(acts: list[int]) -> Menu:
    """A number is a bid of so much here, not the number of a line; to pass comes last."""
    keys = {str(number_of(act)): act for act in acts if kind_of(act) == BID}
    amounts = [*keys]
    groups = [("pass", ["drop out of this auction"])]
    if amounts:
        span = f"from {amounts[0]} to {amounts[-1]}" if len(amounts) > 1 else amounts[0]
        groups.insert(0, ("bid", [f"a number {span}"]))
    return Menu(keys | {"pass": acts[-1]}, groups, number_means="bid")


def _label(p: Tikal, act: int) -> str:
    kind = kind_of(act)
    verb = VERBS[kind]
    if kind == LAY:
        return f"lay {CELL_NAMES[first_of(act)]}"
    if kind == MOVE:
        return f"move {CELL_NAMES[first_of(act)]}"
    if kind == PATH:
        return f"path {CELL_NAMES[first_of(act)]} (1)"
    if kind == EXCHANGE:
        return f"exchange {first_of(act)} (3)"
    cost = price(p, act)
    return f"{verb} ({cost})" if cost else verb


def _item(p: Tikal, act: int) -> str:
    """What tells an act from the others of its group."""
    kind = kind_of(act)
    words = p.write(act).split(" ")[2:]
    if kind == MOVE:
        return f"{' '.join(words[1:])} ({price(p, act)})"
    if kind == LAY:
        return f"turn {words[1]}"
    if kind == PATH:
        return " ".join(words[1:])
    if kind == EXCHANGE:
        return f"{words[1]} for {NAMES[first_of(act) - 1]}'s {words[2]}"
    if kind == CHOOSE:
        tile = first_of(act)
        stones = describe_stones(tile, 0)
        return describe_tile(tile) + (f": {stones}" if stones else "")
    return " ".join(words)


def open_cells(position: Tikal) -> frozenset[int]:
    """Where the tile in hand may go."""
    acts = position.legal(position.seat)
    return frozenset([first_of(act) for act in acts if kind_of(act) == LAY])


def turns(position: Tikal) -> list[int]:
    """The turns of the tile in hand that look different and are legal somewhere."""
    acts = position.legal(position.seat)
    return sorted({second_of(act) for act in acts if kind_of(act) == LAY})
