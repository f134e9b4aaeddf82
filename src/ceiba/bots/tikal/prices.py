"""What control costs: the points it takes to bring strength to a hex.

At a scoring everyone has ten points to spend before scoring alone (T5.3), so a temple is worth its value less
what it will cost to be strongest there. Who is how near is packed into one number, a crowd: for every distance
from 1 to 6 points, how many workers could come from there.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.tikal.state import MOST_SEATS, SUPPLY, State
from ceiba.tikal.tables import LEADER_STRENGTH

DEAR: Final = 12  # more than a turn's points
BITS: Final = 5  # of a crowd for each distance, enough for all eighteen workers


def crowd_around(state: State, roads: Roads, goal: i64, seat: i64, entrance: i64) -> i64:
    """The workers of a seat by their distance from a goal, those in its supply included."""
    me = seat - 1
    crowd: i64 = 0
    if entrance < FAR:
        crowd = state.supply[me] << entrance * BITS
    cells = state.presence[me]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if cell != goal:
            points = roads.from_cell(state, goal, cell, seat, entrance)
            if points < FAR:
                crowd += state.workers[cell * MOST_SEATS + me] << points * BITS
    return crowd


def leader_away(state: State, roads: Roads, goal: i64, seat: i64, entrance: i64) -> i64:
    """The leader's distance from a goal; FAR if it is there already, or can never come."""
    place = state.leader[seat - 1]
    if place == SUPPLY:
        return entrance
    if place < 0 or place == goal:
        return FAR
    return roads.from_cell(state, goal, place, seat, entrance)


def price(crowd: i64, leader: i64, strength: i64) -> i64:
    """The points it takes to bring so much strength, with the leader or without."""
    if strength <= 0:
        return 0
    points = price_of_workers(crowd, strength)
    if leader < FAR:
        led = leader + price_of_workers(crowd, strength - LEADER_STRENGTH)
        if led < points:
            points = led
    return min(DEAR, points)


def price_of_workers(crowd: i64, workers: i64) -> i64:
    """The nearest come first."""
    points: i64 = 0
    distance: i64 = 1
    while workers > 0 and distance < FAR:
        coming = crowd >> distance * BITS & 31
        if coming > workers:
            coming = workers
        points += coming * distance
        workers -= coming
        distance += 1
    return points if workers <= 0 else DEAR
