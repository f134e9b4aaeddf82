"""Read a record, and tell where its points came from.

Goes through a game of Tikal by its events: every scoring, what temples and wafers brought, and who led after it.

    $ ceiba sim tikal --games 1 --seats 3 --bots random --seed 12 --out three-bots >/dev/null

    $ python story_of_a_game.py three-bots/tikal-0001.ceiba
    seat  bot      temples  wafers  total  leads
       2  random         0       1      1      2
       3  random         2       1      3      3
       1  random         0       1      1      3
       3  random         0       1      4      3
       1  random         0       1      2      3
       2  random         6       1      8      2
       3  random         3       1      8      2
       1  random         9       2     13      1
       2  random         3       2     13      1
       1  random         4       4     21      1
       2  random         3       6     22      2
       3  random         6       2     16      2
    won by seat 2
"""

import sys
from pathlib import Path
from typing import cast

import ceiba
from ceiba.tikal.event_types import Scored


def scorings(record: ceiba.Record) -> list[Scored]:
    return [cast("Scored", event) for _, events in record.events() for event in events if event["key"] == "scored"]


def main() -> None:
    record = ceiba.read_record(Path(sys.argv[1]))
    names = record.names
    totals = dict.fromkeys(range(1, len(names) + 1), 0)
    print("seat  bot      temples  wafers  total  leads")
    for scored in scorings(record):
        seat = scored["seat"]
        totals[seat] = scored["total"]
        leader = max(totals, key=lambda one: totals[one])
        print(
            f"{seat:>4}  {names[seat - 1]:<9}{scored['temple_points']:>7}{scored['wafer_points']:>8}"
            f"{scored['total']:>7}{leader:>7}"
        )
    outcome = record.outcome
    print("the game goes on" if outcome is None else f"won by seat {' and '.join(map(str, outcome.winners))}")


if __name__ == "__main__":
    main()
