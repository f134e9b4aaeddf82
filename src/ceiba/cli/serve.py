"""`ceiba serve`: tables for people and bots, in the browser and over the network."""

import os
import sys
from pathlib import Path
from socket import create_connection
from threading import Thread
from time import sleep
from typing import Literal

import click

from ceiba.cli.complaints import Complaint
from ceiba.cli.completing import bots as bots_, folders
from ceiba.cli.configuration import PREFIX, HostAndPort, configured, explained
from ceiba.cli.files import Failure, shown
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.notice_options import notice_options, notice_settings
from ceiba.cli.tables import complaint_of, split_bots
from ceiba.words import Words, speak

EVERYWHERE = ("0.0.0.0", "::")


def data_folder() -> Path:
    return Path.home() / ".local" / "share" / "ceiba"


@click.command(
    epilog=examples("ceiba serve --open", "ceiba serve --port 8700 --data tables", "ceiba serve --explain"),
    context_settings={"auto_envvar_prefix": PREFIX},
)
@configured
@click.option("--port", type=click.IntRange(1, 65535), help="The port (default: the first free one from 8700 on).")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: here alone.")
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="The data folder (default: ~/.local/share/ceiba).",
    shell_complete=folders,
)
@click.option("--db", metavar="ADDRESS", help="postgresql://… for several servers, or another SQLite file.")
@click.option(
    "--key",
    type=click.Path(path_type=Path, dir_okay=False),
    envvar="CEIBA_KEY",
    help="The file with the key of the tables (default: beside a SQLite file).",
)
@click.option(
    "--think", type=click.FloatRange(0.05, 600), default=30, show_default=True, help="Seconds for a bot's act."
)
@click.option(
    "--bots",
    multiple=True,
    help="Which bots are offered: a,b,… (default: all that there are).",
    shell_complete=bots_,
)
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front, such as 127.0.0.1, whose X-Forwarded headers are true.",
)
@click.option(
    "--metrics", type=HostAndPort(), metavar="[HOST:]PORT", help="Where Prometheus may ask (host: 127.0.0.1)."
)
@click.option("--backups", type=click.Path(path_type=Path), help="Back up into this folder, again and again.")
@click.option(
    "--backup-hours", type=click.FloatRange(0.01, 8760), default=24, show_default=True, help="Between two backups."
)
@click.option("--keep-backups", type=click.IntRange(1), default=14, show_default=True, help="How many are kept.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged; info: every request.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How a line of the log looks.",
)
@click.option("--quotas/--no-quotas", default=True, help="Whether one guest, or one address, may ask without end.")
@notice_options
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option("--quiet", is_flag=True, help="Print the address alone.")
@language_option
@click.pass_context
def serve(
    context: click.Context,
    port: int | None,
    host: str,
    data: Path | None,
    db: str | None,
    key: Path | None,
    think: float,
    bots: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics: tuple[str, int] | None,
    backups: Path | None,
    backup_hours: float,
    keep_backups: int,
    log_level: str,
    log_format: Literal["text", "json"],
    quotas: bool,
    url: str | None,
    mail: str | None,
    mail_from: str | None,
    push: str | None,
    webhooks: bool,
    tell_inside: bool,
    tell_after: float,
    browse: bool,
    quiet: bool,
    language: str,
    explain: bool,
) -> None:
    """Serve tables to browsers and bots.

    Nothing else is needed: tables are kept in a file of the data folder. Ctrl+C stops the server; whatever
    was played is stored, and goes on when it is started again.
    """
    if explain:
        click.echo("\n".join(explained(context)))
        return
    check_system()
    try:
        from ceiba.server.bots.offered import OfferedBots
        from ceiba.server.logs import write_log
        from ceiba.server.serving import address_in_the_network, claim_port, run
        from ceiba.server.store.backups import Plan
        from ceiba.server.store.database_url import database_of
        from ceiba.server.store.errors import StoreError
        from ceiba.server.store.single_instance import Claimed
        from ceiba.server.store.upgrading import make_ready
    except ModuleNotFoundError as missing:
        raise Complaint("cli-server-needs", package=missing.name, command="pip install 'ceiba[server]'") from None

    try:
        offered = OfferedBots(split_bots(bots))
    except ValueError as error:
        raise complaint_of(error) from None
    notices = notice_settings(url, mail, mail_from, push, webhooks, tell_inside, tell_after)
    folder = data or data_folder()
    words = speak(language)
    try:
        claim = database_of(db, folder, key_file=key).claim()
    except Claimed as claimed:
        click.echo(words.say("cli-open-already", address=claimed.address))
        if browse:
            show(claimed.address)
        return
    except OSError as error:
        raise Complaint("cli-cannot-keep", folder=shown(folder), why=error) from None
    except StoreError as error:
        raise Failure(str(error)) from None
    try:
        before = make_ready(database_of(db, folder, key_file=key))
    except StoreError as error:
        raise Failure(str(error)) from None
    if before is not None:
        click.echo(upgraded(before, words), err=True)
    try:
        claimed_port = claim_port(host, port)
    except OSError as error:
        raise Complaint("cli-cannot-listen", host=host, port=str(port or 8700), why=error) from None
    number = claimed_port.getsockname()[1]
    here = f"http://{'localhost' if host in EVERYWHERE else host}:{number}"
    if claim is not None:
        claim.say(here)
    click.echo(words.say("cli-open-at", address=here))
    near = address_in_the_network() if host in EVERYWHERE else None
    there = f"http://{near}:{number}" if near else None
    if not quiet:
        for line in greeting(there, db, folder, words):
            click.echo(line)
    if browse:
        Thread(target=show_when_open, args=[here, number], daemon=True).start()
    write_log(log_level, log_format)
    with claimed_port:
        run(
            database_of(db, folder, key_file=key),
            host,
            number,
            think,
            near=there,
            bots=offered,
            proxies=proxies,
            address=here,
            backups=Plan(backups, backup_hours, keep_backups) if backups else None,
            metrics=metrics,
            has_quotas=quotas,
            notice_settings=notices,
        )


def check_system() -> None:
    """The server locks files and stops bots as only Unix can; the rest of Ceiba runs on Windows too."""
    if sys.platform == "win32":
        raise Complaint("cli-no-windows")


def show(address: str) -> None:
    """In the browser, if there is one: a Linux without a screen would only complain that it finds none."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        click.launch(address)


def show_when_open(address: str, port: int) -> None:
    """As soon as it answers: a browser that is running already would ask at once, and be refused."""
    host = address.removeprefix("http://").removesuffix(f":{port}")
    while True:
        try:
            create_connection((host, port)).close()
            break
        except OSError:
            sleep(0.05)
    show(address)


def upgraded(before: Path, words: Words) -> str:
    return words.say("cli-brought-up-to-date", file=shown(before))


def greeting(there: str | None, db: str | None, folder: Path, words: Words) -> list[str]:
    """What else is said at the start: the address for others, to read and to scan, and where the tables are."""
    from ceiba.server.http.pages import is_built
    from ceiba.server.serving import qr_code

    near = [words.say("cli-open-near", address=there), qr_code(there)] if there else []
    kept = "PostgreSQL" if db and "://" in db else shown(db or folder)
    page = [] if is_built() else [words.say("cli-no-page")]
    return [*near, *page, words.say("cli-tables-are-kept", where=kept)]
