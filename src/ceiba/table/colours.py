"""What each seat's figures are drawn in: what was chosen there, and for the others what is left."""

from collections.abc import Sequence
from itertools import cycle

from ceiba.descriptor import COLOURS, Colour, Game
from ceiba.table.errors import Cause, Refused


def colours(game: Game, chosen: Sequence[Colour | None]) -> list[Colour]:
    """By seat. Where none is chosen it is the seat's own, or the first that is free if others have chosen that.

    More seats than colours share them.
    """
    own = [colour for colour, _ in zip(cycle(game.colours or COLOURS), chosen, strict=False)]
    kept = [mine if wish is None and mine not in chosen else wish for mine, wish in zip(own, chosen, strict=True)]
    free = iter([colour for colour in game.colours if colour not in kept])
    return [next(free, mine) if colour is None else colour for colour, mine in zip(kept, own, strict=True)]


def check_colours(game: Game, chosen: Sequence[Colour | None]) -> None:
    """Raise unless the game has these colours, no two alike."""
    for colour in filter(None, chosen):
        if colour not in game.colours:
            has = ", ".join(game.colours) or "none to choose from"
            sentence = f"{game.name} has no figures in {colour}; it has {has}."
            raise Refused(Cause.UNREADABLE, "no-colour", sentence)
        if chosen.count(colour) > 1:
            raise Refused(Cause.CONFLICT, "colour-taken", f"{colour} is chosen already: choose another colour.")
