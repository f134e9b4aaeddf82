"""What docs/page.md says that is where, and that the browser tests show."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(\w+)::(\w+)`")


def test_every_test_that_is_named_is_there() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 80
    files = {file: ROOT / "tests" / "browser" / f"test_{file}.py" for file, _ in named}
    tests = {file: path.read_text(encoding="utf-8") for file, path in files.items()}
    missing = [f"{file}::{test}" for file, test in named if f"\ndef test_{test}(" not in tests[file]]
    assert missing == []


def test_every_folder_has_a_line() -> None:
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert folders == {*re.findall(r"^\| `src/(\w+)/", PAGE, re.MULTILINE)}
