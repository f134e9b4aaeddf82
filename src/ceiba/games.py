"""Which games there are: those that installed packages register under the entry points `ceiba.games`.

Whoever takes a game takes its name as well, and asks `find` for it.
"""

from collections.abc import Mapping
from functools import cache

from ceiba.descriptor import Game

GROUP = "ceiba.games"


def known() -> dict[str, Game]:
    """Every game by its name: Ceiba's own first, those for fewer players before those for more."""
    return {**registered()}


@cache
def registered() -> dict[str, Game]:
    """The one list of them, which `register` adds to; everyone else is given copies."""
    from importlib.metadata import entry_points  # late: it is slow to import, and many never ask

    found = [
        (entry.value.startswith("ceiba."), _loaded(entry.name, entry.load())) for entry in entry_points(group=GROUP)
    ]
    found.sort(key=lambda one: (not one[0], one[1].fewest, one[1].name))
    return {game.name: game for _, game in found}


def _loaded(name: str, game: object) -> Game:
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"the entry point {name!r} of {GROUP} names {game!r}, which is no game of that name.")
    return game


def names() -> dict[str, tuple[Game, dict[str, bool]]]:
    """Every name by which a game is asked for, variants included, with the options that it stands for."""
    found: dict[str, tuple[Game, dict[str, bool]]] = {name: (game, {}) for name, game in known().items()}
    for game in known().values():
        for name, options in game.variants.items():
            found.setdefault(name, (game, {**options}))
    return found


def named(game: str | Game, options: Mapping[str, bool]) -> tuple[Game, dict[str, bool]]:
    """The game that is asked for, with the options that its name stands for and those that are said besides.

    ValueError, with a sentence, if there is no game of that name.
    """
    if isinstance(game, Game):
        return game, {**options}
    for name, (found, meant) in names().items():
        if name == game:  # compared, not looked up: what is not hashable is no name either
            return found, {**meant, **options}
    from difflib import get_close_matches

    near = get_close_matches(str(game).lower().replace(" ", "-").replace("_", "-"), names(), 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names())}."
    raise ValueError(f"there is no game {game!r}; {hint}")


def find(game: str | Game) -> Game:
    """The game of this name, or the game itself; ValueError, with a sentence, if there is none."""
    found, meant = named(game, {})
    if meant:  # which would be lost
        said = ", ".join(f"{option}={value}" for option, value in meant.items())
        raise ValueError(f"{game} is {found.name!r} played with {said}: name that game here.")
    return found


def register(game: Game) -> None:
    """Make a game known by its name in this process, as an entry point makes it known in all.

    Registered again, as when the cell of a notebook is run once more, it takes the place of what it was.
    """
    if not isinstance(game, Game):
        raise TypeError(f"what is registered is a Game, not {game!r}.")
    there = registered().setdefault(game.name, game)
    if _kind(there) != _kind(game):
        raise ValueError(f"there is a game {game.name!r} already: give yours another name.")
    registered()[game.name] = game


def _kind(game: Game) -> tuple[str, str]:
    return type(game).__module__, type(game).__qualname__
