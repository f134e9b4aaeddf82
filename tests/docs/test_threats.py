"""docs/threats.md names tests: each of them is there."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "threats.md").read_text("utf-8")


def named_in(file: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)}


def test_every_file_of_tests_is_there() -> None:
    files = re.findall(r"`(\w+/test_\w+\.py)`", PAGE)
    assert len(files) > 15
    assert [file for file in files if not (TESTS / file).is_file()] == []


def test_every_weakness_names_tests_that_are_there() -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", PAGE)
    assert len(named) > 40
    assert [(file, name) for file, name in named if name not in named_in(TESTS / "server" / file)] == []
    high_and_medium = [f"H{number} " for number in range(1, 7)] + [f"M{number} " for number in range(1, 14)]
    assert [number for number in high_and_medium if f"| {number}" not in PAGE] == []
