"""How often does the next card end the round?

Nobody leaves, so every round of Incan Gold goes on until it busts. The program counts at which card that happens,
and compares with the exact chances, which Ceiba knows from the counts of the deck. Only first rounds count: later
ones have cards missing.

    $ python bust_rate.py
     card  counted    exact  still inside
        1    0.00%    0.00%        100.0%
        2    2.35%    3.23%         96.8%
        3    6.85%    6.23%         90.5%
        4    8.35%    8.72%         81.8%
        5    8.95%   10.49%         71.3%
        6   12.10%   11.43%         59.9%
        7   11.95%   11.52%         48.4%
        8   11.90%   10.88%         37.5%
        9   10.20%    9.68%         27.8%
       10    8.60%    8.13%         19.7%
       11    5.65%    6.45%         13.2%
       12    4.40%    4.83%          8.4%
"""

from collections import Counter

import ceiba
from ceiba.incan_gold.odds import bust_distribution
from ceiba.incan_gold.position import IncanGold

ROUNDS = 2000


def cards_until_bust(seed: int) -> int:
    """Deal the first round of a game in which everyone stays."""
    position = ceiba.start("incan-gold", 3)
    dealer = ceiba.Dealer(seed)
    cards = 0
    while True:
        before = position.copy()
        act = position.act(dealer.draw(position))
        cards += 1
        if any(event["key"] == "bust" for event in ceiba.INCAN_GOLD.events(before, act, position)):
            return cards
        for seat in position.actors():
            if seat != ceiba.LUCK:
                position.act(f"{seat} stay")


def main() -> None:
    counted = Counter(cards_until_bust(seed) for seed in range(ROUNDS))
    start = ceiba.start("incan-gold", 3)
    assert isinstance(start, IncanGold)  # what the exact chances are for
    exact = bust_distribution(start)

    print(" card  counted    exact  still inside")
    inside = 1.0
    for card, chance in enumerate(exact[:12], 1):
        inside -= float(chance)
        print(f"{card:>5}{counted[card] / ROUNDS:>9.2%}{float(chance):>9.2%}{inside:>14.1%}")


if __name__ == "__main__":
    main()
