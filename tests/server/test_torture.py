"""Nothing is lost when a server is killed: a short form of `make torture`."""

from pathlib import Path

from tests.server.postgres import PostgresServer
from tests.server.torture import torture

KILLS = 4


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    assert torture(tmp_path, None, KILLS) > 20


def test_nothing_is_lost_on_postgresql(tmp_path: Path, postgres: PostgresServer) -> None:
    assert torture(tmp_path, postgres.new_database(), KILLS, seed=2) > 20
