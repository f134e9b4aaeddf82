"""A SQLite file has one server: two would not hear each other. Whoever comes second is told where the first is."""

import fcntl
from pathlib import Path
from typing import IO

from ceiba.server.store.private_files import create_private

SUFFIX = ".server"


class Claimed(Exception):
    """These tables are served already, at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """Held until it is released or the process ends; the system lets go of it however that happens."""

    def __init__(self, database: Path) -> None:
        # Beside the file itself and not a link to it, and under its whole name: one file has one claim.
        file = database.resolve()
        self._file = _lock(file.with_name(f"{file.name}{SUFFIX}"))

    def say(self, address: str) -> None:
        """Leave the address for whoever comes second."""
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def release(self) -> None:
        self._file.close()


def refuse_old_server(database: Path) -> None:
    """Raise Claimed if a server of Ceiba 0.1.0 has this file: its claim has another name."""
    old = database.with_suffix(SUFFIX)
    if old.is_file():
        _lock(old).close()


def _lock(path: Path) -> IO[str]:
    path.parent.mkdir(parents=True, exist_ok=True)
    create_private(path)
    file = path.open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        address = file.read().strip()
        file.close()
        raise Claimed(address) from None
    return file
