"""Quotas: how much one guest, or one address, may ask for in a while. Whoever wants more is told when to come.

Each is a bucket that holds so many and is filled again at a steady pace, so that nobody notices who does not hurry.
They are this server's own, in memory: several servers allow several times as much.
"""

import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple

A_MOMENT: Final = 0.001  # seconds: sums of parts of a second are not exact
MOST_BUCKETS: Final = 50_000
MOST_STREAMS: Final = {"guest": 50, "address": 200}  # that are open at once
THIS_MACHINE: Final = (
    "127.0.0.1",
    "::1",
)  # whose owner may do anything; a proxy that nobody has named is here, too


class Quota(NamedTuple):
    """So many at once, and so many a minute from then on."""

    at_once: int
    a_minute: float


PER_ADDRESS: Final = {"guests": Quota(300, 60), "requests": Quota(200, 1800)}
PER_MAILBOX: Final = {"letters": Quota(3, 3 / 60)}  # that ask whether it wants any
PER_GUEST: Final = {
    "tables": Quota(100, 20),
    "records": Quota(30, 10),
    "talk": Quota(40, 40),
    "hints": Quota(60, 60),
    "drafts": Quota(600, 600),
    "names": Quota(20, 10),
    "ways": Quota(20, 5),
    "trials": Quota(5, 2),
}
ALL: Final = PER_ADDRESS | PER_GUEST | PER_MAILBOX


class TooMany(Exception):
    """Come again after so many seconds."""

    def __init__(self, what: str, after: int) -> None:
        super().__init__(f"too many {what} for now: come again in {after} seconds.")
        self.what = what
        self.after = after

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.what, self.after), self.__dict__)


class Quotas:
    def __init__(self, is_on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_on = is_on
        self._clock = clock
        self._full_at: dict[tuple[str, str], float] = {}  # when each bucket will be full again
        self._open: dict[tuple[str, str], int] = {}  # streams, by kind of counting and who

    def take(self, what: str, whose: str, patience: float = 0.0) -> float:
        """One of these for this guest or address; answers after how many seconds.

        TooMany if there are none left for now, or for longer than the `patience` of whoever asks.
        """
        if not self._is_on:
            return 0.0
        quota, now = ALL[what], self._clock()
        pause = 60 / quota.a_minute  # seconds for each
        full_at = max(now, self._full_at.get((what, whose), now)) + pause
        late = full_at - now - quota.at_once * pause
        if late > patience + A_MOMENT:
            raise TooMany(what, math.ceil(late - patience))
        if len(self._full_at) >= MOST_BUCKETS:
            self._full_at = {key: full for key, full in self._full_at.items() if full > now}
        self._full_at[what, whose] = full_at
        return max(0.0, late)

    def check_streams(self, guest: str | None, address: str) -> None:
        """TooMany if this guest, or this address, has as many streams as it may."""
        most = MOST_STREAMS if self._is_on else {}
        if any(self._open.get(key, 0) >= most.get(key[0], math.inf) for key in _counted(guest, address)):
            raise TooMany("streams", 60)

    def open_stream(self, guest: str | None, address: str) -> None:
        for key in _counted(guest, address):
            self._open[key] = self._open.get(key, 0) + 1

    def close_stream(self, guest: str | None, address: str) -> None:
        for key in _counted(guest, address):
            left = self._open.pop(key) - 1
            if left:
                self._open[key] = left


def _counted(guest: str | None, address: str) -> list[tuple[str, str]]:
    return [("address", address), *([("guest", guest)] if guest is not None else [])]


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Who counts as one: an address, or the network of an IPv6 address, for one household has billions of those."""
    try:
        found = ip_address(address.partition("%")[0])  # behind it stands the network card it came by
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    # A socket for both kinds writes those of IPv4 so.
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
