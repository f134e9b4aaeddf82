"""What cannot be in a game of Tikal: every component is somewhere, once."""

from ceiba.bits import bits_of, members
from ceiba.tikal.board import BASE_CELL, CELL_NAMES, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.laying import LOOKS
from ceiba.tikal.state import (
    BIDDING,
    CHOOSING,
    DRAW,
    EXPLORE,
    FINAL_ROUND,
    FIND,
    LAY_TILE,
    MOST_SEATS,
    ON_GUARD,
    OVER,
    TURN,
    VOLCANO_ROUND,
    State,
)
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
    VOLCANO,
    WAFERS_PER_MOTIF,
    WORKERS,
)


def faults(p: State) -> list[str]:
    """Every fault, not the first; empty for any position of a real game."""
    parts = (_tiles, _levels, _wafers, _figures, _ground, _sets, _turn, _stage, _auction)
    return [fault for part in parts for fault in part(p)]


def _tiles(p: State) -> list[str]:
    laid = [tile for tile in p.tile if tile != NO_TILE]
    in_hand = [p.hand] if p.hand != NO_TILE else []
    everywhere = sorted([*laid, *in_hand, *members(p.to_come), *members(p.shown)])
    found = []
    if everywhere != list(range(len(TILE_NAMES))):
        found.append("the 36 tiles and 4 printed hexes are not each in one place")
    for tile in range(TILE_COUNT, len(TILE_NAMES)):
        if p.tile[CELL_NAMES.index(TILE_NAMES[tile])] != tile:
            found.append(f"the printed hex {TILE_NAMES[tile]} is missing")
    for cell in range(CELLS):
        sides = [NEIGHBOUR[cell * SIDES + side] for side in range(SIDES)]
        if p.tile[cell] != NO_TILE and all(there < 0 or p.tile[there] == NO_TILE for there in sides):
            found.append(f"{CELL_NAMES[cell]} lies apart")
        tile = p.tile[cell]
        if tile != NO_TILE and p.turn[cell] >= (LOOKS[tile] if tile < TILE_COUNT else 1):
            found.append(f"the tile on {CELL_NAMES[cell]} is never turned so")
    return found


def _levels(p: State) -> list[str]:
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


def _wafers(p: State) -> list[str]:
    found = []
    for motif in range(MOTIF_COUNT):
        held = sum(p.wafers[seat * MOTIF_COUNT + motif] for seat in range(p.seats))
        if held + p.unseen[motif] != WAFERS_PER_MOTIF or p.unseen[motif] < 0:
            found.append("the wafers of a motif are not three")
    for cell in range(CELLS):
        masks = TILE_VALUE[p.tile[cell]] if p.terrain[cell] == TREASURE else 0
        if p.terrain[cell] != TEMPLE and not 0 <= p.value[cell] <= masks:
            found.append(f"{CELL_NAMES[cell]} cannot hold {p.value[cell]} wafers")
    unlaid = [*members(p.to_come), *members(p.shown), *([p.hand] if p.hand != NO_TILE else [])]
    hidden = sum(TILE_VALUE[tile] for tile in unlaid if TILE_TERRAIN[tile] == TREASURE)
    hidden += sum(p.value[cell] for cell in range(CELLS) if p.terrain[cell] == TREASURE)
    being_found = 1 if p.phase == FIND else 0
    if sum(p.wafers) + hidden + being_found != MOTIF_COUNT * WAFERS_PER_MOTIF:
        found.append("the 24 wafers do not add up")
    return found


def _figures(p: State) -> list[str]:
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


def _ground(p: State) -> list[str]:
    """Nothing stands where it cannot."""
    found = []
    for cell in range(CELLS):
        figures = sum(p.figures_at(cell, seat) for seat in range(1, p.seats + 1))
        if figures and not p.open_ground(cell):
            found.append(f"figures stand on {CELL_NAMES[cell]}, where nobody can")
        if p.camp[cell] and (p.terrain[cell] not in (JUNGLE, TREASURE) or p.value[cell]):
            found.append(f"a camp stands on {CELL_NAMES[cell]}, where none can")
        if p.guard[cell] and p.terrain[cell] != TEMPLE:
            found.append(f"a guard stands on {CELL_NAMES[cell]}, which is no temple")
    if p.terrain[BASE_CELL] != BASE:
        found.append("the base camp is missing")
    return found


def _sets(p: State) -> list[str]:
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


def _turn(p: State) -> list[str]:
    found = []
    if not 0 <= p.points <= TURN_POINTS:
        found.append("the action points are not 0 to 10")
    if p.phase == DRAW and not p.to_come:
        found.append("there is no tile to draw")
    if (p.phase == LAY_TILE or p.stage == VOLCANO_ROUND) != (p.hand != NO_TILE):
        found.append("a tile is in hand just while it is to be laid")
    if p.phase != EXPLORE and p.phase != FIND and (p.points or p.once):
        found.append("points are spent outside a turn")
    if p.twice & ~p.once:
        found.append("a hex was used twice but not once")
    if any(p.terrain[cell] not in (TEMPLE, TREASURE) for cell in members(p.once)):
        found.append("a hex was used that is no temple and no treasure")
    return found


def _stage(p: State) -> list[str]:
    """Scoring rounds, and what may happen in them."""
    found = []
    if p.stage != TURN and p.phase not in (EXPLORE, FIND, OVER):
        found.append("in a scoring round there is nothing to draw, lay or bid for")
    if p.stage == VOLCANO_ROUND and p.hand != NO_TILE and TILE_TERRAIN[p.hand] != VOLCANO:
        found.append("only a volcano brings a volcano round")
    if p.stage == FINAL_ROUND and (p.to_come or p.shown):
        found.append("the final round comes after the last tile")
    if p.phase == OVER and p.stage != FINAL_ROUND:
        found.append("the game ends with the final round")
    waiting = [p.seat, *p.order]
    if len(waiting) != len({*waiting}) or (len(p.order) and (p.stage == TURN or p.phase == OVER)):
        found.append("each seat has one scoring turn in a scoring round")
    if p.stage == TURN and p.phase in (LAY_TILE, EXPLORE, FIND, CHOOSING) and p.seat != p.owner:
        found.append("it is another seat's turn than its owner's")
    return found


def _auction(p: State) -> list[str]:
    """A tile is shown for each open indicator but that of a turn under way (T6.1, T6.5)."""
    found = []
    in_turn = p.stage != FINAL_ROUND and p.phase in (LAY_TILE, EXPLORE, FIND)
    round_on = p.auction and p.stage != FINAL_ROUND and p.phase != DRAW
    shown, indicators = len(members(p.shown)), len(members(p.open))
    if round_on and (shown != indicators - in_turn or indicators == 0):
        found.append("the tiles shown do not match the open indicators")
    if not round_on and (p.open or (p.shown and not (p.auction and p.phase == DRAW and shown < p.seats))):
        found.append("tiles are shown or indicators open outside an auction round")
    if round_on and not p.open >> (p.seat if p.phase in (BIDDING, CHOOSING) else p.owner) & 1:
        found.append("someone plays a second turn in a round")
    if p.phase != BIDDING and (p.bidders or p.bid or p.first_to_pass):
        found.append("bids are made outside an auction")
    if p.phase == BIDDING:
        found += _bidding(p)
    return found


def _bidding(p: State) -> list[str]:
    found = []
    if not p.auction:
        found.append("bids are made in the basic game")
    if not p.bidders >> p.seat & 1 or p.bidders & ~p.open:
        found.append("someone bids who may not")
    passed = p.open & ~p.bidders
    if bool(passed) != bool(p.first_to_pass) or not (passed | 1) >> p.first_to_pass & 1:
        found.append("the first to pass has not passed")
    # Whoever spoke since the highest bid has passed: it is that of the next bidder counter-clockwise.
    highest = [seat for seat in (*range(p.seat + 1, p.seats + 1), *range(1, p.seat)) if p.bidders >> seat & 1]
    if p.bid and (not highest or p.scores[highest[-1] - 1] < p.bid):
        found.append("more is bid than the bidder has")
    return found
