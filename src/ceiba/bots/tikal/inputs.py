"""What the two networks of the judge are told: numbers of about the same size, each a fact about a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.counts import digs, leader_state
from ceiba.bots.tikal.ground import Ground
from ceiba.bots.tikal.roads import FAR
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


def tell_hand(net: Net, clock: Clock, state: State, ground: Ground, seat: i64) -> None:
    """Everything of a seat that is not a temple."""
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
    expedition = ground.expeditions[me]
    rival_strength: i64 = 0  # of those of the others who have most on the board
    rival_opened: i64 = 0  # … and before their entrances
    for rival in ground.expeditions:
        if rival is not expedition:
            rival_strength = max(rival_strength, rival.strength)
            rival_opened = max(rival_opened, ground.opened[rival.seat - 1])
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
    tell[8] = float(min(60, expedition.treasures_near(state))) / 60.0
    tell[9] = float(ground.wafers) / 10.0
    tell[10] = float(others) / 5.0
    tell[11] = float(expedition.strength) / 15.0
    tell[12] = float(state.supply[me]) / float(WORKERS)
    tell[13] = 1.0 if state.leader[me] == SUPPLY else 0.0
    tell[14] = 1.0 if leader_state(state, seat) == 2 else 0.0
    tell[15] = float(state.camps_left[me]) / 2.0
    tell[16] = float(state.guards_left[me]) / 2.0
    tell[17] = float(state.gone[me]) / 10.0
    tell[18] = float(ground.unguarded) / 30.0
    tell[19] = float(ground.opened[me]) / 100.0
    tell[20] = float(rival_opened) / 100.0
    tell[21] = float(rival_strength) / 15.0
    clock.tell(tell, 22, seat)
    net.inputs = tell
