"""Databases, backups and exports hold secrets: nobody but their owner reads them."""

import os
import stat
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR


def create_private(path: Path) -> None:
    """Make an empty file that its owner alone may read; one that is there already is left as it is.

    It is not even opened: whoever closes a file lets go of all locks that this process has on it, SQLite's too.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, OWNER_ONLY))


def make_private(path: Path) -> None:
    """Close a file that everybody may read: Ceiba 0.1.0 made them so. Whatever else was allowed was meant."""
    if path.is_file() and path.stat().st_mode & stat.S_IROTH:
        path.chmod(OWNER_ONLY)
