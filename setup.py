"""Builds Ceiba: compiled by mypyc where there is a C compiler, as plain Python where there is none."""

import ast
import logging
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from pathlib import Path

from setuptools import setup

# What is compiled: the contract, the rules with their text and checks, and the loops around them. Not the rest.
COMPILED = [
    "game",
    "bits",
    "patch",
    "position_text",
    "coding",
    "playout",
    "stepping",
    "sim.tally",
    "tikal.tables",
    "tikal.board",
    "tikal.action",
    "tikal.state",
    "tikal.laying",
    "tikal.walking",
    "tikal.digging",
    "tikal.exploring",
    "tikal.auction",
    "tikal.scoring",
    "tikal.luck",
    "tikal.faults",
    "tikal.notation",
    "tikal.views",
    "tikal.position",
    "tikal.events",
    "tikal.coding",
    "incan_gold.tables",
    "incan_gold.action",
    "incan_gold.state",
    "incan_gold.sharing",
    "incan_gold.rounds",
    "incan_gold.notation",
    "incan_gold.views",
    "incan_gold.faults",
    "incan_gold.explaining",
    "incan_gold.position",
    "incan_gold.luck",
    "incan_gold.coding",
    "bots.incan_gold.winning",
    "bots.incan_gold.equilibrium",
    "bots.incan_gold.rest_of_round",
    "bots.incan_gold.rollout",
    "bots.incan_gold.outlook",
    "bots.incan_gold.alone",
    "bots.incan_gold.endgame",
    "bots.memory",
    "bots.net",
    "bots.incan_gold.equals",
    "bots.tikal.value",
    "bots.tikal.plans",
    "bots.tikal.roads",
    "bots.tikal.expedition",
    "bots.tikal.ground",
    "bots.tikal.prices",
    "bots.tikal.clock",
    "bots.tikal.counts",
    "bots.tikal.inputs",
    "bots.tikal.sights",
    "bots.tikal.judge",
    "bots.tikal.eyes",
    "bots.tikal.rollouts",
    "bots.tikal.race",
]


# Modules that are only imported may want what is not there while Ceiba is built: that is no reason not to compile.
FLAGS = ["--follow-imports=silent"]


def why_not_compiled() -> str | None:
    """Say why this build is not to be compiled; None if it is."""
    if os.environ.get("CEIBA_PURE") == "1":
        return "CEIBA_PURE=1 asks for it"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return "this Python names no C compiler"
    # A real trial: on a Mac `cc` exists before the compiler does, and Python's headers may be missing.
    command = [*shlex.split(compiler), "-fsyntax-only", "-I", sysconfig.get_path("include"), "-xc", "-"]
    try:
        subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=True)
    except FileNotFoundError:
        return f"there is no C compiler ({compiler})"
    except subprocess.CalledProcessError:
        return f"{compiler} cannot compile against Python.h"
    return None


def sources() -> list[str]:
    """Find the files to compile."""
    paths = [f"src/ceiba/{module.replace('.', '/')}.py" for module in COMPILED]
    missing = [path for path in paths if not Path(path).is_file()]
    if missing:
        sys.exit(f"setup.py lists modules to compile that are not there: {', '.join(missing)}")
    return paths


# -- docstrings -----------------------------------------------------------------------------------------
# mypyc leaves the docstrings of compiled modules out, and `help()` would be empty. Where C keeps them it writes the
# signature alone, or nothing for a module; there they are filled in.

TABLE = re.compile(r"static PyMethodDef (\w+?)(?:module)?_methods\[\]")  # of a module, or of a class
MODULE = re.compile(r'"(ceiba[\w.]*)",(\s+)NULL, /\* docstring \*/')
EMPTY = re.compile(r'PyDoc_STR\("(\w+)(\([^"]*\))\\n--\\n\\n"\)')


class Documented:
    """The docstrings of one source: its functions' by name, and its classes' by class and name."""

    def __init__(self, path: str) -> None:
        body = ast.parse(Path(path).read_text(encoding="utf-8")).body
        self.parts = path.removesuffix(".py").split("/")
        self.functions = _docstrings(body)
        self.classes = {
            node.name: _docstrings([node, *node.body]) for node in body if isinstance(node, ast.ClassDef)
        }
        self.bases = {
            node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
            for node in body
            if isinstance(node, ast.ClassDef)
        }
        self.imported = {
            alias.asname or alias.name: (str(node.module), alias.name)
            for node in body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


def _docstrings(body: Sequence[ast.stmt]) -> dict[str, str]:
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name: ast.get_docstring(node) or "" for node in body if isinstance(node, kinds)}


def docstrings(paths: list[str]) -> dict[tuple[str, str], str]:
    """Every docstring by whose it is, as C names modules and classes, and by name."""
    sources = {path.removeprefix("src/").removesuffix(".py").replace("/", "."): Documented(path) for path in paths}
    found: dict[tuple[str, str], str] = {}
    for module, source in sources.items():
        owners = [(source.functions, "")]
        owners += [(_inherited(sources, module, name), f"___{name}") for name in source.classes]
        for texts, owner in owners:
            for first in range(len(source.parts)):  # mypyc calls a module by as many of its names as tell it apart
                for name, text in texts.items():
                    found["___".join(source.parts[first:]) + owner, name] = text
    return found


def _inherited(sources: dict[str, Documented], module: str, name: str) -> dict[str, str]:
    """The docstrings of a class: a method without one has that of the class it comes from, and so has the class."""
    source = sources.get(module)
    if source is None or name not in source.classes:  # not compiled
        return {}
    texts = source.classes[name]
    for base in source.bases[name]:
        where, known_as = source.imported.get(base, (module, base))
        above = {
            name if key == known_as else key: text for key, text in _inherited(sources, where, known_as).items()
        }
        texts = {**above, **{key: text for key, text in texts.items() if text or not above.get(key)}}
    return texts


def fill_in_docstrings(c_file: Path, paths: list[str]) -> None:
    known = docstrings(paths)
    owner = ""  # the table of a class's methods stands before what is said of the class itself

    def filled(match: re.Match[str]) -> str:
        name, signature = match.groups()
        return f'PyDoc_STR("{name}{signature}\\n--\\n\\n{escaped(known.get((owner, name), ""))}")'

    def described(match: re.Match[str]) -> str:
        source = Path("src", *match[1].split(".")).with_suffix(".py").read_text(encoding="utf-8")
        return f'"{match[1]}",{match[2]}PyDoc_STR("{escaped(ast.get_docstring(ast.parse(source)) or "")}"),'

    lines = []
    for line in c_file.read_text(encoding="utf-8").splitlines(keepends=True):
        table = TABLE.search(line)
        owner = table[1] if table else owner
        lines.append(EMPTY.sub(filled, line))
    c_file.write_text(MODULE.sub(described, "".join(lines)), encoding="utf-8")


def escaped(text: str) -> str:
    """As C writes it between quotation marks."""
    plain = {*range(32, 127)} - {*b'"\\?'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


# -- what is packed -----------------------------------------------------------------------------------

PAGE = Path("src/ceiba/server/static/index.html")
WITHOUT_PAGE = "CEIBA_WITHOUT_PAGE"
# Where the repository is, such as https://host.example/owner/ceiba; whoever publishes knows, these files do not.
HOME = os.environ.get("CEIBA_HOME", "").rstrip("/")
TAG = "v" + tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
PICTURE = re.compile(r"!\[[^]]*\]\([^)]*\)")
LINK_TO_A_FILE = re.compile(r"(!?)\[([^]]*)\]\((?!https?:)([^)]*)\)")
LEFT_OF_A_TABLE = re.compile(r"^[| -]+$\n", re.MULTILINE)


def page_is_missing() -> bool:
    return not PAGE.is_file() and os.environ.get(WITHOUT_PAGE) != "1"


def readme() -> str:
    """README as a package index shows it: its pictures and files are in the repository, or else left out."""
    text = Path("README.md").read_text(encoding="utf-8")
    if HOME:
        return LINK_TO_A_FILE.sub(lambda link: f"{link[1]}[{link[2]}]({_address(link[3], bool(link[1]))})", text)
    text = LINK_TO_A_FILE.sub(r"\2", PICTURE.sub("", text))
    return re.sub(r"\n{3,}", "\n\n", LEFT_OF_A_TABLE.sub("", text))


def _address(path: str, is_picture: bool = False) -> str:
    return f"{HOME}/{'raw' if is_picture else 'blob'}/{TAG}/{path}"


# MANIFEST.in leaves out what may well not be there; that need not be told.
logging.getLogger().addFilter(lambda record: "no previously-included" not in record.getMessage())

metadata = {"long_description": readme(), "long_description_content_type": "text/markdown"}
urls = {"Source": HOME, "Documentation": _address("docs/index.md"), "Changelog": _address("CHANGELOG.md")}

# The installer asks for metadata first, twice; only the build itself needs to know how.
only_metadata = bool({"egg_info", "dist_info"} & set(sys.argv))
if not only_metadata and page_is_missing():
    sys.exit(
        "The page that people play on is not built yet: run `make web` first, "
        f"or set {WITHOUT_PAGE}=1 to build Ceiba without it."
    )
building = not only_metadata and "sdist" not in sys.argv
obstacle = why_not_compiled() if building else None
if obstacle:
    print(f"Ceiba is built as plain Python, many times slower than compiled: {obstacle}.", file=sys.stderr)

if building and not obstacle:
    # Imported late: everything else gets by without mypy.
    from mypyc.build import mypycify

    # What comes out as it was keeps its time, so that nothing is compiled again for it.
    before = {path: (path.read_text(encoding="utf-8"), path.stat()) for path in Path("build").glob("__native*.c")}
    extensions = mypycify([*FLAGS, *sources()], opt_level="3", debug_level="0", group_name="ceiba")
    for c_file in {Path(source) for extension in extensions for source in extension.sources}:
        if c_file.name.startswith("__native"):
            fill_in_docstrings(c_file, sources())
            text, stat = before.get(c_file, ("", None))
            if stat is not None and text == c_file.read_text(encoding="utf-8"):
                os.utime(c_file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    if os.name != "nt":
        # Nobody else calls these functions: so the compiler may inline them, which makes a fifth of the speed.
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    setup(ext_modules=extensions, project_urls=urls if HOME else {}, **metadata)
else:
    # A place of its own, lest a plain build pack up compiled modules that an earlier one left behind.
    setup(options={"build": {"build_base": "build/plain"}}, project_urls=urls if HOME else {}, **metadata)
