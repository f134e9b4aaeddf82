"""A server is drained and stopped behind open pages: another takes over, and nobody has to do anything."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from ceiba.server.store.postgres import Postgres
from ceiba.server.store.verifying import verify
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.cli.running import ceiba
from tests.server.broken_line import BrokenLine
from tests.server.postgres import PostgresServer
from tests.server.running import Running
from tests.waiting import until

BEFORE = 3  # choices; there is at least one in each of the five rounds
PATIENCE = 60_000  # milliseconds: what bots had begun to think of at one server, the other finds after a while


@pytest.fixture
def db() -> Iterator[str]:
    running = PostgresServer()
    try:
        yield running.start().new_database()
    finally:
        running.stop()


def choices_of(player: Player) -> Iterator[str]:
    """Made one after the other until the game is over, each as soon as the page allows; the acts that they are."""
    log = player.page.locator("ol.log")
    number = 0
    while player.wait_for_turn():
        number += 1
        seen = log.get_attribute("start") or ""
        button, act = ("Camp: go back", "1 leave") if number % 4 == 0 else ("Torch: go on", "1 stay")
        player.button(button).click()
        yield act
        expect(log).not_to_have_attribute("start", seen, timeout=PATIENCE)


def test_pages_go_on_when_their_server_is_drained_and_stopped(newcomer: Newcomer, db: str, tmp_path: Path) -> None:
    """One page plays and another watches, all the while; a balancer sends new connections to the other server."""
    with (
        Running(tmp_path / "east", db) as east,
        Running(tmp_path / "west", db) as west,
        BrokenLine(east.port) as line,
        ThreadPoolExecutor() as beside,
    ):
        ada, bo = newcomer("Ada", line.address), newcomer("Bo", line.address)
        table = ada.set_up("incan-gold", ["me", "random", "random"])
        bo.page.goto(f"/t/{table}")
        for player in (ada, bo):
            player.page.evaluate("window.stays = true")
        choices = choices_of(ada)
        made = [next(choices) for _ in range(BEFORE)]
        assert ceiba("admin", "--db", db, "drain", east.address).exit_code == 0
        until(lambda: httpx.get(f"{east.address}/readyz").status_code == 503)
        line.server_port = west.port
        stopped = beside.submit(east.stop)
        made += choices
        assert stopped.result() == 0
        for player in (ada, bo):
            expect(player.page.locator("section.over")).to_be_visible(timeout=PATIENCE)
            expect(player.page.get_by_role("alert")).to_be_hidden()
            assert player.page.evaluate("window.stays"), "the page was loaded anew"
        assert [act for act in ada.acts(table) if act.startswith("1 ")] == made
    database = Postgres(db)
    database.open()
    assert [verdict.fault for verdict in verify(database) if verdict.fault] == []
    database.close()
