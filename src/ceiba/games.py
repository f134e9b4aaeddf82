"""Which games there are: those that installed packages register under the entry points `ceiba.games`."""

from functools import cache

from ceiba.descriptor import Game

GROUP = "ceiba.games"


@cache
def known() -> dict[str, Game]:
    """Every game by its name: Ceiba's own first, those for fewer players before those for more."""
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


def find(name: str) -> Game:
    """The game of this name; ValueError, with a sentence, if there is none."""
    game = known().get(name)
    if game is None:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(known())}.")
    return game
