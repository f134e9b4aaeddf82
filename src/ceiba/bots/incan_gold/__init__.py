"""Opponents at Incan Gold, from rules of thumb and people to the solver."""

from ceiba.bots.levels import Levels

LEVELS = Levels(
    by_name={
        "tourist": "ceiba.bots.incan_gold.people:Tourist",
        "porter": "ceiba.bots.incan_gold.people:Porter",
        "scout": "ceiba.bots.incan_gold.people:Scout",
        "guide": "ceiba.bots.incan_gold.solver:Guide",
        "master": "solver",
    },
    company="scout",
    adviser="solver",
)
