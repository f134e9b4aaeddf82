"""`ceiba serve`: tables for people and bots, in the browser and over the network."""

import os
import sys
from pathlib import Path

import click

from ceiba.cli.files import Failure, shown
from ceiba.cli.tables import split_bots

EVERYWHERE = ("0.0.0.0", "::")


def data_folder() -> Path:
    return Path.home() / ".local" / "share" / "ceiba"


@click.command()
@click.option("--port", type=click.IntRange(1, 65535), help="The port (default: the first free one from 8700 on).")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: here alone.")
@click.option("--data", type=click.Path(path_type=Path), help="The data folder (default: ~/.local/share/ceiba).")
@click.option("--db", metavar="ADDRESS", help="postgresql://… for several servers, or another SQLite file.")
@click.option(
    "--think", type=click.FloatRange(0.05, 600), default=30, show_default=True, help="Seconds for a bot's act."
)
@click.option("--bots", multiple=True, help="Which bots are offered: a,b,… (default: all that there are).")
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option("--quiet", is_flag=True, help="Print the address alone.")
def serve(
    port: int | None,
    host: str,
    data: Path | None,
    db: str | None,
    think: float,
    bots: tuple[str, ...],
    browse: bool,
    quiet: bool,
) -> None:
    """Serve tables to browsers and bots.

    Nothing else is needed: tables are kept in a file of the data folder. Control C stops the server; whatever
    was played is stored, and goes on when it is started again.
    """
    try:
        from ceiba.server.bots.offered import OfferedBots
        from ceiba.server.serving import address_in_the_network, claim_port, run
        from ceiba.server.store.database_url import database_of
        from ceiba.server.store.errors import StoreError
        from ceiba.server.store.single_instance import Claimed
        from ceiba.server.store.upgrading import make_ready
    except ModuleNotFoundError as missing:
        raise Failure(f"the server needs {missing.name}: install ceiba[server].") from None

    try:
        offered = OfferedBots(split_bots(bots))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    folder = data or data_folder()
    try:
        claim = database_of(db, folder).claim()
    except Claimed as claimed:
        click.echo(f"Ceiba is open already, at {claimed.address}")
        if browse:
            show(claimed.address)
        return
    except OSError as error:
        raise Failure(f"cannot keep tables in {shown(folder)}: {error.strerror}.") from None
    try:
        before = make_ready(database_of(db, folder))
    except StoreError as error:
        raise Failure(str(error)) from None
    if before is not None:
        click.echo(upgraded(before), err=True)
    try:
        claimed_port = claim_port(host, port)
    except OSError as error:
        raise Failure(f"cannot listen at {host}, port {port or 8700}: {error.strerror}.") from None
    number = claimed_port.getsockname()[1]
    here = f"http://{'localhost' if host in EVERYWHERE else host}:{number}"
    if claim is not None:
        claim.say(here)
    click.echo(f"Ceiba is open at   {here}")
    near = address_in_the_network() if host in EVERYWHERE else None
    there = f"http://{near}:{number}" if near else None
    if not quiet:
        for line in greeting(there, db, folder):
            click.echo(line)
    if browse:
        show(here)
    with claimed_port:
        run(database_of(db, folder), host, number, think, near=there, bots=offered)


def show(address: str) -> None:
    """In the browser, if there is one: a Linux without a screen would only complain that it finds none."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        click.launch(address)


def upgraded(before: Path) -> str:
    return f"An older Ceiba made these tables. They are brought up to date; {shown(before)} has them as they were."


def greeting(there: str | None, db: str | None, folder: Path) -> list[str]:
    """What else is said at the start: the address for others, to read and to scan, and where the tables are."""
    from ceiba.server.serving import qr_code

    near = [f"in your network at {there}", qr_code(there)] if there else []
    kept = "in PostgreSQL" if db and "://" in db else f"in {shown(db or folder)}"
    return [*near, f"Tables are kept {kept}. Control C stops the server."]
