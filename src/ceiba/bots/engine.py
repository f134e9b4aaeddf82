"""`engine:COMMAND`: a bot in any language, spoken to over its standard input and output (docs/engines.md)."""

import json
from collections.abc import Mapping
from time import monotonic

from ceiba.bots.bot import Bot, BotFault, Budget
from ceiba.bots.engine_process import EngineProcess, check, forget, process_for
from ceiba.descriptor import Game
from ceiba.game import Position

OWN_MEASURE = 20.0  # seconds for an act, where the budget gives none
GRACE = 2.0  # seconds between being asked to stop and being late


class EngineBot(Bot):
    """Asks an external program."""

    def __init__(
        self,
        command: str,
        game: Game,
        options: Mapping[str, bool],
        seed: int | str = 0,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(seed, budget)
        self.command = command
        self.game = game
        self.options = {**game.options, **options}
        try:
            check(command)
        except BotFault as fault:
            raise ValueError(f"the engine {command!r} {fault.what}.") from None

    def __repr__(self) -> str:
        made_of = (self.command, self.game, self.options, self.seed, self.budget)
        return f"EngineBot({', '.join(map(repr, made_of))})"

    def choose(self, position: Position, seat: int) -> int:
        acts = {position.write(act): act for act in position.legal(seat)}
        return acts[self._ask(position, seat, [*acts])[0]]

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        act, why = self._ask(position, seat, [position.write(act) for act in position.legal(seat)])
        return {"bot": self.command, **why, "act": act}

    # -- the conversation -----------------------------------------------------------------------------

    def _ask(self, position: Position, seat: int, legal: list[str]) -> tuple[str, dict[str, object]]:
        process = process_for(self, self.command)
        try:
            process.must_be_silent()
            if process.talking_to is not self:
                process.talking_to = self
                process.say(*self._introduction(position, seat))
            lines = [f"position {line}" for line in str(position).splitlines()]
            process.say(*lines, *[f"legal {act}" for act in legal], f"go {seat} {self.budget}".rstrip())
            return self._answer(process, legal)
        except BotFault:
            forget(self.command, process)
            raise

    def _introduction(self, position: Position, seat: int) -> list[str]:
        options = [f"option {name} {'yes' if on else 'no'}" for name, on in self.options.items()]
        table = [f"rules {self.game.rules}", f"seats {position.seats}", *options]
        return [f"new {self.game.name}", *table, f"seat {seat}", f"seed {self.seed}"]

    def _answer(self, process: EngineProcess, legal: list[str]) -> tuple[str, dict[str, object]]:
        """Listen until there is an act; when its time is up, ask for it once more."""
        stop_at = monotonic() + (self.budget.seconds or OWN_MEASURE)
        why: dict[str, object] = {}
        stopped = False
        while True:
            try:
                line = process.hear(stop_at - monotonic())
            except BotFault as fault:
                if fault.kind != "late":
                    raise
                if stopped:
                    limit = f"{self.budget.seconds or OWN_MEASURE:.3g} s and {GRACE:.3g} more"
                    raise BotFault("late", f"has not answered within {limit}") from None
                process.say("stop")
                stopped = True
                stop_at = monotonic() + GRACE
                continue
            word, _, rest = line.partition(" ")
            if word == "act":
                if rest not in legal:
                    raise BotFault("illegal", f"chose {rest[:80]!r}, which is not legal")
                return rest, why
            if word == "why":
                why = _read_why(rest)
            elif word == "error":
                raise BotFault("failed", f"says that it cannot go on: {rest[:200]}")
            else:
                raise BotFault("unreadable", f"answers {line[:80]!r}, which is no answer")


def _read_why(text: str) -> dict[str, object]:
    try:
        why = json.loads(text)
    except (ValueError, RecursionError):
        why = None
    if not isinstance(why, dict):
        raise BotFault("unreadable", f"explains itself by {text[:80]!r}, which is no JSON object")
    return why
