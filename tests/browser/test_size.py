"""What a browser must load before the first act: at most 111 kB, fonts and all."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Newcomer

GAMES = {"tikal", "incan-gold"}
STATIC = Path(__file__).parents[2] / "src" / "ceiba" / "server" / "static"
# Bytes, by the ending of what is sent: browsers take Brotli from safe addresses alone, and gzip from any.
MOST = {".br": 111_000, ".gz": 122_000}
THEN = 8_000  # what is fetched at once when the board is there: the log, its words, symbols that come later

# Most languages have letters of their own, in one file with what is common or beside it.
FONTS = {
    "en": ["-latin-"],
    "de": ["-german-"],
    "fr": ["-french-"],
    "cs": ["-czech-"],
    "pl": ["-latin-", "-polish-"],
}


def loaded(game: str, language: str, ending: str) -> dict[str, int]:
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
    assert len(fonts) == 18
    files |= {f"assets/{name}" for name in fonts if any(part in name for part in FONTS[language])}
    return {name: _on_the_wire(STATIC / name, ending) for name in files}


def _on_the_wire(path: Path, ending: str) -> int:
    """Fonts are compressed already; all else was when it was built, except for the page itself, which is small."""
    compressed = path.with_name(path.name + ending)
    return (compressed if compressed.exists() else path).stat().st_size


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "cs", "pl"])
@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_the_first_game_is_quickly_there(game: str, language: str, ending: str) -> None:
    sizes = loaded(game, language, ending)
    assert len(sizes) > 6
    assert sum(sizes.values()) <= MOST[ending], sizes


def test_no_game_loads_another() -> None:
    """Nor does the generic table load any."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    tables = {entry: part for entry, part in manifest.items() if entry.endswith("Table.svelte")}
    assert len(tables) == 4
    for entry in tables:
        wanted, seen = [entry], {entry}
        while wanted:
            wanted += [one for one in manifest[wanted.pop()].get("imports", []) if one not in seen]
            seen.update(wanted)
        names = {manifest[one]["name"] for one in seen}
        own = {Path(entry).parent.name} if entry.startswith("src/games/") else set()
        assert names & GAMES <= own, (entry, names)


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
    assert sum(taken) <= MOST[".br"] + THEN, taken
