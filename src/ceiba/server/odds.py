"""Incan Gold: the exact chances of the next cards, for tables that allow it (I7)."""

from ceiba.incan_gold.odds import bust_chance, bust_distribution, mean_cards_to_bust
from ceiba.incan_gold.position import IncanGold
from ceiba.server.errors import Refused
from ceiba.server.table import Table
from ceiba.server.wire import Odds


def odds(table: Table) -> Odds:
    """All of it follows from what everyone sees: the path and the deck's counts."""
    if not table.row.about.odds:
        raise Refused(403, "no-odds", "this table is played without odds.")
    position = table.position
    if not isinstance(position, IncanGold):
        raise Refused(409, "no-odds-here", "there are odds only while a game of Incan Gold is played.")
    if position.outcome() is not None:
        raise Refused(409, "game-over", "the game is over.")
    bust = bust_chance(position)
    by_card = [float(chance) for chance in bust_distribution(position)]
    return Odds(float(bust), str(bust), by_card, float(mean_cards_to_bust(position)))
