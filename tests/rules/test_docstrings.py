"""`help()` has something to say at both speeds: what stands in the source is there when compiled."""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType, WrapperDescriptorType

import pytest

import ceiba

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ceiba"


def compiled() -> list[str]:
    """The modules that are compiled, as `setup.py` lists them."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [*ast.literal_eval(node.value)]
    raise AssertionError("setup.py lists nothing to compile")


def documented(tree: ast.Module) -> list[tuple[str, str]]:
    """The names of what has a docstring in a source, and that docstring."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inner = node.body if isinstance(node, ast.ClassDef) else []
            for part, name in [
                (node, node.name),
                *((each, f"{node.name}.{each.name}") for each in inner if isinstance(each, ast.FunctionDef)),
            ]:
                if text := ast.get_docstring(part):
                    found.append((name, text))
    return found


def named(module: ModuleType, name: str) -> object:
    found: object = module
    for part in name.split("."):
        found = getattr(found, part)
    return found


@pytest.mark.parametrize("name", compiled())
def test_docstrings_are_those_of_the_source(name: str) -> None:
    module = import_module(f"ceiba.{name}")
    tree = ast.parse((SOURCE / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for wanted, text in documented(tree):
        found = named(module, wanted)
        # What fills a slot of a C type, as __str__ does, has Python's own text: there is nowhere else to put one.
        if not isinstance(found, WrapperDescriptorType):
            assert inspect.getdoc(found) == text, wanted


def test_a_method_without_its_own_docstring_has_that_of_the_contract() -> None:
    tikal = type(ceiba.start("tikal", 2))
    assert inspect.getdoc(tikal.apply) == inspect.getdoc(ceiba.Position.apply)
