"""Levels for people, from a friendly beginner to the strongest there is, and whom they meet unasked.

Each game says its own, in an object of this kind that is registered under the entry points `ceiba.levels`. A weaker
level is a simpler bot, or one that errs as people do. What a level is like, people are told by the message
`{game}-level-{name}`.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Levels(NamedTuple):
    """What a game says of its opponents; a game that says nothing has `random` alone."""

    by_name: Mapping[str, str]  # the bot that each is, with its budget if it has one; the weakest first
    company: str  # who sits down with people who ask for nobody in particular
    adviser: str  # whom people ask for a hint: the best that answers at once


NO_LEVELS = Levels({}, "random", "random")
