"""Python asks for messages that exist, and every message of its own is asked for; every refusal has its reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.locale.messages import MESSAGES, PYTHON_ONLY, ROOT

SOURCES = {path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "src" / "ceiba").rglob("*.py"))}
ENGLISH = MESSAGES["en"]

# The functions whose first argument is a message's key, in the rooms where something is said,
SAYING = ("say", "_say", "Complaint")
ROOMS = {"cli", "drawing", "terminal", "http", "notices"}
# and those that refuse: the first of their arguments that looks like a key is the reason's, after this.
REFUSING = {"Reason": "reason-", "Refused": "reason-", "Error": "reason-", "wrong": "reason-record-"}


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call in the sources: its file, what is called, and how."""
    for path, tree in SOURCES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield path, node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def pattern(key: ast.expr) -> str | None:
    """The keys that an expression may stand for, as a pattern; None if it says nothing."""
    match key:
        case ast.Constant(value=str() as text):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(pattern(part) or "[a-z0-9-]+" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            return f"({pattern(one)}|{pattern(other)})"
    return None


def asked() -> dict[str, Path]:
    """The keys that Python says, as patterns, each with a file that does."""
    found = {}
    for path, name, call in calls():
        if name in SAYING and ROOMS & {*path.parts} and call.args and (keys := pattern(call.args[0])):
            found[keys] = path
    return found


def test_nothing_is_asked_for_in_vain() -> None:
    patterns = asked()
    assert len(patterns) > 50
    for keys, path in patterns.items():
        assert any(re.fullmatch(keys, key) for key in ENGLISH), f"{path.name} says {keys}, which nobody has written"


def test_everything_is_asked_for() -> None:
    patterns = asked()
    own = [key for key, message in ENGLISH.items() if message.file in PYTHON_ONLY and not key.startswith("reason-")]
    assert len(own) > 50
    assert [key for key in own if not any(re.fullmatch(keys, key) for keys in patterns)] == []


def refusals() -> dict[str, Path]:
    """The message of every refusal in the sources, each with a file that refuses so."""
    found = {}
    for path, name, call in calls():
        if name in REFUSING:
            keys = next((keys for argument in call.args if (keys := constants(argument))), [])
            found.update({REFUSING[name] + key: path for key in keys})
    return found


def constants(argument: ast.expr) -> list[str]:
    """The keys that an argument names, one or the other."""
    match argument:
        case ast.Constant(value=str() as text) if re.fullmatch("[a-z0-9-]+", text):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return constants(one) + constants(other)
    return []


def test_every_refusal_has_its_reason() -> None:
    found = refusals()
    assert len(found) > 90
    assert {key: path.name for key, path in found.items() if key not in ENGLISH} == {}


def test_every_reason_is_some_refusal() -> None:
    found = refusals()
    assert [key for key in ENGLISH if key.startswith("reason-") and key not in found] == []
