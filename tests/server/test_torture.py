"""Nothing is lost, doubled or shown too early, whatever is struck: a short form of `make torture`."""

from pathlib import Path

from tests.server.postgres import PostgresServer
from tests.server.torture import on_postgresql, on_sqlite


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    assert on_sqlite(tmp_path, kills=4) > 20


def test_nothing_is_lost_with_two_servers_on_postgresql(tmp_path: Path, postgres: PostgresServer) -> None:
    """One fault of each kind; with a database of its own, for that is killed too."""
    assert on_postgresql(tmp_path, postgres, faults=6, seed=2) > 20
