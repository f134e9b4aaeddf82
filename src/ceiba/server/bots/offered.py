"""The operator's list: which bots a server offers. A visitor's text is looked up in it, and never goes further.

An entry is what any command takes for a bot: a level, a bot with or without a budget, `module:Class` or
`engine:COMMAND`. Visitors see and ask for it by that text; or by a name of its own, before an equals sign; and for
one game alone, if that stands before the name: `clever=engine:node clever.js`, `GAME.deep=search:5s`.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from ceiba.bots import levels_of, make, names_of
from ceiba.bots.engine_process import quit_all
from ceiba.games import known

NAMED = re.compile(r"(?:(?P<game>[a-z-]+)\.)?(?P<name>[\w-]+)=(?P<spec>.+)", re.DOTALL)


class Choice(NamedTuple):
    """What a visitor may ask for."""

    name: str
    is_level: bool
    is_default: bool


class OfferedBots:
    def __init__(self, said: Iterable[str] = ()) -> None:
        """ValueError, with a sentence, if an entry is no bot. Without entries, all that are registered."""
        self._specs: dict[str, dict[str, str]] = {game: {} for game in known()}  # by game and name
        entries = [*said]
        for entry in entries:
            self._add(entry)
        quit_all()  # engines were started to see that they can be
        if not entries:
            for game, specs in self._specs.items():
                specs.update({name: name for name in (*levels_of(game).by_name, *names_of(game))})

    def _add(self, entry: str) -> None:
        named = NAMED.fullmatch(entry)
        only, name, spec = named.groups() if named else (None, entry, entry)
        if only not in (None, *known()):
            raise ValueError(f"there is no game {only!r} for the bot {name!r}; there are {', '.join(known())}.")
        problems = {}
        games = [only] if only else [*known()]
        for game in games:
            try:
                make(game, spec)
            except ValueError as error:  # another game may have such a bot
                problems[game] = error
            else:
                self._specs[game][name] = spec
        if len(problems) == len(games):
            raise problems[games[0]]

    def choices(self, game: str) -> list[Choice]:
        levels = levels_of(game)
        return [Choice(name, name in levels.by_name, name == self.default(game)) for name in self._specs[game]]

    def default(self, game: str) -> str | None:
        """Who sits down if nobody in particular is asked for."""
        company, offered = levels_of(game).company, self._specs[game]
        return company if company in offered else next(iter(offered), None)

    def spec(self, game: str, name: str) -> str | None:
        """The bot that a name stands for; None if there is no such name on the list."""
        return self._specs[game].get(name)
