"""Many records, one at a time: from a folder, a zip, or a file."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from ceiba.record import Record, read_record
from ceiba.record_text import MOST_BYTES, BadRecord

SUFFIX = ".ceiba"


def read_records(
    where: str | os.PathLike[str], on_error: Callable[[BadRecord], object] | None = None
) -> Iterator[Record]:
    """The records of a folder and all folders in it, of a zip, or of one file, in the order of their names.

    Each is read when it is asked for, and knows its `source`. A file that is no record raises BadRecord; or it is
    handed to `on_error`, and left out.
    """
    if not isinstance(where, str | os.PathLike):
        raise TypeError(f"records are read from a folder, a zip or a file, not from {where!r}.")
    path = Path(where)
    if not path.exists():
        raise FileNotFoundError(f"there is no {str(path)!r}: records are read from a folder, a zip or a file.")
    return _read(path, on_error)


def _read(path: Path, on_error: Callable[[BadRecord], object] | None) -> Iterator[Record]:
    for source, data in _contents(path):
        try:
            record = read_record(data, source)
        except BadRecord as bad:
            if on_error is None:
                raise
            on_error(bad)
        else:
            yield record


def _contents(path: Path) -> Iterator[tuple[str, bytes]]:
    """What each file is called and holds; no more is read of any than a record can hold."""
    from zipfile import ZipFile, is_zipfile  # late: slow to import, and many never ask

    if path.is_dir():
        for file in sorted(path.rglob(f"*{SUFFIX}")):
            yield str(file), _beginning(file)
    elif is_zipfile(path):
        with ZipFile(path) as packed:
            for name in sorted(name for name in packed.namelist() if name.endswith(SUFFIX)):
                with packed.open(name) as member:
                    yield f"{path}/{name}", member.read(MOST_BYTES + 1)
    else:
        yield str(path), _beginning(path)


def _beginning(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)
