"""What control costs: the points it takes to bring strength to a hex.

At a scoring everyone has ten points to spend before scoring alone (T5.3), so a temple is worth its value less
what it will cost to be strongest there. Who is how near is packed into one number, a crowd: for every distance
from 1 to 6 points, how many workers could come from there.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.tikal.expedition import Expedition
from ceiba.bots.tikal.roads import FAR
from ceiba.tikal.board import CELLS
from ceiba.tikal.state import SUPPLY, State
from ceiba.tikal.tables import LEADER_STRENGTH

DEAR: Final = 12  # more than a turn's points
BITS: Final = 5  # of a crowd for each distance, enough for all eighteen workers
WITHIN_REACH: Final = (
    0x7FFFFFFE0  # the bits of the distances from 1 to 6; spelt out, lest it be looked up each time
)


def crowd_around(state: State, expedition: Expedition, goal: i64) -> i64:
    """The workers of a seat by their distance from a goal, those in its supply included.

    Those who are there, or too far away, are counted where nobody looks: it is quicker not to ask.
    """
    points = expedition.points
    cells = expedition.cells
    workers = expedition.workers
    row = goal * CELLS
    crowd = state.supply[expedition.seat - 1] << expedition.entrance[goal] * BITS
    place: i64 = 0
    places = expedition.places
    while place < places:
        crowd += workers[place] << points[row + cells[place]] * BITS
        place += 1
    return crowd & WITHIN_REACH


def leader_away(state: State, expedition: Expedition, goal: i64) -> i64:
    """The leader's distance from a goal; FAR if it is there already, or can never come."""
    place = state.leader[expedition.seat - 1]
    if place == SUPPLY:
        return expedition.entrance[goal]
    if place < 0 or place == goal:
        return FAR
    return expedition.points[goal * CELLS + place]


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
    if workers > 0:
        return DEAR
    return points
