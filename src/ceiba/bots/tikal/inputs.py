"""What the two networks of the judge are told: numbers of about the same size, each a fact about a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.counts import digs, leader_state, rival_board, strength_on_board, unguarded_value, wafers_left
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.tikal.scoring import wafer_points
from ceiba.tikal.state import SUPPLY, State
from ceiba.tikal.tables import MOTIF_COUNT, WORKERS

TEMPLE_INPUTS: Final = 31
HAND_INPUTS: Final = 31


def tell_temple(net: Net, clock: Clock, sight: i64, seat: i64) -> None:
    """A temple as `Judge.sight_of` packed it into a number."""
    value = sight >> 37
    lead = (sight >> 33 & 15) - 5
    strength = sight >> 30 & 7
    own_price = sight >> 26 & 15
    own_dearer = sight >> 22 & 15
    rival_price = sight >> 18 & 15
    rival_dearer = sight >> 14 & 15
    tell = net.inputs
    tell[0] = float(value) / 10.0
    tell[1] = float(lead) / 4.0
    tell[2] = 1.0 if lead > 0 else 0.0
    tell[3] = 1.0 if lead == 0 else 0.0
    tell[4] = float(strength) / 4.0
    tell[5] = 1.0 if strength > 0 else 0.0
    tell[6] = float(own_price) / 8.0
    tell[7] = float(min(3, own_price)) / 3.0
    tell[8] = float(own_dearer) / 8.0
    tell[9] = float(min(4, own_dearer)) / 4.0
    tell[10] = float(rival_price) / 8.0
    tell[11] = float(min(3, rival_price)) / 3.0
    tell[12] = float(rival_dearer) / 8.0
    tell[13] = float(min(4, rival_dearer)) / 4.0
    tell[14] = 1.0 / float(value + 1)
    tell[15] = float(sight >> 12 & 3) / 2.0
    tell[16] = float(sight >> 11 & 1)
    tell[17] = float(sight >> 10 & 1)
    tell[18] = float(sight >> 9 & 1)
    tell[19] = min(clock.next, 3.0) / 3.0
    tell[20] = float(sight >> 6 & 7) / float(FAR)  # from one's own entrance …
    tell[21] = float(sight >> 3 & 7) / float(FAR)  # … and from the nearest of the others'
    clock.tell(tell, 22, seat)
    net.inputs = tell


def tell_hand(net: Net, clock: Clock, state: State, seat: i64, near: i64, opened: i64, rivals: i64) -> None:
    """Everything of a seat that is not a temple; `near` are the treasures near it.

    What entrances open is told of its own (`opened`) and of those of the others who have most (`rivals`).
    """
    me = seat - 1
    held = vec[i64]([0, 0, 0, 0])  # motifs of which the seat has none, one, two, three …
    growing = vec[i64]([0, 0, 0, 0])  # … and of those, the ones that may become more
    others: i64 = 0  # single wafers of others, which one may exchange for
    motif: i64 = 0
    while motif < MOTIF_COUNT:
        count = state.wafers[me * MOTIF_COUNT + motif]
        held[count] += 1
        if state.unseen[motif] > 0:
            growing[count] += 1
        other: i64 = 0
        while other < state.seats:
            if other != me and state.wafers[other * MOTIF_COUNT + motif] == 1:
                others += 1
            other += 1
        motif += 1
    points = float(wafer_points(state, seat))
    tell = net.inputs
    tell[0] = points * clock.rounds(seat) / 20.0
    tell[1] = points / 10.0
    tell[2] = float(held[1]) / 4.0
    tell[3] = float(held[2]) / 3.0
    tell[4] = float(held[3]) / 2.0
    tell[5] = float(growing[1]) / 4.0
    tell[6] = float(growing[2]) / 3.0
    tell[7] = float(min(4, digs(state, seat))) / 4.0
    tell[8] = float(min(60, near)) / 60.0
    tell[9] = float(wafers_left(state)) / 10.0
    tell[10] = float(others) / 5.0
    tell[11] = float(strength_on_board(state, seat)) / 15.0
    tell[12] = float(state.supply[me]) / float(WORKERS)
    tell[13] = 1.0 if state.leader[me] == SUPPLY else 0.0
    tell[14] = 1.0 if leader_state(state, seat) == 2 else 0.0
    tell[15] = float(state.camps_left[me]) / 2.0
    tell[16] = float(state.guards_left[me]) / 2.0
    tell[17] = float(state.gone[me]) / 10.0
    tell[18] = float(unguarded_value(state)) / 30.0
    tell[19] = float(opened) / 100.0
    tell[20] = float(rivals) / 100.0
    tell[21] = float(rival_board(state, seat)) / 15.0
    clock.tell(tell, 22, seat)
    net.inputs = tell


def treasures_near(state: State, roads: Roads, seat: i64) -> i64:
    """In tenths: wafers that figures two steps away could dig, and three tenths of those up to five away."""
    near: i64 = 0
    cells = state.treasures
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        entrance = roads.from_entrance(state, cell, seat)
        close: i64 = 0
        wide: i64 = 0
        figures = state.presence[seat - 1]
        while figures:
            there = lowest(figures)
            figures &= figures - 1
            if there != cell:
                points = roads.from_cell(state, cell, there, seat, entrance)
                if points <= 2:
                    close += state.strength_at(there, seat)
                elif points <= 5:
                    wide += state.strength_at(there, seat)
        near += 10 * min(state.value[cell], close) + 3 * min(state.value[cell], wide)
    return min(255, near)
