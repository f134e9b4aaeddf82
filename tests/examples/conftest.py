"""The example installed, a server that finds it there, and a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import installed
from tests.browser.conftest import FLAGS
from tests.examples.beside import Place
from tests.server.running import Running


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("beside"))


@pytest.fixture(scope="session")
def server(beside: Place, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", beside.environment()["PYTHONPATH"])
        running = Running(tmp_path_factory.mktemp("tables")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playing:
        opened = playing.chromium.launch(executable_path=installed(), args=[*FLAGS])
        yield opened
        opened.close()
