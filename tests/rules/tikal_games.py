"""Short ways to play and question a game of Tikal in tests: everything goes in and comes out as text."""

from typing import Any

import ceiba
from ceiba import NotAllowed, Position

# The auction game's first tiles, as many as there are seats.
FIRST_TILES = ("A1", "A2", "A3", "A6")


def play(position: Position, acts: str) -> Position:
    """Play acts as they stand in a record, one a line, onto this position; answers it."""
    for line in acts.strip().splitlines():
        act = position.parse(line.split("#", 1)[0].strip())
        position.check(act)
        position.apply(act)
    return position


def game(seats: int, acts: str, **options: bool) -> Position:
    """A game from its start."""
    return play(ceiba.TIKAL.start(seats, **options), acts)


def legal(position: Position, start: str = "") -> list[str]:
    """The acts that can be made now, without whose they are; only those that begin with these words."""
    (actor,) = position.actors()
    acts = [position.write(act).split(" ", 1)[1] for act in position.legal(actor)]
    return [act for act in acts if f"{act} ".startswith(f"{start} ".lstrip())]


def refused(position: Position, text: str) -> str:
    """The clause by which an act is refused; it is not listed as legal, and the refusal changes nothing."""
    before = str(position)
    assert text not in [position.write(act) for actor in position.actors() for act in position.legal(actor)]
    try:
        position.act(text)
    except NotAllowed as refusal:
        assert str(position) == before
        return refusal.reason.clause
    raise AssertionError(f"{text} was not refused")


def fact(position: Position, word: str) -> str:
    """What a position's text says after this word; nothing if it is not said."""
    lines = [line.partition(" ") for line in str(position).splitlines()]
    return "".join(said for first, _, said in lines if first == word)


def price(position: Position, text: str) -> int:
    """The action points that an act takes away."""
    after = play(position.copy(), text)
    return int(fact(position, "points")) - int(fact(after, "points"))


def seen(position: Position, *path: str | int) -> object:
    """What everyone sees, by the names and numbers that lead to it."""
    found: Any = position.view(None)  # a tree of dictionaries and lists
    for step in path:
        found = found[step]
    return found


def revealed(seats: int) -> Position:
    """The first round's tiles lie open, and seat 1 is about to bid."""
    return game(seats, "\n".join(f"* tile {tile}" for tile in FIRST_TILES[:seats]), auction=True)


def finish_turn(position: Position) -> None:
    """Whoever has a tile to choose or lay does so in the first way there is, and ends the turn."""
    for verb in ("choose", "lay", "done"):
        if legal(position, verb):
            position.act(legal(position, verb)[0])


def happened(position: Position, text: str) -> list[dict[str, Any]]:
    """Play one act, and answer what it brought about."""
    before = position.copy()
    act = position.act(text)
    return [dict(event) for event in ceiba.TIKAL.events(before, act, position)]
