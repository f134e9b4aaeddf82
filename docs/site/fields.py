"""The fields of classes, as a module tells them: their types, and the comments behind them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ceiba.server.http.field_comments import comments
from docs.site.links import ROOT


class Field(NamedTuple):
    name: str
    kind: str
    said: str


def made(wanted: str) -> str:
    """A section for each class of a file (`ceiba/tikal/view_types.py`), or for one of them (`….py:SeatView`)."""
    name, _, only = wanted.partition(":")
    classes = classes_of(ROOT / "src" / name)
    prefix = name.split("/")[1]
    shown = {key: found for key, found in classes.items() if (key == only if only else not key.startswith("_"))}
    return "\n".join(_section(node, classes, prefix, headed=not only) for node in shown.values())


def classes_of(path: Path) -> dict[str, "Class"]:
    source = path.read_text("utf-8")
    said = comments(source)
    return {node.name: Class(node, said) for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}


class Class:
    def __init__(self, node: ast.ClassDef, said: dict[int, str]) -> None:
        self.name = node.name
        self.said = ast.get_docstring(node) or ""
        self.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        self.fields = [
            Field(item.target.id, _kind(item.annotation), said.get(item.end_lineno or 0, ""))
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        ]

    def all_fields(self, classes: dict[str, "Class"]) -> Iterator[Field]:
        for base in self.bases:
            if base in classes:
                yield from classes[base].all_fields(classes)
        yield from self.fields


def _section(found: Class, classes: dict[str, Class], prefix: str, headed: bool) -> str:
    said = " ".join(filter(None, [found.said, *[classes[base].said for base in found.bases if base in classes]]))
    listed = [*found.all_fields(classes)]
    # An event is known by its key, which needs no row of its own.
    key = next((field.kind.strip('`"') for field in listed if field.name == "key"), None)
    title = f"`{key}`" if key else found.name
    heading = f"### {title} {{#{prefix}-{found.name.lower()}}}\n\n{said}\n\n" if headed else ""
    rows = [
        f"| `{field.name}` | {_linked(field.kind, classes, prefix)} | {field.said} |"
        for field in listed
        if field.name != "key"
    ]
    return heading + ("\n".join(["| field | type | |", "|---|---|---|", *rows, ""]) if rows else "")


def _linked(kind: str, classes: dict[str, Class], prefix: str) -> str:
    name = next((name for name in re.findall(r"\w+", kind) if name in classes), None)
    return f"[{kind}](#{prefix}-{name.lower()})" if name else kind


def _kind(annotation: ast.expr) -> str:
    text = ast.unparse(annotation).replace("'", '"')
    text = re.sub(r"^(?:ClassVar|NotRequired)\[(.*)\]$", r"\1", text)
    text = re.sub(r"Literal\[([^]]*)\]", lambda said: said[1].replace(", ", " or "), text)
    return f"`{text.replace(' | ', ' or ')}`"
