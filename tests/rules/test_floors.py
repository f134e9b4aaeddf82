"""Imports run downwards only, late ones too: every room knows those below it, and there is no cycle anywhere."""

import ast
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import ceiba

PACKAGE = Path(ceiba.__file__).parent

# The rooms of the house from the ground up, each with those that it may enter beside its own. A room is a module or
# a folder; a file is in the smallest room that holds it. A game knows the contract, and never another game.
CONTRACT = "results bits game patch position_text coding descriptor"
SERVER = (
    "server.timeout server.logs server.metrics server.store server.tables server.bots server.notices server.http"
)
RULES = f"{CONTRACT} act steps games chance playout record_text record records playing playthrough"
MAY_ENTER = {
    "plain_librt": "",
    "version": "",
    "results": "",
    "game": "results",
    "bits": "",
    "patch": "",
    "position_text": "game",
    "coding": "game",
    "descriptor": "game patch coding",
    "words": "game descriptor",
    "rulebook": "descriptor words",
    "drawing": "descriptor",
    "tikal": f"{CONTRACT} words drawing",
    "incan_gold": f"{CONTRACT} words drawing",
    "games": CONTRACT,
    "chance": CONTRACT,
    "playout": CONTRACT,
    "stepping": f"{CONTRACT} playout",
    "act": f"{CONTRACT} words",
    "steps": f"{CONTRACT} words act",
    "rows": "steps",
    "record_text": f"{CONTRACT} games",
    "record": f"{CONTRACT} games act steps rows record_text",
    "records": "record record_text",
    "puzzles": f"{CONTRACT} record",
    "playthrough": f"{CONTRACT} games chance act steps record",
    "playing": f"{CONTRACT} games chance record",
    "testing": f"{RULES} words",
    "bots": RULES,
    "bots.tikal": f"{RULES} bots tikal",
    "bots.incan_gold": f"{RULES} bots incan_gold",
    "review": f"{RULES} words bots",
    "table": RULES,
    "client": f"{RULES} table",
    "arena": f"{RULES} bots words drawing",
    "sim": f"{RULES} bots arena",
    "env": f"{RULES} stepping bots",
    "terminal": f"{RULES} words bots table drawing",
    "terminal.tikal": f"{RULES} words drawing terminal tikal",
    "terminal.incan_gold": f"{RULES} words drawing terminal incan_gold",
    "server.timeout": "",
    "server.logs": "",
    "server.metrics": "",
    "server.store": f"{RULES} table server.timeout",
    "server.tables": f"{RULES} words bots review table server.store",
    "server.bots": f"{RULES} words bots review table server.store server.tables",
    "server.notices": f"{RULES} words table server.store server.tables",
    "server.http": (
        f"{RULES} words rulebook puzzles bots table drawing server.timeout server.logs server.metrics server.store"
        " server.tables server.bots server.notices version"
    ),
    "server": f"{RULES} words bots table {SERVER}",
    "bench": f"{RULES} tikal incan_gold bots bots.tikal bots.incan_gold table arena sim env {SERVER} server",
    "cli": f"{RULES} words bots review table drawing arena sim terminal {SERVER} server bench version",
    "__main__": "cli",
    "__init__": f"{RULES} plain_librt version tikal incan_gold",  # what `import ceiba` hands on
}
GAMES = ("tikal", "incan_gold")

# What runs wherever Python runs needs nothing else, and never waits for a network, a database or another process.
CORE = {*RULES.split(), "plain_librt", "testing", *GAMES, "bots", "bots.tikal", "bots.incan_gold", "table"}
BESIDE_THE_STANDARD_LIBRARY = {"librt", "mypy_extensions"}
NOT_EVERYWHERE = {"bots.engine_process"}  # other programs
EDGES = {"asyncio", "concurrent", "http", "multiprocessing", "selectors", "socket", "sqlite3", "ssl", "subprocess"}


def name_of(path: Path) -> str:
    """`tikal.board`; a folder's door is the folder: `bots`, and the package's own is `__init__`."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


FILES = {name_of(path): path for path in PACKAGE.rglob("*.py")}


def room_of(module: str) -> str:
    rooms = [room for room in MAY_ENTER if module == room or module.startswith(f"{room}.")]
    assert rooms, f"{module} is in no room: add it to the list of floors"
    return max(rooms, key=len)


@cache
def imports(module: str) -> frozenset[str]:
    """Every module that a file imports, at its top or late: Ceiba's without `ceiba.`, others as they are called."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(FILES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            # What is imported from a folder may be a module in it, else it comes from the folder's door.
            found |= {name if _own(name) in FILES else str(node.module) for name in whole}
    return frozenset(_own(name) for name in found)


def _own(name: str) -> str:
    return (
        "__init__" if name == "ceiba" else name.removeprefix("ceiba.") if name.startswith("ceiba.") else f"~{name}"
    )


def inside(module: str) -> set[str]:
    return {name for name in imports(module) if not name.startswith("~")}


def outside(module: str) -> set[str]:
    return {name[1:].split(".")[0] for name in imports(module) if name.startswith("~")}


def test_rooms_stand_on_those_below() -> None:
    rooms = [*MAY_ENTER]
    for number, room in enumerate(rooms):
        assert {*MAY_ENTER[room].split()} <= {*rooms[:number]}, f"{room} may enter a room above it"


def test_every_room_is_there() -> None:
    assert {room_of(module) for module in FILES} == {*MAY_ENTER}


@pytest.mark.parametrize("room", MAY_ENTER)
def test_a_room_enters_only_those_below(room: str) -> None:
    for module in FILES:
        if room_of(module) == room:
            above = {name for name in inside(module) if room_of(name) not in {room, *MAY_ENTER[room].split()}}
            assert not above, f"{module} imports {', '.join(sorted(above))}"


def test_no_module_imports_itself_by_a_detour() -> None:
    """Within a game too, and late imports count: what is below never needs what is above."""
    try:
        TopologicalSorter({module: inside(module) for module in FILES}).prepare()
    except CycleError as error:
        pytest.fail(f"a cycle: {' ← '.join(error.args[1])}")


def test_the_core_runs_wherever_python_runs() -> None:
    for module in FILES:
        if room_of(module) in CORE and module not in NOT_EVERYWHERE:
            needs = outside(module)
            assert needs <= BESIDE_THE_STANDARD_LIBRARY | {*sys.stdlib_module_names}, module
            assert not needs & EDGES, module


def test_imports_are_found_wherever_they_stand() -> None:
    assert "descriptor" in inside("games")
    assert "importlib" in outside("games"), "late, within a function"
    assert "tikal.descriptor" in inside("__init__")
    assert "bots.bot" in inside("bots.uniform")
