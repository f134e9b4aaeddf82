"""Builds Ceiba: compiled by mypyc where there is a C compiler, as plain Python where there is none."""

import os
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
    "tikal.position",
    "tikal.notation",
    "tikal.views",
    "tikal.faults",
    "incan_gold.tables",
    "incan_gold.action",
    "incan_gold.position",
    "incan_gold.notation",
    "incan_gold.views",
    "incan_gold.faults",
    "bots.incan_gold.winning",
    "bots.incan_gold.equilibrium",
    "bots.incan_gold.rollout",
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


# The installer asks for metadata first, twice; only the build itself needs to know how.
building = not {"egg_info", "dist_info", "sdist"} & set(sys.argv)
obstacle = why_not_compiled() if building else None
if obstacle:
    print(f"Ceiba is built as plain Python, many times slower than compiled: {obstacle}.", file=sys.stderr)

if building and not obstacle:
    # Imported late: everything else gets by without mypy.
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(sources(), opt_level="3", debug_level="0", group_name="ceiba"))
else:
    # A place of its own, lest a plain build pack up compiled modules that an earlier one left behind.
    setup(options={"build": {"build_base": "build/plain"}})
