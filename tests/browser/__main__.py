"""Takes the pictures of the page that the documentation shows: `make screenshots`."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import installed
from tests.browser.conftest import FLAGS, Server
from tests.browser.player import Player
from tests.browser.views import VIEWS, View
from tests.examples.beside import Place

IMAGES = Path(__file__).parents[2] / "docs" / "images"


def take(browser: Browser, server: Server, view: View) -> None:
    player = Player(
        browser,
        server.address,
        "Ada",
        width=view.width,
        height=view.height,
        language=view.language,
        theme=view.theme,
        touch=min(view.width, view.height) < 500,
    )
    view.go(player)
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=IMAGES / f"{view.name}.png")
    player.leave()


@contextmanager
def running(data: Path, *packages: Path) -> Iterator[Server]:
    server = Server(data, *packages)
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    """All of them, or those that are named."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playing:
        folder = Path(name)
        brought = Place(folder / "beside").packages
        browser = playing.chromium.launch(executable_path=installed(), args=list(FLAGS))
        with running(folder / "own") as own, running(folder / "brought", brought) as open_to_others:
            for view in VIEWS:
                if view.name in (sys.argv[1:] or [view.name]):
                    take(browser, open_to_others if view.brought else own, view)
                    print(f"docs/images/{view.name}.png", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
