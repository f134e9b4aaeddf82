"""What everyone sees of a game of Tikal: all but the order of luck, and of that no position knows (T7)."""

from mypy_extensions import i64

from ceiba.bits import bit, members
from ceiba.game import LUCK
from ceiba.patch import view_changes
from ceiba.tikal.auction import highest_bidder
from ceiba.tikal.board import CELL_NAMES, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.exploring import FIXED_PRICES
from ceiba.tikal.scoring import points_now, temple_points, wafer_points
from ceiba.tikal.state import FIND, GONE, MOST_SEATS, ON_GUARD, PHASES, STAGES, SUPPLY, State
from ceiba.tikal.tables import (
    MOTIF_COUNT,
    MOTIFS,
    NO_TILE,
    TEMPLE,
    TERRAINS,
    TILE_NAMES,
    TURN_POINTS,
)
from ceiba.tikal.view_types import AuctionView, CellView, SeatView, TikalView


def view(p: State) -> TikalView:
    return _view(p, {CELL_NAMES[cell]: _cell(p, cell) for cell in range(CELLS) if p.tile[cell] != NO_TILE})


def changes_seen(before: State, after: State) -> dict[str, object]:
    """What has changed from one view to another, without looking at hexes on which nothing has happened."""
    patch = view_changes(_view(before, {}), _view(after, {}))
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


def _view(p: State, cells: dict[str, CellView]) -> TikalView:
    actors = p.actors()
    return {
        "game": "tikal",
        "options": {"auction": p.auction, "camp_needs_presence": p.camp_needs_presence},
        "phase": PHASES[p.phase],
        "stage": STAGES[p.stage],
        "actors": [seat for seat in actors if seat != LUCK],
        "luck": LUCK in actors,
        "seat": p.seat,
        "owner": p.owner,
        "points": p.points,
        "turn_points": TURN_POINTS,
        "prices": FIXED_PRICES.copy(),
        "hand": TILE_NAMES[p.hand] if p.hand != NO_TILE else None,
        "scoring_order": [*p.order],
        "cells": cells,
        "seats": [_seat(p, seat) for seat in range(1, p.seats + 1)],
        "levels_left": {str(value): p.levels[value] for value in range(2, len(p.levels))},
        "tiles_to_come": [TILE_NAMES[tile] for tile in members(p.to_come)],
        "wafers_unseen": {motif: p.unseen[number] for number, motif in enumerate(MOTIFS)},
        "auction": _auction(p) if p.auction else None,
        "recovering": p.phase == FIND,
    }


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
    leader = {SUPPLY: "supply", GONE: "gone", ON_GUARD: "guard"}.get(p.leader[me])
    return {
        "score": p.scores[me],
        "points_now": points_now(p, seat),
        "temple_points_now": temple_points(p, seat),
        "wafer_points_now": wafer_points(p, seat),
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
        "shown": [TILE_NAMES[tile] for tile in members(p.shown)],
        "open": members(p.open),
        "bidders": members(p.bidders),
        "bid": p.bid,
        "leads": highest_bidder(p) or None,
        "first_to_pass": p.first_to_pass or None,
    }
