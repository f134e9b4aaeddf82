"""`ceiba sim`: many games between bots, and what came of them."""

import json
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

import click

from ceiba.cli.files import Failure, shown, write
from ceiba.cli.tables import GAME_NAMES, Table, bot, bot_names, game_options, set_up
from ceiba.game import Outcome
from ceiba.playing import play
from ceiba.record import Record


@click.command()
@click.argument("game", metavar=f"[{'|'.join(GAME_NAMES)}]")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@click.option("--seats", type=int, help="How many play (default: 4, or as many as --bots names).")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@game_options
@click.option("--bots", default="random", show_default=True, help="Who plays, by seat: a,b,… or one for all.")
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Write a record of each game here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def sim(
    game: str,
    count: int,
    seats: int | None,
    seed: str,
    bots: str,
    out: Path | None,
    as_json: bool,
    **flags: bool,
) -> None:
    """Let bots play many games.

    Prints how fast they went and, by seat, the scores and the share of wins; a win shared by two counts a half
    for each.
    """
    named = bots.count(",") + 1
    if seats is None and named > 1:
        seats = named
    table = set_up(game, seats, flags)
    players = bot_names(table.game, bots, table.seats)
    if out is not None:
        _make_folder(out)
    began = perf_counter()
    outcomes = play_all(table, players, count, seed, out)
    seconds = perf_counter() - began
    if as_json:
        click.echo(json.dumps(summary(table, players, seed, seconds, outcomes)))
        return
    print_table(table, players, seed, seconds, outcomes)
    if out is not None:
        click.echo(f"The records are in {shown(out)}")


class Tally(NamedTuple):
    """What came of one seat's games."""

    mean: float
    sd: float
    least: int
    most: int
    win_share: float

    def as_object(self) -> dict[str, float]:
        keys = ("mean", "sd", "min", "max", "win_share")
        return {key: round(number, 4) for key, number in zip(keys, self, strict=True)}


def tally(outcomes: list[Outcome], seat: int) -> Tally:
    scores = [outcome.scores[seat - 1] for outcome in outcomes]
    wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for outcome in outcomes]
    deviation = stdev(scores) if len(scores) > 1 else 0.0
    return Tally(fmean(scores), deviation, min(scores), max(scores), fmean(wins))


def play_all(table: Table, bots: list[str], count: int, seed: str, out: Path | None) -> list[Outcome]:
    """Play the games one by one. Each has a seed of its own, so game 7 is the same however many are played."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    numbers = track(
        range(1, count + 1),
        description=f"Playing {table.name}",
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    digits = max(4, len(str(count)))
    outcomes = []
    for number in numbers:
        record = play_one(table, bots, f"{seed}/{number}")
        assert record.outcome is not None  # it was played to its end
        outcomes.append(record.outcome)
        if out is not None:
            write(out / f"{table.name}-{number:0{digits}}.ceiba", str(record))
    return outcomes


def play_one(table: Table, bots: list[str], seed: str) -> Record:
    players = [bot(table.game, name, seed, seat) for seat, name in enumerate(bots, 1)]
    record = play(table.game, players, seed, **table.options)
    record.headers["Names"] = ", ".join(bots)
    return record


def summary(table: Table, bots: list[str], seed: str, seconds: float, outcomes: list[Outcome]) -> dict[str, object]:
    return {
        "game": table.game.name,
        "options": {**table.game.options, **table.options},
        "seats": table.seats,
        "games": len(outcomes),
        "seed": seed,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(outcomes) / seconds, 1),
        "by_seat": [
            {"seat": seat, "bot": name, **tally(outcomes, seat).as_object()} for seat, name in enumerate(bots, 1)
        ],
    }


def print_table(table: Table, bots: list[str], seed: str, seconds: float, outcomes: list[Outcome]) -> None:
    from rich.console import Console
    from rich.table import Table as RichTable

    games = f"{len(outcomes):,} game{'s' if len(outcomes) > 1 else ''} of {table.name}"
    shown = RichTable(title=f"{games}, seed {seed}", caption=f"{len(outcomes) / seconds:,.0f} games/s")
    for heading in ("seat", "bot", "mean score", "sd", "least", "most", "wins"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, name in enumerate(bots, 1):
        seen = tally(outcomes, seat)
        numbers = (f"{seen.mean:.2f}", f"{seen.sd:.2f}", str(seen.least), str(seen.most), f"{seen.win_share:.1%}")
        shown.add_row(str(seat), name, *numbers)
    Console().print(shown)


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot write into {shown(out)}: {error.strerror}.") from None
