"""A review in words: its tables, in the reader's language."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from ceiba.games import find
from ceiba.review.review import Review
from ceiba.words import Words


class Sheet(NamedTuple):
    """A table: what it is called, the heads of its columns, and its rows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def sheets(review: Review, words: Words) -> list[Sheet]:
    """Points by what for, luck against decision, the costliest turns, every choice; each where there is one."""
    found = [_points(review, words)]
    names = called(review, words)
    if review.fortunes:
        heads = [
            words.say("review-who"),
            words.say("review-luck"),
            words.say("review-decision"),
            words.say("review-score"),
        ]
        rows = [
            [names[one.seat - 1], signed(one.luck), signed(one.decision), str(review.scores[one.seat - 1])]
            for one in review.fortunes
        ]
        found.append(Sheet(words.say("review-fortune"), heads, rows))
    if review.costly:
        heads = [words.say(f"review-{head}") for head in ("who", "act", "cost", "played", "better")]
        rows = [
            [
                names[one.seat - 1],
                str(one.at + 1),
                f"{one.cost:.1f}",
                _acts(one.played),
                _acts(one.better),
            ]
            for one in review.costly
        ]
        found.append(Sheet(words.say("review-costly", bot=review.bot or ""), heads, rows))
    if review.choices:
        heads = [words.say(f"review-{head}") for head in ("who", "act", "choice", "bust", "leave", "stay")]
        rows = [
            [
                names[one.facts["seat"] - 1],
                str(one.at),
                words.say(f"review-{one.facts['choice']}"),
                one.facts["bust"],
                str(one.facts["leave"]),
                str(one.facts["stay"]),
            ]
            for one in review.choices
        ]
        found.append(Sheet(words.say("review-choices"), heads, rows))
    return found


def called(review: Review, words: Words) -> list[str]:
    """Who played, by seat; where nobody is named, by the number of the seat."""
    return [*review.names] or [words.say("seat", seat=seat) for seat in range(1, len(review.scores) + 1)]


def _acts(acts: Sequence[str]) -> str:
    """What was done several times in a row is written once."""
    runs = [(act, len([*same])) for act, same in groupby(acts)]
    return "; ".join(f"{act} \N{MULTIPLICATION SIGN}{count}" if count > 1 else act for act, count in runs)


def _points(review: Review, words: Words) -> Sheet:
    """What each scored, by what for, scoring by scoring, and in all."""
    words.add(find(review.game).package)
    parts = list(dict.fromkeys(part for one in review.scorings for part in one.points))
    names = [words.say(f"review-for-{part}") for part in parts]
    rows = []
    for seat, name in enumerate(called(review, words), 1):
        own = [one for one in review.scorings if one.seat == seat]
        sums = [_sum([one.points[part] for one in own if part in one.points]) for part in parts]
        rows.append([name, *sums, str(review.scores[seat - 1])])
    return Sheet(words.say("review-points"), [words.say("review-who"), *names, words.say("review-score")], rows)


def _sum(points: Sequence[int]) -> str:
    """The sum, and what it is made of."""
    return f"{sum(points)} ({' + '.join(map(str, points))})" if len(points) > 1 else str(sum(points))


def signed(points: Fraction) -> str:
    """To a tenth, with its sign."""
    return f"{float(points):+.1f}"
