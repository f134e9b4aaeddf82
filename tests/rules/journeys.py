"""The ways in which Python copies a thing, or sends it to another process."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest


def by_pickle(protocol: int) -> Callable[[Any], Any]:  # Any: what comes back is what was sent
    return lambda sent: pickle.loads(pickle.dumps(sent, protocol))


PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
JOURNEYS = {"copy": copy, "deepcopy": deepcopy, **{f"pickle {number}": by_pickle(number) for number in PROTOCOLS}}

journeys = pytest.mark.parametrize("journey", JOURNEYS.values(), ids=[*JOURNEYS])
