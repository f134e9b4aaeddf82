"""The way of one act in docs/architecture.md: few steps, and each a file and a function that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_STEPS = 15
# A file with the names in it that follow before the next file: `table/steps.py` `Progress`.
NAMED = re.compile(r"`([\w/.-]+\.(?:py|ts))`((?:,? `[\w.#]+`)*)")


def steps() -> list[str]:
    text = (ROOT / "docs/architecture.md").read_text()
    told = text.split("## The way of one act", 1)[1].split("\n## ", 1)[0]
    return re.split(r"^\d+\. ", told, flags=re.MULTILINE)[1:]


def source(name: str) -> str:
    if name.startswith("web/"):
        return (ROOT / name).read_text()
    found = [ROOT / "src/ceiba" / name, ROOT / "src/ceiba/server" / name]
    return next(path for path in found if path.exists()).read_text()


def test_it_is_short() -> None:
    assert 10 <= len(steps()) <= MOST_STEPS


def test_every_step_names_what_is_there() -> None:
    for step in steps():
        files = NAMED.findall(step)
        assert files, f"no file is named: {step}"
        for file, names in files:
            for name in re.findall(r"`([\w.#]+)`", names):
                for part in name.split("."):
                    defined = rf"(?:def |class |function |const |^ +(?:async )?){re.escape(part)}\b"
                    assert re.search(defined, source(file), re.MULTILINE), f"{file} has no {part}"
