"""The key: the one secret from which luck, tokens and seals are made, kept outside the database.

It lies in a file that its owner alone reads: beside a SQLite file, or where PostgreSQL's servers are told (`--key`,
the same for all of them). A PostgreSQL whose servers are told nothing keeps it itself, so that they all have it;
then whoever reads the database knows the key as well (docs/fair_luck.md).
"""

from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreError
from ceiba.server.store.private_files import create_private
from ceiba.server.store.resealing import reseal_all
from ceiba.server.store.session import Session


def key_of(database: Database) -> str:
    """The key of a database whose schema is up to date. One that has none yet gets one, and is sealed with it."""
    file = database.key_file
    outside = _read(file)
    return database.now(lambda session: _agreed(session, file, outside))


def give_key(database: Database, key: str) -> None:
    """A copy of other tables is to have their key."""
    file = database.key_file
    if file is not None:
        if database.is_key_given and _read(file) not in (None, key):
            raise StoreError(f"these tables have another key than the one in {file}: put theirs there first.")
        _write(file, key)
    database.now(lambda session: _keep(session, key, is_outside=file is not None))


def _agreed(session: Session, file: Path | None, outside: str | None) -> str:
    # Changed without a change, so that of several servers that start at once one is first.
    session.change("UPDATE about_key SET mark = mark")
    kept, mark = (str(value) for value in session.rows("SELECT kept, mark FROM about_key")[0])
    key = outside or kept
    if not mark:
        key = key or token_hex(32)
        if file is not None and not outside:
            _write(file, key)
        reseal_all(session, key)
    elif not key:
        raise StoreError("the key of these tables is missing: put it back, or name it with --key.")
    elif _mark(key) != mark:
        raise StoreError(f"these tables have another key than the one in {file}: put back theirs.")
    _keep(session, key, is_outside=file is not None)
    return key


def _keep(session: Session, key: str, is_outside: bool) -> None:
    session.change("UPDATE about_key SET kept = ?, mark = ?", "" if is_outside else key, _mark(key))


def _mark(key: str) -> str:
    """By which to know a key again; it does not tell the key."""
    return sha256(f"mark {key}".encode()).hexdigest()[:16]


def _read(file: Path | None) -> str | None:
    try:
        found = file.read_text(encoding="ascii").strip() if file is not None else ""
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"cannot read the key in {file}: {error}") from None
    return found or None


def _write(file: Path, key: str) -> None:
    try:
        create_private(file)
        file.write_text(f"{key}\n", encoding="ascii")
    except OSError as error:
        raise StoreError(f"cannot keep the key in {file}: {error}") from None
