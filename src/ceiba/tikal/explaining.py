"""Why an act is refused in Tikal, with the clause that says so. Slow and separate: the rules never explain."""

from ceiba.game import LUCK, Reason, first_of, kind_of, number_of, seat_of, second_of, third_of
from ceiba.tikal import action
from ceiba.tikal.action import LEADER
from ceiba.tikal.board import CELL_NAMES, NEIGHBOUR, SIDES
from ceiba.tikal.exploring import price
from ceiba.tikal.laying import LOOKS
from ceiba.tikal.position import Tikal
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


def why_not(p: Tikal, act: int) -> Reason | None:
    """None if the act is legal; otherwise the first reason against it."""
    seat = seat_of(act)
    if act in p.legal(seat):
        return None
    if p.phase == OVER:
        return Reason("T5.7", "game-over", "the game is over")
    if seat > p.seats:
        return Reason("T2.1", "no-such-seat", f"there are only {p.seats} seats")
    if seat == LUCK:
        return _why_no_luck(p, kind_of(act))
    return _why_not_now(p, act) or _why_not_verb(p, act)


def _why_no_luck(p: Tikal, kind: int) -> Reason:
    if p.phase == DRAW and kind == action.TILE:
        return Reason("T2.2", "tile-not-next", "this tile is not among those left of the lowest letter")
    if p.phase == FIND and kind == action.WAFER:
        return Reason("T1.4", "no-such-wafer", "all three wafers of this motif have been seen")
    if p.phase == FIND:
        return Reason("T4.5", "wafer-first", "the recovered wafer must be turned first")
    if p.phase == DRAW:
        return Reason("T6.1" if p.auction else "T3.1", "tile-first", "a tile must be drawn first")
    return Reason("T3.1", "no-luck-now", f"it is for seat {p.seat} to act, not for luck")


def _why_not_now(p: Tikal, act: int) -> Reason | None:
    """The wrong moment, or the wrong seat."""
    kind = kind_of(act)
    if p.phase == DRAW:
        return Reason("T6.1" if p.auction else "T3.1", "tile-first", "a tile must be drawn first")
    if p.phase == FIND:
        return Reason("T4.5", "wafer-first", "the recovered wafer must be turned first")
    if seat_of(act) != p.seat:
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


def _whose_turn(p: Tikal) -> str:
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


def _why_not_verb(p: Tikal, act: int) -> Reason:
    kind = kind_of(act)
    cell = first_of(act)
    if kind == action.LAY:
        return _why_not_lay(p, cell, second_of(act))
    if kind == action.BID:
        return _why_not_bid(p, number_of(act))
    if kind == action.CHOOSE:
        return Reason("T6.5", "not-shown", "this tile is not among those shown")
    clause, reason = {
        action.ENTER: ("T4.1", _why_not_enter),
        action.PATH: ("T4.2", _why_not_path),
        action.MOVE: ("T4.3", _why_not_move),
        action.UNCOVER: ("T4.4", _why_not_uncover),
        action.RECOVER: ("T4.5", _why_not_recover),
        action.EXCHANGE: ("T4.6", _why_not_exchange),
        action.CAMP: ("T4.7", _why_not_camp),
        action.GUARD: ("T4.8", _why_not_guard),
    }[kind]
    return reason(p, act) or Reason(
        clause, "too-dear", f"it costs {price(p, act)} action points and {p.points} are left"
    )


def _why_not_lay(p: Tikal, cell: int, turn: int) -> Reason:
    if p.terrain[cell] != CLOSED:
        return Reason("T3.2", "explored", f"{CELL_NAMES[cell]} is explored already")
    if not p.frontier >> cell & 1:
        return Reason("T3.2", "apart", f"{CELL_NAMES[cell]} is not beside an explored hex")
    if turn >= LOOKS[p.hand]:
        return Reason(
            "T3.2", "same-look", f"turn {turn % LOOKS[p.hand]} looks the same; the smaller one is written"
        )
    return Reason("T3.2", "no-way-in", "turned so, the tile could not be entered from any explored hex")


def _why_not_bid(p: Tikal, amount: int) -> Reason:
    if amount > p.scores[p.seat - 1]:
        return Reason("T6.7", "beyond-means", f"a bid is at most one's own {p.scores[p.seat - 1]} points")
    return Reason("T6.2", "bid-too-low", f"a bid must be higher than {p.bid}")


def _why_not_enter(p: Tikal, act: int) -> Reason | None:
    if not p.is_entrance(first_of(act), p.seat):
        return Reason("T4.1", "no-entrance", "figures enter at base camp or at a camp of one's own")
    left = p.leader[p.seat - 1] == SUPPLY if second_of(act) == LEADER else p.supply[p.seat - 1] > 0
    return None if left else Reason("T4.1", "not-in-supply", "no such figure is in the supply")


def _why_not_path(p: Tikal, act: int) -> Reason | None:
    start, end = first_of(act), second_of(act)
    if start == end or not (p.is_entrance(start, p.seat) and p.is_entrance(end, p.seat)):
        return Reason("T4.2", "no-path", "secret paths join base camp and one's own camps")
    return _why_absent(p, "T4.2", start, third_of(act))


def _why_absent(p: Tikal, clause: str, cell: int, figure: int) -> Reason | None:
    me = p.seat - 1
    here = p.leader[me] == cell if figure == LEADER else p.workers[cell * MOST_SEATS + me] > 0
    return None if here else Reason(clause, "no-figure", f"no such figure of this seat is on {CELL_NAMES[cell]}")


def _why_not_move(p: Tikal, act: int) -> Reason | None:
    start, end = first_of(act), second_of(act)
    absent = _why_absent(p, "T4.3", start, third_of(act))
    if absent:
        return absent
    if end not in [NEIGHBOUR[start * SIDES + side] for side in range(SIDES)]:
        return Reason("T4.3", "not-beside", f"{CELL_NAMES[end]} is not beside {CELL_NAMES[start]}")
    if p.terrain[end] == VOLCANO:
        return Reason("T3.3", "volcano", "nobody enters a volcano")
    if p.terrain[end] == CLOSED:
        return Reason("T4.3", "unexplored", f"{CELL_NAMES[end]} is not explored yet")
    if border_between(p, start, end) == 0:
        return Reason("T4.3", "no-stones", "no stones lie on this border, so there is no passage")
    return None


def _why_no_dig(p: Tikal, clause: str, cell: int) -> Reason | None:
    figures = p.figures_at(cell, p.seat)
    if figures == 0:
        return Reason(clause, "nobody-there", f"this seat has no figure on {CELL_NAMES[cell]}")
    if p.used_at(cell) == 2:
        return Reason(clause, "twice-already", "at most two a turn on one hex")
    if p.used_at(cell) >= figures:
        return Reason("T4.10", "one-figure-each", "each one this turn needs a figure of one's own on the hex")
    return None


def _why_not_uncover(p: Tikal, act: int) -> Reason | None:
    cell = first_of(act)
    if p.terrain[cell] != TEMPLE:
        return Reason("T4.4", "no-temple", f"{CELL_NAMES[cell]} is not a temple")
    if p.guard[cell]:
        return Reason("T4.8", "guarded", "a guarded temple is never uncovered again")
    if p.value[cell] == HIGHEST_LEVEL:
        return Reason("T4.4", "at-the-top", "this temple stands at 10")
    if p.levels[p.value[cell] + 1] == 0:
        return Reason("T4.4", "level-out", f"no level {p.value[cell] + 1} is left, and no value is skipped")
    return _why_no_dig(p, "T4.4", cell)


def _why_not_recover(p: Tikal, act: int) -> Reason | None:
    cell = first_of(act)
    if p.terrain[cell] != TREASURE:
        return Reason("T4.5", "no-treasure", f"{CELL_NAMES[cell]} is not a treasure hex")
    if p.value[cell] == 0:
        return Reason("T4.5", "no-wafers", "no wafers are left here")
    return _why_no_dig(p, "T4.5", cell)


def _why_not_exchange(p: Tikal, act: int) -> Reason | None:
    other, given, taken = first_of(act), second_of(act), third_of(act)
    if other == p.seat or other > p.seats:
        return Reason("T4.6", "no-partner", "one exchanges with another player")
    if given == taken:
        return Reason("T4.6", "same-motif", "like for like changes nothing")
    for seat, motif in ((p.seat, given), (other, taken)):
        held = p.wafers[(seat - 1) * MOTIF_COUNT + motif]
        if held == 0:
            return Reason("T4.6", "not-held", f"seat {seat} has no {MOTIFS[motif]}")
        if held > 1:
            return Reason("T4.6", "locked", f"seat {seat}'s {MOTIFS[motif]} wafers are a set, and sets are locked")
    return None


def _why_not_camp(p: Tikal, act: int) -> Reason | None:
    cell = first_of(act)
    if p.camps_left[p.seat - 1] == 0:
        return Reason("T4.7", "no-camps-left", "both camps have been pitched")
    if p.camp[cell]:
        return Reason("T4.7", "camp-there", "there is a camp here already")
    if p.terrain[cell] not in (JUNGLE, TREASURE):
        return Reason("T4.7", "no-camp-ground", "camps stand on jungle or on emptied treasure hexes")
    if not p.clearings >> cell & 1:
        return Reason("T4.7", "wafers-left", "wafers are left here")
    if p.camp_needs_presence and p.figures_at(cell, p.seat) == 0:
        return Reason("T4.7", "presence-needed", "at this table a camp needs a figure of one's own on the hex")
    return None


def _why_not_guard(p: Tikal, act: int) -> Reason | None:
    cell = first_of(act)
    if p.terrain[cell] != TEMPLE:
        return Reason("T4.8", "no-temple", f"{CELL_NAMES[cell]} is not a temple")
    if p.guard[cell]:
        return Reason("T4.8", "guarded", "this temple has a guard already")
    if p.guards_left[p.seat - 1] == 0:
        return Reason("T4.8", "no-guards-left", "each player has two guards a game")
    if p.strongest_at(cell) != p.seat:
        return Reason("T4.8", "not-strongest", "only who is stronger than every other player there may guard")
    return _why_absent(p, "T4.8", cell, second_of(act))
