"""Drafts: a turn tried out. Nothing of it is kept, so undo is trying less."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceiba.descriptor import Game
from ceiba.game import LUCK, Event, Position
from ceiba.table.commits import attempt, game_over, not_started
from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import must_hold
from ceiba.table.steps import Applied, apply
from ceiba.table.table import Table


@dataclass
class Offered:
    """An act that may be done, with its price; `luck`: luck answers it, so that it cannot be taken back."""

    act: str
    cost: int | None
    luck: bool
    label: Event


@dataclass
class Refusal:
    """The first of the tried acts that cannot be done, and why."""

    index: int
    act: str
    error: str
    sentence: str
    clause: str | None


@dataclass
class Chances:
    """What luck may do next, with its weight of the sum of all."""

    act: str
    weight: int


@dataclass
class Draft:
    """What came of the acts tried, and what can follow."""

    version: int
    seat: int
    acts: list[Offered]
    refused: Refusal | None
    patch: Mapping[str, object]  # turns the view of `version` into the view after the acts
    legal: list[Offered]
    instead: list[Offered]  # what a choice that is sealed already may be changed for
    offer: Mapping[str, object]
    luck: list[Chances]
    ends_turn: bool  # the seat has no more to do for now
    after: Position


def draft(table: Table, who: str, seat: int, acts: Sequence[str], plan: bool = False) -> Draft:
    """Try acts of a seat one after the other, as far as they go; with `plan` as if its turn had come."""
    must_hold(table, who, seat)
    if table.position is None:
        raise not_started()
    position = planned(table, seat) if plan else table.position
    tried: list[Offered] = []
    refused: Refusal | None = None
    for index, text in enumerate(acts):
        try:
            applied = _try(position, seat, text)
        except Refused as why:
            refused = Refusal(index, text, why.error, why.sentence, why.clause)
            break
        tried.append(_offered(table.game, position, applied))
        position = applied.after
    # Whoever has made a sealed choice may still try another, but is not asked for one.
    has_chosen = not acts and seat in table.choices()
    legal = [
        _offered(table.game, position, apply(position, act, position.write(act))) for act in position.legal(seat)
    ]
    return Draft(
        version=table.version,
        seat=seat,
        acts=tried,
        refused=refused,
        patch=table.game.view_changes(table.position, position, table.viewer(seat)),
        legal=[] if has_chosen else legal,
        instead=legal if has_chosen else [],
        offer=table.game.offer(position, seat),
        luck=[Chances(position.write(chance.act), chance.left) for chance in position.chance()],
        ends_turn=has_chosen or seat not in position.actors(),
        after=position,
    )


def planned(table: Table, seat: int) -> Position:
    """The position as if this seat's turn had come: to plan with, while others play."""
    assert table.position is not None  # a draft of a game that has started
    if table.status == "over":
        raise game_over()
    position = table.game.plan(table.position, seat)
    if position is None:
        raise Refused(Cause.CONFLICT, "no-planning", f"there is nothing for seat {seat} to plan now.")
    return position


def position_after(table: Table, seat: int, acts: Sequence[str]) -> Position:
    """Where these acts of a seat lead, all of them."""
    if table.position is None:
        raise not_started()
    position = table.position
    for text in acts:
        position = _try(position, seat, text).after
    return position


def _try(position: Position, seat: int, text: str) -> Applied:
    if text.split(" ", 1)[0] != str(seat):
        raise Refused(Cause.FORBIDDEN, "not-your-seat", f"this draft is of seat {seat}.", act=text)
    return attempt(position, text)


def _offered(game: Game, position: Position, applied: Applied) -> Offered:
    answered = applied.after.acting() == 1 << LUCK
    return Offered(applied.text, game.price(position, applied.act), answered, game.label(position, applied.act))
