"""Opponents at Tikal, and how they judge, plan and search."""

from ceiba.bots.levels import Levels

LEVELS = Levels(
    by_name={
        "tourist": "ceiba.bots.tikal.people:Tourist",
        "porter": "ceiba.bots.tikal.people:Porter",
        "scout": "ceiba.bots.tikal.people:Scout",
        "guide": "ceiba.bots.tikal.people:Guide",
        "master": "search:1s",
    },
    company="scout",
    adviser="search:500ms",
)
