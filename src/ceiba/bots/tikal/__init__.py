"""Opponents at Tikal, and how they judge, plan and search."""

from ceiba.bots.levels import Level, Levels

LEVELS = Levels(
    by_name={
        "tourist": Level("greedy", slips=0.3),
        "porter": Level("greedy", slips=0.1),
        "scout": Level("greedy"),
        "guide": Level("search:4it", slips=0.05),
        "master": Level("search:1500ms"),
    },
    company="scout",
    adviser="search:500ms",
)
