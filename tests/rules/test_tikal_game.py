"""Tikal as a game to all above it: its descriptor, and the order of its own floors."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import ceiba
import ceiba.tikal
from ceiba.tikal.position import Tikal
from tests.rules.tikal_games import game
from tests.rules.tikal_scenes import scene

FOLDER = Path(ceiba.tikal.__file__).parent
RULES = Path(__file__).parents[2] / "src" / "ceiba" / "locale" / "en" / "rules" / "tikal.md"


def test_its_clauses_are_those_of_the_rules() -> None:
    told = re.findall(r"^- \*\*(T\d+\.\d+)\*\* ", RULES.read_text("utf-8"), re.MULTILINE)
    assert ceiba.TIKAL.clauses == tuple(told)
    assert ceiba.TIKAL.seats_clause in told


def test_the_auction_has_a_title_of_its_own() -> None:
    """T6.1 The other option changes no title."""
    assert ceiba.TIKAL.title({}) == ceiba.TIKAL.title({"auction": False, "camp_needs_presence": True}) == "tikal"
    assert ceiba.TIKAL.title({"auction": True}) == "tikal-auction"


def test_a_turn_ends_when_its_player_says_so() -> None:
    """T3.1 No other act ends it."""
    position = scene("a4 workers 1 0")
    assert [position.write(act) for act in position.legal(1) if ceiba.TIKAL.ends_turn(act)] == ["1 done"]


def test_actions_have_prices_and_other_acts_have_none() -> None:
    """T4.3 In action points."""
    position = game(2, "* tile A6\n1 lay b3 3\n1 enter a5 worker")
    prices = {position.write(act): ceiba.TIKAL.price(position, act) for act in position.legal(1)}
    assert (prices["1 move a5 b4 worker"], prices["1 move a5 a4 worker"], prices["1 camp b4"]) == (1, 2, 5)
    assert prices["1 done"] is None
    position = ceiba.TIKAL.start(2)
    assert {ceiba.TIKAL.price(position, act) for act in position.legal(0)} == {None}


@pytest.mark.parametrize(
    ("text", "act", "label"),
    [
        ("", "1 enter a5 leader", {"key": "enter", "figure": "leader", "cell": "a5"}),
        (
            "a5 workers 1 0",
            "1 move a5 b4 worker",
            {"key": "move", "figure": "worker", "start": "a5", "cell": "b4"},
        ),
        ("a4 value 3 workers 1 0", "1 uncover a4", {"key": "uncover", "cell": "a4", "value": 4}),
        (
            "phase lay\nhand A2",
            "1 lay c4 4",
            {
                "key": "lay",
                "tile": "A2",
                "terrain": "treasure",
                "value": 4,
                "cell": "c4",
                "turn": 4,
                "degrees": 240,
            },
        ),
    ],
)
def test_acts_are_things_to_do(text: str, act: str, label: dict[str, object]) -> None:
    position = scene(text)
    assert ceiba.TIKAL.label(position, position.read(act)) == label


def test_positions_of_other_games_are_refused() -> None:
    other = ceiba.INCAN_GOLD.start(3)
    with pytest.raises(TypeError, match="a position of Tikal is needed, not a IncanGold"):
        ceiba.TIKAL.offer(other, 1)


# -- the order of its floors --------------------------------------------------------------------------


def module_of(path: Path) -> str:
    parts = ("ceiba", "tikal", *path.relative_to(FOLDER).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in FOLDER.rglob("*.py")}


def imports(path: Path) -> set[str]:
    """The modules of the game that one of them imports, at its top or late."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in MODULES else str(node.module))
    return found & {*MODULES}


def test_no_module_imports_what_imports_it() -> None:
    graph = {module: imports(path) for module, path in MODULES.items()}
    order = [*TopologicalSorter(graph).static_order()]  # raises CycleError
    assert (
        order.index("ceiba.tikal.state")
        < order.index("ceiba.tikal.position")
        < order.index("ceiba.tikal.descriptor")
    )
    assert len(order) > 25


def test_only_the_descriptor_and_what_it_alone_hands_on_stand_on_the_class() -> None:
    """The numbers of acts for learners, and what puzzles ask for."""
    on_it = {module for module, path in MODULES.items() if Tikal.__module__ in imports(path)}
    assert on_it == {"ceiba.tikal.coding", "ceiba.tikal.descriptor", "ceiba.tikal.goals"}
