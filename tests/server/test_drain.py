"""Two servers, one drained and stopped under load: no act is refused, and everyone comes back by themselves."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread

import httpx

from ceiba.client import Guest
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.verifying import verify
from tests.cli.running import ceiba
from tests.server.broken_line import BrokenLine
from tests.server.postgres import PostgresServer
from tests.server.running import Running
from tests.waiting import until

PLAYERS = 4
MANY = 30  # commits
PATIENCE = 60.0  # seconds


class Player(Thread):
    """Plays one game after the other, at all seats of a table, while somebody else watches each of them."""

    def __init__(self, address: str, number: int, stop: Event) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._chance = random.Random(number)
        self._stop_it = stop
        self.commits = 0
        self.games = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            with (
                Guest(self._address, "Ada", patience=PATIENCE) as ada,
                Guest(self._address, patience=PATIENCE) as bo,
                ThreadPoolExecutor(1) as beside,
            ):
                while not self._stop_it.is_set():
                    self._play(ada, bo, beside)
        except Exception as trouble:  # told by the test itself, whose servers may be gone by now
            self.trouble = trouble

    def _play(self, ada: Guest, bo: Guest, beside: ThreadPoolExecutor) -> None:
        table = ada.create("incan-gold", ["me", "me", "me"], start=True)
        watched = bo.table(table.name)
        watching = beside.submit(lambda: [watched.version for _ in watched.events()])
        for seat in table.turns():
            choice = "leave" if self._chance.random() < 0.3 else "stay"
            table.commit(f"{seat} {choice}")
            self.commits += 1
        heard = watching.result(PATIENCE)
        assert watched.outcome == table.outcome
        assert heard == sorted(heard)
        self.games += 1


def test_one_of_two_is_drained_and_stopped_while_people_play(postgres: PostgresServer, tmp_path: Path) -> None:
    """A balancer in front asks who is ready: from then on it sends new connections to the other."""
    db = postgres.new_database()
    stop = Event()
    with (
        Running(tmp_path / "east", db) as east,
        Running(tmp_path / "west", db) as west,
        BrokenLine(east.port) as line,
    ):
        players = [Player(line.address, number, stop) for number in range(PLAYERS)]

        def have_played(more: int) -> bool:
            assert [player.trouble for player in players if player.trouble] == []
            return min(player.commits for player in players) >= more

        for player in players:
            player.start()
        until(lambda: have_played(MANY))
        assert ceiba("admin", "--db", db, "drain", east.address).exit_code == 0
        until(lambda: httpx.get(f"{east.address}/readyz").status_code == 503)
        line.server_port = west.port
        assert east.stop() == 0
        stopped_at = max(player.commits for player in players)
        until(lambda: have_played(stopped_at + MANY))
        stop.set()
        for player in players:
            player.join(2 * PATIENCE)
        assert have_played(0)
        assert all(player.games > 0 for player in players)
    database = Postgres(db)
    database.open()
    assert [verdict.fault for verdict in verify(database) if verdict.fault] == []
    database.close()
