"""Imports run downwards only: the games know nothing of what is built on them."""

import ast
import sys
from pathlib import Path

import ceiba

PACKAGE = Path(ceiba.__file__).parent

# From the ground up; a module may import from its own floor and those below. What a game's floor may import
# from elsewhere is the contract alone, so the two games never meet.
CONTRACT = {"game", "bits", "position_text", "descriptor"}
TABLE = {"games", "chance", "playout", "record", "playing", "testing"}
STANDARD_ONLY = {"librt", "mypy_extensions"}


def imports(path: Path) -> set[str]:
    """Every module that a file imports, at its top or late."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            found.add(node.module or "")
    return found


def rooms(modules: set[str]) -> set[str]:
    """The rooms of the house that these modules belong to: `ceiba.tikal.board` is in `tikal`."""
    return {module.split(".")[1] for module in modules if module.startswith("ceiba.")}


def files(*names: str) -> list[Path]:
    return [path for name in names for path in [*PACKAGE.glob(f"{name}.py"), *PACKAGE.glob(f"{name}/**/*.py")]]


def test_the_contract_imports_nothing_above_it() -> None:
    for path in files(*CONTRACT):
        assert rooms(imports(path)) <= CONTRACT, path.name


def test_each_game_imports_the_contract_alone() -> None:
    for game in ("tikal", "incan_gold"):
        assert len(files(game)) > 5
        for path in files(game):
            assert rooms(imports(path)) <= CONTRACT | {game, "drawing"}, path.name


def test_the_table_imports_no_command() -> None:
    for path in files(*TABLE):
        assert rooms(imports(path)) <= CONTRACT | TABLE | {"tikal", "incan_gold"}, path.name


def test_bots_know_nothing_of_the_arena_and_the_arena_of_no_command() -> None:
    below = CONTRACT | TABLE | {"tikal", "incan_gold"}
    for path in files("bots"):
        assert rooms(imports(path)) <= below | {"bots"}, path.name
    for path in files("arena"):
        assert rooms(imports(path)) <= below | {"bots", "arena", "drawing"}, path.name


def test_the_games_need_the_standard_library_and_little_else() -> None:
    for path in files(*CONTRACT, "tikal", "incan_gold", *TABLE):
        outside = {module.split(".")[0] for module in imports(path)} - {"ceiba"}
        assert outside <= STANDARD_ONLY | set(sys.stdlib_module_names), path.name


def test_nothing_below_the_server_knows_of_it() -> None:
    below = [path for path in PACKAGE.glob("**/*.py") if not {"server", "cli"} & {*path.relative_to(PACKAGE).parts}]
    assert len(files("server")) > 20
    for path in below:
        assert "server" not in rooms(imports(path)), path.name


def test_the_server_knows_of_no_command() -> None:
    for path in files("server"):
        assert rooms(imports(path)).isdisjoint({"cli", "terminal", "arena", "bench", "env"}), path.name
