"""The pictures in the documentation: each drawn from the record beside it, or asked for by the rules."""

import re
from pathlib import Path

from ceiba import read_record
from ceiba.games import known
from ceiba.rulebook import source

IMAGES = Path(__file__).parents[2] / "docs" / "images"
RECORDS = sorted(IMAGES.glob("*.ceiba"))


def drawn(record: Path) -> str:
    return read_record(record.read_bytes()).replay().draw()


def illustrations() -> dict[Path, str]:
    """By where the documentation has them."""
    found = {}
    for game in known().values():
        for name in re.findall(r"\(picture:([\w-]+)\)", source(game, "en") or ""):
            picture = game.illustrate(name, "en")
            assert picture is not None, f"the rules of {game} ask for a picture {name} that nobody draws"
            found[IMAGES / "rules" / f"{game.name}-{name}.svg"] = picture
    return found
