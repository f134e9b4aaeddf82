"""Results in words, tables and JSON."""

from io import StringIO
from itertools import pairwise

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ceiba.arena.contest import Contest
from ceiba.arena.intervals import Interval
from ceiba.arena.ratings import Rating, Result, rate
from ceiba.arena.standings import Duel, Results, Standing, duels, shares, standings

PAGE = 110  # letters in a line of a notebook
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven")


class Report:
    """Everything there is to tell, worked out once."""

    def __init__(self, results: Results, confidence: float) -> None:
        self.contest: Contest = results.contest
        self.confidence = confidence
        self.sets = len(results.whole())
        self.games = self.sets * len(results.fixtures)
        self.unfinished = len(results.ended) - self.games
        self.faults = fault_sentences(results)
        self.looks = results.looks
        self.standings: list[Standing] = standings(results, confidence)
        self.duels: list[Duel] = duels(results, confidence) if self.contest.is_league else []
        self.ratings: list[Rating] = ratings(results, confidence) if self.contest.is_league and self.sets else []

    def tables(self) -> list[Table]:
        """The standings, of a league who beat whom, and what the games looked like, if the game tells."""
        tables = [standings_table(self)]
        if self.ratings:
            tables.append(cross_table(self))
        if self.looks.tell_more:
            tables.append(self.looks.table())
        return tables

    def _repr_html_(self) -> str:
        """What notebooks show: the tables, and what is shown by them."""
        paper = Console(file=StringIO(), record=True, width=PAGE, force_jupyter=False)
        for table in self.tables():
            paper.print(table)
        paper.print(verdict(self), *self.faults, sep="\n", markup=False)
        return paper.export_html(inline_styles=True, code_format="<pre>{code}</pre>")

    def duel(self, one: str, other: str) -> Duel | None:
        """What these two have made of their games, as the first of them sees it."""
        for duel in self.duels:
            if (duel.one, duel.other) == (one, other):
                return duel
            if (duel.one, duel.other) == (other, one):
                return duel.turned()
        return None


def ratings(results: Results, confidence: float) -> list[Rating]:
    sets = [
        [
            Result(fixture.seating, shares(fixture.seating, ended.winners))
            for fixture, ended in zip(results.fixtures, results.games_of(luck), strict=True)
        ]
        for luck in results.whole()
    ]
    return rate(results.contest.bots, sets, confidence)


# -- JSON ---------------------------------------------------------------------------------------------


def as_object(report: Report) -> dict[str, object]:
    told: dict[str, object] = {
        "games": report.games,
        "bots": [_bot_object(report, standing) for standing in report.standings],
        "game": report.contest.game,
        "options": report.contest.options,
        "seats": report.contest.seats,
        "seed": report.contest.seed,
        "sets": report.sets,
        "confidence": report.confidence,
        "verdict": verdict(report),
        "looks": report.looks.as_object(),
    }
    if report.duels:
        told["cross_table"] = [
            {
                "bots": [duel.one, duel.other],
                "games": duel.games,
                "win_rate": round(duel.win_rate, 6),
                "interval": _rounded(duel.interval),
            }
            for duel in report.duels
        ]
    return told


def _bot_object(report: Report, standing: Standing) -> dict[str, object]:
    thinking = standing.thinking
    told: dict[str, object] = {
        "name": standing.name,
        "wins": round(standing.wins, 6),
        "win_rate": round(standing.win_rate, 6),
        "interval": _rounded(standing.interval),
        "mean_score": round(standing.mean_score, 4),
        "seconds_per_turn": round(thinking.mean(), 9),
        "fair_share": round(standing.fair_share, 6),
        "seat_games": standing.games,
        "sd_score": round(standing.sd_score, 4),
        "turns": thinking.turns,
        "seconds_per_turn_p95": round(thinking.within(0.95), 9),
        "seconds_per_turn_max": round(thinking.longest, 9),
        "faults": standing.faults,
    }
    for rating in report.ratings:
        if rating.name == standing.name:
            told["rating"] = round(rating.rating, 1)
            told["rating_interval"] = _rounded(rating.interval, 1)
    return told


def _rounded(interval: Interval, digits: int = 6) -> list[float]:
    return [round(end, digits) for end in interval]


# -- words --------------------------------------------------------------------------------------------


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def within(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def points(rating: float) -> str:
    return f"{rating:+.0f}".replace("-", "\N{MINUS SIGN}")


def duration(seconds: float) -> str:
    """A time with the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def verdict(report: Report) -> str:
    """What has been shown, in a sentence."""
    if report.sets == 0:
        return "Nothing is shown yet: no set of games is whole."
    return league_verdict(report) if report.contest.is_league else match_verdict(report)


def match_verdict(report: Report) -> str:
    first = report.standings[0]
    share = first.fair_share
    won = f"{first.name} wins {percent(first.win_rate)} ({within(first.interval)})"
    against = company(report.contest)
    if first.interval[0] > share:
        return f"{won}: it is stronger than {against}; its fair share would be {percent(share)}."
    if first.interval[1] < share:
        return f"{won}: it is weaker than {against}; its fair share would be {percent(share)}."
    return f"{won}, and its fair share is {percent(share)}: no difference to {against} is shown."


def company(contest: Contest) -> str:
    """Whom the first bot meets: `three greedy`, or `greedy` alone."""
    others = [bot for bot in contest.fields[0][0] if bot != contest.bots[0]]
    if len(others) == 1:
        return others[0]
    counted = [f"{WORDS[others.count(bot)]} {bot}" for bot in dict.fromkeys(others)]
    return " and ".join([", ".join(counted[:-1]), counted[-1]]) if len(counted) > 1 else counted[0]


def league_verdict(report: Report) -> str:
    """The order of strength, as far as it is shown."""
    order = [rating.name for rating in report.ratings]
    said = order[0]
    for stronger, weaker in pairwise(order):
        duel = report.duel(stronger, weaker)
        said += f" > {weaker}" if duel is not None and duel.interval[0] > 0.5 else f" ≈ {weaker}"
    return f"{said} (> where their own games tell the two apart)."


def fault_sentences(results: Results) -> list[str]:
    """For each bot that has failed how often, and what happened first, with all that is needed to see it again."""
    told = []
    for bot, (number, fault) in sorted(results.first_faults.items()):
        counted = ", ".join(f"{count} {kind}" for kind, count in sorted(results.faults[bot].items()))
        luck = number // len(results.fixtures)
        where = "; ".join(fault.position.splitlines())
        told.append(
            f"{bot} has failed, and legal acts were made in its place ({counted}). First, in game {number + 1}"
            f" (seed {results.contest.seed_of(luck)!r}), at seat {fault.seat} it {fault.what};"
            f" the position was: {where}."
        )
    return told


# -- tables -------------------------------------------------------------------------------------------

ROOM = 5  # bots of a league whose cross-table has room for intervals on a common terminal


def standings_table(report: Report) -> Table:
    contest = report.contest
    fair = f"fair share {percent(1 / contest.seats)}"
    sets = "1 set" if report.sets == 1 else f"{report.sets:,} sets"
    table = Table(
        title=f"{report.games:,} games of {contest.game} for {contest.seats}, seed {contest.seed}",
        caption=f"{sets} of the same luck, {fair}, intervals of {100 * report.confidence:.4g} %",
        box=SIMPLE_HEAD,
    )
    rows = [_row(report, standing) for standing in report.standings]
    for heading in rows[0]:
        is_name = heading == "bot"  # an engine's may be long
        table.add_column(heading, justify="left" if is_name else "right", no_wrap=not is_name, overflow="fold")
    for row in rows:
        table.add_row(*row.values())
    return table


def _row(report: Report, standing: Standing) -> dict[str, str]:
    """By heading. In a league all have the same number of games, and a rating tells more."""
    row = {"bot": standing.name}
    if not report.ratings:
        row |= {"games": f"{standing.games:,}", "wins": f"{standing.wins:,.1f}".removesuffix(".0")}
    row |= {
        "win rate": f"{percent(standing.win_rate)} ({within(standing.interval)})",
        "score": f"{standing.mean_score:.1f} ± {standing.sd_score:.1f}",
        "a turn": duration(standing.thinking.mean()),
    }
    if report.faults:
        row["faults"] = f"{standing.faults.total():,}"
    for rating in report.ratings:
        if rating.name == standing.name:
            row["rating"] = f"{points(rating.rating)} ± {(rating.interval[1] - rating.interval[0]) / 2:.0f}"
    return row


def cross_table(report: Report) -> Table:
    """Everyone's share of wins against everyone, strongest first."""
    order = [rating.name for rating in report.ratings]
    roomy = len(order) <= ROOM
    caption = "in percent, with intervals" if roomy else "in percent"
    table = Table(title="Wins of the left against the top", caption=caption, box=SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for bot in order:
        table.add_column(bot, justify="right")
    for one in order:
        table.add_row(one, *(_cell(report.duel(one, other), roomy) for other in order))
    return table


def _cell(duel: Duel | None, roomy: bool) -> str:
    if duel is None:
        return "–"
    low, high = duel.interval
    return f"{100 * duel.win_rate:.0f}" + (f" ({100 * low:.0f}–{100 * high:.0f})" if roomy else "")
