"""The time, as it goes on within this process: a clock that is set back meanwhile takes nobody's time."""

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _BEGAN + time.monotonic()
