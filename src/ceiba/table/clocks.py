"""Clocks: whose time runs, how much each has left, and when it is up. Plain arithmetic on given moments.

A clock is told of at one moment (`at`), and is true from then on without being touched: it changes only when
someone has acted, or when people have decided something. So it can be stored with each commit, and costs nothing
meanwhile.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ceiba.table.errors import Cause, Refused

Late = Literal["wait", "skip", "bot"]  # wait and remind, do the least, or let a bot play until its person returns
Span = tuple[float, float]

SHORTEST, LONGEST = 5, 60 * 24 * 3600  # seconds
MOST_A_TURN = 3600
NOTHING = 0.001  # seconds left that are as good as none: a timer may ring so much too early
DAY = timedelta(days=1)


@dataclass(frozen=True)
class ClockRule:
    """What the table chose.

    `live`: everyone has a bank of seconds for the whole game, and gets an increment with each turn. `days`:
    everyone has the bank for each turn, and it stands still in the hours of rest.
    """

    kind: Literal["live", "days"]
    bank: float
    increment: float = 0.0
    rest: tuple[int, int] | None = None  # the hours in which it stands still: from, until
    zone: str = "UTC"  # where these hours are
    late: Late = "wait"


@dataclass(frozen=True)
class Clock:
    at: float  # the moment of which the rest is told, in seconds since 1970
    version: int  # of the table then
    left: tuple[float, ...]  # seconds, by seat
    to_act: tuple[int, ...] = ()  # the people's seats whose turn it is
    running: tuple[int, ...] = ()  # those of them whose time runs
    wants_pause: tuple[int, ...] = ()
    late: tuple[int, ...] = ()  # whose time is up, as has been told


def check_rule(rule: ClockRule) -> None:
    """Refuse what no clock can do."""
    if not SHORTEST <= rule.bank <= LONGEST or not 0 <= rule.increment <= MOST_A_TURN:
        raise Refused(Cause.UNREADABLE, "bad-clock", "a clock has 5 seconds to 60 days, and up to an hour a turn.")
    if rule.rest is not None and (rule.kind != "days" or not all(0 <= hour < 24 for hour in rule.rest)):
        raise Refused(Cause.UNREADABLE, "bad-clock", "hours of rest are two of 0 to 23, for clocks of days.")
    try:
        ZoneInfo(rule.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(Cause.UNREADABLE, "bad-clock", f"{rule.zone[:40]!r} is not a time zone.") from None


# -- how time passes ----------------------------------------------------------------------------------


def elapsed(rule: ClockRule, since: float, now: float, standstills: Sequence[Span] = ()) -> float:
    """The seconds that count: not those in which no server ran, nor hours of rest. Never negative."""
    passed, reached = 0.0, since
    for began, ended in sorted([*standstills, *_rests(rule, since, now)]):
        if ended > reached and began < now:
            passed += max(0.0, began - reached)
            reached = max(reached, ended)
    return passed + max(0.0, now - reached)


def _rests(rule: ClockRule, since: float, now: float) -> Iterable[Span]:
    if rule.rest is None or rule.rest[0] == rule.rest[1] or now <= since:
        return
    zone = ZoneInfo(rule.zone)
    first, until = rule.rest
    day = datetime.fromtimestamp(since, zone).replace(hour=0, minute=0, second=0, microsecond=0) - DAY
    while (began := day.replace(hour=first)).timestamp() < now:
        ended = (day if first < until else day + DAY).replace(hour=until)
        yield began.timestamp(), ended.timestamp()
        day += DAY


def left_at(clock: Clock, rule: ClockRule, now: float, standstills: Sequence[Span] = ()) -> tuple[float, ...]:
    """What each seat has left, never less than nothing."""
    if not clock.running:
        return clock.left
    gone = elapsed(rule, clock.at, now, standstills)
    return tuple(
        max(0.0, left - gone) if seat in clock.running else left for seat, left in enumerate(clock.left, 1)
    )


def time_up(clock: Clock, rule: ClockRule, standstills: Sequence[Span] = ()) -> float | None:
    """When the first of those whose time runs will have none left; None if there is nothing to wait for."""
    waiting = [clock.left[seat - 1] for seat in clock.running if seat not in clock.late]
    if not waiting:
        return None
    shortest = min(waiting)
    moment = clock.at + shortest
    # Each round adds the rest that lies in what the last one added.
    while (missing := shortest - elapsed(rule, clock.at, moment, standstills)) > NOTHING:
        moment += missing
    return moment


# -- what changes it ----------------------------------------------------------------------------------


def started(rule: ClockRule, seats: int, now: float) -> Clock:
    return Clock(now, 0, (float(rule.bank),) * seats)


def follow(
    clock: Clock,
    rule: ClockRule,
    version: int,
    to_act: Sequence[int],
    people: Sequence[int],
    now: float,
    standstills: Sequence[Span] = (),
    stand_ins: Sequence[int] = (),
) -> Clock:
    """The clock from `now` on, when these are to act after `version` acts, and people sit at these seats.

    Nobody's time runs while a bot stands in for them.

    A turn brings its time once, when an act has led to it: whoever leaves and comes back gets nothing for that.
    """
    now = max(now, clock.at)
    left = [*left_at(clock, rule, now, standstills)]
    acting = [seat for seat in to_act if seat in people]
    if version > clock.version:
        for seat in acting:
            if seat not in clock.to_act:
                left[seat - 1] = rule.bank if rule.kind == "days" else left[seat - 1] + rule.increment
    wants = tuple(seat for seat in clock.wants_pause if seat in people)
    rests = is_paused(wants, people, stand_ins)
    return Clock(
        at=now,
        version=version,
        left=tuple(left),
        to_act=tuple(acting),
        running=() if rests else tuple(seat for seat in acting if seat not in stand_ins),
        wants_pause=wants,
        late=tuple(seat for seat in clock.late if seat in acting and left[seat - 1] <= NOTHING),
    )


def is_paused(wants: Sequence[int], people: Sequence[int], stand_ins: Sequence[int] = ()) -> bool:
    """By agreement of all people who are there."""
    there = [seat for seat in people if seat not in stand_ins]
    return bool(there) and all(seat in wants for seat in there)


def wishing(clock: Clock, seat: int, pause: bool) -> Clock:
    """Someone wants to pause, or not any more; `follow` says what comes of it."""
    others = [one for one in clock.wants_pause if one != seat]
    return replace(clock, wants_pause=tuple(sorted([*others, seat] if pause else others)))


def ran_out(clock: Clock, rule: ClockRule, now: float, standstills: Sequence[Span] = ()) -> list[int]:
    """The seats whose time is up, and that has not been told."""
    left = left_at(clock, rule, now, standstills)
    return [seat for seat in clock.running if seat not in clock.late and left[seat - 1] <= NOTHING]


def told_late(clock: Clock, seats: Sequence[int]) -> Clock:
    return replace(clock, late=tuple(sorted({*clock.late, *seats})))
