"""Every clause of the rules has a test that names it: by its number, in the first line of the docstring."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "src" / "ceiba" / "locale" / "en" / "rules"

# As told: `- **T4.4** Uncover (2 AP): …`; as named: `"""T4.4, T4.10 Two levels need two figures."""`.
TOLD = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
NAMED = re.compile(r"\b[TI]\d+\.\d+\b")


def clauses_told() -> list[str]:
    return [clause for page in sorted(RULES.glob("*.md")) for clause in TOLD.findall(page.read_text("utf-8"))]


def clauses_named() -> dict[str, list[str]]:
    """The clauses in the first line of each test's docstring, by the test's name."""
    named = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first_line = (ast.get_docstring(node) or "").split("\n", 1)[0]
                named[f"{path.name}::{node.name}"] = NAMED.findall(first_line)
    return named


def test_clauses_are_numbered_once_and_without_gaps() -> None:
    told = clauses_told()
    assert len(told) == len({*told})
    for clause in told:
        section, number = clause.split(".")
        assert number == "1" or f"{section}.{int(number) - 1}" in told, f"what comes before {clause}?"
    assert {"T1.1", "T8.4", "I1.1", "I7.4"} <= {*told}


def test_every_clause_has_a_test() -> None:
    named = {clause for clauses in clauses_named().values() for clause in clauses}
    missing = [clause for clause in clauses_told() if clause not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_tests_name_only_clauses_that_exist() -> None:
    told = clauses_told()
    for test, clauses in clauses_named().items():
        assert {*clauses} <= {*told}, test
