"""Drafts: a turn tried out. Nothing of it is stored, so undo is trying less."""

from ceiba.game import LUCK, Position
from ceiba.server.errors import Refused
from ceiba.server.gauntlet import do
from ceiba.server.table import Table
from ceiba.server.wire import Chances, Draft, Drafted, Entry, Reach, Refusal, Tried, Way
from ceiba.tikal.exploring import price
from ceiba.tikal.position import Tikal
from ceiba.tikal.reach import reach
from ceiba.tikal.scoring import points_now
from ceiba.tikal.state import EXPLORE, LAY_TILE, OVER


def draft(table: Table, guest: str, asked: Draft, news: list[Entry]) -> Drafted:
    """Try the acts one after the other, as far as they go."""
    if table.position is None:
        raise Refused(409, "not-started", "the game has not started yet.")
    if not table.holds(guest, asked.seat):
        raise Refused(403, "not-your-seat", f"seat {asked.seat} is not yours to play.")
    position = future(table.position, asked.seat) if asked.plan else table.position.copy()
    tried: list[Tried] = []
    refused: Refusal | None = None
    for index, text in enumerate(asked.acts):
        try:
            tried.append(_try(position, asked.seat, text))
        except Refused as refusal:
            said = refusal.body
            refused = Refusal(index, text, said.error, said.sentence, said.clause)
            break
    open_to_all = isinstance(position, Tikal)
    return Drafted(
        version=table.version,
        seat=asked.seat,
        news=news,
        acts=tried,
        refused=refused,
        view=position.view(asked.seat),
        legal=[_tried(position, act) for act in position.legal(asked.seat)],
        reach=_reach(position) if isinstance(position, Tikal) and position.seat == asked.seat else [],
        points_now=_points_now(position) if open_to_all else None,
        luck=[Chances(position.write(chance.act), chance.left) for chance in position.chance()],
        ends_turn=asked.seat not in position.actors(),
    )


def after(table: Table, seat: int, acts: list[str]) -> Position:
    """Where these acts lead, all of them."""
    if table.position is None:
        raise Refused(409, "not-started", "the game has not started yet.")
    position = table.position.copy()
    for text in acts:
        _try(position, seat, text)
    return position


def _try(position: Position, seat: int, text: str) -> Tried:
    if text.split(" ", 1)[0] != str(seat):
        raise Refused(403, "not-your-seat", f"this draft is of seat {seat}.", act=text)
    before = position.copy()
    do(position, text)
    return _tried(before, before.parse(text))


def _tried(position: Position, act: int) -> Tried:
    """An act that may be done here, with its price and whether luck answers."""
    after = position.copy()
    after.apply(act)
    cost = price(position, act) if isinstance(position, Tikal) and position.phase == EXPLORE else None
    return Tried(position.write(act), cost, after.acting() == 1 << LUCK)


def _reach(position: Tikal) -> list[Reach]:
    return [Reach(one["figure"], one["start"], [Way(**way) for way in one["ways"]]) for one in reach(position)]


def _points_now(position: Position) -> list[int]:
    assert isinstance(position, Tikal)
    return [points_now(position, seat) for seat in range(1, position.seats + 1)]


def future(position: Position, seat: int) -> Position:
    """The position as if this seat's ten points began now: to plan with, while others play."""
    if not isinstance(position, Tikal):
        raise Refused(409, "no-planning", "there is nothing to plan: everyone chooses at the same time.")
    if position.phase == OVER:
        raise Refused(409, "game-over", "the game is over.")
    if position.seat == seat and position.phase in (EXPLORE, LAY_TILE):
        raise Refused(409, "your-turn", "it is your turn: try your acts without planning.")
    return position.as_if_turn_of(seat)
