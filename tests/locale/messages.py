"""The messages of every language, parsed: keys, and the variables that each uses."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
LOCALE: Final = ROOT / "src" / "ceiba" / "locale"
LANGUAGES: Final = ("en", "de", "fr", "cs", "pl")
PYTHON_ONLY: Final = ("terminal.ftl", "commands.ftl", "pictures.ftl", "notices.ftl")  # which the page never loads


class Message:
    """One message: its file, its text, its variables, the forms each takes in it, the messages it is made of."""

    def __init__(self, file: str, message: ast.Message) -> None:
        assert message.value is not None, f"{message.id.name} has no text"
        self.file = file
        self.key = message.id.name
        self.text = serialize_pattern(message.value).strip()
        parts = _Parts()
        parts.visit(message.value)
        self.variables = parts.variables
        self.forms = parts.forms
        self.references = parts.references


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[tuple[str, list[str]]] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's own spelling
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's own spelling
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's own spelling
        assert isinstance(node.selector, ast.VariableReference)
        keys = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.forms.append((node.selector.id.name, keys))
        self.generic_visit(node)


def read(language: str) -> dict[str, Message]:
    return read_folder(LOCALE / language)


def read_folder(folder: Path) -> dict[str, Message]:
    """All messages of a language by key; a fault of grammar or a key said twice is an error."""
    found: dict[str, Message] = {}
    language = folder.name
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise AssertionError(f"{language}/{path.name} cannot be read at: {entry.content}")
            if isinstance(entry, ast.Message):
                message = Message(path.name, entry)
                assert message.key not in found, f"{language} says {message.key} twice"
                found[message.key] = message
    return found


MESSAGES: Final = {language: read(language) for language in LANGUAGES}


def words_in(text: str) -> set[str]:
    """The words of a text; what is shorter may be a hex, a tile or the like."""
    return {word.casefold() for word in re.findall(r"[^\W\d_]{3,}", text)}


def vocabulary(language: str) -> set[str]:
    """All words that the messages of a language are made of."""
    return set().union(*(words_in(message.text) for message in MESSAGES[language].values()))
