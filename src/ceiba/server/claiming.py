"""A SQLite file has one server: two would not hear each other. Whoever comes second is told where the first is."""

import fcntl
from pathlib import Path
from typing import IO

from ceiba.server.store.database import Database
from ceiba.server.store.sqlite import SQLite


class Claimed(Exception):
    """These tables are served already, at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """Held for as long as the process lives; the system lets go of it however that ends."""

    def __init__(self, database: Database) -> None:
        self._file: IO[str] | None = None
        if isinstance(database, SQLite):
            self._take(database.path.with_suffix(".server"))

    def _take(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            address = file.read().strip()
            file.close()
            raise Claimed(address) from None
        self._file = file

    def say(self, address: str) -> None:
        """Leave the address for whoever comes second."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(address)
            self._file.flush()
