"""The rules of the example, clause by clause; the clauses are in its README."""

import ast
import re
from pathlib import Path

import pytest

from ceiba.game import NotAllowed, Position, Unreadable
from tests.examples.beside import EXAMPLE, uninstalled

GAME = uninstalled()
README = (EXAMPLE / "README.md").read_text("utf-8")


def coast(*acts: str, seats: int = 2, gales: bool = False) -> Position:
    """The position after these acts."""
    position = GAME.start(seats, gales=gales)
    for act in acts:
        position.act(act)
    return position


def facts(position: Position, word: str) -> str:
    """A line of the position's text."""
    lines = dict(line.split(" ", 1) for line in str(position).splitlines())
    return lines.get(word, "")


def to_come(position: Position) -> dict[str, int]:
    return {position.write(chance.act): chance.left for chance in position.chance()}


def refusal(position: Position, act: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        position.act(act)
    return caught.value.reason.clause


SPENT = ["* ship 3", "1 burn 3", "2 burn 0", "* fog haze"] * 2  # seat 1 has two barrels left
HAZY = ["* ship 10", "1 burn 2", "2 burn 1", "* fog haze"]


# -- the clauses --------------------------------------------------------------------------------------


def test_what_there_is_at_first() -> None:
    """L1.1, L1.2, L1.3 Oil, ships and fogs."""
    start = coast(seats=3)
    assert facts(start, "oil") == "8 8 8"
    assert facts(start, "chests") == "0 0 0"
    assert to_come(start) == {f"* ship {chests}": 2 for chests in (3, 4, 5, 6, 8, 10)}
    choosing = coast("* ship 3", "1 burn 0", "2 burn 0")
    assert to_come(choosing) == {"* fog haze": 4, "* fog mist": 3, "* fog murk": 2}
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 players"):
            GAME.start(seats)


def test_a_night() -> None:
    """L2.1, L2.2, L2.3 A ship, all at once, the fog."""
    position = coast()
    assert position.actors() == (0,)
    position.act("* ship 6")
    assert position.actors() == (1, 2)
    position.act("2 burn 1")
    assert position.actors() == (1,)
    position.act("1 burn 0")
    assert position.actors() == (0,)
    position.act("* fog mist")
    assert to_come(position)["* ship 6"] == 1


@pytest.mark.parametrize(("fog", "seen"), [("haze", 3), ("mist", 2), ("murk", 1)])
def test_how_bright_a_lamp_must_be(fog: str, seen: int) -> None:
    """L2.3, L2.4 As many barrels as the fog is thick; who is seen shares."""
    position = coast("* ship 6", "1 burn 1", "2 burn 2", "3 burn 3", "4 burn 0", f"* fog {fog}", seats=4)
    chests = [int(number) for number in facts(position, "chests").split()]
    assert [number for number in chests if number] == [6 // seen] * seen
    assert chests[3] == 0


def test_what_cannot_be_shared_drifts() -> None:
    """L2.1, L2.4 The rest is there for the next ship's keepers, and so is all that nobody brought home."""
    position = coast("* ship 5", "1 burn 1", "2 burn 1", "* fog haze")
    assert (facts(position, "chests"), facts(position, "sea")) == ("2 2", "1")
    for act in ("* ship 8", "1 burn 2", "2 burn 0", "* fog murk"):
        position.act(act)
    assert (facts(position, "chests"), facts(position, "sea")) == ("2 2", "9")


def test_oil_is_burnt_seen_or_not() -> None:
    """L2.2, L2.5 And whoever has none is not asked."""
    position = coast(
        "* ship 3", "1 burn 3", "2 burn 0", "* fog haze", "* ship 3", "1 burn 3", "2 burn 0", "* fog haze"
    )
    assert facts(position, "oil") == "2 8"
    position.act("* ship 8")
    assert [position.write(act) for act in position.legal(1)] == ["1 burn 0", "1 burn 1", "1 burn 2"]
    for act in ("1 burn 2", "2 burn 0", "* fog murk", "* ship 8"):
        position.act(act)
    assert facts(position, "oil") == "0 8"
    assert position.actors() == (2,)


def whole_game(first: int, second: int) -> Position:
    """Six nights in haze and mist; each burns that many barrels in the first, and none later."""
    nights = [("3", "haze"), ("3", "haze"), ("4", "haze"), ("4", "haze"), ("5", "mist"), ("5", "mist")]
    position = coast()
    for night, (ship, fog) in enumerate(nights):
        burns = (first, second) if night == 0 else (0, 0)
        for act in (f"* ship {ship}", f"1 burn {burns[0]}", f"2 burn {burns[1]}", f"* fog {fog}"):
            position.act(act)
    return position


def test_the_end() -> None:
    """L3.1, L3.2 After six nights; most chests, then most oil, then both."""
    assert whole_game(1, 0).outcome() == ((3, 0), (1,))
    assert whole_game(2, 1).outcome() == ((1, 1), (2,))
    assert whole_game(1, 1).outcome() == ((1, 1), (1, 2))
    end = whole_game(1, 1)
    assert end.actors() == ()
    assert refusal(end, "1 burn 0") == "L3.1"


def test_what_is_secret() -> None:
    """L3.3 Cellars until the end, lamps until all have chosen."""
    position = coast(*HAZY, "* ship 3", "1 burn 3")
    views = {seat: position.view(seat)["seats"] for seat in (None, 1, 2)}
    assert views[None] == [
        {"oil": 6, "burning": None, "chests": None},
        {"oil": 7, "burning": None, "chests": None},
    ]
    assert views[1] == [{"oil": 6, "burning": 3, "chests": 5}, {"oil": 7, "burning": None, "chests": None}]
    assert views[2] == [{"oil": 6, "burning": None, "chests": None}, {"oil": 7, "burning": None, "chests": 5}]
    position.act("2 burn 0")
    assert position.view(None)["seats"] == [
        {"oil": 6, "burning": 3, "chests": None},
        {"oil": 7, "burning": 0, "chests": None},
    ]
    assert whole_game(1, 1).view(None)["seats"][1]["chests"] == 1  # type: ignore[index]  # a list of dictionaries


def test_gales() -> None:
    """L4.1 Only with the option, and nothing shines through them."""
    position = coast("* ship 6", "1 burn 3", "2 burn 3", gales=True)
    assert to_come(position)["* fog gale"] == 2
    position.act("* fog gale")
    assert (facts(position, "chests"), facts(position, "sea")) == ("0 0", "6")
    assert refusal(coast("* ship 6", "1 burn 3", "2 burn 3"), "* fog gale") == "L2.3"


def test_refusals_name_their_clause() -> None:
    """L1.1, L2.1, L2.2, L2.3 Whatever is refused."""
    assert refusal(coast(), "1 burn 1") == "L2.1"
    assert refusal(coast(), "* fog haze") == "L2.1"
    choosing = coast("* ship 6", "1 burn 3")
    assert refusal(choosing, "1 burn 2") == "L2.2"
    assert refusal(choosing, "3 burn 2") == "L1.1"
    assert refusal(choosing, "* fog haze") == "L2.3"
    assert refusal(choosing, "* ship 6") == "L2.1"
    assert refusal(coast(*SPENT, "* ship 4"), "1 burn 3") == "L2.2"


# -- its text, and what happened ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [
        "lightkeepers 6",
        "lightkeepers 2 storms",
        "lightkeepers 2\noil 8 8\nchests 0 0",
        "lightkeepers 2\noil 9 8\nchests 0 0\nburning - -",
        "lightkeepers 2\noil 8 8\nchests 1 0\nburning - -",
        "lightkeepers 2\noil 8 8\nchests 0 0\nburning 1 -",
        "lightkeepers 2\nships 3\nsea 3\noil 8 8\nchests 0 0\nburning 4 -",
        "lightkeepers 2\nfogs haze\noil 8 8\nchests 0 0\nburning - -",
        "lightkeepers 2\nships 3 3 3\nfogs mist haze\nsea 9\noil 8 8\nchests 0 0\nburning - -",
        "lightkeepers 2\nships 3\nfogs gale\nsea 3\noil 8 8\nchests 0 0\nburning - -",
        "lightkeepers 2\nweather fine\noil 8 8\nchests 0 0\nburning - -",
    ],
)
def test_what_cannot_be_is_not_read(broken: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_position(broken)


def test_what_happened() -> None:
    told = []
    position = coast()
    for text in HAZY:
        before, act = position.copy(), position.parse(text)
        position.apply(act)
        told += GAME.events(before, act, position)
    assert told == [
        {"key": "ship", "chests": 10, "sea": 10},
        {"key": "lit", "seat": 1, "barrels": 2},
        {"key": "lit", "seat": 2, "barrels": 1},
        {"key": "fog", "fog": "haze"},
        {"key": "home", "seats": [1, 2], "share": 5, "rest": 0},
    ]


# The picture of README and docs, as seat 1 sees it.
DRAWN = [
    *["* ship 4", "1 burn 0", "2 burn 1", "3 burn 1", "4 burn 2", "* fog murk"],
    *["* ship 3", "1 burn 2", "2 burn 1", "3 burn 1", "4 burn 0", "* fog mist"],
    *["* ship 10", "1 burn 3", "2 burn 0", "3 burn 2", "4 burn 0"],
]


def test_the_picture_that_is_shown() -> None:
    """`python -m tests.examples` draws it anew."""
    assert (EXAMPLE / "coast.svg").read_text("utf-8") == coast(*DRAWN, seats=4).draw(1)


# -- clauses and tests --------------------------------------------------------------------------------


def test_every_clause_is_listed_and_tested() -> None:
    told = re.findall(r"^- \*\*(L\d\.\d)\*\* ", README, re.MULTILINE)
    tests = ast.parse(Path(__file__).read_text("utf-8"))
    first_lines = [
        (ast.get_docstring(node) or "").split("\n")[0] for node in tests.body if isinstance(node, ast.FunctionDef)
    ]
    assert told == [*GAME.clauses]
    assert {*told} == {clause for line in first_lines for clause in re.findall(r"L\d\.\d", line)}
