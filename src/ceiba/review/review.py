"""A game looked back at: where the points came from, when it turned, what luck did, and which turns cost most.

Whatever differs between games is asked of the descriptor (`scored`, `standing`, `luck`, `weigh`); which turn would
have been better, of the bot that advises people at that game.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction

from ceiba.bots.registry import levels_of, make
from ceiba.descriptor import Weighed
from ceiba.game import LUCK
from ceiba.record import Record
from ceiba.review.costs import CostlyTurn, costliest
from ceiba.review.fortune import Fortune, fortunes
from ceiba.steps import Turn

Progress = Callable[[int, int], None]  # how many turns have been looked at, of how many


@dataclass(frozen=True)
class Scoring:
    """What one seat scored after so many acts, by what for."""

    at: int
    seat: int
    points: dict[str, int]


@dataclass(frozen=True)
class Moment:
    """How it stood after so many acts: by what, and there by seat."""

    at: int
    standing: dict[str, list[int]]


@dataclass(frozen=True)
class Spell:
    """So long a seat held something: from after so many acts until after so many."""

    seat: int
    begins: int
    ends: int


@dataclass
class Holding:
    """What changed hands: its name, its value in the end, since when it was there, and who held it when."""

    what: str
    value: int
    since: int
    spells: list[Spell] = field(default_factory=list)


@dataclass(frozen=True)
class Choice:
    """A choice of one seat before so many acts, with its chances as the game tells them."""

    at: int
    facts: Weighed


@dataclass
class Review:
    """All of it, ready for JSON by `to_json`."""

    game: str
    names: list[str]  # by seat; nothing where the record names nobody
    scores: list[int]
    winners: list[int]
    scorings: list[Scoring] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)  # the most valuable first
    turned_at: int | None = None  # after so many acts the winner was ahead for good; None if nobody won alone
    fortunes: list[Fortune] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    costly: list[CostlyTurn] = field(default_factory=list)
    bot: str | None = None  # who has judged the turns

    def to_json(self) -> dict[str, object]:
        """Fractions as text, for luck and decision add up to the score exactly."""
        return {key: _plain(value) for key, value in asdict(self).items()}


def _plain(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def review(record: Record, bot: str | None = None, progress: Progress = lambda done, of: None) -> Review:
    """Look back at a game that is over. `bot` judges the turns: the game's adviser unasked, nobody if empty.

    ValueError if the game is not over; BadRecord if it cannot be replayed.
    """
    outcome = record.outcome
    if outcome is None:
        raise ValueError("this game is not over: there is nothing to look back at yet.")
    game = record.game
    turns = [*record.turns()]
    found = Review(game.name, [*record.names], [*outcome.scores], [*outcome.winners])
    found.moments.append(Moment(0, _standing(turns[0])))
    for turn in turns:
        _look_at(turn, found)
    found.holdings = _holdings(turns)
    found.turned_at = _turned_at(found)
    found.fortunes = fortunes(record, outcome.scores)
    spec = levels_of(game).adviser if bot is None else bot
    if spec:
        judge = make(game, spec, "review", record.options())
        found.costly = costliest(turns, judge, progress)
        found.bot = spec if found.costly else None
    return found


def _standing(turn: Turn) -> dict[str, list[int]]:
    game, before = turn.steps[0].game, turn.before
    return {by: [*points] for by, points in game.standing(before).items()}


def _look_at(turn: Turn, found: Review) -> None:
    game = turn.steps[0].game
    for step in turn:
        for event in step.events:
            if points := game.scored(event):
                found.scorings.append(Scoring(step.number, int(str(event["seat"])), {**points}))
    chosen = [step for step in turn if step.act.seat != LUCK]
    if chosen:
        weighed = game.weigh(chosen[0].before, [step.act.number for step in chosen])
        found.choices += [Choice(chosen[0].number, facts) for facts in weighed]
    last = turn.steps[-1]
    standing = {by: [*points] for by, points in game.standing(last.after).items()}
    if standing != found.moments[-1].standing or len(found.moments) == 1:
        found.moments.append(Moment(last.number, standing))


def _holdings(turns: Sequence[Turn]) -> list[Holding]:
    """As it stood at the end of each turn."""
    game = turns[0].steps[0].game
    found: dict[str, Holding] = {}
    for number, turn in enumerate(turns):
        now = turn.steps[-1].number
        until = turns[number + 1].steps[-1].number if number + 1 < len(turns) else now
        for what, (seat, value) in game.held(turn.steps[-1].after).items():
            holding = found.setdefault(what, Holding(what, value, now))
            holding.value = value
            last = holding.spells[-1] if holding.spells else None
            if last is not None and (last.seat, last.ends) == (seat, now):
                holding.spells[-1] = Spell(seat, last.begins, until)
            elif seat:
                holding.spells.append(Spell(seat, now, until))
    return sorted(found.values(), key=lambda holding: (-holding.value, holding.what))


def _turned_at(found: Review) -> int | None:
    """Since when the one winner has been ahead of everyone, counting what a scoring would have brought."""
    if len(found.winners) != 1:
        return None
    winner = found.winners[0] - 1
    turned: int | None = None
    for moment in found.moments:
        totals = [sum(each) for each in zip(*moment.standing.values(), strict=True)]
        ahead = all(totals[winner] > total for seat, total in enumerate(totals) if seat != winner)
        if not ahead:
            turned = None
        elif turned is None:
            turned = moment.at
    return turned
