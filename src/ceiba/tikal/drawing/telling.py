"""The picture in words: for those who hear it, and for a pointer held over a hex."""

from ceiba.tikal.board import CELL_NAMES, CELLS
from ceiba.tikal.state import (
    BIDDING,
    CHOOSING,
    DRAW,
    EXPLORE,
    FIND,
    LAY_TILE,
    MOST_SEATS,
    TURN,
    VOLCANO_ROUND,
    State,
)
from ceiba.tikal.tables import BASE, COLOURS, NO_TILE, TEMPLE, TERRAINS, TREASURE


def name(seat: int) -> str:
    return COLOURS[seat - 1].capitalize()


def now(p: State) -> str:
    """What happens now, in a few words."""
    outcome = p.outcome()
    if outcome is not None:
        winners = [name(seat) for seat in outcome.winners]
        if len(winners) > 2:
            return f"{len(winners)} seats share the win"
        return f"{winners[0]} wins" if len(winners) == 1 else " and ".join(winners) + " share the win"
    if p.auction and p.phase == DRAW:
        return "Tiles are turned up"
    does = {
        DRAW: "draws a tile",
        FIND: "turns up a wafer",
        LAY_TILE: "lays a tile",
        EXPLORE: "explores",
        BIDDING: "bids or passes",
        CHOOSING: "chooses a tile",
    }
    scoring = ", then scores" if p.phase == EXPLORE and p.stage != TURN else ""
    return f"{name(p.seat)} {does[p.phase]}{scoring}"


def stage(p: State) -> str:
    """What kind of turn it is, where that matters."""
    if p.outcome() is not None:
        return "The game is over"
    if p.stage != TURN:
        return "Volcano round" if p.stage == VOLCANO_ROUND else "Final round"
    return "Auction game" if p.auction else "Basic game"


def note(p: State, seat: int) -> str:
    """What else matters about a seat just now."""
    outcome = p.outcome()
    if outcome is not None:
        return "winner" if seat in outcome.winners else ""
    if seat in p.order:
        return "has yet to score"
    if p.auction and p.stage == TURN and p.phase != DRAW:
        if not p.open >> seat & 1:
            return "has played"
        if p.phase == BIDDING and not p.bidders >> seat & 1:
            return "has passed"
    return ""


def whole(p: State) -> str:
    """The position in a few sentences."""
    explored = sum(tile != NO_TILE for tile in p.tile)
    scores = ", ".join(f"{name(seat)} {p.scores[seat - 1]}" for seat in range(1, p.seats + 1))
    points = f" {p.points} action points are left." if p.phase in (EXPLORE, FIND) else ""
    return f"{stage(p)}. {now(p)}.{points} {explored} of {CELLS} hexes are explored. Scores: {scores}."


def hexagon(p: State, cell: int) -> str:
    """One explored hex and all that stands on it."""
    terrain = p.terrain[cell]
    said = [f"{CELL_NAMES[cell]}: {_ground(p, cell)}"]
    if terrain == TEMPLE and p.controls(cell):
        said.append(f"{'guarded' if p.guard[cell] else 'held'} by {name(p.controls(cell))}")
    if p.camp[cell]:
        said.append(f"{name(p.camp[cell])} camp")
    said += [figures for seat in range(p.seats) if (figures := _figures(p, cell, seat))]
    return ", ".join(said)


def _ground(p: State, cell: int) -> str:
    terrain = p.terrain[cell]
    if terrain == TEMPLE:
        return f"temple {p.value[cell]}"
    if terrain == TREASURE:
        return f"treasure with {p.value[cell]} left"
    return "base camp" if terrain == BASE else TERRAINS[terrain]


def _figures(p: State, cell: int, seat: int) -> str:
    workers = p.workers[cell * MOST_SEATS + seat]
    here = ["leader"] if p.leader[seat] == cell else []
    here += [f"{workers} worker{'s' if workers > 1 else ''}"] if workers else []
    return f"{name(seat + 1)} {' and '.join(here)}" if here else ""
