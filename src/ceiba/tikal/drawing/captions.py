"""The picture in words: for those who hear it, and for a pointer held over a hex."""

from collections.abc import Sequence

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
from ceiba.tikal.tables import NO_TILE, TEMPLE, TERRAINS, TREASURE
from ceiba.words import Say

DOES = {
    DRAW: "draws",
    FIND: "finds",
    LAY_TILE: "lays",
    EXPLORE: "explores",
    BIDDING: "bids",
    CHOOSING: "chooses",
}


def name(seat: int, say: Say, colours: Sequence[str]) -> str:
    return say(f"colour-{colours[seat - 1]}")


def now(p: State, say: Say, colours: Sequence[str]) -> str:
    """What happens now, in a few words."""
    outcome = p.outcome()
    if outcome is not None:
        winners = [name(seat, say, colours) for seat in outcome.winners]
        return say("picture-tikal-wins", count=len(winners), first=winners[0], second=winners[-1])
    if p.auction and p.phase == DRAW:
        return say("picture-tikal-shows")
    does = DOES[p.phase]
    if p.phase == EXPLORE and p.stage != TURN:
        does = "explores-and-scores"
    return say(f"picture-tikal-{does}", who=name(p.seat, say, colours))


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


def whole(p: State, say: Say, colours: Sequence[str]) -> str:
    """The position in a few sentences."""
    explored = sum(tile != NO_TILE for tile in p.tile)
    scores = [f"{name(seat, say, colours)} {p.scores[seat - 1]}" for seat in range(1, p.seats + 1)]
    return " ".join(
        [
            f"{stage(p, say)}.",
            f"{now(p, say, colours)}.",
            *([say("picture-tikal-points", points=p.points)] if p.phase in (EXPLORE, FIND) else []),
            say("picture-tikal-explored", explored=explored, hexes=CELLS),
            say("picture-scores", scores=", ".join(scores)),
        ]
    )


def hexagon(p: State, cell: int, say: Say, colours: Sequence[str]) -> str:
    """One explored hex and all that stands on it."""
    said = [_ground(p, cell, say)]
    owner = p.controls(cell)
    if p.terrain[cell] == TEMPLE and owner:
        held = "picture-tikal-guarded" if p.guard[cell] else "picture-tikal-held"
        said.append(say(held, who=name(owner, say, colours)))
    if p.camp[cell]:
        said.append(say("picture-tikal-camp", who=name(p.camp[cell], say, colours)))
    for seat in range(1, p.seats + 1):
        said += _figures(p, cell, seat, name(seat, say, colours), say)
    return say("hex", cell=CELL_NAMES[cell], what=", ".join(said))


def _ground(p: State, cell: int, say: Say) -> str:
    terrain = p.terrain[cell]
    if terrain == TREASURE:
        return say("picture-tikal-treasure", left=p.value[cell])
    return say(f"hex-{TERRAINS[terrain]}", value=p.value[cell])


def _figures(p: State, cell: int, seat: int, who: str, say: Say) -> list[str]:
    """What a seat has there, if anything."""
    workers, leader = p.workers[cell * MOST_SEATS + seat - 1], int(p.leader[seat - 1] == cell)
    if not workers and not leader:
        return []
    return [say("picture-tikal-figures", who=who, figures=say("figures", leader=leader, workers=workers))]
