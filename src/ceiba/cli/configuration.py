"""Settings by file, environment or flags, each once for all three, and explained together.

What is typed counts first, then the environment, then the file, then what is usual.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
from click.core import ParameterSource

from ceiba.cli.complaints import Complaint, close_to
from ceiba.cli.files import shown

PREFIX = "CEIBA"
NOT_IN_FILES = ("help", "config", "explain")
LOOPBACK = "127.0.0.1"

F = TypeVar("F", bound=Callable[..., None])


class HostAndPort(click.ParamType[tuple[str, int]]):
    """`9100`, or `10.0.0.7:9100`."""

    name = "address"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        if isinstance(value, tuple):
            return value
        host, _, port = str(value).rpartition(":")
        if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
            self.fail(f"{value!r} is not a port, nor a host and a port with a colon between them", param, ctx)
        return host.strip("[]") or LOOPBACK, int(port)


def configured(command: F) -> F:
    """Give a command `--config` and `--explain`."""
    command = click.option("--explain", is_flag=True, help="Tell all settings, and do nothing.")(command)
    return click.option(
        "--config",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        is_eager=True,
        expose_value=False,
        callback=_read,
        help="A file of settings, in TOML.",
    )(command)


def options_of(context: click.Context) -> dict[str, click.Option]:
    """What can be set, by the name it has in a file."""
    options = [one for one in context.command.params if isinstance(one, click.Option)]
    return {named(one): one for one in options if one.name not in NOT_IN_FILES}


def named(option: click.Option) -> str:
    """As it is typed, without the dashes."""
    return option.opts[-1].lstrip("-")


def _read(context: click.Context, _: click.Parameter, file: Path | None) -> None:
    if file is None:
        return
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise click.UsageError(f"{shown(file)}: {error}") from None
    options = options_of(context)
    for name in said:
        if name not in options:
            raise Complaint("cli-no-setting", close_to(name, options), setting=name, file=shown(file))
    context.default_map = {str(options[name].name): value for name, value in said.items()}


# -- all settings, explained --------------------------------------------------------------------------

FROM = {
    ParameterSource.COMMANDLINE: "flag",
    ParameterSource.ENVIRONMENT: "environment",
    ParameterSource.DEFAULT_MAP: "file",
}


def explained(context: click.Context) -> list[str]:
    """Each setting with its names, what it is, and where it comes from."""
    lines = ["# Flags count before the environment, and that before the file (--config, in TOML).", ""]
    for name, option in options_of(context).items():
        value = context.params.get(str(option.name))
        where = FROM.get(context.get_parameter_source(str(option.name)) or ParameterSource.DEFAULT, "usual")
        lines += [
            f"# {option.help}",
            f"# {option.opts[-1]}, {PREFIX}_{str(option.name).upper()}; {where}",
            f"{name} = {_written(value)}" if value not in (None, ()) else f"# {name} is not set",
            "",
        ]
    return lines


def _written(value: object) -> str:
    """As a file would say it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], int):
        return f'"{value[0]}:{value[1]}"'
    if isinstance(value, tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'
