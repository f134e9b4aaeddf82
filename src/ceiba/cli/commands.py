"""The list of subcommands, and the one place where errors become sentences and exit codes."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NoReturn

import click

from ceiba.cli.complaints import reason, told
from ceiba.cli.groups import Group, examples
from ceiba.cli.language import language_of
from ceiba.cli.plain import print_plainly
from ceiba.words import Words, speak

COMMANDS = (
    "play",
    "serve",
    "db",
    "admin",
    "check",
    "legal",
    "show",
    "analyse",
    "sim",
    "arena",
    "bots",
    "bench",
    "completion",
)
ALSO_CALLED = {"verify": "check"}

SHOW_FAULTS = "CEIBA_TRACEBACK"  # set in the environment, it lets tracebacks through


class Commands(Group):
    """`ceiba`: finds each subcommand in the file of its name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            name,
            help="Expedition games: play them, check records, simulate, draw and measure.",
            epilog=examples("ceiba play", "ceiba serve --open", "ceiba sim --help"),
            context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
            params=[
                click.Option(
                    ["--version"], is_flag=True, is_eager=True, callback=_tell_version, help="Tell the version."
                )
            ],
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        cmd_name = ALSO_CALLED.get(cmd_name, cmd_name)
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"ceiba.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    # Any: click declares its own so.
    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with _whoever_reads():  # help is told already here
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        with _whoever_reads():
            return super().invoke(ctx)

    # Any: click declares its own `main` so, and this one takes its place.
    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:
        """Run the command line; leave with its exit code, and never with a traceback."""
        print_plainly()
        typed = sys.argv[1:] if args is None else args
        try:
            code = super().main(args, prog_name="ceiba", standalone_mode=False)
            if sys.stdout is not None:  # it is when a shell closes it, as in `ceiba … >&-`
                sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            code = error.exit_code
        except click.ClickException as error:
            click.echo(f"ceiba: {told(error, _words(typed))}", err=True)
            code = error.exit_code
        except (KeyboardInterrupt, click.Abort):
            code = 130  # what shells say of a program that was interrupted
        except BrokenPipeError:
            _forget_output()
            code = 0
        except OSError as error:
            _forget_output()
            click.echo(f"ceiba: {_plainly(error, _words(typed))}", err=True)
            code = 2
        except Exception as error:
            if os.environ.get(SHOW_FAULTS):
                raise
            said = _words(typed).say("cli-own-fault", error=repr(error), more=f"{SHOW_FAULTS}=1")
            click.echo(f"ceiba: {said}", err=True)
            code = 3
        sys.exit(code)


@contextmanager
def _whoever_reads() -> Iterator[None]:
    """Who reads our output may have seen enough: caught here already, since click would call it a failure."""
    try:
        yield
    except BrokenPipeError:
        _forget_output()
        raise click.exceptions.Exit(0) from None


def _words(typed: Sequence[str]) -> Words:
    return speak(language_of(typed))


def _plainly(error: OSError, words: Words) -> str:
    what = reason(error, words)
    return f"{click.format_filename(error.filename)}: {what}." if error.filename else f"{what}."


def _forget_output() -> None:
    """Let nothing more be written where it cannot go: Python would try again on its way out, and complain."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # there is no file behind the output
        sys.stdout = sys.__stdout__


def _tell_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        from ceiba.version import version

        click.echo(f"ceiba {version()}")
        context.exit()
