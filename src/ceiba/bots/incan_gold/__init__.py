"""Opponents at Incan Gold, from rules of thumb and people to the solver."""

from ceiba.bots.levels import Levels

LEVELS = Levels(
    by_name={
        "tourist": "ceiba.bots.incan_gold.people:Tourist",
        "porter": "ceiba.bots.incan_gold.people:Porter",
        "scout": "ceiba.bots.incan_gold.people:Scout",
        "guide": "solver:8it",
        "master": "solver",
    },
    company="scout",
    adviser="solver",
)
