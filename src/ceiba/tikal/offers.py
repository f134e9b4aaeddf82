"""What a draft tells beside the legal acts: where figures can go, and what each kind of action costs or wants."""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from ceiba.bits import members
from ceiba.game import Reason, first_of, kind_of, pack
from ceiba.tikal.action import ENTER, EXCHANGE, FIGURES, GUARD, MOVE, PATH, VERBS
from ceiba.tikal.board import BASE_CELL, CELL_NAMES, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.explaining import obstacle, wrong_moment
from ceiba.tikal.exploring import FIXED_PRICES
from ceiba.tikal.reach import Reach, reach
from ceiba.tikal.scoring import points_now
from ceiba.tikal.state import State
from ceiba.tikal.tables import CLOSED, MOTIF_COUNT

Action = Literal["enter", "path", "move", "uncover", "recover", "exchange", "camp", "guard"]
ACTIONS: Final[tuple[Action, ...]] = (
    "enter", "path", "move", "uncover", "recover", "exchange", "camp", "guard",
)  # fmt: skip  # in the order of the rules (T4)


class Obstacle(TypedDict):
    """Why something is not possible; the message `reason-{key}` says it in every language."""

    clause: str  # of the rules, that forbids it
    key: str  # of the message
    sentence: str  # in English


class Kind(TypedDict):
    """One kind of action."""

    price: int | None  # None: that of the border (T4.3)
    cells: list[str]  # where it is possible now; of ways, where they begin; of exchanges, none
    reason: Obstacle | None  # why it is possible nowhere; None if it is possible


class TikalOffer(TypedDict):
    """What the seat to act can do, and for how much."""

    reach: list[Reach]  # where its figures can go
    kinds: dict[Action, Kind]  # of actions, by verb
    points_now: list[int]  # what a scoring would bring each seat now


def offer(state: State, seat: int) -> TikalOffer:
    legal = state.legal(seat)
    return {
        "reach": reach(state) if state.seat == seat else [],
        "kinds": {action: _kind(state, seat, action, legal) for action in ACTIONS},
        "points_now": [points_now(state, one) for one in range(1, state.seats + 1)],
    }


def _kind(state: State, seat: int, action: Action, legal: Sequence[int]) -> Kind:
    kind = VERBS.index(action)
    acts = [act for act in legal if kind_of(act) == kind]
    cells = sorted({CELL_NAMES[first_of(act)] for act in acts}) if kind != EXCHANGE else []
    reason = None if acts else wrong_moment(state, seat, kind) or _nearest_obstacle(state, kind)
    return {
        "price": FIXED_PRICES.get(action),
        "cells": cells,
        "reason": None
        if reason is None
        else {"clause": reason.clause, "key": reason.key, "sentence": reason.sentence},
    }


def _nearest_obstacle(state: State, kind: int) -> Reason:
    """Of all actions of a kind, none of which is legal, the reason against one that comes nearest to being so."""
    obstacles = [obstacle(state, act) for act in _conceivable(state, kind)]
    return max(obstacles, key=lambda passed_and_reason: passed_and_reason[0])[1]


def _conceivable(state: State, kind: int) -> list[int]:
    """What one may think of doing, not all that one could write: where there are figures, temples, wafers held."""
    seat = state.seat
    figures = range(len(FIGURES))
    entrances = members(state.entrances[seat - 1])
    if kind == ENTER:
        return [pack(seat, ENTER, cell, figure) for cell in entrances for figure in figures]
    if kind == PATH:
        return [pack(seat, PATH, start, end, f) for start in entrances for end in entrances for f in figures]
    if kind == MOVE:
        starts = members(state.presence[seat - 1]) or [BASE_CELL]
        ways = [(start, NEIGHBOUR[start * SIDES + side]) for start in starts for side in range(SIDES)]
        return [pack(seat, MOVE, start, end, figure) for start, end in ways if end >= 0 for figure in figures]
    if kind == EXCHANGE:
        mine = _held(state, seat) or [0]
        others = [(other, taken) for other in range(1, state.seats + 1) for taken in _held(state, other) or [0, 1]]
        return [pack(seat, EXCHANGE, other, given, taken) for other, taken in others for given in mine]
    if kind == GUARD:
        return [pack(seat, GUARD, cell, figure) for cell in members(state.temples) for figure in figures]
    return [pack(seat, kind, cell) for cell in range(CELLS) if state.terrain[cell] != CLOSED]


def _held(state: State, seat: int) -> list[int]:
    """The motifs of which a seat has wafers."""
    return [motif for motif in range(MOTIF_COUNT) if state.wafers[(seat - 1) * MOTIF_COUNT + motif] > 0]
