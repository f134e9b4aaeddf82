"""`ceiba admin`: what only whoever runs a server may see and decide. Running servers hear of it within seconds."""

from __future__ import annotations

import time
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click

from ceiba.cli.db import the_store, which_tables
from ceiba.cli.groups import Group, examples

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ceiba.server.store.database import Database
    from ceiba.server.store.session import Session
    from ceiba.table.settings import Halt

    T = TypeVar("T")

DAY = 24 * 3600.0
MOST = click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="How many are listed.")


@click.group(cls=Group, epilog=examples("ceiba admin tables", "ceiba admin --data tables announce Back at noon."))
@which_tables
def admin() -> None:
    """Look after a server: its tables, its people, its storage.

    It reads and changes the database; servers that have it hear of a change within seconds.
    """


@contextmanager
def ready(context: click.Context) -> Iterator[tuple[Database, str]]:
    """The database, its schema as this Ceiba has it, and its key."""
    from ceiba.server.store.schema import prepare

    with the_store(context) as database:
        yield database, prepare(database)


def looked(context: click.Context, job: Callable[[Session], T]) -> T:
    with ready(context) as (database, _):
        return database.look(job)


def done(context: click.Context, job: Callable[[Session], T]) -> T:
    with ready(context) as (database, _):
        return database.now(job)


def show(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Columns as wide as what is in them."""
    lines = [heads, *[[str(value) for value in row] for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        click.echo("  ".join(value.ljust(width) for value, width in zip(line, widths, strict=True)).rstrip())


def day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


# -- looking ------------------------------------------------------------------------------------------


@admin.command(epilog=examples("ceiba admin tables --status playing"))
@click.option("--status", type=click.Choice(["waiting", "playing", "over"]), help="Only these.")
@MOST
@click.pass_context
def tables(context: click.Context, status: str | None, most: int) -> None:
    """List tables, those that changed last first."""
    from ceiba.server.store.operating import tables as listed

    rows = [
        (
            row.table,
            row.settings.game,
            row.settings.halted or row.status,
            row.version,
            day(row.updated),
            ", ".join(seat.name or "-" for seat in row.settings.seats),
        )
        for row in looked(context, lambda session: listed(session, status, most))
    ]
    show(("TABLE", "GAME", "STATUS", "ACTS", "CHANGED (UTC)", "SEATS"), rows)


@admin.command(epilog=examples("ceiba admin people --most 20"))
@MOST
@click.pass_context
def people(context: click.Context, most: int) -> None:
    """List people, the newest first, with how many tables they have."""
    from ceiba.server.store.operating import people as listed

    found = looked(context, lambda session: listed(session, most))
    show(("GUEST", "NAME", "CAME (UTC)", "TABLES"), [(p.guest, p.name, day(p.created), p.tables) for p in found])


@admin.command(epilog=examples("ceiba admin storage"))
@click.pass_context
def storage(context: click.Context) -> None:
    """Tell how much is stored."""
    from ceiba.server.store.columns import COLUMNS
    from ceiba.server.store.operating import counts

    with ready(context) as (database, _):
        found = database.look(lambda session: counts(session, [*COLUMNS]))
        size = database.size()
    show(("STORED", "ROWS"), [*found.items()])
    click.echo(f"{size / 1e6:.1f} MB in all")


# -- tables -------------------------------------------------------------------------------------------


def _halting(name: str, how: Halt | None, told: str, said: str) -> None:
    """A command that halts a table in one way, or lets it go on."""

    @admin.command(name, help=told, epilog=examples(f"ceiba admin {name} k3v9x0q2mwab"))
    @click.argument("table")
    @click.pass_context
    def halting(context: click.Context, table: str) -> None:
        from ceiba.server.store.operating import halt

        with ready(context) as (database, key):
            database.now(lambda session: halt(session, key, table, how))
        click.echo(said.format(table=table))


_halting("end", "ended", "End a game for good; nobody wins it.", "The game at table {table} is over.")
_halting("set-aside", "aside", "Let nobody play on at a table until `take-up`.", "Table {table} is set aside.")
_halting("take-up", None, "Let a table that was set aside go on.", "Table {table} goes on.")


@admin.command("clean-up", epilog=examples("ceiba admin clean-up --days 365 --dry-run"))
@click.option("--days", type=click.FloatRange(1), default=365, show_default=True, help="Untouched for so long.")
@click.option("--dry-run", is_flag=True, help="Only tell what would go.")
@click.pass_context
def clean_up(context: click.Context, days: float, dry_run: bool) -> None:
    """Take away old tables and people.

    Tables that are not in play, and people who have no table. Back up first: what goes is gone.
    """
    from ceiba.server.store.operating import clean_up as take_away

    before = time.time() - days * DAY
    gone = (looked if dry_run else done)(context, lambda session: take_away(session, before, dry_run))
    click.echo(f"{gone.tables} tables and {gone.people} people {'would go' if dry_run else 'are gone'}.")


# -- servers and people -------------------------------------------------------------------------------


def _note(context: click.Context, name: str, value: str) -> None:
    from ceiba.server.store.operating import note

    done(context, lambda session: note(session, name, value))


@admin.command(epilog=examples("ceiba admin announce Back at noon."))
@click.argument("text", nargs=-1)
@click.pass_context
def announce(context: click.Context, text: tuple[str, ...]) -> None:
    """Say something on every page; without a text, no more."""
    from ceiba.server.store.operating import ANNOUNCEMENT

    said = " ".join(text).strip()
    _note(context, ANNOUNCEMENT, said)
    click.echo(f"Announced: {said}" if said else "Nothing is announced any more.")


@admin.command(epilog=examples("ceiba admin drain http://localhost:8700", "ceiba admin drain --stop"))
@click.argument("server", required=False)
@click.option("--stop", is_flag=True, help="Open new tables again, everywhere.")
@click.pass_context
def drain(context: click.Context, server: str | None, stop: bool) -> None:
    """Open no new tables, and let proxies send people elsewhere.

    SERVER is the address that a server told when it started; without it, all of them. Games go on until the server
    is stopped; then their people come back to another one, or to the next.
    """
    from ceiba.server.store.operating import ALL_SERVERS, DRAINING

    _note(context, DRAINING, "" if stop else server or ALL_SERVERS)
    click.echo("New tables are opened again." if stop else f"Draining {server or 'all servers'}.")


@admin.command(epilog=examples("ceiba admin ban g4fj2a0c9d1e2f3b4 --reason spam", "ceiba admin ban 203.0.113.7"))
@click.argument("who")
@click.option("--reason", default="", help="For yourself, to remember.")
@click.pass_context
def ban(context: click.Context, who: str, reason: str) -> None:
    """Keep a guest, or everybody who comes from an address, out."""
    from ceiba.server.store.operating import ban as keep_out

    done(context, lambda session: keep_out(session, who, reason))
    click.echo(f"{who} is banned.")


@admin.command(epilog=examples("ceiba admin pardon 203.0.113.7"))
@click.argument("who")
@click.pass_context
def pardon(context: click.Context, who: str) -> None:
    """Let someone who was banned come again."""
    from ceiba.server.store.operating import pardon as let_in

    done(context, lambda session: let_in(session, who))
    click.echo(f"{who} may come again.")


@admin.command(epilog=examples("ceiba admin bans"))
@click.pass_context
def bans(context: click.Context) -> None:
    """List who is banned."""
    from ceiba.server.store.operating import banned

    show(("WHO", "SINCE (UTC)", "REASON"), [(b.who, day(b.created), b.reason) for b in looked(context, banned)])
