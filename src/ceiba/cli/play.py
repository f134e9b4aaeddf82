"""`ceiba play`: a game in the terminal against bots."""

from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING

import click

from ceiba.bots import levels_of
from ceiba.cli.complaints import Complaint, close_to, did_you_mean
from ceiba.cli.completing import bots as bots_, files, games
from ceiba.cli.files import BadFile, load, shown, standard_input, write
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.tables import DEFAULT_GAME, GAME_NAMES, SetUp, game_options, seated, set_up, split_bots
from ceiba.record import BadRecord, Record
from ceiba.words import Words, speak

if TYPE_CHECKING:
    from ceiba.bots.referee import Fault  # slow to import, and some never play


@click.command(
    epilog=examples(
        f"ceiba play {DEFAULT_GAME} --seats 3 --bots scout,tourist",
        "ceiba play --from game.ceiba --language de",
    )
)
@click.argument("game", required=False, metavar=f"[{'|'.join(GAME_NAMES)}]", shell_complete=games)
@click.option("--seats", type=int, help="How many play (default: 4).")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@click.option("--seed", help="The same seed, the same luck and the same bots (default: any).")
@game_options
@click.option(
    "--bots",
    multiple=True,
    help="The others, by seat: a,b,… or one for all (default: good company).",
    shell_complete=bots_,
)
@click.option("--from", "start", metavar="FILE", help="Go on with the game of this record.", shell_complete=files)
@click.option("--out", metavar="FILE", help="Write the record here when you leave the table.", shell_complete=files)
@language_option
def play(
    game: str | None,
    seats: int | None,
    seat: int,
    seed: str | None,
    bots: tuple[str, ...],
    start: str | None,
    out: str | None,
    language: str,
    **flags: bool,
) -> None:
    """Play in the terminal against bots.

    Acts are typed by their number or their name; "help" tells the rest. Without a game, it asks which.
    """
    from ceiba.bots.referee import Referee
    from ceiba.chance import Dealer
    from ceiba.cli.console import Console
    from ceiba.terminal.faces import face_of
    from ceiba.terminal.table import Left, TerminalTable

    if standard_input().isatty():
        with suppress(ImportError):  # Windows has none, and needs none
            import readline  # noqa: F401  # for its effect: input() can then be edited, and remembers

    words = speak(language)
    if start is None:
        record = new_record(game or ask_game(words), seats, flags)
    else:
        if game or seats or any(flags.values()):
            raise Complaint("cli-from-says-game")
        record = old_record(start, language)
    players = int(record.headers["Seats"])
    if not 1 <= seat <= players:
        raise Complaint("cli-no-such-seat", seats=players, seat=seat)
    others = [number for number in range(1, players + 1) if number != seat]
    seed = seed or token_hex(8)
    options = record.options()
    set_table = SetUp(record.game.name, record.game, players, options)
    names = seated(set_table, split_bots(bots or [levels_of(record.game.name).company]), len(others))
    named = dict(zip(others, names, strict=True))
    referee = Referee(record.game, named, seed, options, lambda fault: tell_fault(fault, words))
    face = face_of(record.game)(record.game, seat, words)
    table = TerminalTable(Console(highlight=False), input, face, record, referee.ask, Dealer(seed))
    try:
        table.play()
    except Left:
        click.echo(words.say("terminal-left"))
    if out is not None:
        write(out, str(record))
        click.echo(words.say("terminal-recorded", file=shown(out)))
    else:
        table.offer_to_save()


def tell_fault(fault: "Fault", words: Words) -> None:
    said = words.say("cli-bot-fault", kind=fault.kind, bot=fault.bot, seat=fault.seat, what=fault.what)
    click.echo(said, err=True)


def ask_game(words: Words) -> str:
    """Which game, by number or name; Enter takes the first."""
    for number, name in enumerate(GAME_NAMES, 1):
        click.echo(f"  {number} {name}")
    while True:
        try:
            said = input(f"{words.say('terminal-which-game', game=DEFAULT_GAME)} ").strip() or DEFAULT_GAME
        except EOFError:
            click.echo()
            raise click.exceptions.Exit(0) from None
        name = GAME_NAMES[int(said) - 1] if said in map(str, range(1, len(GAME_NAMES) + 1)) else said
        if name in GAME_NAMES:
            return name
        click.echo(
            " ".join([words.say("terminal-no-game", game=said), *did_you_mean(close_to(said, GAME_NAMES), words)])
        )


def new_record(game: str, seats: int | None, flags: dict[str, bool]) -> Record:
    table = set_up(game, seats, flags)
    return Record.of(table.game, table.seats, **table.options)


def old_record(file: str, language: str) -> Record:
    try:
        record = load(file)
        record.replay()
    except BadRecord as bad:
        raise BadFile(file, bad, language) from None
    return Record(record.headers, record.acts)
