"""Read a folder of records: who wins from which seat?

Reads one file after the other, so a folder or a zip may hold a million. A file that is no record, or breaks a rule,
is named with its line, and the others count.

    $ ceiba sim incan-gold --games 200 --seats 3 --bots one-step,seven-gems,random --out many-games >/dev/null

    $ python folder_of_records.py many-games
    200 games
    seat 1: wins 71.8%, 55.9 points a game
    seat 2: wins 23.2%, 38.2 points a game
    seat 3: wins 5.0%, 23.4 points a game
"""

import sys
from collections.abc import Iterator

import ceiba


def report(bad: ceiba.BadRecord) -> None:
    print(bad, file=sys.stderr)


def outcomes(where: str) -> Iterator[ceiba.Outcome]:
    for record in ceiba.read_records(where, report):
        try:
            outcome = record.outcome  # replays it, by the rules
        except ceiba.BadRecord as bad:
            report(bad)
        else:
            if outcome is not None:
                yield outcome


def main() -> None:
    wins: dict[int, float] = {}
    points: dict[int, int] = {}
    games = 0
    for outcome in outcomes(sys.argv[1]):
        games += 1
        for seat, scored in enumerate(outcome.scores, 1):
            points[seat] = points.get(seat, 0) + scored
            wins[seat] = wins.get(seat, 0) + (seat in outcome.winners) / len(outcome.winners)
    print(f"{games} games")
    for seat in sorted(points):
        print(f"seat {seat}: wins {wins[seat] / games:.1%}, {points[seat] / games:.1f} points a game")


if __name__ == "__main__":
    main()
