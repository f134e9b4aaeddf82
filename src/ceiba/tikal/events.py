"""What an act of Tikal brought about, free of language: the act itself first, then what followed from it.

The sentence of an event is the message `tikal-{key}`. Everything is open in Tikal, so everyone is told the same.
"""

from ceiba.bits import members
from ceiba.game import first_of, kind_of, number_of, second_of, third_of
from ceiba.tikal import action
from ceiba.tikal.action import FIGURES
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.event_types import SetScored, TempleScored, TikalEvent
from ceiba.tikal.exploring import price
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import BIDDING, CHOOSING, FINAL_ROUND, GONE, OVER, TURN, VOLCANO_ROUND, State
from ceiba.tikal.tables import MOTIF_COUNT, MOTIFS, TERRAINS, TILE_NAMES, TILE_TERRAIN, TILE_VALUE, WAFER_POINTS


def events(before: State, act: int, after: State) -> list[TikalEvent]:
    """What `act` brought about, that made `before` into `after`."""
    return [
        _done(before, act, after),
        *_control(before, after),
        *_scoring(before, act),
        *_auction(before, act, after),
        *_rounds(before, after),
    ]


# -- the act itself -----------------------------------------------------------------------------------


def _done(before: State, act: int, after: State) -> TikalEvent:
    kind = kind_of(act)
    if kind >= action.ENTER and kind <= action.GUARD:
        return _explored(before, act, after)
    seat = before.seat
    first = first_of(act)
    if kind == action.WAFER:
        count, points = _set(after, seat, first)
        return {"key": "found", "seat": seat, "motif": MOTIFS[first], "count": count, "points": points}
    if kind == action.DONE:
        return {"key": "turn-ended", "seat": seat, "unspent": before.points}
    if kind == action.BID:
        return {"key": "bid", "seat": seat, "points": number_of(act)}
    if kind == action.PASS:
        return {"key": "passed", "seat": seat}
    tile = before.hand if kind == action.LAY else first
    name, terrain, value = TILE_NAMES[tile], TERRAINS[TILE_TERRAIN[tile]], TILE_VALUE[tile]
    if kind == action.LAY:
        return {
            "key": "laid",
            "seat": seat,
            "tile": name,
            "terrain": terrain,
            "value": value,
            "cell": CELL_NAMES[first],
            "turn": second_of(act),
        }
    if kind == action.CHOOSE:
        return {"key": "chosen", "seat": seat, "tile": name, "terrain": terrain, "value": value}
    if before.auction:
        return {"key": "shown", "tile": name, "terrain": terrain, "value": value}
    return {"key": "drawn", "seat": seat, "tile": name, "terrain": terrain, "value": value}


def _explored(before: State, act: int, after: State) -> TikalEvent:
    """The actions of T4."""
    kind, seat, cost = kind_of(act), before.seat, price(before, act)
    first, second, third = first_of(act), second_of(act), third_of(act)
    if kind == action.EXCHANGE:
        count, points = _set(after, seat, third)
        return {
            "key": "exchanged",
            "seat": seat,
            "other": first,
            "given": MOTIFS[second],
            "taken": MOTIFS[third],
            "count": count,
            "points": points,
            "cost": cost,
        }
    cell = CELL_NAMES[first]
    if kind == action.ENTER:
        return {"key": "entered", "seat": seat, "figure": FIGURES[second], "cell": cell, "cost": cost}
    if kind == action.UNCOVER:
        return {"key": "uncovered", "seat": seat, "cell": cell, "value": after.value[first], "cost": cost}
    if kind == action.RECOVER:
        return {"key": "recovered", "seat": seat, "cell": cell, "left": after.value[first], "cost": cost}
    if kind == action.CAMP:
        return {"key": "camp-pitched", "seat": seat, "cell": cell, "left": after.camps_left[seat - 1], "cost": cost}
    if kind == action.GUARD:
        return {
            "key": "guard-posted",
            "seat": seat,
            "figure": FIGURES[second],
            "cell": cell,
            "value": after.value[first],
            "workers": after.gone[seat - 1] - before.gone[seat - 1],
            "leaders": int(before.leader[seat - 1] == first and after.leader[seat - 1] == GONE),
            "left": after.guards_left[seat - 1],
            "cost": cost,
        }
    figure, end = FIGURES[third], CELL_NAMES[second]
    if kind == action.PATH:
        return {"key": "path-taken", "seat": seat, "figure": figure, "start": cell, "cell": end, "cost": cost}
    return {"key": "walked", "seat": seat, "figure": figure, "start": cell, "cell": end, "cost": cost}


def _set(state: State, seat: int, motif: int) -> tuple[int, int]:
    """How many wafers of a motif a seat has, and what they are worth."""
    count = state.wafers[(seat - 1) * MOTIF_COUNT + motif]
    return count, WAFER_POINTS[count]


# -- what followed ------------------------------------------------------------------------------------


def _control(before: State, after: State) -> list[TikalEvent]:
    """Temples that changed hands (T5.1)."""
    found: list[TikalEvent] = []
    for cell in members(after.temples):
        lost, won = before.controls(cell), after.controls(cell)
        if lost and lost != won:
            found.append(
                {"key": "control-lost", "seat": lost, "cell": CELL_NAMES[cell], "value": after.value[cell]}
            )
        if won and lost != won:
            found.append({"key": "control-won", "seat": won, "cell": CELL_NAMES[cell], "value": after.value[cell]})
    return found


def _scoring(before: State, act: int) -> list[TikalEvent]:
    """Whoever ends a turn of a scoring round scores (T5.2, T5.3, T5.5)."""
    if kind_of(act) != action.DONE or before.stage == TURN:
        return []
    seat = before.seat
    temples: list[TempleScored] = []
    for cell in members(before.temples):
        if before.controls(cell) == seat:
            temples.append({"cell": CELL_NAMES[cell], "points": before.value[cell]})
    wafers: list[SetScored] = []
    for motif in range(MOTIF_COUNT):
        count, points = _set(before, seat, motif)
        if count:
            wafers.append({"motif": MOTIFS[motif], "count": count, "points": points})
    temple_sum, wafer_sum = temple_points(before, seat), wafer_points(before, seat)
    return [
        {
            "key": "scored",
            "seat": seat,
            "points": temple_sum + wafer_sum,
            "temple_points": temple_sum,
            "wafer_points": wafer_sum,
            "temples": temples,
            "wafers": wafers,
            "total": before.scores[seat - 1] + temple_sum + wafer_sum,
        }
    ]


def _auction(before: State, act: int, after: State) -> list[TikalEvent]:
    """An auction that ended (T6.2, T6.3), or a last tile that needs none (T6.3)."""
    seat = after.seat
    if before.phase == BIDDING and after.phase == CHOOSING:
        return [{"key": "auction-won", "seat": seat, "price": before.scores[seat - 1] - after.scores[seat - 1]}]
    if kind_of(act) == action.DONE and before.shown != after.shown:
        tile = after.hand
        terrain, value = TERRAINS[TILE_TERRAIN[tile]], TILE_VALUE[tile]
        return [
            {
                "key": "last-tile-taken",
                "seat": seat,
                "tile": TILE_NAMES[tile],
                "terrain": terrain,
                "value": value,
            }
        ]
    return []


def _rounds(before: State, after: State) -> list[TikalEvent]:
    """Scoring rounds that began or ended, and the end of the game."""
    if after.phase == OVER and before.phase != OVER:
        scores = list(after.scores)
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores, 1) if score == best]
        return [{"key": "game-ended", "seats": winners, "count": len(winners), "points": best, "scores": scores}]
    if before.stage == after.stage:
        return []
    order = [after.seat, *after.order]
    if after.stage == VOLCANO_ROUND:
        return [{"key": "volcano-round-begun", "seat": after.seat, "order": order}]
    if after.stage == FINAL_ROUND:
        return [{"key": "final-round-begun", "seat": after.seat, "order": order}]
    return [{"key": "volcano-round-over", "seat": after.seat}]
