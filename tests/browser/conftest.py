"""A real server and a real Chromium for the tests of the page."""

import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.chromium import installed
from tests.browser.heap import install
from tests.browser.player import Player
from tests.examples.beside import Place
from tests.server.running import wait_for

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "ceiba" / "server" / "static"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Server:
    """`ceiba serve` as a process of its own; it can be killed and started again on the same data."""

    def __init__(self, data: Path, *packages: Path) -> None:
        """With more packages than are installed."""
        self.data = data
        paths = [*map(str, packages), os.environ.get("PYTHONPATH", "")]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        asked = ["--port", str(self.port), "--host", "127.0.0.1", "--data", str(self.data), "--quiet"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ceiba", "serve", *asked],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert self.address in said, f"the server said: {said}"
        wait_for(self.address)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        self.process.terminate()
        self._reap()

    def _reap(self) -> None:
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()


def _free_port() -> int:
    """Below those that the system hands out by itself, and elsewhere for each process of the tests."""
    while True:
        port = random.randrange(20000, 32000)
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)):
                return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    serving = Server(tmp_path_factory.mktemp("tables"))
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that others have brought games to: one with words of its own, and one with as little as there can be."""
    folder = tmp_path_factory.mktemp("brought")
    install(folder)
    serving = Server(tmp_path_factory.mktemp("tables"), folder, Place(folder / "beside").packages, ROOT)
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    serving = Server(tmp_path)
    yield serving
    if serving.process.poll() is None:
        serving.stop()


# Only as long as a file of tests: while Playwright runs, no other event loop can in the same process, and tests of
# the server may come next.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=installed(), args=list(FLAGS))
    yield opened
    opened.close()


Newcomer = Callable[..., Player]


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[Newcomer]:
    """`newcomer("Ada", width=390)`: a person with a browser of their own, who has come in as a guest."""
    players: list[Player] = []

    def arrive(name: str = "Ada", address: str = "", **how: object) -> Player:
        player = Player(browser, address or server.address, name, **how)  # type: ignore[arg-type]  # handed on as they are
        players.append(player)
        return player

    yield arrive
    for player in players:
        player.leave()


@pytest.fixture
def page(newcomer: Newcomer) -> Page:
    return newcomer().page
