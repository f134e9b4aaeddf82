"""`ceiba completion`: let the shell complete what is typed."""

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from ceiba.cli.groups import examples

SHELLS: dict[str, type[ShellComplete]] = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}
VARIABLE = "_CEIBA_COMPLETE"  # by which the script asks; click knows it by the command's name


@click.command(
    epilog=examples(
        'eval "$(ceiba completion bash)"    # in ~/.bashrc',
        'eval "$(ceiba completion zsh)"     # in ~/.zshrc, after compinit',
        "ceiba completion fish | source    # in ~/.config/fish/config.fish",
    )
)
@click.argument("shell", metavar="SHELL", type=click.Choice([*SHELLS]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Let bash, zsh or fish complete what you type.

    Prints a script for the shell: with it, the Tab key completes commands, options, games, bots and files.
    """
    script = SHELLS[shell](context.find_root().command, {}, "ceiba", VARIABLE)
    # For fish an answer is a kind and a word, and ends at the next comma: our words may have some ("scout,greedy").
    template = script.source_template.replace('string split ","', 'string split --max 1 ","')
    click.echo(template % script.source_vars())
