"""What the descriptor tells: what acts brought about, what a button says, what is offered, what is likely."""

import re
from collections.abc import Mapping
from random import Random

from ceiba.descriptor import Game
from ceiba.game import LUCK, Event, Position
from ceiba.testing.report import must, must_be_plain
from ceiba.testing.rules import some_act
from ceiba.testing.sentences import Told

KEY = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_LABELS = 40  # of the legal acts of a position, so many are asked for what their buttons say


def check_events(game: Game, position: Position, random: Random, told: Told) -> None:
    """What happened is plain, always the same, and nothing as long as choices are sealed."""
    actors = position.actors()
    choices = [some_act(position, actor, random) for actor in actors]
    for act in choices:
        events = happened(game, position, act)
        for event in events:
            told.event(event)
        if len(actors) > 1:
            must(not events, f"the sealed choice {position.write(act)!r} is told while others choose: {events}")
    if len(actors) > 1:
        _check_reveal(game, position, choices, random)


def _check_reveal(game: Game, position: Position, choices: list[int], random: Random) -> None:
    """When the last has chosen, all is told, whoever was last."""
    reveals = []
    for _ in range(2):
        before = position.copy()
        *others, last = random.sample(choices, len(choices))
        for act in others:
            before.apply(act)
        reveals.append(happened(game, before, last))
    must(reveals[0] == reveals[1], f"what is told depends on who was last to choose: {reveals[0]}, {reveals[1]}")


def happened(game: Game, before: Position, act: int) -> list[Event]:
    """The events of an act, themselves checked."""
    after = before.copy()
    after.apply(act)
    texts = [str(before), str(after)]
    told = game.events(before, act, after)
    must(game.events(before.copy(), act, after.copy()) == told, f"{before.write(act)!r} is told in two ways")
    must([str(before), str(after)] == texts, "telling what happened changes a position")
    must(isinstance(told, list), f"the events of {before.write(act)!r} are no list")
    for event in told:
        _check_message("event", before, event)
    return told


def _check_message(what: str, position: Position, event: Event) -> None:
    """A key, and arguments; those named seat, seats and other are seats."""
    must_be_plain(f"the {what}", event)
    must(KEY.fullmatch(str(event.get("key"))), f"the {what} {event} has no key of small letters and hyphens")
    there = range(1, position.seats + 1)
    seats = event.get("seats", [])
    must(isinstance(seats, list) and all(seat in there for seat in seats), f"the seats of the {what} {event}")
    for name in ("seat", "other"):
        must(event.get(name, 1) in there, f"the {what} {event} names no seat of this table")


# -- what is offered ----------------------------------------------------------------------------------


def check_offers(game: Game, position: Position, random: Random, told: Told) -> None:
    text = str(position)
    for actor in position.actors():
        legal = position.legal(actor)
        for act in random.sample(legal, min(MOST_LABELS, len(legal))):
            label = _check_act(game, position, act)
            if actor != LUCK:
                told.label(label)
        if actor != LUCK:
            must_be_plain("what is offered", _plain(game.offer(position, actor)))
    for seat in range(1, position.seats + 1):
        plan = game.plan(position, seat)
        must(plan is None or seat in plan.actors(), f"in the plan of seat {seat} it is not that seat's turn")
    must_be_plain("what is likely", _plain(game.odds(position)))
    must(str(position) == text, "being asked for offers changes the position")


def _check_act(game: Game, position: Position, act: int) -> Event:
    label = game.label(position, act)
    _check_message("label", position, label)
    must(game.label(position.copy(), act) == label, f"{position.write(act)!r} has two labels")
    price = game.price(position, act)
    must(price is None or (type(price) is int and price >= 0), f"{position.write(act)!r} costs {price!r}")
    must(isinstance(game.ends_turn(act), bool), f"{position.write(act)!r} ends a turn, or does not")
    return label


def _plain(data: Mapping[str, object] | None) -> object:
    return None if data is None else dict(data)
