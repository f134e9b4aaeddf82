"""`ceiba check`: replay records and say of each whether it is sound."""

import json

import click

from ceiba.cli.complaints import Complaint
from ceiba.cli.completing import files as files_
from ceiba.cli.files import load, shown, told
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.spelling import actor_names, legal_texts
from ceiba.game import Position
from ceiba.record import BadRecord, Record
from ceiba.table.luck_headers import prove_luck
from ceiba.words import speak


@click.command(epilog=examples("ceiba check game.ceiba", "ceiba check --json games/*.ceiba"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=files_)
@click.option("--trace", is_flag=True, help="Print every position instead, as JSON lines; errors go to stderr.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file.")
@language_option
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], trace: bool, as_json: bool, language: str) -> None:
    """Replay records, and name the first bad line.

    For a sound record this prints "ok" and the scores by seat, and for a finished game a line "winners" too; "luck"
    and a number, if the record opens its luck and so many draws were dealt as promised. These words are for
    programs and the same in every language. A bad one is told by its first bad line, with its number, the reason
    and the clause. FILE may be - for standard input. `ceiba verify` is the same.

    Exit code: 0 all are sound, 1 a record is bad, 2 a file cannot be read.
    """
    if trace and as_json:
        raise Complaint("cli-two-answers", one="--trace", other="--json")
    worst = 0
    for file in files:
        label = shown(file) if len(files) > 1 else None
        try:
            record = load(file)
            if trace:
                print_trace(record, label)
            else:
                position = record.replay()
                draws = prove_luck(record)
                click.echo(
                    json.dumps(verdict(file, position, draws)) if as_json else answer(position, draws, label)
                )
        except BadRecord as bad:
            worst = max(worst, 1)
            message = json.dumps(fault(file, bad)) if as_json else f"{shown(file)}: {told(bad, language)}"
            click.echo(message, err=trace)
        except Complaint as complaint:
            worst = 2
            click.echo(f"ceiba: {complaint.told(speak(language))}", err=True)
    context.exit(worst)


def answer(position: Position, draws: int | None, label: str | None) -> str:
    lines = [_numbers("ok", position.scores_now())]
    outcome = position.outcome()
    if outcome is not None:
        lines.append(_numbers("winners", outcome.winners))
    if draws is not None:
        lines.append(_numbers("luck", [draws]))
    return "\n".join(f"{label}: {line}" if label else line for line in lines)


def _numbers(word: str, numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join([word, *map(str, numbers)])


def verdict(file: str, position: Position, draws: int | None) -> dict[str, object]:
    outcome = position.outcome()
    return {
        "file": shown(file),
        "ok": True,
        "scores": position.scores_now(),
        "winners": None if outcome is None else outcome.winners,
        "luck": draws,
    }


def fault(file: str, bad: BadRecord) -> dict[str, object]:
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
