"""The map shows every stone and every figure; the panel every seat's means."""

from xml.etree.ElementTree import Element

import pytest

import ceiba
from ceiba.bits import members
from ceiba.game import Position, first_of
from ceiba.tikal.board import CELL_NAMES, CELLS, SIDES
from ceiba.tikal.drawing import symbols
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import LAY_TILE, MOST_SEATS
from ceiba.tikal.tables import COLOURS, JUNGLE, MOTIF_COUNT, NO_TILE, TEMPLE, TILE_STONES, TREASURE
from tests.drawing.pictures import SVG, Picture, stages, tikal

Scene = tuple[Tikal, Picture]


@pytest.fixture(scope="module", params=["full_hex", "basic", "auction"])
def scenes(request: pytest.FixtureRequest) -> list[Scene]:
    match request.param:
        case "full_hex":
            positions: list[Position] = [tikal("full_hex")]
        case "basic":
            positions = [*stages("tikal", 4, 1, 37)]
        case _:
            positions = [*stages("tikal", 3, 2, 41, auction=True)]
    return [(position, Picture(position.draw())) for position in positions if isinstance(position, Tikal)]


def explored(p: Tikal) -> list[int]:
    return [cell for cell in range(CELLS) if p.tile[cell] != NO_TILE]


def in_hand(p: Tikal) -> list[int]:
    return [p.hand] if p.hand != NO_TILE else members(p.shown)


def test_every_stone_is_drawn(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        printed = sum(p.stones(cell, side) for cell in explored(p) for side in range(SIDES))
        printed += sum(TILE_STONES[tile * SIDES + side] for tile in in_hand(p) for side in range(SIDES))
        assert len(picture.of("stone")) == printed


def test_every_figure_is_drawn(scenes: list[Scene]) -> None:
    """Up to three workers of a seat one by one, more as a stack with their number."""
    for p, picture in scenes:
        by_hex = [[p.workers[cell * MOST_SEATS + seat] for cell in range(CELLS)] for seat in range(p.seats)]
        for colour, workers in zip(COLOURS, by_hex, strict=False):
            symbol = f"#t-worker-{colour}"
            assert len([use for use in picture.of("worker") if use.get("href") == symbol]) == sum(
                number for number in workers if number <= 3
            )
        stacked = sorted(number for workers in by_hex for number in workers if number > 3)
        assert sorted(int(picture.says(stack)) for stack in picture.of("stack")) == stacked
        assert len(picture.of("leader")) == sum(place >= 0 for place in p.leader)


def test_camps_and_guards_are_drawn(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        for things, class_ in ((p.camp, "camp"), (p.guard, "guard")):
            drawn = sorted(use.get("href", "") for use in picture.of(class_))
            assert drawn == sorted(f"#t-{class_}-{COLOURS[owner - 1]}" for owner in things if owner)


def test_every_temple_shows_its_value_and_its_master(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        temples = [cell for cell in explored(p) if p.terrain[cell] == TEMPLE]
        masters = sorted(f"#t-control-{COLOURS[p.controls(cell) - 1]}" for cell in temples if p.controls(cell))
        assert sorted(use.get("href", "") for use in picture.of("control")) == masters
        told = {_told(tile).split(":")[0]: tile for tile in picture.of("tile")}
        for cell in temples:
            tile = told[CELL_NAMES[cell]]
            assert f"temple {p.value[cell]}" in _told(tile)
            assert str(p.value[cell]) in picture.says(tile).split()
            steps = [use.get("href") for use in tile.iter(f"{SVG}use")]
            assert f"#t-temple{p.value[cell]}" in steps


def test_contested_temples_have_a_broken_ring(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        contested = 0
        for cell in explored(p):
            strengths = [p.strength_at(cell, seat) for seat in range(1, p.seats + 1)]
            if p.terrain[cell] == TEMPLE and not p.guard[cell] and max(strengths):
                contested += strengths.count(max(strengths)) > 1
        assert len(picture.of("contested")) == contested


def test_a_treasure_shows_a_mask_for_each_wafer_left(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        tiles = {_told(tile).split(":")[0]: tile for tile in picture.of("tile")}
        for cell in explored(p):
            masks = [use for use in tiles[CELL_NAMES[cell]].iter(f"{SVG}use") if use.get("href") == "#t-gold-mask"]
            assert len(masks) == (p.value[cell] if p.terrain[cell] == TREASURE else 0)


def test_the_panel_shows_scores_wafers_and_points_left(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        assert len(picture.of("bead")) == p.points
        rows = picture.of("seat")
        assert len(rows) == p.seats
        for seat, row in enumerate(rows):
            assert str(p.scores[seat]) in picture.says(row).split()
            wafers = [use for use in row.iter(f"{SVG}use") if use.get("href") == "#t-wafer"]
            assert len(wafers) == sum(p.wafers[seat * MOTIF_COUNT + motif] for motif in range(MOTIF_COUNT))
        assert len(picture.of("shown")) == len(in_hand(p))


def test_cells_where_the_tile_may_go_invite(scenes: list[Scene]) -> None:
    for p, picture in scenes:
        cells = {first_of(act) for act in p.legal(p.seat)} if p.phase == LAY_TILE else set()
        assert len(picture.of("inviting")) == len(cells)


def test_hexes_are_told_to_a_pointer() -> None:
    told = {_told(tile).split(":")[0]: _told(tile) for tile in Picture(tikal("full_hex").draw()).of("tile")}
    assert told["c5"] == (
        "c5: temple 10, guarded by Red, White leader and 7 workers, Black leader and 3 workers, "
        "Orange leader and 4 workers, Red leader and 2 workers"
    )
    assert told["a5"] == "a5: base camp, White 4 workers, Black 9 workers, Orange 2 workers, Red 1 worker"
    assert told["b2"] == "b2: treasure with 1 left"
    assert told["e1"] == "e1: jungle, Black camp"


def test_even_columns_stand_higher() -> None:
    """T1.1: a, c, e, g half a hex above b, d, f, h."""
    tiles = {_told(tile).split(":")[0]: tile for tile in Picture(tikal("full_hex").draw()).of("tile")}
    assert [_place(tiles[name])[1] for name in ("a1", "c1", "e1", "g1")] == [_place(tiles["a1"])[1]] * 4
    assert [_place(tiles[name])[1] for name in ("b1", "d1", "f1", "h1")] == [_place(tiles["b1"])[1]] * 4
    assert _place(tiles["a1"])[1] < _place(tiles["b1"])[1] < _place(tiles["a2"])[1]


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ([], "Basic game. White draws a tile."),
        (["* tile A3"], "Basic game. White lays a tile."),
        (["* tile A3", "1 lay c5 1"], "Basic game. White explores. 10 action points are left."),
    ],
)
def test_the_picture_says_what_happens(acts: list[str], sentence: str) -> None:
    position = ceiba.start("tikal", 2)
    for act in acts:
        position.act(act)
    assert (Picture(position.draw()).root.findtext(f"{SVG}desc") or "").startswith(sentence)


def test_an_empty_hex_holds_nothing_but_its_ground() -> None:
    position = ceiba.start("tikal", 4)
    assert isinstance(position, Tikal)
    assert position.terrain[CELL_NAMES.index("b4")] == JUNGLE
    picture = Picture(position.draw())
    for class_ in ("worker", "stack", "leader", "camp", "guard", "control", "contested", "bead", "wafer"):
        assert picture.of(class_) == []


def _told(tile: Element) -> str:
    return tile.findtext(f"{SVG}title") or ""


def _place(tile: Element) -> tuple[float, float]:
    x, y = tile.get("transform", "").removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def test_seats_are_drawn_in_the_colours_that_were_chosen(scenes: list[Scene]) -> None:
    """Everything of a seat, its rings and its words too; where it stands is the same."""
    chosen = ("red", "white", "black", "orange")
    for p, picture in scenes:
        repainted = Picture(ceiba.TIKAL.draw(p, None, "en", chosen[: p.seats]))
        becomes = dict(zip(COLOURS, chosen, strict=True))
        expected = {}
        for name, count in picture.uses().items():
            thing, _, colour = name.rpartition("-")
            expected[f"{thing}-{becomes[colour]}" if colour in becomes else name] = count
        assert repainted.uses() == expected
        assert repainted.text.count("<title>") == picture.text.count("<title>")
        scores = ", ".join(f"{colour.title()} {p.scores[seat]}" for seat, colour in enumerate(chosen[: p.seats]))
        assert scores in repainted.text


def test_pennants_fly_away_from_the_middle_of_the_hex_whatever_the_colour() -> None:
    def flying_left(*colours: str) -> set[str]:
        drawn = [symbol for symbol in symbols("en", colours) if ' id="leader-' in symbol]
        return {colour for colour, symbol in zip(COLOURS, drawn, strict=True) if "scale(-1 1)" in symbol}

    assert flying_left(*COLOURS) == {"white", "red"}  # the first corner, and the last
    assert flying_left("orange", "white", "red", "black") == {"orange", "black"}
