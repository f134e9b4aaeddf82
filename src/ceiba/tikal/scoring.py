"""What a scoring is worth (T5.1, T5.2) and who scores when (T5.3, T5.5, T6.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.tikal.state import State
from ceiba.tikal.tables import MOTIF_COUNT, WAFER_POINTS


def temple_points(state: State, seat: i64) -> i64:
    points: i64 = 0
    cells = state.temples
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if state.controls(cell) == seat:
            points += state.value[cell]
    return points


def wafer_points(state: State, seat: i64) -> i64:
    points: i64 = 0
    motif: i64 = 0
    while motif < MOTIF_COUNT:
        points += WAFER_POINTS[state.wafers[(seat - 1) * MOTIF_COUNT + motif]]
        motif += 1
    return points


def points_now(state: State, seat: i64) -> i64:
    """What this seat would gain if it scored now (T5.2)."""
    return temple_points(state, seat) + wafer_points(state, seat)


def clockwise_from(state: State, first: i64) -> vec[i64]:
    order = vec[i64](capacity=4)
    seat = first
    while len(order) < state.seats:
        order = append(order, seat)
        seat = state.left_of(seat)
    return order


def final_order(state: State) -> vec[i64]:
    """Clockwise from the left neighbour of the last to lay (T5.5); in the auction, lowest score first (T6.8)."""
    order = clockwise_from(state, state.left_of(state.owner))
    if not state.auction:
        return order
    # A stable insertion sort keeps the clockwise order among equals.
    i: i64 = 1
    while i < len(order):
        seat = order[i]
        j = i
        while j > 0 and state.scores[order[j - 1] - 1] > state.scores[seat - 1]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat
        i += 1
    return order
