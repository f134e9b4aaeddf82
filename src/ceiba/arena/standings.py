"""What came of the games: wins, rates and how sure they are, scores, thinking times, faults, and who beat whom."""

from collections import Counter
from statistics import fmean, stdev
from typing import NamedTuple

from ceiba.arena.contest import Contest
from ceiba.arena.intervals import Interval, interval
from ceiba.arena.looks import Looks
from ceiba.arena.match import Played
from ceiba.arena.thinking import Thinking
from ceiba.bots.referee import Fault
from ceiba.games import find


class Ended(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Results:
    """The games that have been played. Only whole sets count, so that every bot has had every seat."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.fixtures = contest.fixtures()
        self.ended: dict[int, Ended] = {}
        self.thinking = {bot: Thinking() for bot in contest.bots}
        self.faults: dict[str, Counter[str]] = {bot: Counter() for bot in contest.bots}  # by kind
        self.first_faults: dict[str, tuple[int, Fault]] = {}  # of each bot, with the game's number
        self.looks = Looks([*contest.bots], [*find(contest.game).counted.values()])
        self.wins = dict.fromkeys(contest.bots, 0.0)  # so far, for a glance while they play
        self.seated = dict.fromkeys(contest.bots, 0)

    def add(self, played: Played) -> None:
        ended = Ended(played.scores, played.winners)
        self.ended[played.number] = ended
        seating = self.fixtures[played.number % len(self.fixtures)].seating
        for bot, thinking in zip(seating, played.thinking, strict=True):
            self.thinking[bot].take_in(thinking)
            self.seated[bot] += 1
        self.looks.add(seating, played.scores, played.winners, played.made)
        for bot, share in shares(seating, ended.winners).items():
            self.wins[bot] += share
        for fault in played.faults:
            bot = seating[fault.seat - 1]
            self.faults[bot][fault.kind] += 1
            self.first_faults.setdefault(bot, (played.number, fault))

    def whole(self) -> list[int]:
        """The lucks of which every game has been played."""
        games = len(self.fixtures)
        lucks = sorted({number // games for number in self.ended})
        return [luck for luck in lucks if all(luck * games + each in self.ended for each in range(games))]

    def games_of(self, luck: int) -> list[Ended]:
        """In the order of the fixtures."""
        return [self.ended[luck * len(self.fixtures) + number] for number in range(len(self.fixtures))]


class Standing(NamedTuple):
    """What one bot has made of its games; a game counts once for every seat it had in it."""

    name: str
    games: int
    wins: float
    win_rate: float
    interval: Interval
    fair_share: float
    scores: list[int]
    thinking: Thinking
    faults: Counter[str]

    @property
    def mean_score(self) -> float:
        return fmean(self.scores) if self.scores else 0.0

    @property
    def sd_score(self) -> float:
        return stdev(self.scores) if len(self.scores) > 1 else 0.0


class Duel(NamedTuple):
    """What a pair of a league has made of its games: the share that the first of them won."""

    one: str
    other: str
    games: int
    win_rate: float
    interval: Interval

    def turned(self) -> "Duel":
        """The same as the other sees it."""
        low, high = self.interval
        return Duel(self.other, self.one, self.games, 1 - self.win_rate, (1 - high, 1 - low))


def shares(seating: tuple[str, ...], winners: tuple[int, ...]) -> dict[str, float]:
    """How a win is shared among the bots."""
    won: dict[str, float] = {}
    for seat in winners:
        won[seating[seat - 1]] = won.get(seating[seat - 1], 0.0) + 1 / len(winners)
    return won


def standings(results: Results, confidence: float) -> list[Standing]:
    """One for each bot, as they were named."""
    return [_standing(results, bot, confidence) for bot in results.contest.bots]


def _standing(results: Results, bot: str, confidence: float) -> Standing:
    rates: list[float] = []
    scores: list[int] = []
    seated = sum(fixture.seating.count(bot) for fixture in results.fixtures)
    for luck in results.whole():
        won = 0.0
        for fixture, ended in zip(results.fixtures, results.games_of(luck), strict=True):
            won += shares(fixture.seating, ended.winners).get(bot, 0.0)
            scores += [score for name, score in zip(fixture.seating, ended.scores, strict=True) if name == bot]
        rates.append(won / seated)
    rate = fmean(rates) if rates else 0.0
    return Standing(
        bot,
        seated * len(rates),
        rate * seated * len(rates),
        rate,
        interval(rates, confidence),
        1 / results.contest.seats,
        scores,
        results.thinking[bot],
        results.faults[bot],
    )


def duels(results: Results, confidence: float) -> list[Duel]:
    """One for each pair of a league."""
    return [_duel(results, number, confidence) for number in range(len(results.contest.fields))]


def _duel(results: Results, field: int, confidence: float) -> Duel:
    one, other = results.contest.fields[field][0][:2]
    rates: list[float] = []
    games = len(results.contest.fields[field])
    for luck in results.whole():
        won = 0.0
        for fixture, ended in zip(results.fixtures, results.games_of(luck), strict=True):
            if fixture.field == field:
                won += shares(fixture.seating, ended.winners).get(one, 0.0)
        rates.append(won / games)
    return Duel(one, other, games * len(rates), fmean(rates) if rates else 0.0, interval(rates, confidence))
