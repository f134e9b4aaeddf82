"""`ceiba db`: care for the stored tables, also while a server runs."""

from __future__ import annotations

from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ceiba.cli.complaints import Complaint
from ceiba.cli.completing import files
from ceiba.cli.configuration import PREFIX
from ceiba.cli.files import Failure, shown
from ceiba.cli.groups import Group, examples
from ceiba.cli.serve import check_system, data_folder, upgraded
from ceiba.words import DEFAULT, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from ceiba.server.store.database import Database

FILE = click.Path(path_type=Path, dir_okay=False)


def which_tables(command: Callable[[], None]) -> Callable[..., None]:
    """Give a group the options that say which stored tables are meant; `the_store` opens them."""

    @click.option(
        "--data",
        type=click.Path(path_type=Path),
        envvar=f"{PREFIX}_DATA",
        help="The data folder (default: ~/.local/share/ceiba).",
    )
    @click.option("--db", metavar="ADDRESS", envvar=f"{PREFIX}_DB", help="postgresql://…, or another SQLite file.")
    @click.option("--key", type=FILE, envvar=f"{PREFIX}_KEY", help="The file with the key of the tables.")
    @click.pass_context
    @wraps(command)
    def with_tables(context: click.Context, data: Path | None, db: str | None, key: Path | None) -> None:
        context.obj = (db, data or data_folder(), key)
        command()

    return with_tables


@click.group(cls=Group, epilog=examples("ceiba db verify", "ceiba db --data tables backup safe.sqlite"))
@which_tables
def db() -> None:
    """Back up, restore, move and verify stored tables.

    A server may go on meanwhile, except for `restore` and `upgrade`.
    """


def the_store(context: click.Context) -> AbstractContextManager[Database]:
    """The database that the options name, which must be there already."""
    address, folder, key = context.obj
    return opened(address, folder, key, must_exist=True)


def opened(
    address: str | None, folder: Path, key: Path | None = None, must_exist: bool = False
) -> AbstractContextManager[Database]:
    """A database, open; what is wrong with it becomes one sentence."""
    from contextlib import contextmanager

    check_system()
    try:
        from ceiba.server.store.database_url import database_of
        from ceiba.server.store.errors import StoreBusy, StoreError
        from ceiba.server.store.sqlite import SQLite
    except ModuleNotFoundError as missing:
        raise Complaint("cli-server-needs", package=missing.name, command="pip install 'ceiba[server]'") from None

    @contextmanager
    def context() -> Iterator[Database]:
        try:
            database = database_of(address, folder, timeout=None, key_file=key)
        except StoreError as error:
            raise Failure(str(error)) from None
        try:
            if must_exist and isinstance(database, SQLite) and not database.path.is_file():
                raise StoreError(f"there are no tables in {shown(database.path)}.")
            database.open()
            yield database
        except (StoreBusy, StoreError) as error:
            raise Failure(str(error)) from None
        finally:
            database.close()

    return context()


@db.command(epilog=examples("ceiba db backup safe.sqlite"))
@click.argument("file", type=FILE)
@click.pass_context
def backup(context: click.Context, file: Path) -> None:
    """Copy everything into a new SQLite file, as of one moment."""
    if file.exists():
        raise Failure(f"{shown(file)} exists already; choose another name.")
    with the_store(context) as source, opened(str(file), file.parent) as target:
        _copy(source, target)


@db.command(epilog=examples("ceiba db --data new_folder restore safe.sqlite"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.pass_context
def restore(context: click.Context, file: Path) -> None:
    """Fill an empty store from a backup; no server may have it yet."""
    with opened(str(file), file.parent) as source, opened(*context.obj) as target, target.alone():
        _copy(source, target)


@db.command(epilog=examples("ceiba db copy tables.sqlite"))
@click.argument("address", shell_complete=files)
@click.pass_context
def copy(context: click.Context, address: str) -> None:
    """Copy everything into another database.

    ADDRESS is that of an empty PostgreSQL, postgresql://…, or a new SQLite file.
    """
    with the_store(context) as source, opened(address, Path()) as target:
        _copy(source, target)


def _copy(source: Database, target: Database) -> None:
    from ceiba.server.store.copying import copy_all

    copied = copy_all(source, target)
    click.echo(f"Copied {copied['tables']} tables with {copied['log']} commits, and {copied['people']} people.")


@db.command(epilog=examples("ceiba db export k3v9x0q2mwab table.json"))
@click.argument("table")
@click.argument("file", type=FILE)
@click.pass_context
def export(context: click.Context, table: str, file: Path) -> None:
    """Write one table to a file, with all that was played and said."""
    from ceiba.server.store.copying import export_table
    from ceiba.server.store.private_files import create_private

    with the_store(context) as source:
        data = export_table(source, table)
    if file.exists():
        raise Failure(f"{shown(file)} exists already; choose another name.")
    create_private(file)
    file.write_bytes(data)
    click.echo(f"Wrote {shown(file)}.")


@db.command("import", epilog=examples("ceiba db import table.json"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.pass_context
def import_(context: click.Context, file: Path) -> None:
    """Take in a table that `export` wrote."""
    from ceiba.server.store.copying import import_table

    with opened(*context.obj) as target:
        click.echo(f"Took in table {import_table(target, file.read_bytes())}.")


@db.command(epilog=examples("ceiba db verify"))
@click.pass_context
def verify(context: click.Context) -> None:
    """Replay every stored game, and compare every stored hash."""
    from ceiba.server.store.verifying import verify as verdicts

    with the_store(context) as database:
        tables = acts = faults = 0
        for verdict in verdicts(database):
            tables += 1
            acts += verdict.acts
            if verdict.fault is not None:
                faults += 1
                click.echo(f"{verdict.table}: {verdict.fault}", err=True)
    if faults:
        raise Failure(f"{faults} of {tables} tables are not sound.")
    click.echo(f"All {tables} tables are sound: {acts} acts replayed.")


@db.command(epilog=examples("ceiba db upgrade"))
@click.pass_context
def upgrade(context: click.Context) -> None:
    """Bring the schema up to date; stop the servers first. A SQLite file is copied beforehand."""
    from ceiba.server.store.schema import STEPS, prepare, upgrade as take_steps
    from ceiba.server.store.sqlite import SQLite
    from ceiba.server.store.upgrading import upgrade_file

    with the_store(context) as database, database.alone():
        before = upgrade_file(database) if isinstance(database, SQLite) else None
        taken = take_steps(database)
        prepare(database)
    if before is not None:
        click.echo(upgraded(before, speak(DEFAULT)))
    else:
        click.echo(f"The schema is {len(STEPS)}; {taken} step{'s' if taken != 1 else ''} taken.")
