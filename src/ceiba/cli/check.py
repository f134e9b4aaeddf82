"""`ceiba check`: replay records and say of each whether it is sound."""

import json

import click

from ceiba.cli.files import Failure, load, shown, told
from ceiba.cli.language import language_option
from ceiba.cli.spelling import actor_names, legal_texts
from ceiba.game import Position
from ceiba.record import BadRecord, Record


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--trace", is_flag=True, help="Print every position instead, as JSON lines; errors go to stderr.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a file.")
@language_option
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], trace: bool, as_json: bool, language: str) -> None:
    """Replay records, and name the first bad line.

    For a sound record this prints "ok" and the scores by seat, and for a finished game a line "winners" too: these
    words are for programs and the same in every language. A bad one is told by its first bad line, with its number,
    the reason and the clause. FILE may be - for standard input.

    Exit code: 0 all are sound, 1 a record is bad, 2 a file cannot be read.
    """
    if trace and as_json:
        raise click.UsageError("--trace and --json are two different answers; ask for one.")
    worst = 0
    for file in files:
        label = shown(file) if len(files) > 1 else None
        try:
            record = load(file)
            if trace:
                print_trace(record, label)
            else:
                position = record.replay()
                click.echo(json.dumps(verdict(file, position)) if as_json else answer(position, label))
        except BadRecord as bad:
            worst = max(worst, 1)
            message = json.dumps(complaint(file, bad)) if as_json else f"{shown(file)}: {told(bad, language)}"
            click.echo(message, err=trace)
        except Failure as failure:
            worst = 2
            click.echo(f"ceiba: {failure.message}", err=True)
    context.exit(worst)


def answer(position: Position, label: str | None) -> str:
    lines = [_numbers("ok", position.scores_now())]
    outcome = position.outcome()
    if outcome is not None:
        lines.append(_numbers("winners", outcome.winners))
    return "\n".join(f"{label}: {line}" if label else line for line in lines)


def _numbers(word: str, numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join([word, *map(str, numbers)])


def verdict(file: str, position: Position) -> dict[str, object]:
    outcome = position.outcome()
    return {
        "file": shown(file),
        "ok": True,
        "scores": position.scores_now(),
        "winners": None if outcome is None else outcome.winners,
    }


def complaint(file: str, bad: BadRecord) -> dict[str, object]:
    return {
        "file": shown(file),
        "ok": False,
        "line": bad.line,
        "text": bad.text,
        "key": bad.reason.key,
        "why": bad.why,
        "clause": bad.clause,
    }


def print_trace(record: Record, label: str | None) -> None:
    """One line for the position before each act, and one for the last position."""
    for line, position in record.positions():
        seen: dict[str, object] = {"file": label} if label else {}
        seen |= {
            "line": line,
            "actors": actor_names(position),
            "legal": {actor: sorted(acts) for actor, acts in legal_texts(position).items()},
            "scores": position.scores_now(),
        }
        click.echo(json.dumps(seen))
