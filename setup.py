"""Builds Ceiba: compiled by mypyc where there is a C compiler, as plain Python where there is none."""

import ast
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

# What is compiled: the contract, the rules with their text and checks, and the loops around them. Not the rest.
COMPILED = [
    "game",
    "bits",
    "position_text",
    "playout",
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
    "bots.incan_gold.winning",
    "bots.incan_gold.equilibrium",
    "bots.incan_gold.rollout",
    "bots.incan_gold.outlook",
    "bots.incan_gold.alone",
    "bots.incan_gold.endgame",
    "bots.net",
    "bots.tikal.value",
    "bots.tikal.plans",
    "bots.tikal.roads",
    "bots.tikal.prices",
    "bots.tikal.clock",
    "bots.tikal.counts",
    "bots.tikal.judge",
    "bots.tikal.answers",
]


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

TABLE = re.compile(r"static PyMethodDef (?:(\w+)module|\w+___([^\W_]\w*?))_methods\[\]")  # of a module, or a class
MODULE = re.compile(r'"(ceiba[\w.]*)",(\s+)NULL, /\* docstring \*/')
EMPTY = re.compile(r'PyDoc_STR\("(\w+)(\([^"]*\))\\n--\\n\\n"\)')


def docstrings(paths: list[str]) -> dict[tuple[str, str], str]:
    """Every docstring by class (or module) and name; a method without one has that of the class it comes from."""
    found: dict[tuple[str, str], str] = {}
    classes: list[ast.ClassDef] = []
    for path in paths:
        module = ast.parse(Path(path).read_text(encoding="utf-8"))
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                parts = path.removesuffix(".py").split("/")
                for first in range(len(parts)):  # mypyc calls a module by as many of its names as tell it apart
                    found["___".join(parts[first:]), node.name] = ast.get_docstring(node) or ""
            elif isinstance(node, ast.ClassDef):
                classes.append(node)
                found[node.name, node.name] = ast.get_docstring(node) or ""
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found[node.name, method.name] = ast.get_docstring(method) or ""
    for node in classes:  # a base comes before what is built on it, as in the list of what is compiled
        for base in [base.id for base in node.bases if isinstance(base, ast.Name)]:
            for (owner, name), text in [*found.items()]:
                if owner == base and not found.get((node.name, name)):
                    found[node.name, name] = text
    return found


def fill_in_docstrings(c_file: Path, paths: list[str]) -> None:
    known = docstrings(paths)
    owner = ""

    def filled(match: re.Match[str]) -> str:
        name, signature = match.groups()
        text = known.get((owner, name)) or known.get((name, name)) or ""
        return f'PyDoc_STR("{name}{signature}\\n--\\n\\n{escaped(text)}")'

    def described(match: re.Match[str]) -> str:
        source = Path("src", *match[1].split(".")).with_suffix(".py").read_text(encoding="utf-8")
        return f'"{match[1]}",{match[2]}PyDoc_STR("{escaped(ast.get_docstring(ast.parse(source)) or "")}"),'

    lines = []
    for line in c_file.read_text(encoding="utf-8").splitlines(keepends=True):
        table = TABLE.search(line)
        owner = table[1] or table[2] if table else owner
        lines.append(EMPTY.sub(filled, line))
    c_file.write_text(MODULE.sub(described, "".join(lines)), encoding="utf-8")


def escaped(text: str) -> str:
    """As C writes it between quotation marks."""
    plain = {*range(32, 127)} - {*b'"\\?'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


# The installer asks for metadata first, twice; only the build itself needs to know how.
building = not {"egg_info", "dist_info", "sdist"} & set(sys.argv)
obstacle = why_not_compiled() if building else None
if obstacle:
    print(f"Ceiba is built as plain Python, many times slower than compiled: {obstacle}.", file=sys.stderr)

if building and not obstacle:
    # Imported late: everything else gets by without mypy.
    from mypyc.build import mypycify

    # What comes out as it was keeps its time, so that nothing is compiled again for it.
    before = {path: (path.read_text(encoding="utf-8"), path.stat()) for path in Path("build").glob("__native*.c")}
    extensions = mypycify(sources(), opt_level="3", debug_level="0", group_name="ceiba")
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
    setup(ext_modules=extensions)
else:
    # A place of its own, lest a plain build pack up compiled modules that an earlier one left behind.
    setup(options={"build": {"build_base": "build/plain"}})
