"""The comment behind a field is what the reference says of it; this is how mkdocstrings comes to know.

Loaded from its file, so it imports nothing of this folder.
"""

from functools import cache
from pathlib import Path

import griffe

from ceiba.server.http.field_comments import comments


@cache
def _comments_of(path: Path) -> dict[int, str]:
    return comments(path.read_text("utf-8"))


class FieldsByComment(griffe.Extension):
    """Gives a field that has no docstring the comment behind it, begun with a capital and ended with a stop."""

    def on_attribute(self, *, attr: griffe.Attribute, **_: object) -> None:
        if attr.docstring or attr.endlineno is None or not isinstance(attr.filepath, Path):
            return
        said = _comments_of(attr.filepath).get(attr.endlineno, "")
        if said:
            attr.docstring = griffe.Docstring(f"{said[0].upper()}{said[1:].rstrip('.')}.", parent=attr)
