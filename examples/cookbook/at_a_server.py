"""Let a bot of yours play at a server.

Opens a table against a level, and plays there until the game is over. The bot thinks here, on a position that is
replayed from the table's record; the server sees only the acts. Needs `ceiba[client]`, and a server: `ceiba serve`.

    $ python at_a_server.py http://localhost:8700 incan-gold one-step
    ... is open to watch
    scores ... · winners ...
"""

import sys

import ceiba
from ceiba.bots import make
from ceiba.client import Guest

LEVEL = "tourist"


def main() -> None:
    address, name, spec = sys.argv[1:]
    bot = make(name, spec)
    others = [LEVEL] * (ceiba.find(name).fewest - 1)
    with Guest(address, "My bot") as guest:
        table = guest.create(name, ["me", *others], start=True)
        print(f"{table.link} is open to watch", flush=True)
        for seat in table.turns():
            position = table.record().replay()
            table.commit(position.write(bot.choose(position.known_to(seat), seat)))
        assert table.outcome is not None  # turns end with the game
        print("scores", *table.outcome.scores, "· winners", *table.outcome.winners)


if __name__ == "__main__":
    main()
