"""What a browser must load before the first act: at most 130 kB, fonts and all."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Newcomer

STATIC = Path(__file__).parents[2] / "src" / "ceiba" / "server" / "static"
MOST = 130_000

# Most languages have letters that are not in the fonts that all load.
FONTS = {"cs": "-czech-", "pl": "-polish-", "de": "-western-", "fr": "-western-"}


def loaded(game: str, language: str) -> dict[str, int]:
    """The files of a first game in a language, as they go over the wire."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    words = [f"src/words/{language}.ts", f"../src/ceiba/locale/{language}/{game}.ftl?raw"]
    wanted = ["index.html", *words, f"src/games/{game}/Table.svelte"]
    files: set[str] = {"index.html"}
    seen: set[str] = set()
    while wanted:
        entry = wanted.pop()
        if entry in seen:
            continue
        seen.add(entry)
        part = manifest[entry]
        files |= {part["file"], *part.get("css", [])}
        wanted += part.get("imports", [])
    assert re.search(r"<script[^>]+" + re.escape(manifest["index.html"]["file"]), page)
    fonts = [name.name for name in (STATIC / "assets").glob("*.woff2")]
    assert len(fonts) == 12
    own = FONTS.get(language, "-latin-")
    files |= {f"assets/{name}" for name in fonts if "-latin-" in name or own in name}
    return {name: _on_the_wire(STATIC / name) for name in files}


def _on_the_wire(path: Path) -> int:
    """Fonts are compressed already; all else is compressed on its way."""
    content = path.read_bytes()
    return len(content) if path.suffix == ".woff2" else len(gzip.compress(content, 6))


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "cs", "pl"])
def test_the_first_game_is_quickly_there(game: str, language: str) -> None:
    sizes = loaded(game, language)
    assert len(sizes) > 6
    assert sum(sizes.values()) <= MOST, sizes


def test_the_first_play_over_the_wire(newcomer: Newcomer) -> None:
    """From the start page to the board of a first game, as a browser counts it; the game's own news aside."""
    ada = newcomer(language="pl")
    taken: list[int] = []

    def count(asked: Request) -> None:
        if "/api/" not in asked.url:
            taken.append(asked.sizes()["responseBodySize"])

    ada.page.on("requestfinished", count)
    ada.page.goto("/")
    ada.page.locator("article button").first.click()
    ada.page.wait_for_selector("[data-cell=a5]")
    ada.page.wait_for_load_state("networkidle")
    assert len(taken) > 8
    assert sum(taken) <= MOST, taken
