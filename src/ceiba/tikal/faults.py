"""What cannot be in a game of Tikal: every component is somewhere, once."""

from ceiba.facts import bits_of, members
from ceiba.tikal.board import BASE_CELL, CELL_NAMES, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, EXPLORE, FIND, LAY_TILE, MOST_SEATS, ON_GUARD, TURN
from ceiba.tikal.tables import (
    BASE,
    CAMPS,
    GUARDS,
    JUNGLE,
    LEVELS,
    MOTIF_COUNT,
    NO_TILE,
    TEMPLE,
    TILE_COUNT,
    TILE_NAMES,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
    TURN_POINTS,
    WAFERS_PER_MOTIF,
    WORKERS,
)


def faults(p: Tikal) -> list[str]:
    """Every fault, not the first; empty for any position of a real game."""
    return [*_tiles(p), *_levels(p), *_wafers(p), *_figures(p), *_ground(p), *_sets(p), *_turn(p)]


def _tiles(p: Tikal) -> list[str]:
    laid = [tile for tile in p.tile if 0 <= tile < TILE_COUNT]
    in_hand = [p.hand] if p.hand != NO_TILE else []
    everywhere = sorted([*laid, *in_hand, *members(p.to_come), *members(p.shown)])
    found = []
    if everywhere != list(range(TILE_COUNT)):
        found.append("the 36 tiles are not each in one place")
    for tile in range(TILE_COUNT, len(TILE_NAMES)):
        if p.tile[CELL_NAMES.index(TILE_NAMES[tile])] != tile:
            found.append(f"the printed hex {TILE_NAMES[tile]} is missing")
    for cell in range(CELLS):
        sides = [NEIGHBOUR[cell * SIDES + side] for side in range(SIDES)]
        if p.tile[cell] != NO_TILE and all(there < 0 or p.tile[there] == NO_TILE for there in sides):
            found.append(f"{CELL_NAMES[cell]} lies apart")
    return found


def _levels(p: Tikal) -> list[str]:
    found = []
    left = [*LEVELS]
    for cell in range(CELLS):
        if p.terrain[cell] == TEMPLE:
            printed = TILE_VALUE[p.tile[cell]]
            if not printed <= p.value[cell] < len(left):
                found.append(f"the temple on {CELL_NAMES[cell]} cannot stand at {p.value[cell]}")
                continue
            for value in range(printed + 1, p.value[cell] + 1):
                left[value] -= 1
    if left != [*p.levels] or min(left) < 0:
        found.append("the 48 levels do not add up")
    return found


def _wafers(p: Tikal) -> list[str]:
    found = []
    for motif in range(MOTIF_COUNT):
        held = sum(p.wafers[seat * MOTIF_COUNT + motif] for seat in range(p.seats))
        if held + p.unseen[motif] != WAFERS_PER_MOTIF or p.unseen[motif] < 0:
            found.append("the wafers of a motif are not three")
    unlaid = [*members(p.to_come), *members(p.shown), *([p.hand] if p.hand != NO_TILE else [])]
    hidden = sum(TILE_VALUE[tile] for tile in unlaid if TILE_TERRAIN[tile] == TREASURE)
    hidden += sum(p.value[cell] for cell in range(CELLS) if p.terrain[cell] == TREASURE)
    being_found = 1 if p.phase == FIND else 0
    if sum(p.wafers) + hidden + being_found != MOTIF_COUNT * WAFERS_PER_MOTIF:
        found.append("the 24 wafers do not add up")
    return found


def _figures(p: Tikal) -> list[str]:
    found = []
    for seat in range(1, p.seats + 1):
        me = seat - 1
        guards = [*p.guard].count(seat)
        leader_guards = 1 if p.leader[me] == ON_GUARD else 0
        walking = sum(p.workers[cell * MOST_SEATS + me] for cell in range(CELLS))
        workers = p.supply[me] + p.gone[me] + walking + guards - leader_guards
        if workers != WORKERS or p.gone[me] < 0 or p.supply[me] < 0 or leader_guards > guards:
            found.append(f"seat {seat} does not have 18 workers and a leader")
        if [*p.camp].count(seat) + p.camps_left[me] != CAMPS or p.camps_left[me] < 0:
            found.append(f"seat {seat} does not have two camps")
        if guards + p.guards_left[me] != GUARDS or p.guards_left[me] < 0:
            found.append(f"seat {seat} does not have two guards")
        if p.scores[me] < 0:
            found.append(f"seat {seat} has fewer than no points")
    return found


def _ground(p: Tikal) -> list[str]:
    """Nothing stands where it cannot."""
    found = []
    for cell in range(CELLS):
        figures = sum(p.figures_at(cell, seat) for seat in range(1, p.seats + 1))
        if figures and not p.open_ground(cell):
            found.append(f"figures stand on {CELL_NAMES[cell]}, where nobody can")
        if p.camp[cell] and (p.terrain[cell] in (BASE, TEMPLE) or not p.open_ground(cell)):
            found.append(f"a camp stands on {CELL_NAMES[cell]}, where none can")
        if p.guard[cell] and p.terrain[cell] != TEMPLE:
            found.append(f"a guard stands on {CELL_NAMES[cell]}, which is no temple")
    if p.terrain[BASE_CELL] != BASE:
        found.append("the base camp is missing")
    return found


def _sets(p: Tikal) -> list[str]:
    """The sets of cells say what the arrays say."""
    cells = range(CELLS)
    terrain = p.terrain
    bare = [terrain[cell] == JUNGLE or (terrain[cell] == TREASURE and not p.value[cell]) for cell in cells]
    sets = {
        "temples": (p.temples, bits_of(cell for cell in cells if terrain[cell] == TEMPLE)),
        "guarded": (p.guarded, bits_of(cell for cell in cells if p.guard[cell])),
        "treasures": (p.treasures, bits_of(cell for cell in cells if terrain[cell] == TREASURE and p.value[cell])),
        "clearings": (p.clearings, bits_of(cell for cell in cells if bare[cell] and not p.camp[cell])),
    }
    for seat in range(1, p.seats + 1):
        there = bits_of(cell for cell in cells if p.figures_at(cell, seat))
        ways = bits_of(cell for cell in cells if cell == BASE_CELL or p.camp[cell] == seat)
        sets[f"presence of seat {seat}"] = (p.presence[seat - 1], there)
        sets[f"entrances of seat {seat}"] = (p.entrances[seat - 1], ways)
    return [f"the set of {name} is wrong" for name, (kept, counted) in sets.items() if kept != counted]


def _turn(p: Tikal) -> list[str]:
    found = []
    if not 0 <= p.points <= TURN_POINTS:
        found.append("the action points are not 0 to 10")
    if p.phase == LAY_TILE and p.hand == NO_TILE:
        found.append("there is no tile to lay")
    if p.phase == DRAW and not p.to_come:
        found.append("there is no tile to draw")
    if p.phase != EXPLORE and p.phase != FIND and (p.points or p.once):
        found.append("points are spent outside a turn")
    if p.stage == TURN and len(p.order):
        found.append("scoring turns wait outside a scoring round")
    if p.twice & ~p.once:
        found.append("a hex was used twice but not once")
    return found
