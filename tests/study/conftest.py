"""The programs of examples/study import each other by name, from the folder they are in; so do their tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "examples" / "study"))
