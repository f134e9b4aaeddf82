"""Running a server: the address, the start-up lines, the graceful stop."""

import errno
import gc
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO

import segno
import uvicorn

from ceiba.server.app import make_app
from ceiba.server.bots.offered import OfferedBots
from ceiba.server.express import express
from ceiba.server.house import House
from ceiba.server.patience import PatientProtocol, patient
from ceiba.server.store.database import Database
from ceiba.server.store.queries import Store

PORT = 8700
PORTS_TRIED = 50
GOODBYE = 5  # seconds for requests under way when the server stops
BACKLOG = 2048
MOST_FILES = 65_536
COLLECT_AFTER = (50_000, 20, 20)  # more things made than dropped; and so many rounds of each younger age


def listen_at(host: str, port: int | None) -> socket.socket:
    """A socket at this port, or at the first free one from the usual on. OSError if the port asked for is taken."""
    wanted = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or number == wanted[-1]:
                raise
        else:
            listening.listen(BACKLOG)
            return listening
    raise AssertionError("the last port is either bound or an error")


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


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams would go on for ever: they are ended first, and their readers will come again."""
        self._house.news.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Asked to stop, it stops, and that is no failure: the signal is not raised a second time."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


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


def run(
    database: Database,
    listening: socket.socket,
    think: float,
    worker: list[str] | None = None,
    near: str | None = None,
    bots: OfferedBots | None = None,
) -> None:
    """Serve until asked to stop; the store must have been opened once, so that its faults were told."""
    allow_many_connections()
    collect_seldom()
    house = House(Store(database), think, worker, bots)
    house.near = near
    config = uvicorn.Config(
        patient(express(make_app(house), house)),
        loop="auto",
        http=PatientProtocol,
        ws="none",
        lifespan="on",
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
    )
    Server(config, house).run(sockets=[listening])
