"""The same source interpreted, in a process of its own, beside the compiled one.

Run as a program, this file hides Ceiba's compiled modules from the importer, so that the .py files beside them are
loaded instead; then it takes a sample for every name it reads, and answers with its figures as JSON.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Self

PACKAGE = "ceiba"


class SourceFinder:
    """Finds the package's modules, but only as source."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder  # where the package lies

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != PACKAGE and not name.startswith(f"{PACKAGE}."):
            return None
        for folder in path or [str(self._folder)]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


class Interpreted:
    """The other process, as long as it is needed; it waits quietly between samples."""

    def __enter__(self) -> Self:
        # -P: the folder of this file is not for importing from.
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def sample(self, name: str, seconds: float) -> dict[str, float]:
        assert self._process.stdin is not None  # both are pipes
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name} {seconds}\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return {str(figure): float(rate) for figure, rate in answer.items()}

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()  # closes its input, at which it ends


def main() -> None:
    sys.meta_path.insert(0, SourceFinder(Path(__file__).parents[2]))

    import ceiba.game
    from ceiba.bench.games import compared_samples

    if not str(ceiba.game.__file__).endswith(".py"):
        sys.exit(f"{ceiba.game.__file__} is compiled, and should not be")
    samples = compared_samples()
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(samples[name](float(seconds))), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # meant for who asks, who hears it too and says all there is to say
        sys.exit(130)
