"""Running a server: the address, the limits of a connection, the graceful stop."""

import asyncio
import errno
import gc
import os
import resource
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO

import segno
import uvloop

from ceiba.server.bots.offered import OfferedBots
from ceiba.server.connections import Connections
from ceiba.server.http.app import App
from ceiba.server.http.middleware import middleware
from ceiba.server.http.pace import paced
from ceiba.server.http.routes import make_routes
from ceiba.server.notices.settings import NoticeSettings
from ceiba.server.store.backups import Plan
from ceiba.server.store.database import Database
from ceiba.server.store.queries import Store

PORT = 8700
PORTS_TRIED = 50
BACKLOG = 2048
MOST_FILES = 65_536
MOST_AT_ONCE = 65_536  # connections; those beyond wait
HEAD_TIMEOUT = 10_000  # milliseconds for the head of a request, and for the next one on the same connection
LARGEST_HEAD = 16 * 1024  # bytes; each connection may fill as much
COLLECT_AFTER = (50_000, 20, 20)  # more things made than dropped; and so many rounds of each younger age


def claim_port(host: str, port: int | None) -> socket.socket:
    """This port, or the first free one from the usual on; ours while the socket is open. OSError if it is taken.

    The HTTP server opens the port itself, and lets others of its kind share it. So that two servers never do, each
    also holds the UDP port of the same number, which nobody shares.
    """
    wanted = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    for number in wanted:
        try:
            return _claim(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or number == wanted[-1]:
                raise
    raise AssertionError("the last port is either free or an error")


def _claim(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    claim = socket.socket(family, socket.SOCK_DGRAM)
    try:
        claim.bind((host, port))
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError:
        claim.close()
        raise
    return claim


def address_in_the_network() -> str | None:
    """This machine's address as others in the local network see it; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent: only the way there is looked up
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def qr_code(text: str) -> str:
    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def allow_many_connections() -> None:
    """Every listener holds a connection; systems allow few unless asked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def collect_seldom() -> None:
    """Views are many small things, soon dropped: looking for cycles among them took a quarter of all time."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def give_memory_back() -> None:
    """What a crowd of connections has filled goes back to the system when they end; else it is kept for the next.

    The HTTP server brings an allocator of its own, which reads this when it is loaded.
    """
    os.environ.setdefault("_RJEM_MALLOC_CONF", "dirty_decay_ms:0")


def run(
    database: Database,
    host: str,
    port: int,
    think: float,
    worker: list[str] | None = None,
    near: str | None = None,
    bots: OfferedBots | None = None,
    proxies: Sequence[str] = (),
    address: str | None = None,
    backups: Plan | None = None,
    metrics: tuple[str, int] | None = None,
    has_quotas: bool = True,
    notice_settings: NoticeSettings | None = None,
) -> None:
    """Serve until asked to stop; the store must have been opened once, so that its faults were told.

    What one of the `proxies` says of a request is believed: whether it came by https, and from where. `metrics` is
    the host and port where what is measured can be read.
    """
    allow_many_connections()
    collect_seldom()
    give_memory_back()
    app = App(Store(database), think, worker, near, bots, address, backups, has_quotas, notice_settings)
    if metrics is not None:
        app.metrics.publish(*metrics)
    uvloop.run(_serve(app, host, port, proxies, has_quotas))


async def _serve(app: App, host: str, port: int, proxies: Sequence[str], has_quotas: bool) -> None:
    # Here, and not above: it is to be loaded after `give_memory_back`.
    from granian.constants import HTTPModes, Interfaces
    from granian.http import HTTP1Settings
    from granian.server.embed import Server
    from granian.utils.proxies import wrap_asgi_with_proxy_headers

    refused = app.metrics.refusals.labels("too-many-connections")
    connections = Connections(port, proxies, refused.inc)
    routes = middleware(paced(make_routes(app), app.quotas, app.metrics, connections.turn_away), app.metrics)
    server = Server(
        wrap_asgi_with_proxy_headers(routes, [*proxies]) if proxies else routes,
        host,
        port,
        interface=Interfaces.ASGI,
        http=HTTPModes.http1,
        websockets=False,
        backlog=BACKLOG,
        backpressure=MOST_AT_ONCE,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_TIMEOUT, max_buffer_size=LARGEST_HEAD),
        log_enabled=False,
    )

    def stop() -> None:
        """Streams would go on for ever: they are ended first, and their readers will come again."""
        app.streams.close()
        server.stop()  # type: ignore[no-untyped-call]  # it says no types

    loop = asyncio.get_running_loop()
    for wish in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(wish, stop)
    watching = loop.create_task(connections.watch()) if has_quotas else None
    await server.serve()
    if watching is not None:
        watching.cancel()
