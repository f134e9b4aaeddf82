"""Takes the pictures of the page that the documentation shows: `make screenshots`."""

import sys
import tempfile
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
        touch=view.width < 500,
    )
    view.go(player)
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=IMAGES / f"{view.name}.png")
    player.leave()


def main() -> None:
    """All of them, or those that are named."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playing:
        folder = Path(name)
        own = Server(folder / "own")
        brought = Server(folder / "brought", Place(folder / "beside").packages)
        browser = playing.chromium.launch(executable_path=installed(), args=list(FLAGS))
        for view in VIEWS:
            if view.name in (sys.argv[1:] or [view.name]):
                take(browser, brought if view.brought else own, view)
                print(f"docs/images/{view.name}.png")
        browser.close()
        own.stop()
        brought.stop()


if __name__ == "__main__":
    main()
