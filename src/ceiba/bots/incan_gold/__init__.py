"""Opponents at Incan Gold, from rules of thumb to the solver."""

from ceiba.bots.levels import Level, Levels

LEVELS = Levels(
    by_name={
        "tourist": Level("two-hazards", slips=0.4),
        "porter": Level("seven-gems", slips=0.3),
        "scout": Level("one-step", slips=0.2),
        "guide": Level("solver", slips=0.15),
        "master": Level("solver"),
    },
    company="scout",
    adviser="solver",
)
