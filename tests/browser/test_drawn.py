"""The page draws with the hand of the pictures: what it was handed is what the pictures use now."""

from web.symbols import SOURCES, files


def test_the_page_has_the_pictures_symbols() -> None:
    kept = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("drawn/*")}
    assert kept == files(), "run: python web/symbols.py"
