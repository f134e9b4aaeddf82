"""The `ceiba` command. Each subcommand has a file of its own, and loads what is heavy only when it runs.

Exit codes: 0 all is well, 1 what was looked at is bad, 2 it could not be done as asked. An error is one sentence.
"""

from ceiba.cli.commands import Commands

main = Commands("ceiba")

__all__ = ["main"]
