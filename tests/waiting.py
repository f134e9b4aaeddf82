"""Waiting for what comes by itself: as short as may be, and never for ever."""

import time
from collections.abc import Callable

LONGEST = 30.0  # seconds
PAUSE = 0.02


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; it must be soon."""
    give_up = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < give_up, "it has not come about"
        time.sleep(PAUSE)
