"""One server of each kind a test run, for tests that do not kill it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ceiba.server.store.database import Database
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.sqlite import SQLite
from tests.server.postgres import PostgresServer
from tests.server.running import Person, Running

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL; tests make databases of their own in it."""
    running = PostgresServer()
    try:
        yield running.start()
    finally:
        running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return SQLite(tmp_path / "tables.sqlite")
    server: PostgresServer = request.getfixturevalue("postgres")
    return Postgres(server.new_database())


@pytest.fixture
def meet(server: Running) -> Iterator[Meet]:
    """Meet people: `meet("Ada")`; at another server with its address."""
    met: list[Person] = []

    def person(name: str = "Ada", address: str = server.address, token: str | None = None) -> Person:
        met.append(Person(address, name, token))
        return met[-1]

    yield person
    for one in met:
        one.http.close()


@pytest.fixture
def ada(meet: Meet) -> Person:
    return meet("Ada")


@pytest.fixture
def bo(meet: Meet) -> Person:
    return meet("Bo")
