"""Requests to addresses that people have given us, and not into the operator's own network.

A name is looked up once, and what is reached is one of the addresses that were looked at: it cannot mean another
machine a moment later. Nothing leads on from there; redirections are not followed, and no proxy is asked.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from ceiba.server.notices.failures import Ended, Later, Lost
from ceiba.table.errors import Cause, Refused

GONE = (404, 410)
BUSY = (408, 425, 429)
WAIT = {"connect": 5.0, "read": 8.0, "write": 5.0, "pool": 5.0}  # seconds
LONGEST_URL = 1000
TRANSLATED = IPv6Network("64:ff9b::/96")  # stands for an IPv4 address where a network has no other way there


def refuse_url(url: str, inside: bool) -> Refused | None:
    """Why an address cannot be one to send to; what its name means is looked up when something is sent."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host, parts = None, urlsplit("")
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not host or not is_plain or parts.username is not None or parts.scheme not in ("http", "https"):
        return Refused(
            Cause.UNREADABLE, "bad-address", "this is not an address to send to: it begins with https://."
        )
    if not inside and parts.scheme != "https":
        return Refused(Cause.UNREADABLE, "not-encrypted", "only addresses that begin with https:// are sent to.")
    if not inside and _is_number(host) and not is_outside(host):
        return Refused(
            Cause.UNREADABLE, "inner-address", "this address is in a network of its own, to which nothing is sent."
        )
    return None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_outside(address: str) -> bool:
    """Whether it is one of the whole internet: neither this machine, nor a network of its own, nor a group."""
    found = ip_address(address.partition("%")[0])
    if found.version == 6:
        inner = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(str(inner))
    return found.is_global and not found.is_multicast


class Guarded(httpcore.AsyncNetworkBackend):
    """Connects to machines outside alone."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,  # Any: the library leaves open what they are
    ) -> httpcore.AsyncNetworkStream:
        found = await self._looked_up(host, port, timeout)
        allowed = [address for address in found if self._inside or is_outside(address)]
        if not allowed:
            raise Lost("it leads into a network of its own")
        return await self._network.connect_tcp(allowed[0], port, timeout, local_address, socket_options)

    async def _looked_up(self, host: str, port: int, timeout: float | None) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(timeout):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, TimeoutError) as error:
            raise httpcore.ConnectError(f"{host} is not to be found") from error
        return [str(info[4][0]) for info in found]

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


class Reach:
    def __init__(self, inside: bool) -> None:
        self._inside = inside
        # No connection is kept: one that ends just when it is used again leaves in doubt what has arrived.
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=Guarded(inside), max_connections=100, max_keepalive_connections=0
        )

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send it, or say how that failed."""
        if refuse_url(url, self._inside) is not None:
            raise Lost("nothing is sent to such an address")
        try:
            async with self._pool.stream(
                "POST", url, headers=[*headers.items()], content=body, extensions={"timeout": WAIT}
            ) as answer:
                status = answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise Later(str(error)) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, ValueError) as error:
            raise Lost(f"whether it has arrived is not known: {error}") from error
        if status in GONE:
            raise Ended(f"the answer was {status}")
        if status in BUSY or status >= 500:
            raise Later(f"the answer was {status}")
        if not 200 <= status < 300:
            raise Lost(f"the answer was {status}")

    async def close(self) -> None:
        await self._pool.aclose()
