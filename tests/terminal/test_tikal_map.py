"""The board of Tikal in characters: what it shows is what is there."""

from pathlib import Path

import pytest

from ceiba.game import Position
from ceiba.record import read_record
from ceiba.terminal.tikal.map import HEIGHT, WIDTH, draw_map
from ceiba.terminal.tikal.menu import open_cells
from ceiba.terminal.tikal.seats import signs
from ceiba.tikal.board import CELL_NAMES, CELLS, ROWS
from ceiba.tikal.descriptor import TIKAL
from ceiba.tikal.position import Tikal
from ceiba.words import LANGUAGES, speak
from tests.cli.running import RECORDS

ENGLISH = signs(speak("en").say)
HEAD = '[Game "tikal"]\n[Rules "1"]\n[Seats "4"]\n\n'
GAMES = sorted((RECORDS / "tikal").glob("*.ceiba"))

# Where the number of stones stands on each border, N NE SE S SW NW, from the upper left corner of a hex.
NUMBERS = ((0, 5), (2, 10), (4, 9), (4, 5), (4, 1), (2, 0))


def tikal(position: Position) -> Tikal:
    assert isinstance(position, Tikal)
    return position


def after(*acts: str) -> Tikal:
    return tikal(read_record(HEAD + "".join(f"{act}\n" for act in acts)).replay())


def lines(position: Tikal) -> list[str]:
    return [line.ljust(WIDTH) for line in draw_map(position, ENGLISH).plain.split("\n")]


def corner(cell: int) -> tuple[int, int]:
    column, row = divmod(cell, ROWS)
    return row * 4 + 2 * (column % 2), column * 9


def inside(drawn: list[str], name: str) -> list[str]:
    """The three lines of text within a hex."""
    line, column = corner(CELL_NAMES.index(name))
    return [
        drawn[line + 1][column + 2 : column + 9],
        drawn[line + 2][column + 1 : column + 10],
        drawn[line + 3][column + 1 : column + 10],
    ]


def test_the_empty_board() -> None:
    drawn = draw_map(TIKAL.start(4), ENGLISH).plain.split("\n")
    assert [line.rstrip() for line in drawn[12:]] == [
        "  ___1___     b3                d3                f3                h3",
        " /a4 ▲1  \\",
        "/         1___1___     c4                e4                g4",
        "\\         /b4 ♣   \\",
        " \\___2___/         1            d4                f4                h4",
        " /a5 base\\         /",
        "/         1_______1    c5                e5                g5",
        "\\         /b5 ▲1  \\",
        " \\_______2         1            d5                f5                h5",
        "         \\         /",
        "          \\_______/",
    ]


def test_every_seat_has_its_own_corner_of_a_hex() -> None:
    position = after(
        "* tile A3", "1 lay c4 0", "1 enter a5 worker", "1 enter a5 worker", "1 enter a5 leader", "1 done"
    )
    assert inside(lines(position), "a5") == ["a5 base", " W2L     ", "         "]
    position = after("* tile A3", "1 lay c4 0", "1 done", "* tile A1", "2 lay c5 0", "2 enter a5 leader", "2 done")
    assert inside(lines(position), "a5") == ["a5 base", "     BL  ", "         "]


def test_control_guards_and_camps_name_their_owner() -> None:
    opening = ["* tile A3", "1 lay c4 0", "1 enter a5 leader", "1 move a5 b5 leader"]
    assert inside(lines(after(*opening)), "b5")[0] == "b5 ▲1 W"
    assert inside(lines(after(*opening, "1 guard b5 leader")), "b5") == ["b5 ▲1†W", "         ", "         "]
    assert inside(lines(after(*opening, "1 camp c4")), "c4")[0] == "c4 ♣ ^W"


def test_a_treasure_shows_its_wafers_and_a_volcano_nothing_else() -> None:
    assert inside(lines(after("* tile A2", "1 lay c4 0")), "c4")[0] == "c4 ◆4  "
    volcano = next(path for path in GAMES if "volcano" in draw_map(last(path), ENGLISH).plain)
    assert any(" volcano " in line for line in lines(last(volcano)))


def last(path: Path) -> Tikal:
    return tikal(read_record(path.read_bytes()).replay())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_borders_show_what_it_costs_to_cross_them(path: Path) -> None:
    """In a finished game all forty hexes are open; the numbers on the map are the prices of the rules."""
    position = last(path)
    drawn = lines(position)
    assert len(drawn) == HEIGHT
    for cell in range(CELLS):
        line, column = corner(cell)
        for side, (down, right) in enumerate(NUMBERS):
            shown = drawn[line + down][column + right]
            price = position.border(cell, side)
            assert shown == str(price) if price else shown in "_/\\"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_figure_is_on_the_map(path: Path) -> None:
    position = last(path)
    drawn = lines(position)
    for cell, name in enumerate(CELL_NAMES):
        shown = " ".join(inside(drawn, name)[1:])
        for seat, letter in zip(range(1, position.seats + 1), "WBOR", strict=False):
            workers = position.workers[cell * 4 + seat - 1]
            leader = position.leader[seat - 1] == cell
            figures = f"{letter}{workers or ''}{'L' if leader else ''}"
            assert (figures in shown) if workers or leader else (letter not in shown)


def test_a_temple_of_ten_fits() -> None:
    position = TIKAL.start(2)
    position.value[CELL_NAMES.index("b5")] = 10
    position.leader[1] = CELL_NAMES.index("b5")
    assert inside(lines(position), "b5") == ["b5▲10 B", "     BL  ", "         "]


def test_cells_for_the_tile_in_hand_are_marked() -> None:
    position = after("* tile A3")
    cells = open_cells(position)
    assert {CELL_NAMES[cell] for cell in cells} == {"a3", "b3", "c4", "c5"}
    drawn = draw_map(position, ENGLISH, cells).plain
    assert [name for name in CELL_NAMES if f"[ {name} ]" in drawn] == ["a3", "b3", "c4", "c5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_every_language_are_clear_and_fit(language: str) -> None:
    said = signs(speak(language).say)
    letters = [*said.seats, said.leader]
    assert len(set(said.seats)) == 4
    assert said.leader not in said.seats
    assert all(len(letter) == 1 for letter in letters)
    assert len(said.base) <= 4
    assert len(said.volcano) <= 7


def test_the_map_speaks_the_language() -> None:
    position = TIKAL.start(2)
    position.leader[1] = CELL_NAMES.index("b5")
    czech = draw_map(position, signs(speak("cs").say)).plain
    assert "b5 ▲1 Č" in czech
    assert "ČV" in czech
    assert "a5 báze" in czech
