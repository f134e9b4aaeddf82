"""The list of subcommands, and the one place where errors become sentences and exit codes."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from ceiba.cli.plain import print_plainly

COMMANDS = ("play", "serve", "db", "check", "legal", "show", "sim", "arena", "bots", "bench")

SHOW_FAULTS = "CEIBA_TRACEBACK"  # set in the environment, it lets tracebacks through


class Commands(click.Group):
    """`ceiba`: finds each subcommand in the file of its name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            name,
            help="Expedition games: play them, check records, simulate, draw and measure.",
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
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"ceiba.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # caught here already, since click would call it a failure
            _forget_output()
            ctx.exit(0)  # who read our output has seen enough

    # Any: click declares its own `main` so, and this one takes its place.
    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:
        """Run the command line; leave with its exit code, and never with a traceback."""
        print_plainly()
        try:
            code = super().main(args, prog_name="ceiba", standalone_mode=False)
            if sys.stdout is not None:  # it is when a shell closes it, as in `ceiba … >&-`
                sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            code = error.exit_code
        except click.ClickException as error:
            click.echo(f"ceiba: {error.format_message()}", err=True)
            code = error.exit_code
        except (KeyboardInterrupt, click.Abort):
            code = 130  # what shells say of a program that was interrupted
        except BrokenPipeError:
            _forget_output()
            code = 0
        except OSError as error:
            _forget_output()
            click.echo(f"ceiba: {_plainly(error)}", err=True)
            code = 2
        except Exception as error:
            if os.environ.get(SHOW_FAULTS):
                raise
            click.echo(
                f"ceiba: a fault of Ceiba's own, please report it ({error!r}; {SHOW_FAULTS}=1 shows more).",
                err=True,
            )
            code = 3
        sys.exit(code)


def _plainly(error: OSError) -> str:
    what = error.strerror or str(error)
    return f"{click.format_filename(error.filename)}: {what}." if error.filename else f"{what}."


def _forget_output() -> None:
    """Let nothing more be written where it cannot go: Python would try again on its way out, and complain."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # there is no file behind the output
        sys.stdout = sys.__stdout__


def _tell_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"ceiba {version('ceiba')}")
        except PackageNotFoundError:
            click.echo("ceiba, not installed but run from its source")
        context.exit()
