"""One person and some bots at a table in the terminal."""

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from ceiba.chance import Dealer
from ceiba.game import Ambiguous, NotAllowed, Position, Unreadable, seat_of
from ceiba.playing import Player, moves
from ceiba.record import Record
from ceiba.terminal.commands import Commands
from ceiba.terminal.face import Face, Menu
from ceiba.terminal.story import Story

LISTS_WIDTH = 72  # where there is so much room beside the board, the lists stand there


class Left(Exception):
    """The person has left the table."""


class TakenBack(Exception):
    """The person has taken an act back: the game goes on from an earlier position."""


class TerminalTable:
    """A game being played: the position, its record, and who sits where."""

    def __init__(
        self,
        console: Console,
        type_in: Callable[[str], str],
        face: Face,
        record: Record,
        others: Player,
        dealer: Dealer,
    ) -> None:
        self.console = console
        self.record = record
        self.position = record.replay()
        self._type_in = type_in
        self._face = face
        self._words = face.words
        self._others = others  # answers for every seat but the person's
        self._dealer = dealer
        self._names = face.names(self.position)
        self._story = Story(console, self._names, face.say("terminal-separator"))
        self._commands = Commands(face.words)
        # The positions to go back to; emptied by whatever cannot be taken back (T7.3).
        self._past: list[Position] = []
        self._saved: set[Path] = set()

    # -- the course of a game -------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end; Left if the person does not wait for it."""
        try:
            while self.position.actors():
                self._play_on()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        outcome = self.position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        self.record.close(outcome)
        self._story.flush()
        self._show(None)
        scores = [f"{name} {score}" for name, score in zip(self._names, outcome.scores, strict=True)]
        winners = [self._names[seat - 1] for seat in outcome.winners]
        self._say("terminal-over", scores=", ".join(scores))
        self._say("winner" if len(winners) == 1 else "winners", who=self._words.together(winners))

    def _play_on(self) -> None:
        """Play until the game is over, or something is taken back."""
        try:
            for acts in moves(self.position, self._choose, self._dealer.draw):
                self._note(acts)
        except TakenBack:
            self.position = self._past.pop()
            self.record.acts.pop()

    def _choose(self, position: Position, seat: int) -> int:
        return self._my_act() if seat == self._face.me else self._others(position, seat)

    def _note(self, acts: list[int]) -> None:
        """Tell what these acts will bring about, and write them down. Sealed choices come all together."""
        if [seat_of(act) for act in acts] == [self._face.me]:
            self._past.append(self.position.copy())
        else:
            self._past.clear()
        texts = [self.position.write(act) for act in acts]
        self.record.acts += texts
        before, told = self.position.copy(), False
        for act in acts:
            after = before.copy()
            after.apply(act)
            told = self._tell(before, act, after) or told
            before = after
        if not told:  # a game that tells of no events is told in its notation
            self._story.add("; ".join(texts), "")

    def _tell(self, before: Position, act: int, after: Position) -> bool:
        """Tell what an act brings about; False if that is nothing."""
        game = self._face.game
        events = game.events(before, act, after)
        if not events:
            return False
        seat = seat_of(act) or events[0].get("seat")  # luck acts for someone, or for all
        doer = self._names[seat - 1] if isinstance(seat, int) and len(before.actors()) == 1 else ""
        for event in events:
            self._story.add(self._words.event(game, event, self._names), doer)
        return True

    # -- the person's turn ----------------------------------------------------------------------------

    def _my_act(self) -> int:
        """Ask until there is an act; TakenBack if one was taken back instead."""
        self._story.flush()
        menu = self._face.menu(self.position)
        self._show(menu)
        prompt = self._words.say(
            "terminal-asks", who=self._names[self._face.me - 1], what=self._face.prompt(self.position)
        )
        while True:
            typed = " ".join(self._type_in(f"{prompt} > ").split())
            if not typed:
                continue
            if typed in menu.keys:
                return menu.keys[typed]
            command, rest = self._commands.meant(typed)
            match command:
                case "undo":
                    self._undo()
                case "quit":
                    raise Left
                case "help":
                    self._help()
                case "look":
                    self._show(menu)
                case "why":
                    self._explain(rest)
                case "save":
                    self.save(rest)
                case _:
                    act = self._read(typed, menu)
                    if act is not None:
                        return act

    def _read(self, typed: str, menu: Menu) -> int | None:
        """The act that was typed; None, and a sentence that says why, if there is none."""
        if typed.isdigit() and not menu.number_means:
            self._say("terminal-not-listed", number=typed)
            return None
        text = self._mine(f"{menu.number_means} {typed}" if typed.isdigit() else typed)
        try:
            act = self.position.read(text)
        except (Unreadable, NotAllowed, Ambiguous) as error:
            self._refuse(text, error)
            return None
        if act not in self.position.legal(self._face.me):
            self._say("terminal-not-yours", act=text)
            return None
        return act

    def _mine(self, text: str) -> str:
        """An act with its seat: where several choose at once, one need not say who one is."""
        return text if text[0] == "*" or text.split()[0].isdigit() else f"{self._face.me} {text}"

    def _fitting(self, text: str) -> str:
        """The legal acts that begin so."""
        acts = [self.position.write(act) for act in self.position.legal(self._face.me)]
        return ", ".join(act for act in acts if f"{act} ".startswith(f"{text} "))

    def _refuse(self, text: str, error: Unreadable | NotAllowed | Ambiguous) -> None:
        match error:
            case NotAllowed(reason=reason):
                why = self._words.reason(reason.key, reason.sentence)
                self._say("terminal-refused", act=text, why=why, clause=reason.clause)
            case Ambiguous():
                self._say("terminal-unclear", act=text, acts=self._fitting(text))
            case _:
                self._say("terminal-no-act", act=text, help=self._commands.word("help"))
                meant = [*([error.meant] if error.meant else []), *self._commands.near(text.split(" ", 1)[-1])]
                if meant:
                    self._say("did-you-mean", names=self._words.either(meant))

    def _explain(self, typed: str) -> None:
        """Whether an act is allowed, and if not, why; nothing is done."""
        if not typed:
            example = self.position.write(self.position.legal(self._face.me)[0]).split(" ", 1)[1]
            self._say("terminal-which-act", example=f"{self._commands.word('why')} {example}")
            return
        text = self._mine(typed)
        try:
            self._say("terminal-allowed", act=self.position.write(self.position.read(text)))
        except Ambiguous:
            self._say("terminal-all-allowed", acts=self._fitting(text))
        except (Unreadable, NotAllowed) as error:
            self._refuse(text, error)

    def _undo(self) -> None:
        if not self._past:
            self._say("terminal-not-undone")
            return
        self._say("terminal-undone")
        raise TakenBack

    def _help(self) -> None:
        help_ = self._face.help()
        if help_ is not None:
            self.console.print(help_)
            self.console.print()
        self.console.print(Text(self._words.say("terminal-help")))
        self.console.print(self._commands.help())

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

    def _say(self, key: str, unbroken: bool = False, **arguments: object) -> None:
        """Say something to the person; `unbroken` keeps a file's name in one piece."""
        self.console.print(Text(self._words.say(key, **arguments), style="bold"), soft_wrap=unbroken)

    def offer_to_save(self) -> None:
        """Ask once more for a name, as long as the one given cannot be used; none at all is an answer too."""
        try:
            while self.record.acts and not self._saved:
                name = self._type_in(f"{self._words.say('terminal-save-game')} ").strip()
                if not name or self.save(name):
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def save(self, name: str) -> bool:
        """Write the record, but over no file that was there before."""
        if not name:
            self._say("terminal-save-where", example=f"{self._commands.word('save')} game.ceiba")
            return False
        path = Path(name).expanduser()
        try:
            with path.open("w" if path in self._saved else "x", encoding="utf-8") as file:
                file.write(str(self.record))
        except FileExistsError:
            self._say("terminal-file-exists", unbroken=True, file=name)
            return False
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else self._words.say("terminal-no-file-name")
            self._say("terminal-not-written", unbroken=True, file=name, why=why)
            return False
        self._saved.add(path)
        self._say("terminal-saved", unbroken=True, file=name)
        return True


def listed(menu: Menu) -> Grid:
    """The acts by group, as many a line as fit; beside the groups' names, where they have any."""
    grid = Grid.grid(padding=(0, 2))
    named = any(label for label, _ in menu.groups)
    for label, items in menu.groups:
        columns = Columns([Text(item) for item in items], padding=(0, 2))
        grid.add_row(*([Text(label, style="bold")] if named else []), columns)
    return grid
