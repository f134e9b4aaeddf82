"""Opponents at Tikal, and how they judge, plan and search."""

from ceiba.bots.levels import Level, Levels

LEVELS = Levels(
    by_name={
        "tourist": Level("ceiba.bots.tikal.people:Tourist"),
        "porter": Level("ceiba.bots.tikal.people:Porter"),
        "scout": Level("ceiba.bots.tikal.people:Scout"),
        "guide": Level("ceiba.bots.tikal.people:Guide"),
        "master": Level("search:1500ms"),
    },
    company="scout",
    adviser="search:500ms",
)
