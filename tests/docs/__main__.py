"""python -m tests.docs     writes what the programs of the cookbook print now into their docstrings"""

import tempfile
from pathlib import Path

from docs.site.cookbook import COOKBOOK
from tests.docs.cookbook import NAMES, printed, runs

for name in NAMES:
    path = COOKBOOK / f"{name}.py"
    text = path.read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for command, expected in runs(name):
            if "..." not in expected:
                shown = "".join(
                    f"    {line}".rstrip() + "\n" for line in printed(command, Path(folder)).splitlines()
                )
                before = "".join(f"    {line}".rstrip() + "\n" for line in expected.splitlines())
                text = text.replace(f"    $ {command}\n{before}", f"    $ {command}\n{shown}")
    path.write_text(text, encoding="utf-8")
