"""What simulated games leave behind, in a folder: batch by batch, so that a simulation can go on after any end.

`sim.json` says which simulation this is, `batches.jsonl` which batches are done and what came of them. A batch's
files are there before its line is: whatever has a line is whole.
"""

import json
from pathlib import Path
from typing import BinaryIO

from ceiba.arena.results_folder import NotOurs, lock
from ceiba.games import find
from ceiba.sim.batch import Done, Task
from ceiba.sim.plan import Plan

PLAN = "sim.json"
BATCHES = "batches.jsonl"


class SimFolder:
    """An open folder; `plan` is what is simulated here, with the batches that it was begun with."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.plan = self._claim(plan)
        for table in plan.keep:
            if table != "records":
                (folder / table).mkdir(exist_ok=True)
        self.batches: BinaryIO = (folder / BATCHES).open("ab+")
        try:
            lock(self.batches)
        except BlockingIOError:
            self.batches.close()
            raise NotOurs("another simulation is playing into it now") from None

    def close(self) -> None:
        self.batches.close()

    def _claim(self, plan: Plan) -> Plan:
        """Make sure that the folder is this simulation's, or make it so if it is empty."""
        file = self.path / PLAN
        if not file.exists():
            if any(self.path.iterdir()):
                raise NotOurs("it holds something else; name a new folder")
            file.write_text(json.dumps(description(plan), indent=2), encoding="utf-8")
            return plan
        other = NotOurs("it holds another simulation; name a new folder, or repeat the command it was made with")
        try:
            held = json.loads(file.read_text(encoding="utf-8"))
            plan = plan._replace(batch=int(held["batch"]), digits=int(held["digits"]))
        except (ValueError, KeyError, TypeError):
            raise other from None
        if held != json.loads(json.dumps(description(plan))):
            raise other
        return plan

    def read(self, games: int) -> dict[int, Done]:
        """The batches that are done, if there are to be so many games: of a smaller one more are to be played."""
        self.batches.seek(0)
        data = self.batches.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # the machine stopped in the middle of it
            self.batches.truncate(whole)
        done: dict[int, Done] = {}
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                said = json.loads(line)
                task = Task(*said["task"])
                numbers = self.plan.numbers(task.batch, games)
                if (task.first, task.last) == (numbers.start, numbers.stop - 1):
                    tallies = [[int(n) for n in tally] for tally in said["tallies"]]
                    done[task.batch] = Done(
                        task, said["seconds"], tallies, int(said["faults"]), said["first_fault"], {}
                    )
            except (ValueError, KeyError, TypeError):
                raise NotOurs(f"line {number} of its {BATCHES} cannot be read; delete that line") from None
        return done

    def write(self, done: Done) -> None:
        for name, content in done.files.items():
            (self.path / name).write_bytes(content)
        line = {key: value for key, value in done._asdict().items() if key != "files"}
        self.batches.write((json.dumps(line) + "\n").encode())
        self.batches.flush()


def description(plan: Plan) -> dict[str, object]:
    """What makes it this simulation. More games of it are still the same."""
    game = find(plan.game)
    return {**plan._asdict(), "options": {**game.options, **plan.options}, "rules": game.rules}
