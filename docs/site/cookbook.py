"""The cookbook: a page for each program, whose docstring tells what it does, how it is run, and what it prints."""

import ast
from pathlib import Path
from typing import NamedTuple

from docs.site.links import ROOT

COOKBOOK = ROOT / "examples" / "cookbook"
ORDER = (
    "thousand_games",
    "own_bot",
    "play_a_level",
    "bust_rate",
    "leave_or_stay",
    "story_of_a_game",
    "folder_of_records",
    "picture_book",
    "custom_arena",
    "at_a_server",
)


class Recipe(NamedTuple):
    name: str
    title: str
    text: str  # the rest of the docstring: prose, and a session indented by four
    code: str

    @property
    def intro(self) -> str:
        """The first paragraph after the title."""
        return self.text.split("\n\n")[0].replace("\n", " ")


def recipes() -> list[Recipe]:
    return [_read(COOKBOOK / f"{name}.py") for name in ORDER]


def _read(path: Path) -> Recipe:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    docstring = ast.get_docstring(tree)
    assert docstring, f"{path.name} does not say what it does"
    title, _, text = docstring.partition("\n\n")
    first = tree.body[0]
    code = "".join(source.splitlines(keepends=True)[first.end_lineno :]).lstrip("\n")
    return Recipe(path.stem, title.removesuffix("."), text, code)


def made(_: str) -> str:
    return "\n".join(f"- [{one.title}](../examples/cookbook/{one.name}.py): {one.intro}" for one in recipes())


def page_of(recipe: Recipe) -> str:
    program = f'```py title="examples/cookbook/{recipe.name}.py"\n{recipe.code}```'
    return f"# {recipe.title}\n\n{_session(recipe.text)}\n\n## The program\n\n{program}\n"


def _session(text: str) -> str:
    """What is indented as a session is a block of its own."""
    parts = []
    for paragraph in text.split("\n\n"):
        if paragraph.startswith("    "):
            lines = [line.removeprefix("    ") for line in paragraph.splitlines()]
            parts.append("\n".join(["```console", *lines, "```"]))
        else:
            parts.append(paragraph)
    return "\n\n".join(parts)
