"""What a browser must load before the first act: at most 130 kB, fonts and all."""

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Newcomer

STATIC = Path(__file__).parents[2] / "src" / "ceiba" / "server" / "static"
MOST = 130_000

# Most languages have letters of their own, beside what all load, or in one file with it.
FONTS = {
    "en": ["-latin-"],
    "de": ["-western-"],
    "fr": ["-western-"],
    "cs": ["-latin-", "-czech-"],
    "pl": ["-latin-", "-polish-"],
}


def loaded(game: str, language: str) -> dict[str, int]:
    """The files of a first game in a language, as they go over the wire."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    words = [f"src/words/{language}.ts", f"../src/ceiba/locale/{language}/{game}.ftl?raw"]
    first = next(entry for entry, part in manifest.items() if f"/static/{part['file']}" in page)
    wanted = [first, *words, f"src/games/{game}/Table.svelte"]
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
    fonts = [name.name for name in (STATIC / "assets").glob("*.woff2")]
    assert len(fonts) == 12
    files |= {f"assets/{name}" for name in fonts if any(part in name for part in FONTS[language])}
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


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_first_play_over_the_wire(newcomer: Newcomer, language: str) -> None:
    """From the start page to the board of a first game, as a browser counts it; the game's own news aside."""
    ada = newcomer(language=language)
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
