"""Simulate a thousand games, and show what points they bring.

Three opponents play Incan Gold; every game is dealt from a seed of its own, so the same command prints the same
figures everywhere. Put other names into BOTS, or a class of yours.

    $ python thousand_games.py
    seat                mean      sd    wins
    one-step           44.25   23.09   52.5%
    seven-gems         39.31   13.11   30.6%
    two-hazards        32.20   15.58   17.0%
    points  games of one-step
      0–9   #### 49
     10–19  ######### 96
     20–29  ############# 134
     30–39  ############## 149
     40–49  ################# 170
     50–59  ############### 157
     60–69  ########## 102
     70–79  ####### 72
     80–89  ### 39
     90–99  ## 21
    100–109  8
    110–119  3
"""

from collections import Counter
from statistics import fmean, stdev

import ceiba
from ceiba.bots import make

GAMES = 1000
BOTS = ("one-step", "seven-gems", "two-hazards")


def main() -> None:
    players = [make("incan-gold", name, seed=seat) for seat, name in enumerate(BOTS, 1)]
    points: list[list[int]] = [[] for _ in BOTS]
    wins = [0.0 for _ in BOTS]
    for seed in range(GAMES):
        outcome = ceiba.play(ceiba.INCAN_GOLD, players, seed=seed).outcome
        assert outcome is not None  # the game was played to its end
        for seat, scored in enumerate(outcome.scores):
            points[seat].append(scored)
        for winner in outcome.winners:
            wins[winner - 1] += 1 / len(outcome.winners)

    print(f"{'seat':<16}{'mean':>8}{'sd':>8}{'wins':>8}")
    for name, made, won in zip(BOTS, points, wins, strict=True):
        print(f"{name:<16}{fmean(made):>8.2f}{stdev(made):>8.2f}{won / GAMES:>8.1%}")

    print(f"{'points':<8}games of {BOTS[0]}")
    tens = Counter(scored // 10 * 10 for scored in points[0])
    for ten in range(0, max(tens) + 1, 10):
        print(f"{ten:>3}–{ten + 9:<4}{'#' * (tens[ten] // 10)} {tens[ten]}")


if __name__ == "__main__":
    main()
