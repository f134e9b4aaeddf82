"""What a package index and an installer are told of Ceiba."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from email import message_from_string
from email.message import Message
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SUPPORTED = [
    classifier.rsplit(" ", 1)[1]
    for classifier in PROJECT["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", classifier)
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """As little of the source as setup.py can work with; the page is not built."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "ceiba").mkdir(parents=True)
    (tmp_path / "src" / "ceiba" / "__init__.py").touch()
    return tmp_path


def setup(source: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "setup.py", "--quiet", *words]
    with_these = {**os.environ, "PYTHONPATH": "", **environment}
    return subprocess.run(command, cwd=source, env=with_these, capture_output=True, text=True, check=False)


@pytest.fixture
def metadata(source: Path) -> Message:
    return metadata_of(source)


def metadata_of(source: Path, **environment: str) -> Message:
    assert setup(source, "egg_info", **environment).returncode == 0
    return message_from_string((source / "src" / "ceiba.egg-info" / "PKG-INFO").read_text("utf-8"))


# -- the page -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["sdist", "bdist_wheel"])
def test_without_the_page_nothing_is_built_and_it_says_what_to_do(source: Path, command: str) -> None:
    built = setup(source, command)
    assert built.returncode == 1
    assert built.stderr == (
        "The page that people play on is not built yet: run `make web` first, "
        "or set CEIBA_WITHOUT_PAGE=1 to build Ceiba without it.\n"
    )
    assert not (source / "dist").exists()


def test_without_the_page_if_asked_for(source: Path) -> None:
    built = setup(source, "sdist", CEIBA_WITHOUT_PAGE="1")
    assert built.returncode == 0, built.stderr
    assert [path.name for path in (source / "dist").iterdir()] == [f"ceiba-{PROJECT['version']}.tar.gz"]


# -- what is compiled ---------------------------------------------------------------------------------


def test_compiling_needs_nothing_but_what_a_build_asks_for(tmp_path: Path) -> None:
    """Whoever builds it, if only by `make play` in a fresh clone, has no extras: compiling must not need them."""
    venv.create(tmp_path / "bare", symlinks=True)
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    said = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
    flags, modules = ast.literal_eval(said["FLAGS"]), ast.literal_eval(said["COMPILED"])
    sources = [f"src/ceiba/{module.replace('.', '/')}.py" for module in modules]
    bare = (
        "--python-executable",
        str(tmp_path / "bare" / "bin" / "python"),
        "--cache-dir",
        str(tmp_path / "cache"),
    )
    judged = subprocess.run(
        [sys.executable, "-m", "mypy", *bare, *flags, *sources],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr


# -- what a package index shows -----------------------------------------------------------------------


def test_the_index_shows_nothing_that_only_the_repository_has(metadata: Message) -> None:
    shown = str(metadata.get_payload())
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "## In Python" in shown
    assert "![" not in shown
    assert [target for target in re.findall(r"\]\(([^)]*)\)", shown) if not target.startswith("https://")] == []


def test_the_index_leads_to_the_repository_whose_address_it_is_told(source: Path) -> None:
    told = metadata_of(source, CEIBA_HOME="https://code.example/us/ceiba/")
    shown, tag = str(told.get_payload()), f"v{PROJECT['version']}"
    assert f"(https://code.example/us/ceiba/raw/{tag}/docs/images/page_tikal.png)" in shown
    assert f"[MIT licence](https://code.example/us/ceiba/blob/{tag}/LICENSE)" in shown
    assert [target for target in re.findall(r"\]\(([^)]*)\)", shown) if not target.startswith("https://")] == []
    urls = {url.split(", ")[0] for url in told.get_all("Project-URL", [])}
    assert urls == {"Source", "Documentation", "Changelog"}
    for path in re.findall(rf"/(?:blob|raw)/{re.escape(tag)}/([^)#]*)", shown):
        assert (ROOT / path).exists(), path


def test_extras(metadata: Message) -> None:
    """What a table in a file needs is not made larger by what PostgreSQL needs."""
    assert {"arena", "docs", "env", "postgres", "server"} <= {*(metadata.get_all("Provides-Extra") or [])}
    needs = [need for need in metadata.get_all("Requires-Dist") or [] if need.startswith("psycopg")]
    assert len(needs) == 1
    assert needs[0].endswith('extra == "postgres"')


def test_whatever_is_imported_is_asked_for() -> None:
    """Also what comes along with something else: one day it may not."""
    needs = [*PROJECT["dependencies"], *chain.from_iterable(PROJECT["optional-dependencies"].values())]
    asked_for = {plain(re.split(r"[\[<>=!~; ]", need)[0]) for need in needs}
    brought_by = {"pyspiel": ["open_spiel"], **packages_distributions()}  # which not everyone has installed
    for path in (ROOT / "src" / "ceiba").rglob("*.py"):
        for module in imported(path) - {*sys.stdlib_module_names, "ceiba"}:
            assert {*map(plain, brought_by[module])} & asked_for, f"{path} imports {module}"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(path: Path) -> set[str]:
    """The packages that a file imports anything of, at its top or late."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).split(".")[0])
    return found


def test_every_extra_that_is_for_users_is_told_of(metadata: Message) -> None:
    installing = (ROOT / "docs" / "index.md").read_text("utf-8")
    for extra in {*(metadata.get_all("Provides-Extra") or [])} - {"bench", "dev", "docs"}:
        assert f"ceiba[{extra}]" in installing, extra


def test_the_change_log_begins_with_the_version_that_is_built() -> None:
    """Which version this is stands in pyproject.toml alone; whatever else tells it has it from there."""
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## (.+)$", log, re.MULTILINE)[0] == PROJECT["version"]


# -- which versions of Python -------------------------------------------------------------------------


def test_supported_versions_are_the_same_everywhere() -> None:
    first, last = SUPPORTED[0], SUPPORTED[-1]
    assert PROJECT["requires-python"] == f">={first}"
    for name in ("README.md", "CONTRIBUTING.md"):
        assert f"Python {first} to {last}" in (ROOT / name).read_text("utf-8"), name
    for name in ("Makefile", "README.md", "CONTRIBUTING.md", ".github/workflows/release.yml"):
        named = {*re.findall(r"\b3\.1\d\b", (ROOT / name).read_text("utf-8"))}
        assert named <= {first, last}, f"{name} names {named}"
    with_it = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert with_it in SUPPORTED
