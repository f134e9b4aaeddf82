"""What is run in Pyodide: whole games of every known game, through rules, bots and the heart of a table."""

import sys

from ceiba import play
from ceiba.bots import make
from ceiba.games import known
from tests.table.whole_game import play as play_at_a_table

BOTS = {"tikal": ["random", "greedy"], "incan-gold": ["random", "one-step", "solver"]}

print(sys.platform, sys.modules["librt"].__name__)
for name, game in known().items():
    record = play(game, [make(name, bot, seed=1).choose for bot in BOTS[name]], seed=1)
    print(name, "with bots:", record.headers["Result"], "after", len(record.acts))
    print(name, "at a table:", *play_at_a_table(name).scores)
