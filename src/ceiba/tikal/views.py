"""What everyone sees of a game of Tikal: all but the order of luck, and of that no position knows (T7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bit, members
from ceiba.game import LUCK
from ceiba.patch import view_changes
from ceiba.tikal.auction import highest_bidder
from ceiba.tikal.board import CELL_NAMES, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.exploring import FIXED_PRICES
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import FIND, LEADER_PLACES, MOST_SEATS, PHASES, STAGES, State
from ceiba.tikal.tables import (
    MOTIF_COUNT,
    MOTIFS,
    NO_TILE,
    TEMPLE,
    TERRAINS,
    TILE_NAMES,
    TURN_POINTS,
    Motif,
)
from ceiba.tikal.view_types import AuctionView, CellView, SeatView, TikalView


def view(p: State) -> TikalView:
    cells = {CELL_NAMES[cell]: _cell(p, cell) for cell in range(CELLS) if p.tile[cell] != NO_TILE}
    return _view(p, cells, [_seat(p, seat) for seat in range(1, p.seats + 1)])


def changes_seen(before: State, after: State) -> dict[str, object]:
    """What has changed from one view to another. Hexes and seats to which nothing has happened are passed over."""
    patch = _changes_of_the_game(before, after)
    seats: dict[str, object] = {}
    for seat in range(1, after.seats + 1):
        if _seat_changed(before, after, seat):
            seats[str(seat - 1)] = view_changes(_seat(before, seat), _seat(after, seat))
    if seats:
        patch["seats"] = seats
    cells: dict[str, object] = {}
    for cell in members(_cells_changed(before, after)):
        if after.tile[cell] != NO_TILE:
            seen = _cell(after, cell)
            told = seen if before.tile[cell] == NO_TILE else view_changes(_cell(before, cell), seen)
            if told:
                cells[CELL_NAMES[cell]] = told
    if cells:
        patch["cells"] = cells
    return patch


def _changes_of_the_game(before: State, after: State) -> dict[str, object]:
    """All but the hexes and the seats. Compared one by one: this is done after every commit."""
    patch: dict[str, object] = {}
    if before.phase != after.phase:
        patch["phase"] = PHASES[after.phase]
        if (before.phase == FIND) != (after.phase == FIND):
            patch["recovering"] = after.phase == FIND
    if before.stage != after.stage:
        patch["stage"] = STAGES[after.stage]
    if before.acting() != after.acting():
        if _is_luck(before) != _is_luck(after):
            patch["luck"] = _is_luck(after)
        actors = _actors(after)
        if _actors(before) != actors:
            patch["actors"] = actors
    if before.seat != after.seat:
        patch["seat"] = after.seat
    if before.owner != after.owner:
        patch["owner"] = after.owner
    if before.points != after.points:
        patch["points"] = after.points
    if before.hand != after.hand:
        patch["hand"] = _hand(after)
    if _differ(before.order, after.order):
        patch["scoring_order"] = [*after.order]
    if _differ(before.levels, after.levels):
        patch["levels_left"] = view_changes(_levels(before), _levels(after))
    if before.to_come != after.to_come:
        patch["tiles_to_come"] = _tiles(after.to_come)
    if _differ(before.unseen, after.unseen):
        patch |= view_changes({"wafers_unseen": _unseen(before)}, {"wafers_unseen": _unseen(after)})
    if after.auction:
        bids = view_changes(_auction(before), _auction(after))
        if bids:
            patch["auction"] = bids
    return patch


def _differ(before: vec[i64], after: vec[i64]) -> bool:
    if len(before) != len(after):
        return True
    place: i64
    for place in range(len(after)):
        if before[place] != after[place]:
            return True
    return False


def _cells_changed(before: State, after: State) -> int:
    """The cells that may look different, as bits; around a new tile its neighbours too."""
    found = before.clearings ^ after.clearings | before.once ^ after.once | before.twice ^ after.twice
    cell: i64
    place: i64
    for cell in range(CELLS):
        if before.tile[cell] != after.tile[cell]:
            found |= bit(cell)
            for place in range(cell * SIDES, (cell + 1) * SIDES):
                if NEIGHBOUR[place] >= 0:
                    found |= bit(NEIGHBOUR[place])
        elif (
            before.value[cell] != after.value[cell]
            or before.camp[cell] != after.camp[cell]
            or before.guard[cell] != after.guard[cell]
        ):
            found |= bit(cell)
    for place in range(CELLS * MOST_SEATS):
        if before.workers[place] != after.workers[place]:
            found |= bit(place // MOST_SEATS)
    for seat in range(after.seats):
        if before.leader[seat] != after.leader[seat]:
            for stood in (before.leader[seat], after.leader[seat]):
                if stood >= 0:
                    found |= bit(stood)
    return found


def _seat_changed(before: State, after: State, seat: i64) -> bool:
    """Whether a seat looks different: everything that `_seat` is made of."""
    me = seat - 1
    wafer: i64
    for wafer in range(me * MOTIF_COUNT, seat * MOTIF_COUNT):
        if before.wafers[wafer] != after.wafers[wafer]:
            return True
    return (
        before.scores[me] != after.scores[me]
        or before.supply[me] != after.supply[me]
        or before.gone[me] != after.gone[me]
        or before.leader[me] != after.leader[me]
        or before.entrances[me] != after.entrances[me]
        or before.camps_left[me] != after.camps_left[me]
        or before.guards_left[me] != after.guards_left[me]
        or temple_points(before, seat) != temple_points(after, seat)
    )


def _view(p: State, cells: dict[str, CellView], seats: list[SeatView]) -> TikalView:
    return {
        "game": "tikal",
        "options": {"auction": p.auction, "camp_needs_presence": p.camp_needs_presence},
        "phase": PHASES[p.phase],
        "stage": STAGES[p.stage],
        "actors": _actors(p),
        "luck": _is_luck(p),
        "seat": p.seat,
        "owner": p.owner,
        "points": p.points,
        "turn_points": TURN_POINTS,
        "prices": FIXED_PRICES.copy(),
        "hand": _hand(p),
        "scoring_order": [*p.order],
        "cells": cells,
        "seats": seats,
        "levels_left": _levels(p),
        "tiles_to_come": _tiles(p.to_come),
        "wafers_unseen": _unseen(p),
        "auction": _auction(p) if p.auction else None,
        "recovering": p.phase == FIND,
    }


def _actors(p: State) -> list[int]:
    """The seats to act."""
    return [seat for seat in p.actors() if seat != LUCK]


def _is_luck(p: State) -> bool:
    return p.acting() == bit(LUCK)


def _hand(p: State) -> str | None:
    return TILE_NAMES[p.hand] if p.hand != NO_TILE else None


def _levels(p: State) -> dict[str, int]:
    return {str(value): p.levels[value] for value in range(2, len(p.levels))}


def _tiles(tiles: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in members(tiles)]


def _unseen(p: State) -> dict[Motif, int]:
    return {motif: p.unseen[number] for number, motif in enumerate(MOTIFS)}


def _cell(p: State, cell: int) -> CellView:
    seen: CellView = {
        "terrain": TERRAINS[p.terrain[cell]],
        "tile": TILE_NAMES[p.tile[cell]],
        "turn": p.turn[cell],
        "stones": [p.stones(cell, side) for side in range(SIDES)],
        "borders": [p.border(cell, side) for side in range(SIDES)],
        "leads_on": [p.leads_on(cell, side) for side in range(SIDES)],
        "value": p.value[cell],
        "workers": [p.workers[cell * MOST_SEATS + seat] for seat in range(p.seats)],
        "leaders": [seat + 1 for seat in range(p.seats) if p.leader[seat] == cell],
        "camp": p.camp[cell] or None,
        "guard": p.guard[cell] or None,
        "camp_ground": p.clearings >> cell & 1 == 1,
        "used": p.used_at(cell),
    }
    if p.terrain[cell] == TEMPLE:
        strengths = [p.strength_at(cell, seat) for seat in range(1, p.seats + 1)]
        most, next_most = sorted(strengths, reverse=True)[:2]
        seen["control"] = p.controls(cell) or None
        seen["strengths"] = strengths
        seen["strongest"] = [seat for seat, strength in enumerate(strengths, 1) if strength == most > 0]
        seen["lead"] = most - next_most
    return seen


def _seat(p: State, seat: int) -> SeatView:
    me = seat - 1
    leader = LEADER_PLACES.get(p.leader[me])
    temples, wafers = temple_points(p, seat), wafer_points(p, seat)
    return {
        "score": p.scores[me],
        "points_now": temples + wafers,
        "temple_points_now": temples,
        "wafer_points_now": wafers,
        "workers_in_supply": p.supply[me],
        "workers_gone": p.gone[me],
        "leader": leader or CELL_NAMES[p.leader[me]],
        "entrances": [CELL_NAMES[cell] for cell in members(p.entrances[me])],
        "camps_left": p.camps_left[me],
        "guards_left": p.guards_left[me],
        "wafers": {motif: p.wafers[me * MOTIF_COUNT + number] for number, motif in enumerate(MOTIFS)},
    }


def _auction(p: State) -> AuctionView:
    return {
        "shown": _tiles(p.shown),
        "open": members(p.open),
        "bidders": members(p.bidders),
        "bid": p.bid,
        "leads": highest_bidder(p) or None,
        "first_to_pass": p.first_to_pass or None,
    }
