"""What happens in a game of Tikal, told in plain words."""

from ceiba.game import LUCK, first_of, kind_of, number_of, seat_of, second_of, third_of
from ceiba.terminal.face import Said
from ceiba.terminal.tikal.seats import NAMES
from ceiba.tikal import action
from ceiba.tikal.action import LEADER
from ceiba.tikal.board import CELL_NAMES, DIRECTIONS, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import BIDDING, CHOOSING, FINAL_ROUND, LAY_TILE, TURN, VOLCANO_ROUND
from ceiba.tikal.tables import (
    JUNGLE,
    MOTIFS,
    NO_TILE,
    TEMPLE,
    TILE_NAMES,
    TILE_STONES,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
)


def tell(before: Tikal, act: int, after: Tikal, names: tuple[str, ...]) -> list[Said]:
    """What one act did, and what followed from it by itself."""
    actor = seat_of(act)
    shown = actor == LUCK and kind_of(act) == action.TILE and before.auction
    seat = actor if actor != LUCK else before.seat
    return [
        Said("Luck" if shown else names[seat - 1], _what(before, act)),
        *_consequences(before, after, names),
    ]


def describe_tile(tile: int) -> str:
    """`A4, a temple of 2`."""
    value = TILE_VALUE[tile]
    kind = {JUNGLE: "a jungle", TEMPLE: f"a temple of {value}", TREASURE: f"a treasure of {value}"}
    return f"{TILE_NAMES[tile]}, {kind.get(TILE_TERRAIN[tile], 'a volcano')}"


def describe_stones(tile: int, turn: int) -> str:
    """The stones of a tile turned so: `2 N, 1 SE`."""
    sides = [(TILE_STONES[tile * SIDES + (side - turn) % SIDES], DIRECTIONS[side]) for side in range(SIDES)]
    return ", ".join(f"{stones} {side.upper()}" for stones, side in sides if stones)


def _what(p: Tikal, act: int) -> str:
    kind = kind_of(act)
    first = first_of(act)
    cell = CELL_NAMES[first] if first < len(CELL_NAMES) else ""
    if kind == action.TILE:
        return f"{'shows' if p.auction else 'draws'} {describe_tile(first)}"
    if kind == action.WAFER:
        return f"finds a {MOTIFS[first]}"
    if kind == action.LAY:
        return f"lays {TILE_NAMES[p.hand]} on {cell}"
    if kind == action.ENTER:
        return f"sends {_figure(second_of(act))} in at {cell}"
    if kind in (action.PATH, action.MOVE):
        way = " by the secret path" if kind == action.PATH else ""
        return f"moves {_figure(third_of(act))} from {cell} to {CELL_NAMES[second_of(act)]}{way}"
    if kind == action.UNCOVER:
        return f"uncovers {p.value[first] + 1} on {cell}"
    if kind == action.RECOVER:
        return f"recovers a wafer on {cell}"
    if kind == action.EXCHANGE:
        return f"gives {NAMES[first - 1]} a {MOTIFS[second_of(act)]} for a {MOTIFS[third_of(act)]}"
    if kind == action.CAMP:
        return f"pitches a camp on {cell}"
    if kind == action.GUARD:
        return f"has {_figure(second_of(act))} guard {cell}, worth {p.value[first]}"
    if kind == action.BID:
        return f"bids {number_of(act)}"
    if kind == action.PASS:
        return "passes"
    if kind == action.CHOOSE:
        return f"chooses {describe_tile(first)}"
    return _end(p)


def _figure(figure: int) -> str:
    return "the leader" if figure == LEADER else "a worker"


def _end(p: Tikal) -> str:
    if p.stage == TURN:
        return "ends the turn"
    temples, wafers = temple_points(p, p.seat), wafer_points(p, p.seat)
    return f"scores {temples + wafers}: {temples} for temples, {wafers} for wafers"


def _consequences(before: Tikal, after: Tikal, names: tuple[str, ...]) -> list[Said]:
    said: list[Said] = []
    who = names[after.seat - 1]
    if before.phase == BIDDING and after.phase == CHOOSING:
        paid = before.scores[after.seat - 1] - after.scores[after.seat - 1]
        said.append(Said(who, f"plays next, for {paid} points" if paid else "plays next, for nothing"))
    elif before.phase != CHOOSING and before.hand == NO_TILE != after.hand and after.auction:
        said.append(Said(who, f"takes the last tile of the round, {describe_tile(after.hand)}"))
    if before.stage != after.stage:
        if after.stage == VOLCANO_ROUND:
            said.append(Said("", f"The volcano wakes: everyone has a turn and scores, beginning with {who}."))
        elif after.stage == FINAL_ROUND:
            said.append(
                Said("", f"All tiles are laid. In the final round everyone has a turn and scores; {who} begins.")
            )
        elif after.phase == LAY_TILE:
            said.append(Said("", f"The volcano round is over; {who} lays the volcano and goes on."))
    return said
