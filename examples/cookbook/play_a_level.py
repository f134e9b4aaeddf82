"""Play against a level, at the keyboard.

Works for every game: it draws the table as you may see it, and takes an act as you would write it. `ceiba play`
does the same with a map and in your language; here is the whole of it in forty lines.

    $ yes leave | python play_a_level.py incan-gold tourist --seed 3
    table.svg shows the table; you may: 1 stay, 1 leave
    > table.svg shows the table; you may: 1 stay, 1 leave
    > table.svg shows the table; you may: 1 stay, 1 leave
    > table.svg shows the table; you may: 1 stay, 1 leave
    > table.svg shows the table; you may: 1 stay, 1 leave
    > scores 13 57 35 · winners 2
"""

import argparse
from pathlib import Path

import ceiba
from ceiba.bots import make

FEW = 12  # acts that are listed
PICTURE = Path("table.svg")


def ask(position: ceiba.Position, seat: int) -> int:
    """What the person at the keyboard does."""
    acts = [position.write(act) for act in position.legal(seat)]
    PICTURE.write_text(position.draw(seat), encoding="utf-8")
    print(f"{PICTURE} shows the table; you may: {', '.join(acts[:FEW])}{' …' if len(acts) > FEW else ''}")
    while True:
        try:
            return position.read(f"{seat} {input('> ')}")
        except ValueError as error:  # cannot be read, is not allowed, or may mean several acts
            print(error)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("level", nargs="?", default="scout")
    parser.add_argument("--seed", default="any")
    said = parser.parse_args()

    game = ceiba.find(said.game)
    others = [make(game.name, said.level, seed=f"{said.seed}/{seat}") for seat in range(2, game.fewest + 1)]
    record = ceiba.play(game, [ask, *others], seed=said.seed)
    assert record.outcome is not None
    print("scores", *record.outcome.scores, "· winners", *record.outcome.winners)


if __name__ == "__main__":
    main()
