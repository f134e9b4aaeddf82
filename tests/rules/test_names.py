"""A game is one folder and one line: outside its own folders nothing says its name."""

import re
from pathlib import Path

from ceiba.games import known

ROOT = Path(__file__).parents[2]

# What gives a game away, however it is spelled; the last is the example's, which Ceiba has never heard of.
NAMES = re.compile("tikal|incan|diamant|lightkeeper", re.IGNORECASE)

# A game's own folders, and the rooms that may speak of games: words, and what is measured.
OWN = re.compile(r"src/ceiba/((bots|terminal)/)?(tikal|incan_gold)/|web/src/games/[\w-]+/")
FREE = re.compile(r"src/ceiba/(locale|bench|server/static)/|web/src/lib/schema\.ts")  # the last two are generated

SUFFIXES = {".py", ".sql", ".ts", ".js", ".mjs", ".svelte", ".json", ".css", ".html", ".svg"}

# The lines by which `import ceiba` hands on its two games.
EXPORTS = re.compile(r'from ceiba\.\w+\.descriptor import [A-Z_]+|    "(TIKAL|INCAN_GOLD)",')


def said() -> list[str]:
    """Every place that names a game and may not: its file, line and text."""
    folders = [ROOT / "src" / "ceiba", ROOT / "web" / "src", ROOT / "web" / "public"]
    source = [*(path for folder in folders for path in folder.rglob("*")), *(ROOT / "web").glob("*.*")]
    places = []
    for path in sorted(source):
        name = path.relative_to(ROOT).as_posix()
        if not path.is_file() or path.suffix not in SUFFIXES:
            continue
        if OWN.match(name) or FREE.match(name):
            continue
        if NAMES.search(name):
            places.append(f"{name}: the file's own name")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            exported = name == "src/ceiba/__init__.py" and EXPORTS.fullmatch(line)
            if NAMES.search(line) and not exported:
                places.append(f"{name}:{number}: {line.strip()}")
    return places


def test_every_game_is_known_by_a_name_to_look_for() -> None:
    own = [game for game in known().values() if game.package == "ceiba"]
    assert len(own) >= 2
    for game in own:
        assert all(NAMES.search(name) for name in (game.name, *game.variants)), game.name


def test_no_game_is_named_outside_its_own_folders() -> None:
    places = said()
    assert not places, "\n".join([f"{len(places)} places name a game:", *places])
