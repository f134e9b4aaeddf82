"""Results and records kept in a folder, so that a contest can go on where it was interrupted.

`arena.json` says which contest this is, `results.jsonl` has a line for each game, `records` a record of each.
"""

import json
import sys
from pathlib import Path
from typing import BinaryIO

from ceiba.arena.contest import Contest
from ceiba.arena.match import Played
from ceiba.games import find

CONTEST = "arena.json"
RESULTS = "results.jsonl"
RECORDS = "records"


if sys.platform == "win32":

    def lock(file: BinaryIO) -> None:
        """Windows has no lock of this kind: there nobody is kept from playing twice into the same folder."""

else:
    import fcntl

    def lock(file: BinaryIO) -> None:
        """For as long as the file is open; BlockingIOError if another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class NotOurs(ValueError):
    """The folder cannot be gone on with: the sentence says why."""


class ResultsFolder:
    """An open folder. What is written into it is there for good, a game at a time."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder
        self.contest = contest
        self.records = folder / RECORDS
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()
        self.records.mkdir(exist_ok=True)
        self.results: BinaryIO = (folder / RESULTS).open("ab+")
        try:
            lock(self.results)
        except BlockingIOError:
            self.results.close()
            raise NotOurs("another arena is playing into it now") from None

    def close(self) -> None:
        self.results.close()

    def _claim(self) -> None:
        """Make sure that the folder is this contest's, or make it so if it is empty."""
        ours = json.dumps(description(self.contest), indent=2)
        file = self.path / CONTEST
        if file.exists():
            if file.read_text(encoding="utf-8") != ours:
                raise NotOurs("it holds another contest; name a new folder, or repeat the command it was made with")
        elif any(self.path.iterdir()):
            raise NotOurs("it holds something else; name a new folder")
        else:
            file.write_text(ours, encoding="utf-8")

    def read(self) -> list[Played]:
        """The games played before. A line that was cut off when the machine stopped is dropped, with its game."""
        self.results.seek(0)
        data = self.results.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            self.results.truncate(whole)
        played = []
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                played.append(Played.from_object(json.loads(line)))
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                raise NotOurs(f"line {number} of its {RESULTS} cannot be read; delete that line") from None
        return played

    def write(self, games: list[Played]) -> None:
        """Records first: a game that has a result has a record too."""
        lines = []
        for game in games:
            assert game.record is not None  # it was asked for
            name = f"{self.contest.game}-{game.number + 1:06}.ceiba"
            (self.records / name).write_text(game.record, encoding="utf-8")
            lines.append(json.dumps(game.as_object()) + "\n")
        self.results.write("".join(lines).encode())
        self.results.flush()


def description(contest: Contest) -> dict[str, object]:
    """What makes it this contest. More games of it are still the same."""
    rules = find(contest.game).rules
    return {**contest._asdict(), "options": {**find(contest.game).options, **contest.options}, "rules": rules}
