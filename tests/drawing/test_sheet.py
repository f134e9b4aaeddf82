"""What holds for every picture: it stands alone, is small, and is the same for the same position."""

import re

import pytest

import ceiba
from ceiba.drawing.figures import MARKS
from ceiba.drawing.ink import PALETTE
from ceiba.drawing.sheet import needed
from ceiba.drawing.svg import number
from ceiba.game import Position
from ceiba.tikal.position import Tikal
from ceiba.words import LANGUAGES
from tests.drawing.pictures import SVG, Picture, incan_gold, stages, tikal
from tests.locale.messages import vocabulary, words_in

LARGEST = 120_000

GAMES = [
    ("tikal", 2, {}, 23),
    ("tikal", 4, {}, 23),
    ("tikal", 3, {"auction": True}, 29),
    ("incan-gold", 3, {}, 5),
    ("incan-gold", 8, {"open_tents": True}, 9),
    ("incan-gold", 5, {"artifacts": False}, 7),
]


@pytest.fixture(params=["full_hex", "long_path", "tikal", "incan-gold"])
def position(request: pytest.FixtureRequest) -> Position:
    match request.param:
        case "full_hex":
            return tikal("full_hex")
        case "long_path":
            return incan_gold("long_path")
        case game:
            return ceiba.start(game, 4)


@pytest.mark.parametrize(("game", "seats", "options", "step"), GAMES)
def test_every_stage_of_a_game_can_be_drawn(game: str, seats: int, options: dict[str, bool], step: int) -> None:
    for position in stages(game, seats, 3, step, **options):
        picture = Picture(position.draw())
        assert picture.root.tag == f"{SVG}svg"
        assert len(picture.text) < LARGEST


def test_notebooks_show_the_same_picture(position: Position) -> None:
    assert position._repr_svg_() == position.draw()


def test_the_same_position_gives_the_same_picture(position: Position) -> None:
    assert position.copy().draw() == position.draw()


def test_nothing_comes_from_elsewhere(position: Position) -> None:
    text = position.draw()
    assert re.findall(r"https?:[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r'(?:href="|url\()([^")]*)', text))
    tags = {part.tag.removeprefix(SVG) for part in Picture(text).root.iter()}
    assert tags <= {
        *("svg", "title", "desc", "style", "defs", "clipPath", "g", "use"),
        *("path", "rect", "circle", "ellipse", "text"),
    }


def test_every_symbol_used_is_there_and_every_one_there_is_used(position: Position) -> None:
    text = position.draw()
    there = re.findall(r' id="([^"]+)"', text)
    assert len(there) == len(set(there))
    assert set(there) == set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))


def test_every_class_has_its_colour_by_day_and_by_night(position: Position) -> None:
    text = position.draw()
    day, night = text.split("@media (prefers-color-scheme: dark)")
    used = {name for said in re.findall(r' class="([^"]+)"', text) for name in said.split()}
    colours = {f"c-{name}{ending}" for name in PALETTE for ending in ("", "-line", "-hue")}
    assert used & colours
    for name in used & colours:
        assert f".{name}{{" in day
        assert f".{name}{{" in night


def test_both_games_may_stand_on_one_page() -> None:
    """A name of a symbol would otherwise mean the one that stands first."""
    names = [set(re.findall(r' id="([^"]+)"', ceiba.start(game, 3).draw())) for game in ("tikal", "incan-gold")]
    assert not names[0] & names[1]


def test_a_picture_speaks_for_itself(position: Position) -> None:
    root = Picture(position.draw()).root
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") in ("Tikal", "Incan Gold")
    assert len(root.findtext(f"{SVG}desc") or "") > 50
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options", "step"), GAMES)
def test_a_picture_speaks_every_language(
    game: str, seats: int, options: dict[str, bool], step: int, language: str
) -> None:
    """What stands in it and what is read out of it is made of words of that language alone."""
    for position in stages(game, seats, 4, step * 5, **options):
        root = Picture(ceiba.find(game).draw(position, 1, language)).root
        texts = [text.text or "" for tag in ("title", "desc", "text") for text in root.iter(f"{SVG}{tag}")]
        assert words_in(" ".join(texts)) - vocabulary(language) == set()
        assert not any("{" in text or "picture-" in text for text in texts)


def test_pictures_are_english_unless_asked(position: Position) -> None:
    game = ceiba.find("tikal" if isinstance(position, Tikal) else "incan-gold")
    assert game.draw(position, 2, "en") == position.draw(2)
    assert game.draw(position, 2, "de") != position.draw(2)


def test_symbols_that_only_other_symbols_use_are_kept() -> None:
    symbols = ['<g id="a"><use href="#b"/></g>', '<g id="b"/>', '<g id="c"/>']
    assert needed(symbols, '<use href="#a"/>') == symbols[:2]


@pytest.mark.parametrize(("value", "text"), [(3, "3"), (-0.04, "0"), (2.50, "2.5"), (10.0, "10"), (-7.25, "-7.2")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


# -- words can be read, by day and by night -----------------------------------------------------------

READ_ON = [
    *(("ink", ground) for ground in ("paper", "leaf")),
    *(("faint", ground) for ground in ("paper", "leaf")),
    *(("night", ground) for ground in ("plate", "tread", "alarm")),
    *(("name", ground) for ground in ("sand", "glade", "soil", "trail")),
    *(("whisper", ground) for ground in ("shade", "crown", "canopy", "frond")),
    *(("canvas", ground) for ground in ("basalt", "cone")),
    *(("glint", ground) for ground in ("vault", "gloom", "glow", "crown", "canopy")),
    *(("tread", ground) for ground in ("vault", "gloom", "glow")),
    ("plate", "floor"),
    ("plate", "night"),
    ("jade", "leaf"),
    *((f"{colour}-mark", colour) for colour in MARKS),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("words", "ground"), READ_ON)
def test_words_stand_out_from_their_ground(words: str, ground: str, theme: int) -> None:
    lightest, darkest = sorted((_light(PALETTE[name][theme]) for name in (words, ground)), reverse=True)
    assert (lightest + 0.05) / (darkest + 0.05) >= 4.5


def _light(colour: str) -> float:
    """Relative luminance, as the Web Content Accessibility Guidelines define it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
