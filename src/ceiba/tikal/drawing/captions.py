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
from ceiba.tikal.tables import COLOURS, NO_TILE, TEMPLE, TERRAINS, TREASURE
from ceiba.words import Say

DOES = {
    DRAW: "draws",
    FIND: "finds",
    LAY_TILE: "lays",
    EXPLORE: "explores",
    BIDDING: "bids",
    CHOOSING: "chooses",
}


def name(seat: int, say: Say) -> str:
    return say(f"colour-{COLOURS[seat - 1]}")


def now(p: State, say: Say) -> str:
    """What happens now, in a few words."""
    outcome = p.outcome()
    if outcome is not None:
        winners = [name(seat, say) for seat in outcome.winners]
        return say("picture-tikal-wins", count=len(winners), first=winners[0], second=winners[-1])
    if p.auction and p.phase == DRAW:
        return say("picture-tikal-shows")
    does = DOES[p.phase]
    if p.phase == EXPLORE and p.stage != TURN:
        does = "explores-and-scores"
    return say(f"picture-tikal-{does}", who=name(p.seat, say))


def stage(p: State, say: Say) -> str:
    """What kind of turn it is, where that matters."""
    if p.outcome() is not None:
        return say("picture-tikal-over")
    if p.stage != TURN:
        return say("picture-tikal-volcano-round" if p.stage == VOLCANO_ROUND else "picture-tikal-final-round")
    return say("picture-tikal-auction-game" if p.auction else "picture-tikal-basic-game")


def note(p: State, seat: int, say: Say) -> str:
    """What else matters about a seat just now."""
    outcome = p.outcome()
    if outcome is not None:
        return say("picture-winner") if seat in outcome.winners else ""
    if seat in p.order:
        return say("picture-tikal-yet-to-score")
    if p.auction and p.stage == TURN and p.phase != DRAW:
        if not p.open >> seat & 1:
            return say("picture-tikal-has-played")
        if p.phase == BIDDING and not p.bidders >> seat & 1:
            return say("picture-tikal-has-passed")
    return ""


def whole(p: State, say: Say) -> str:
    """The position in a few sentences."""
    explored = sum(tile != NO_TILE for tile in p.tile)
    scores = [f"{name(seat, say)} {p.scores[seat - 1]}" for seat in range(1, p.seats + 1)]
    return " ".join(
        [
            f"{stage(p, say)}.",
            f"{now(p, say)}.",
            *([say("picture-tikal-points", points=p.points)] if p.phase in (EXPLORE, FIND) else []),
            say("picture-tikal-explored", explored=explored, hexes=CELLS),
            say("picture-scores", scores=", ".join(scores)),
        ]
    )


def hexagon(p: State, cell: int, say: Say) -> str:
    """One explored hex and all that stands on it."""
    said = [_ground(p, cell, say)]
    owner = p.controls(cell)
    if p.terrain[cell] == TEMPLE and owner:
        said.append(say("picture-tikal-guarded" if p.guard[cell] else "picture-tikal-held", who=name(owner, say)))
    if p.camp[cell]:
        said.append(say("picture-tikal-camp", who=name(p.camp[cell], say)))
    said += [figures for seat in range(p.seats) if (figures := _figures(p, cell, seat, say))]
    return say("hex", cell=CELL_NAMES[cell], what=", ".join(said))


def _ground(p: State, cell: int, say: Say) -> str:
    terrain = p.terrain[cell]
    if terrain == TREASURE:
        return say("picture-tikal-treasure", left=p.value[cell])
    return say(f"hex-{TERRAINS[terrain]}", value=p.value[cell])


def _figures(p: State, cell: int, seat: int, say: Say) -> str:
    workers, leader = p.workers[cell * MOST_SEATS + seat], int(p.leader[seat] == cell)
    if not workers and not leader:
        return ""
    figures = say("figures", leader=leader, workers=workers)
    return say("picture-tikal-figures", who=name(seat + 1, say), figures=figures)
