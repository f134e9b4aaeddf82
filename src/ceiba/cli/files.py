"""Records come in as files, or as standard input where the file is called `-`; pictures and records go out."""

import sys
from errno import EINVAL
from pathlib import Path
from typing import TextIO

import click

from ceiba.cli.complaints import Complaint, did_you_mean
from ceiba.record import BadRecord, Record, load_record
from ceiba.words import DEFAULT, speak

STANDARD_INPUT = "-"
NO_SUCH_NAME = OSError(EINVAL, "no file has such a name")  # as with a NUL in it, which Python refuses by itself


class Failure(click.ClickException):
    """What was asked cannot be done: one sentence, and exit code 2."""

    exit_code = 2


class BadFile(click.ClickException):
    """The record is bad: its name, the line and the reason, and exit code 1."""

    exit_code = 1

    def __init__(self, file: str, bad: BadRecord, language: str) -> None:
        super().__init__(f"{shown(file)}: {told(bad, language)}")
        self._made_of = (file, bad, language)

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), self._made_of, self.__dict__)


def shown(file: str | Path) -> str:
    """A file's name, fit to be printed even if it is not text."""
    return click.format_filename(file)


def told(bad: BadRecord, language: str) -> str:
    """What is wrong with a record, in the reader's language; in English it names the seat and the cell, too."""
    if language == DEFAULT:
        return str(bad)
    words, reason = speak(language), bad.reason
    why = words.reason(reason.key, reason.sentence) + (f" ({reason.clause})" if reason.clause else "")
    said = words.say("bad-line" if bad.text else "bad-place", line=bad.line, text=repr(bad.text), why=why)
    return ". ".join([said, *did_you_mean([bad.meant] if bad.meant else [], words)])


def standard_input() -> TextIO:
    if sys.stdin is None:  # a shell can close it, as in `ceiba … <&-`
        raise Complaint("cli-no-standard-input")
    return sys.stdin


def load(file: str) -> Record:
    """Read a record; BadRecord if it is not one, Failure if the file cannot be read at all."""
    try:
        if file == STANDARD_INPUT:
            return load_record(standard_input().buffer)
        with Path(file).open("rb") as opened:
            return load_record(opened)
    except OSError as error:
        raise Complaint("cli-cannot-read", file=shown(file), why=error) from None
    except ValueError as error:
        if isinstance(error, BadRecord):
            raise
        raise Complaint("cli-cannot-read", file=shown(file), why=NO_SUCH_NAME) from None


def write(file: str | Path, content: str | bytes) -> None:
    """Write a whole file, or say why not."""
    try:
        Path(file).write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise Complaint("cli-cannot-write", file=shown(file), why=error) from None
    except ValueError:
        raise Complaint("cli-cannot-write", file=shown(file), why=NO_SUCH_NAME) from None
