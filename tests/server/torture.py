"""Strike at servers under load, again and again; then look whether anything was lost, doubled, or shown too early.

`python -m tests.server.torture --kills 1000 --faults 300` kills one server on SQLite; and two servers on
PostgreSQL, their database, and the connections between them. The tests do a few of each.
"""

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import Event

from ceiba.server.store.database import Database
from ceiba.server.store.database_url import database_of
from ceiba.server.store.verifying import verify
from tests.server.crowd import Player
from tests.server.postgres import PostgresServer, cut_connections
from tests.server.running import Running

LONGEST_LIFE = 0.8  # seconds between a start and the next fault
NO_QUOTAS = ("--no-quotas",)

Strike = Callable[[], None]


def on_sqlite(folder: Path, kills: int, seed: int = 1) -> int:
    """Answers how many commits were acknowledged, all of which were found again."""
    with Running(folder, options=NO_QUOTAS) as server:
        return endure([server], database_of(None, folder), kills, {"server killed": lambda: revive(server)}, seed)


def on_postgresql(folder: Path, postgres: PostgresServer, faults: int, seed: int = 1) -> int:
    db = postgres.new_database()
    options = (*NO_QUOTAS, "--key", str(folder / "key"))
    east, west = [Running(folder / name, db, options=options) for name in ("east", "west")]

    def freeze() -> None:
        with postgres.frozen():
            time.sleep(LONGEST_LIFE)

    with east, west:
        strikes: dict[str, Strike] = {
            "server killed": lambda: revive(east),
            "other server killed": lambda: revive(west),
            "both killed": lambda: revive(east, west),
            "connections cut": lambda: cut_connections(db),
            "database frozen": freeze,
            "database killed": postgres.crash,
        }
        database = database_of(db, folder)
        database.key_file = folder / "key"
        return endure([east, west], database, faults, strikes, seed)


def revive(*servers: Running) -> None:
    """Killed in the middle of whatever they do, and started again."""
    for server in servers:
        server.kill()
    for server in servers:
        server.start()


def endure(
    servers: list[Running], database: Database, faults: int, strikes: dict[str, Strike], seed: int, players: int = 4
) -> int:
    """One fault of each kind, and so on in any order, while players play."""
    chance = random.Random(seed)
    stop = Event()
    crowd = [Player([server.address for server in servers], number, stop) for number in range(players)]
    threads = [thread for player in crowd for thread in player.threads]
    for thread in threads:
        thread.start()
    struck: Counter[str] = Counter()
    try:
        for number in range(faults):
            if stop.wait(chance.uniform(0.0, LONGEST_LIFE)):
                break  # a player has found something
            kind = [*strikes][number] if number < len(strikes) else chance.choice([*strikes])
            strikes[kind]()
            struck[kind] += 1
    finally:
        stop.set()
    for thread in threads:
        thread.join()
    database.open()
    commits = sum(player.check(database) for player in crowd)
    for verdict in verify(database):
        assert verdict.fault is None, verdict
    database.close()
    for player in crowd:
        player.leave()
    told = ", ".join(f"{kind} {count}" for kind, count in sorted(struck.items()))
    seen = sum(len(player.seen) for player in crowd)
    print(f"{told}: {commits} commits acknowledged and {seen} positions shown, all stored, none twice", flush=True)
    return commits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="on SQLite")
    parser.add_argument("--faults", type=int, default=300, help="on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        on_sqlite(Path(folder), asked.kills, asked.seed)
    postgres = PostgresServer().start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            on_postgresql(Path(folder), postgres, asked.faults, asked.seed)
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
