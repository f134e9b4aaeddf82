"""What a seat may do in Tikal, listed so that sixty acts stay readable."""

from ceiba.game import first_of, kind_of, number_of, second_of, third_of
from ceiba.terminal.face import Menu, numbered
from ceiba.terminal.tikal.tiles import describe_stones, describe_tile
from ceiba.tikal.action import CHOOSE, DONE, ENTER, EXCHANGE, FIGURES, GUARD, LAY, MOVE, PATH, VERBS
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.exploring import price
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import BIDDING
from ceiba.tikal.tables import COLOURS, MOTIFS
from ceiba.words import Say


def menu(position: Tikal, say: Say) -> Menu:
    """The acts of the seat to act, grouped by verb; tiles by the cell they go on, walks by where they begin."""
    acts: list[int] = [*position.legal(position.seat)]
    if position.phase == BIDDING:
        return _bids(acts, say)
    groups: dict[str, list[tuple[int, str]]] = {}
    for act in acts:
        groups.setdefault(_heading(position, act, say), []).append((act, _item(position, act, say)))
    return numbered([*groups.items()])


def _bids(acts: list[int], say: Say) -> Menu:
    """A number is a bid of so much here, not the number of a line; 0 is to pass."""
    *amounts, pass_ = acts
    groups = [("", [f"0) {say('tikal-do-pass')}"])]
    if amounts:
        least, most = number_of(amounts[0]), number_of(amounts[-1])
        groups.insert(0, (say("terminal-tikal-bid"), [say("terminal-tikal-amounts", least=least, most=most)]))
    keys = {str(number_of(act)): act for act in amounts}
    return Menu(keys | {"0": pass_}, groups, number_means="bid")


def _heading(p: Tikal, act: int, say: Say) -> str:
    """What the acts of a group have in common, with the price if all have the same."""
    kind = kind_of(act)
    if kind == DONE:
        return ""
    first = first_of(act)
    where = CELL_NAMES[first] if kind in (LAY, MOVE, PATH) else ""
    whom = say(f"colour-{COLOURS[first - 1]}") if kind == EXCHANGE else ""
    heading = say(f"terminal-tikal-{VERBS[kind]}", cell=where, whom=whom)
    cost = price(p, act) if kind not in (LAY, MOVE, CHOOSE) else 0
    return f"{heading} ({cost})" if cost else heading


def _item(p: Tikal, act: int, say: Say) -> str:
    """What tells an act from the others of its group."""
    kind = kind_of(act)
    first, second, third = first_of(act), second_of(act), third_of(act)
    if kind == DONE:
        return say("tikal-do-done")
    if kind == LAY:
        return say("terminal-tikal-turn", turn=second)
    if kind == EXCHANGE:
        given, taken = say(f"motif-{MOTIFS[second]}"), say(f"motif-{MOTIFS[third]}")
        return say("terminal-tikal-swap", given=given, taken=taken)
    if kind == CHOOSE:
        stones = describe_stones(first, 0, say)
        return describe_tile(first, say) + (f": {stones}" if stones else "")
    if kind in (MOVE, PATH):
        cell, figure = CELL_NAMES[second], FIGURES[third]
        cost = f" ({price(p, act)})" if kind == MOVE else ""
        return say("terminal-tikal-figure", cell=cell, figure=figure) + cost
    if kind in (ENTER, GUARD):
        return say("terminal-tikal-figure", cell=CELL_NAMES[first], figure=FIGURES[second])
    return CELL_NAMES[first]


def open_cells(position: Tikal) -> frozenset[int]:
    """Where the tile in hand may go."""
    acts = position.legal(position.seat)
    return frozenset([first_of(act) for act in acts if kind_of(act) == LAY])


def turns(position: Tikal) -> list[int]:
    """The turns of the tile in hand that look different and are legal somewhere."""
    acts = position.legal(position.seat)
    return sorted({second_of(act) for act in acts if kind_of(act) == LAY})
