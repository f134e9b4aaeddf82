"""The turns that cost most, by a bot that compares whole turns, and what it would have done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ceiba.bots.bot import Bot
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position
from ceiba.steps import Turn

MOST = 3  # turns of each seat


@dataclass(frozen=True)
class CostlyTurn:
    """A turn that began after `at` acts: what was played, and what the bot would have played."""

    at: int
    seat: int
    cost: float  # points, as the bot counts them
    played: list[str]
    better: list[str]
    steps: list[dict[str, object]]  # the better turn as pages show it: acts, events, and what changes in the view


def costliest(turns: Sequence[Turn], bot: Bot, progress: Callable[[int, int], None]) -> list[CostlyTurn]:
    """Of each seat, the costliest first."""
    found: list[CostlyTurn] = []
    for number, turn in enumerate(turns):
        progress(number, len(turns))
        judged = _judged(turn, bot)
        if judged is not None and judged.cost > 0:
            found.append(judged)
    progress(len(turns), len(turns))
    found.sort(key=lambda turn: (turn.seat, -turn.cost))
    return [turn for turn in found if found.index(turn) - _first(found, turn.seat) < MOST]


def _first(found: Sequence[CostlyTurn], seat: int) -> int:
    return next(number for number, turn in enumerate(found) if turn.seat == seat)


def _judged(turn: Turn, bot: Bot) -> CostlyTurn | None:
    """From where luck and others have left it to one seat alone."""
    first = len(turn)
    while first > 0 and turn.seats and turn.steps[first - 1].act.seat in (turn.seats[-1], LUCK):
        first -= 1
    own = [*turn.steps[first:]]
    while own and own[0].act.seat == LUCK:
        own.pop(0)
    for number, step in enumerate(own):
        verdict = bot.judge(step.before, [one.act.number for one in own[number:]])
        if verdict is not None:
            acts = [str(one.act) for one in own[number:]]
            better = [step.before.write(act) for act in verdict.better]
            steps = _shown(step.game, step.before, verdict.better)
            return CostlyTurn(step.number - 1, step.act.seat, round(verdict.cost, 2), acts, better, steps)
    return None


def _shown(game: Game, before: Position, acts: Sequence[int]) -> list[dict[str, object]]:
    """Luck, where it is its turn, does something middling."""
    told: list[dict[str, object]] = []
    waiting = [*acts]
    while waiting:
        is_luck = before.acting() == 1 << LUCK
        act = int(before.ticket(before.tickets() // 2)) if is_luck else waiting.pop(0)
        after = before.copy()
        after.apply(act)
        events, patch = game.events(before, act, after), game.view_changes(before, after, None)
        told.append({"acts": [before.write(act)], "events": events, "patch": {**patch}})
        before = after
    return told
