"""One person and some bots at a table in the terminal."""

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from ceiba.chance import Dealer
from ceiba.game import LUCK, Ambiguous, NotAllowed, Position, Unreadable
from ceiba.playing import Player
from ceiba.record import Record
from ceiba.terminal.face import Face, Menu
from ceiba.terminal.story import Story

LISTS_WIDTH = 72  # where there is so much room beside the board, the lists stand there

COMMANDS = """\
Type the number of an act, or the act itself as far as it takes to be clear. Or:
  undo         take back your last act, until something new has been seen
  why ACT      say whether an act is allowed, and if not, why
  look         show the board and the list again
  save FILE    write the game so far as a record
  quit         leave the table
"""


class Left(Exception):
    """The person has left the table."""


class Table:
    """A game being played: the position, its record, and who sits where."""

    def __init__(
        self,
        console: Console,
        ask: Callable[[str], str],
        face: Face,
        record: Record,
        bots: Mapping[int, Player],
        dealer: Dealer,
    ) -> None:
        self.console = console
        self.record = record
        self.position = record.replay()
        self._ask = ask
        self._face = face
        self._bots = bots
        self._dealer = dealer
        self._story = Story(console)
        # The positions to go back to; emptied by whatever cannot be taken back (T7.3).
        self._past: list[Position] = []
        self._saved: set[Path] = set()

    # -- the course of a game -------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end; Left if the person does not wait for it."""
        try:
            while actors := self.position.actors():
                self._step(actors)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        outcome = self.position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        self.record.close(outcome)
        self._story.flush()
        self._show(None)
        winners = " and ".join(self._face.name(seat) for seat in outcome.winners)
        scores = ", ".join(f"{self._face.name(seat)} {score}" for seat, score in enumerate(outcome.scores, 1))
        self.console.print(Text(f"The game is over: {scores}. {winners} won.", style="bold"))

    def _step(self, actors: tuple[int, ...]) -> None:
        """One act, or all sealed choices of one moment: nobody's is made before all are known."""
        me = self._face.me
        if actors == (LUCK,):
            self._past.clear()
            self._do([self._dealer.draw(self.position)])
            return
        mine = self._my_act() if me in actors else None
        if mine is None and me in actors:
            return  # something was taken back
        others = [self._bots[seat](self.position.copy(), seat) for seat in actors if seat != me]
        if others:
            self._past.clear()
        elif mine is not None:
            self._past.append(self.position.copy())
        self._do([*([mine] if mine is not None else []), *others])

    def _do(self, acts: list[int]) -> None:
        before = self.position.copy()
        for act in acts:
            self.position.check(act)
            self.record.acts.append(self.position.write(act))
            self.position.apply(act)
        for said in self._face.tell(before, acts, self.position):
            self._story.add(said)

    # -- the person's turn ----------------------------------------------------------------------------

    def _my_act(self) -> int | None:
        """Ask until there is an act; None if one was taken back instead."""
        self._story.flush()
        menu = self._face.menu(self.position)
        self._show(menu)
        while True:
            words = self._ask(f"{self._face.name(self._face.me)}, {self._face.prompt(self.position)} > ").split()
            if not words:
                continue
            text = " ".join(words)
            command, rest = words[0].lower(), " ".join(words[1:])
            if text in menu.keys:
                return menu.keys[text]
            if command in ("undo", "u") and not rest:
                if self._undo():
                    return None
            elif command in ("quit", "exit", "q") and not rest:
                raise Left
            elif command in ("help", "h", "?"):
                self.console.print(Text((self._face.help + COMMANDS).rstrip()))
            elif command in ("look", "l") and not rest:
                self._show(menu)
            elif command == "why":
                self._explain(rest)
            elif command == "save":
                self.save(rest)
            else:
                act = self._read(text, menu)
                if act is not None:
                    return act

    def _read(self, text: str, menu: Menu) -> int | None:
        try:
            if text.isdigit() and not menu.number_means:
                raise Unreadable(f"{text} is not a number of the list")
            if text.isdigit():
                text = f"{menu.number_means} {text}"
            act = self.position.read(self._mine(text))
        except (Unreadable, NotAllowed, Ambiguous) as error:
            self._say(f"{error}. (Type help for help.)")
            return None
        if act not in self.position.legal(self._face.me):
            self._say(f"{text!r} is not for you to do.")
            return None
        return act

    def _mine(self, text: str) -> str:
        """An act with its seat: where several choose at once, one need not say who one is."""
        return text if text[0] == "*" or text.split()[0].isdigit() else f"{self._face.me} {text}"

    def _undo(self) -> bool:
        if not self._past:
            self._say("There is nothing to take back: not luck, nor what others did, nor a turn that is over.")
            return False
        self.position = self._past.pop()
        self.record.acts.pop()
        self._say("Taken back.")
        return True

    def _explain(self, text: str) -> None:
        if not text:
            self._say("Say which act, for example: why uncover b5")
            return
        try:
            self._say(f"{self.position.write(self.position.read(self._mine(text)))!r} is allowed.")
        except Ambiguous as error:
            self._say(f"All of these are allowed: {error}.")
        except (Unreadable, NotAllowed) as error:
            self._say(f"{error}.")

    # -- what is shown, and what is kept --------------------------------------------------------------

    def _show(self, menu: Menu | None) -> None:
        board, status = self._face.board(self.position), self._face.status(self.position)
        lists = Group(status, Text(), listed(menu)) if menu else status
        self.console.print()
        if self.console.width >= self._face.board_width + LISTS_WIDTH:
            grid = Grid.grid(padding=(0, 3), expand=True)
            grid.add_column(width=self._face.board_width)
            grid.add_column(ratio=1)
            grid.add_row(board, lists)
            self.console.print(grid)
        else:
            self.console.print(board)
            self.console.print()
            self.console.print(lists)

    def _say(self, sentence: str, unbroken: bool = False) -> None:
        """Say something to the person; `unbroken` keeps a file's name in one piece."""
        self.console.print(Text(sentence, style="bold"), soft_wrap=unbroken)

    def offer_to_save(self) -> None:
        """Ask once more for a name, as long as the one given cannot be used; none at all is an answer too."""
        try:
            while self.record.acts and not self._saved:
                name = self._ask("Save the game? A file name, or Enter for no: ").strip()
                if not name or self.save(name):
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def save(self, name: str) -> bool:
        """Write the record, but over no file that was there before."""
        if not name:
            self._say("Say where to, for example: save game.ceiba")
            return False
        path = Path(name).expanduser()
        try:
            with path.open("w" if path in self._saved else "x", encoding="utf-8") as file:
                file.write(str(self.record))
        except FileExistsError:
            self._say(f"{name} exists already; choose another name.", unbroken=True)
            return False
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "no file has such a name"
            self._say(f"Cannot write {name}: {why}.", unbroken=True)
            return False
        self._saved.add(path)
        self._say(f"Saved to {name}.", unbroken=True)
        return True


def listed(menu: Menu) -> Grid:
    """The acts by group, as many a line as fit."""
    grid = Grid.grid(padding=(0, 2))
    for label, items in menu.groups:
        grid.add_row(Text(label, style="bold"), Columns([Text(item) for item in items], padding=(0, 2)))
    return grid
