"""Hearing from PostgreSQL which tables and people other servers have changed."""

import asyncio
from collections.abc import Callable, Sequence
from threading import Event, Thread

import psycopg

from ceiba.server.store.database import EVERYTHING

CHANNEL = "ceiba"
SERVING = int.from_bytes(b"ceiba")  # the advisory lock that servers share; whoever has to be alone takes it whole
GLANCE = 0.5  # seconds between two looks at whether to stop
GOODBYE = 5.0  # seconds to wait for the thread: a database that has frozen may hold it for longer
MOST_BYTES = 7_900  # of a notification; PostgreSQL takes less than 8,000


def notifications(sender: str, changed: Sequence[str]) -> list[str]:
    """What is sent of one transaction: the sender, and many names in few notifications, for each costs time."""
    said = [sender]
    for name in changed:
        if len(said[-1]) + 1 + len(name) > MOST_BYTES:
            said.append(sender)
        said[-1] += f" {name}"
    return said


class Listener:
    """A thread with a connection of its own, which also shows the world that a server is there."""

    def __init__(self, connect: Callable[[], psycopg.Connection], name: str, heard: Callable[[str], None]) -> None:
        """Listens when this returns; `name` is that of this server, whose own notifications are left out."""
        self._connect = connect
        self._name = name
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stop = Event()
        self._connection = self._listening()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(GOODBYE)

    def _listening(self) -> psycopg.Connection:
        connection = self._connect()
        connection.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])
        connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    def _run(self) -> None:
        while True:
            try:
                with self._connection as connection:
                    while not self._stop.is_set():
                        for notification in connection.notifies(timeout=GLANCE):
                            sender, *changed = notification.payload.split(" ")
                            if sender != self._name:
                                for name in changed:
                                    self._tell(name)
                return
            except psycopg.Error:
                pass  # the database is away
            while not self._stop.wait(GLANCE):
                try:
                    self._connection = self._listening()
                except psycopg.Error:
                    continue
                self._tell(EVERYTHING)  # whatever was missed meanwhile is read again
                break
            else:
                return

    def _tell(self, name: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, name)
