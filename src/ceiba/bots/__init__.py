"""The bots, by name or by level: `make("tikal", "search:500ms")`, `make("incan-gold", "scout")`."""

from importlib import import_module

from ceiba.bots.bot import Bot, Budget
from ceiba.bots.levels import LEVELS, Slipping

# Where each bot of each game lives; imported when it is asked for.
BOTS: dict[str, dict[str, str]] = {
    "tikal": {
        "random": "ceiba.bots.uniform:RandomBot",
        "greedy": "ceiba.bots.tikal.greedy:GreedyBot",
        "search": "ceiba.bots.tikal.search:SearchBot",
    },
    "incan-gold": {
        "random": "ceiba.bots.uniform:RandomBot",
        "seven-gems": "ceiba.bots.incan_gold.rules:SevenGems",
        "seven-cards": "ceiba.bots.incan_gold.rules:SevenCards",
        "two-hazards": "ceiba.bots.incan_gold.rules:TwoHazards",
        "one-step": "ceiba.bots.incan_gold.rules:OneStep",
        "solver": "ceiba.bots.incan_gold.solver:SolverBot",
    },
}

# Who sits down with people who ask for nobody in particular.
COMPANY = {"tikal": "greedy", "incan-gold": "solver"}

# Whom people ask for a hint: the best that answers at once.
ADVISER = {"tikal": "search:500ms", "incan-gold": "solver"}


def make(game: str, spec: str, seed: int | str = 0) -> Bot:
    """The bot that a text names: a level; or a bot, with a budget after a colon where it is not to have its own."""
    if spec in LEVELS[game]:
        level = LEVELS[game][spec]
        bot = make(game, level.bot, seed)
        return Slipping(bot, level.slips) if level.slips else bot
    name, _, budget = spec.partition(":")
    if name not in BOTS[game]:
        raise ValueError(f"{game} has no bot {name!r}; there are {', '.join([*BOTS[game], *LEVELS[game]])}.")
    module, _, kind = BOTS[game][name].partition(":")
    made: Bot = getattr(import_module(module), kind)(seed, Budget.read(budget) if budget else None)
    return made


__all__ = ["ADVISER", "BOTS", "COMPANY", "LEVELS", "Bot", "Budget", "make"]
