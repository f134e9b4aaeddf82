"""Commands that have commands of their own: a misspelt one is told what may have been meant."""

import click

from ceiba.cli.complaints import Complaint, close_to


class Group(click.Group):
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if not (self.get_command(ctx, args[0]) or args[0].startswith("-") or ctx.resilient_parsing):
            raise Complaint("cli-no-command", close_to(args[0], names), command=args[0])
        return super().resolve_command(ctx, args)


def examples(*lines: str) -> str:
    """What stands below a command's help: each line as it can be typed, and not wrapped anew."""
    return "\n".join(["\b", "Examples:" if len(lines) > 1 else "Example:", *(f"  {line}" for line in lines)])
