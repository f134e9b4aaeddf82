"""`ceiba sim`: many games between bots, and what came of them."""

import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import perf_counter

import click

from ceiba.arena.match import names_header
from ceiba.bots.referee import Fault, Referee
from ceiba.chance import Luck
from ceiba.cli.files import Failure, shown, write
from ceiba.cli.tables import GAME_NAMES, Table, game_options, seated, set_up, split_bots
from ceiba.game import Outcome
from ceiba.playing import finish
from ceiba.record import Record


@click.command()
@click.argument("game", metavar=f"[{'|'.join(GAME_NAMES)}]")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@click.option("--seats", type=int, help="How many play (default: 4, or as many as --bots names).")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@game_options
@click.option(
    "--bots", multiple=True, default=["random"], show_default=True, help="Who plays, by seat: a,b,… or one for all."
)
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Write a record of each game here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def sim(
    game: str,
    count: int,
    seats: int | None,
    seed: str,
    bots: tuple[str, ...],
    out: Path | None,
    as_json: bool,
    **flags: bool,
) -> None:
    """Let bots play many games.

    Prints how fast they went and, by seat, the scores and the share of wins; a win shared by two counts a half
    for each.
    """
    named = split_bots(bots)
    if seats is None and len(named) > 1:
        seats = len(named)
    table = set_up(game, seats, flags)
    simulation = Simulation(table, seated(table, named, table.seats), seed)
    if out is not None:
        _make_folder(out)
    interrupted = False
    try:
        play_all(simulation, count, out)
    except KeyboardInterrupt:
        interrupted = True
    if simulation.games:
        if as_json:
            click.echo(json.dumps(simulation.summary()))
        else:
            print_table(simulation)
            if out is not None:
                click.echo(f"The records are in {shown(out)}")
    if simulation.faults:
        times = f"{simulation.faults:,} times a bot has failed, and a legal act was made in its place."
        click.echo(f"{times} First, {simulation.first_fault}.", err=True)
    if interrupted:
        click.echo(f"Interrupted after {simulation.games:,} of {count:,} games.", err=True)
        raise click.exceptions.Exit(130)
    if simulation.faults:
        raise click.exceptions.Exit(1)


class Tally:
    """What came of one seat's games, whatever their number: sums alone are kept."""

    def __init__(self) -> None:
        self.games = 0
        self.sum = self.squares = 0
        self.least = self.most = 0
        self.wins = 0.0

    def add(self, score: int, won: float) -> None:
        self.least = min(self.least, score) if self.games else score
        self.most = max(self.most, score) if self.games else score
        self.games += 1
        self.sum += score
        self.squares += score * score
        self.wins += won

    @property
    def mean(self) -> float:
        return self.sum / self.games

    @property
    def sd(self) -> float:
        """Exact, since sums of whole numbers are."""
        if self.games < 2:
            return 0.0
        return sqrt((self.games * self.squares - self.sum**2) / (self.games * (self.games - 1)))

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    def as_object(self) -> dict[str, float]:
        found = {"mean": self.mean, "sd": self.sd, "min": self.least, "max": self.most, "win_share": self.win_share}
        return {key: round(number, 4) for key, number in found.items()}


class Simulation:
    """Games with the same bots at the same seats. Each has a seed of its own, so game 7 is always the same."""

    def __init__(self, table: Table, bots: list[str], seed: str) -> None:
        self.table = table
        self.bots = bots
        self.seed = seed
        self.games = 0
        self.seconds = 0.0
        self.by_seat = [Tally() for _ in bots]
        self.faults = 0
        self.first_fault = ""

    def play(self, number: int, texts: list[str] | None) -> Outcome:
        began = perf_counter()
        seed = f"{self.seed}/{number}"
        game, options = self.table.game, self.table.options
        referee = Referee(
            game, dict(enumerate(self.bots, 1)), seed, options, lambda fault: self._blame(fault, number, seed)
        )
        start = game.start(self.table.seats, **options)
        outcome = finish(start, referee.ask, Luck(seed).game().draw, texts)
        for seat, (tally, score) in enumerate(zip(self.by_seat, outcome.scores, strict=True), 1):
            tally.add(score, 1 / len(outcome.winners) if seat in outcome.winners else 0.0)
        self.games += 1
        self.seconds += perf_counter() - began
        return outcome

    def record(self, number: int) -> Record:
        """Play a game and write it down."""
        record = Record.of(self.table.game, self.table.seats, **self.table.options)
        record.close(self.play(number, record.acts))
        record.headers["Names"] = names_header(self.bots)
        record.headers["Seed"] = f"{self.seed}/{number}"
        return record

    def _blame(self, fault: Fault, number: int, seed: str) -> None:
        self.faults += 1
        self.first_fault = self.first_fault or f"in game {number} (seed {seed!r}) {fault}"

    def summary(self) -> dict[str, object]:
        return {
            "game": self.table.game.name,
            "options": {**self.table.game.options, **self.table.options},
            "seats": self.table.seats,
            "games": self.games,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
            "faults": self.faults,
            "by_seat": [
                {"seat": seat, "bot": bot, **tally.as_object()}
                for seat, (bot, tally) in enumerate(zip(self.bots, self.by_seat, strict=True), 1)
            ],
        }


def play_all(simulation: Simulation, count: int, out: Path | None) -> None:
    digits = max(4, len(str(count)))
    for number in progress(simulation.table.name, count):
        if out is None:
            simulation.play(number, None)
        else:
            record = simulation.record(number)
            write(out / f"{simulation.table.name}-{number:0{digits}}.ceiba", str(record))


def progress(name: str, count: int) -> Iterator[int]:
    """The numbers of the games, shown while they pass if there is someone to see it."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(
        range(1, count + 1),
        description=f"Playing {name}",
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def print_table(simulation: Simulation) -> None:
    from rich.console import Console
    from rich.table import Table as RichTable

    games = f"{simulation.games:,} game{'s' if simulation.games > 1 else ''} of {simulation.table.name}"
    speed = f"{simulation.games / simulation.seconds:,.0f} games/s"
    shown = RichTable(title=f"{games}, seed {simulation.seed}", caption=speed)
    for heading in ("seat", "bot", "mean score", "sd", "least", "most", "wins"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for seat, (bot, tally) in enumerate(zip(simulation.bots, simulation.by_seat, strict=True), 1):
        numbers = (
            f"{tally.mean:.2f}",
            f"{tally.sd:.2f}",
            str(tally.least),
            str(tally.most),
            f"{tally.win_share:.1%}",
        )
        shown.add_row(str(seat), bot, *numbers)
    Console().print(shown)


def _make_folder(out: Path) -> None:
    """An empty one: among records of another seed nobody could tell whose these are."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()):
            raise Failure(f"cannot write into {shown(out)}: it is not empty; name a new folder.")
    except OSError as error:
        raise Failure(f"cannot write into {shown(out)}: {error.strerror}.") from None
