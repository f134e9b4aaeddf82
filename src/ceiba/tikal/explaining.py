"""Why an act is refused in Tikal, with the clause that says so. Slow and separate: the rules never explain."""

from collections.abc import Iterator
from typing import Final

from ceiba.game import LUCK, Reason, first_of, kind_of, number_of, seat_of, second_of, third_of
from ceiba.tikal import action
from ceiba.tikal.action import LEADER
from ceiba.tikal.board import CELL_NAMES, NEIGHBOUR, SIDES
from ceiba.tikal.exploring import price
from ceiba.tikal.laying import LOOKS
from ceiba.tikal.state import (
    BIDDING,
    CHOOSING,
    DRAW,
    EXPLORE,
    FINAL_ROUND,
    FIND,
    LAY_TILE,
    MOST_SEATS,
    OVER,
    SUPPLY,
    VOLCANO_ROUND,
    State,
)
from ceiba.tikal.tables import (
    CLOSED,
    HIGHEST_LEVEL,
    JUNGLE,
    MOTIF_COUNT,
    MOTIFS,
    NO_TILE,
    TEMPLE,
    TREASURE,
    VOLCANO,
)
from ceiba.tikal.walking import border_between

GAME_OVER: Final = Reason("T5.7", "game-over", "the game is over")


def why_not(p: State, act: int) -> Reason | None:
    """None if the act is legal; otherwise the first reason against it."""
    seat = seat_of(act)
    if act in p.legal(seat):
        return None
    if p.phase == OVER:
        return GAME_OVER
    if seat > p.seats:
        return Reason("T2.1", "no-such-seat", f"there are only {p.seats} seats")
    if seat == LUCK:
        return _why_no_luck(p, kind_of(act))
    return wrong_moment(p, seat, kind_of(act)) or _why_not_verb(p, act)


def _why_no_luck(p: State, kind: int) -> Reason:
    if p.phase == DRAW and kind == action.TILE:
        return Reason("T2.2", "tile-not-next", "this tile is not among those left of the lowest letter")
    if p.phase == FIND and kind == action.WAFER:
        return Reason("T1.4", "no-such-wafer", "all three wafers of this motif have been seen")
    if p.phase == FIND:
        return Reason("T4.5", "wafer-first", "the recovered wafer must be turned first")
    if p.phase == DRAW:
        return Reason("T6.1" if p.auction else "T3.1", "tile-first", "a tile must be drawn first")
    return Reason("T3.1", "no-luck-now", f"it is for seat {p.seat} to act, not for luck")


def wrong_moment(p: State, seat: int, kind: int) -> Reason | None:
    """Why it is not the time for this seat to do anything of this kind; None if it is."""
    if p.phase == OVER:
        return GAME_OVER
    if p.phase == DRAW:
        return Reason("T6.1" if p.auction else "T3.1", "tile-first", "a tile must be drawn first")
    if p.phase == FIND:
        return Reason("T4.5", "wafer-first", "the recovered wafer must be turned first")
    if seat != p.seat:
        return Reason(_whose_turn(p), "not-your-turn", f"it is seat {p.seat}'s turn")
    if p.phase == LAY_TILE and kind != action.LAY:
        return Reason("T3.1", "lay-first", "the tile in hand must be laid first")
    if p.phase == BIDDING and kind not in (action.BID, action.PASS):
        return Reason("T6.2", "bid-first", "the auction must end first: bid or pass")
    if p.phase == CHOOSING and kind != action.CHOOSE:
        return Reason("T6.5", "choose-first", "a tile must be chosen first")
    if p.phase == EXPLORE and kind == action.LAY and p.hand != NO_TILE:
        return Reason("T5.3", "volcano-aside", "the volcano is laid when everyone has scored")
    if p.phase == EXPLORE and kind == action.LAY:
        return Reason("T3.1", "no-tile", "there is no tile in hand to lay")
    if p.phase == EXPLORE and kind in (action.BID, action.PASS, action.CHOOSE):
        return Reason("T6.2", "no-auction", "there is no auction now")
    return None


def _whose_turn(p: State) -> str:
    """The clause that gives the turn to the seat that has it."""
    if p.phase == BIDDING:
        return "T6.2"
    if p.phase == CHOOSING:
        return "T6.5"
    if p.stage == VOLCANO_ROUND:
        return "T5.3"
    if p.stage == FINAL_ROUND:
        return "T6.8" if p.auction else "T5.5"
    return "T3.1"


def _why_not_verb(p: State, act: int) -> Reason:
    kind = kind_of(act)
    if kind == action.LAY:
        return _why_not_lay(p, first_of(act), second_of(act))
    if kind == action.BID:
        return _why_not_bid(p, number_of(act))
    if kind == action.CHOOSE:
        return Reason("T6.5", "not-shown", "this tile is not among those shown")
    return obstacle(p, act)[1]


def _why_not_lay(p: State, cell: int, turn: int) -> Reason:
    if p.terrain[cell] != CLOSED:
        return Reason("T3.2", "explored", f"{CELL_NAMES[cell]} is explored already")
    if not p.frontier >> cell & 1:
        return Reason("T3.2", "apart", f"{CELL_NAMES[cell]} is not beside an explored hex")
    if turn >= LOOKS[p.hand]:
        return Reason(
            "T3.2", "same-look", f"turn {turn % LOOKS[p.hand]} looks the same; the smaller one is written"
        )
    return Reason("T3.2", "no-way-in", "turned so, the tile could not be entered from any explored hex")


def _why_not_bid(p: State, amount: int) -> Reason:
    if amount > p.scores[p.seat - 1]:
        return Reason("T6.7", "beyond-means", f"a bid is at most one's own {p.scores[p.seat - 1]} points")
    return Reason("T6.2", "bid-too-low", f"a bid must be higher than {p.bid}")


# -- the actions of T4 --------------------------------------------------------------------------------

# What an action must pass, in order: whether it fails here, and the reason to give if it does. A check is only
# made when those before it have been passed.
Checks = Iterator[tuple[bool, Reason]]


def obstacle(p: State, act: int) -> tuple[int, Reason]:
    """How many checks an action passes before it fails, and why it does. Not for legal acts."""
    checks = {
        action.ENTER: _entering,
        action.PATH: _taking_a_path,
        action.MOVE: _moving,
        action.UNCOVER: _uncovering,
        action.RECOVER: _recovering,
        action.EXCHANGE: _exchanging,
        action.CAMP: _camping,
        action.GUARD: _guarding,
    }[kind_of(act)]
    passed = 0
    for fails, reason in checks(p, act):
        if fails:
            return passed, reason
        passed += 1
    clause = f"T4.{kind_of(act) - action.ENTER + 1}"  # the verbs stand in the order of their clauses
    cost = f"it costs {price(p, act)} action points and {p.points} are left"
    return passed, Reason(clause, "too-dear", cost)


def _entering(p: State, act: int) -> Checks:
    entrance = p.is_entrance(first_of(act), p.seat)
    yield not entrance, Reason("T4.1", "no-entrance", "figures enter at base camp or at a camp of one's own")
    left = p.leader[p.seat - 1] == SUPPLY if second_of(act) == LEADER else p.supply[p.seat - 1] > 0
    yield not left, Reason("T4.1", "not-in-supply", "no such figure is in the supply")


def _taking_a_path(p: State, act: int) -> Checks:
    start, end = first_of(act), second_of(act)
    joined = start != end and p.is_entrance(start, p.seat) and p.is_entrance(end, p.seat)
    yield not joined, Reason("T4.2", "no-path", "secret paths join base camp and one's own camps")
    yield _absent(p, "T4.2", start, third_of(act))


def _absent(p: State, clause: str, cell: int, figure: int) -> tuple[bool, Reason]:
    me = p.seat - 1
    here = p.leader[me] == cell if figure == LEADER else p.workers[cell * MOST_SEATS + me] > 0
    return not here, Reason(clause, "no-figure", f"no such figure of this seat is on {CELL_NAMES[cell]}")


def _moving(p: State, act: int) -> Checks:
    start, end = first_of(act), second_of(act)
    yield _absent(p, "T4.3", start, third_of(act))
    yield p.terrain[end] == VOLCANO, Reason("T3.3", "volcano", "nobody enters a volcano")
    yield p.terrain[end] == CLOSED, Reason("T4.3", "unexplored", f"{CELL_NAMES[end]} is not explored yet")
    beside = end in [NEIGHBOUR[start * SIDES + side] for side in range(SIDES)]
    yield not beside, Reason("T4.3", "not-beside", f"{CELL_NAMES[end]} is not beside {CELL_NAMES[start]}")
    closed = border_between(p, start, end) == 0
    yield closed, Reason("T4.3", "no-stones", "no stones lie on this border, so there is no passage")


def _uncovering(p: State, act: int) -> Checks:
    cell = first_of(act)
    level = p.value[cell] + 1
    yield p.terrain[cell] != TEMPLE, Reason("T4.4", "no-temple", f"{CELL_NAMES[cell]} is not a temple")
    yield p.guard[cell] > 0, Reason("T4.8", "guarded", "a guarded temple is never uncovered again")
    yield level > HIGHEST_LEVEL, Reason("T4.4", "at-the-top", "this temple stands at 10")
    out = p.levels[level] == 0
    yield out, Reason("T4.4", "level-out", f"no level {level} is left, and no value is skipped")
    yield from _digging(p, "T4.4", cell)


def _recovering(p: State, act: int) -> Checks:
    cell = first_of(act)
    yield p.terrain[cell] != TREASURE, Reason("T4.5", "no-treasure", f"{CELL_NAMES[cell]} is not a treasure hex")
    yield p.value[cell] == 0, Reason("T4.5", "no-wafers", "no wafers are left here")
    yield from _digging(p, "T4.5", cell)


def _digging(p: State, clause: str, cell: int) -> Checks:
    figures, used = p.figures_at(cell, p.seat), p.used_at(cell)
    yield figures == 0, Reason(clause, "nobody-there", f"this seat has no figure on {CELL_NAMES[cell]}")
    yield used == 2, Reason(clause, "twice-already", "at most two a turn on one hex")
    yield (
        used >= figures,
        Reason("T4.10", "one-figure-each", "each one this turn needs a figure of one's own on the hex"),
    )


def _exchanging(p: State, act: int) -> Checks:
    other, given, taken = first_of(act), second_of(act), third_of(act)
    partner = other != p.seat and 1 <= other <= p.seats
    yield not partner, Reason("T4.6", "no-partner", "one exchanges with another player")
    yield given == taken, Reason("T4.6", "same-motif", "like for like changes nothing")
    for seat, motif in ((p.seat, given), (other, taken)):
        held = p.wafers[(seat - 1) * MOTIF_COUNT + motif]
        yield held == 0, Reason("T4.6", "not-held", f"seat {seat} has no {MOTIFS[motif]}")
        locked = f"seat {seat}'s {MOTIFS[motif]} wafers are a set, and sets are locked"
        yield held > 1, Reason("T4.6", "locked", locked)


def _camping(p: State, act: int) -> Checks:
    cell = first_of(act)
    yield p.camps_left[p.seat - 1] == 0, Reason("T4.7", "no-camps-left", "both camps have been pitched")
    yield p.camp[cell] > 0, Reason("T4.7", "camp-there", "there is a camp here already")
    ground = p.terrain[cell] in (JUNGLE, TREASURE)
    yield not ground, Reason("T4.7", "no-camp-ground", "camps stand on jungle or on emptied treasure hexes")
    yield not p.clearings >> cell & 1, Reason("T4.7", "wafers-left", "wafers are left here")
    away = p.camp_needs_presence and p.figures_at(cell, p.seat) == 0
    yield away, Reason("T4.7", "presence-needed", "at this table a camp needs a figure of one's own on the hex")


def _guarding(p: State, act: int) -> Checks:
    cell = first_of(act)
    yield p.terrain[cell] != TEMPLE, Reason("T4.8", "no-temple", f"{CELL_NAMES[cell]} is not a temple")
    yield p.guard[cell] > 0, Reason("T4.8", "guarded", "this temple has a guard already")
    yield p.guards_left[p.seat - 1] == 0, Reason("T4.8", "no-guards-left", "each player has two guards a game")
    weak = p.strongest_at(cell) != p.seat
    yield weak, Reason("T4.8", "not-strongest", "only a player stronger than every other there may post a guard")
    yield _absent(p, "T4.8", cell, second_of(act))
