"""Is it time to leave the temple? The exact answer.

One player is left inside. Given what lies on the path, this works out by exact fractions how likely the next card
ends the round, what leaving brings, and what going on for as long as it pays brings on average.

    $ python leave_or_stay.py 11 spiders 5 snakes
    the next card ends the round: 4/27 (14.8%)
    cards until that happens, on average: 4.27
    leaving now brings 8, going on 13.36 on average
    stay

    $ python leave_or_stay.py 11 spiders 5 snakes mummies 17 9
    the next card ends the round: 1/4 (25.0%)
    cards until that happens, on average: 3.15
    leaving now brings 34, going on 29.12 on average
    leave
"""

import sys

import ceiba
from ceiba.incan_gold.odds import bust_chance, mean_cards_to_bust, stakes
from ceiba.incan_gold.position import IncanGold


def alone_on(path: list[str]) -> IncanGold:
    """Seat 1 alone inside, after these cards: the two others leave at the first chance."""
    position = ceiba.start("incan-gold", 3)
    assert isinstance(position, IncanGold)
    for number, card in enumerate(path, 1):
        position.act(f"* card {card}")
        if number < len(path):
            for seat in position.actors():
                if seat != ceiba.LUCK:
                    position.act(f"{seat} {'stay' if seat == 1 else 'leave'}")
    return position


def main() -> None:
    try:
        position = alone_on(sys.argv[1:])
        leave, go_on = stakes(position)
    except ValueError as error:
        sys.exit(f"These cards cannot come like this: {error}")
    print(f"the next card ends the round: {bust_chance(position)} ({float(bust_chance(position)):.1%})")
    print(f"cards until that happens, on average: {float(mean_cards_to_bust(position)):.2f}")
    print(f"leaving now brings {leave}, going on {float(go_on):.2f} on average")
    print("leave" if leave >= go_on else "stay")


if __name__ == "__main__":
    main()
