"""Acts of Tikal as things to do: keys and arguments of the messages `tikal-do-{key}` on buttons and in menus."""

from ceiba.game import first_of, kind_of, number_of, second_of, third_of
from ceiba.tikal import action
from ceiba.tikal.action import FIGURES, VERBS
from ceiba.tikal.board import CELL_NAMES, SIDES
from ceiba.tikal.state import State
from ceiba.tikal.tables import MOTIFS, TERRAINS, TILE_NAMES, TILE_TERRAIN, TILE_VALUE


def label(state: State, act: int) -> dict[str, int | str]:
    """The key is the verb."""
    kind = kind_of(act)
    return {"key": VERBS[kind], **_arguments(state, kind, act)}


def _arguments(state: State, kind: int, act: int) -> dict[str, int | str]:
    first, second, third = first_of(act), second_of(act), third_of(act)
    if kind in (action.TILE, action.CHOOSE):
        return _tile(first)
    if kind == action.WAFER:
        return {"motif": MOTIFS[first]}
    if kind == action.LAY:
        return {**_tile(state.hand), "cell": CELL_NAMES[first], "turn": second, "degrees": 360 // SIDES * second}
    if kind in (action.PATH, action.MOVE):
        return {"figure": FIGURES[third], "start": CELL_NAMES[first], "cell": CELL_NAMES[second]}
    if kind in (action.ENTER, action.GUARD):
        return {"figure": FIGURES[second], "cell": CELL_NAMES[first]}
    if kind == action.UNCOVER:
        return {"cell": CELL_NAMES[first], "value": state.value[first] + 1}
    if kind in (action.RECOVER, action.CAMP):
        return {"cell": CELL_NAMES[first]}
    if kind == action.EXCHANGE:
        return {"other": first, "given": MOTIFS[second], "taken": MOTIFS[third]}
    if kind == action.BID:
        return {"points": number_of(act)}
    return {}


def _tile(tile: int) -> dict[str, int | str]:
    return {"tile": TILE_NAMES[tile], "terrain": TERRAINS[TILE_TERRAIN[tile]], "value": TILE_VALUE[tile]}
