"""The command line, as its commands explain themselves."""

import click

from ceiba.cli import main


def made(_: str) -> str:
    context = click.Context(main, info_name="ceiba", **main.context_settings)
    return "\n".join(_sections(main, context, 2))


def _sections(group: click.Group, context: click.Context, level: int) -> list[str]:
    parts = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None  # it was listed
        inside = click.Context(command, info_name=name, parent=context, terminal_width=84, max_content_width=84)
        parts.append(f"{'#' * level} {inside.command_path}\n\n```text\n{command.get_help(inside)}\n```\n")
        if isinstance(command, click.Group):
            parts += _sections(command, inside, level + 1)
    return parts
