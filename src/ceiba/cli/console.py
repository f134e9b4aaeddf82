"""Rich's console, but for its way to end when nobody reads any more: that is left to the one place for it."""

from rich.console import Console as RichConsole


class Console(RichConsole):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
