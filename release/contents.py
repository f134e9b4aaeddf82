"""What is in the files: nothing is missing, and nothing is there by accident."""

import sys
import tarfile
import zipfile
from functools import cache
from pathlib import Path

from release.building import Built, NotReleased, run

PAGE = "ceiba/server/static/"
# What a source has beside the files of the repository.
ADDED = ("PKG-INFO", "setup.cfg", "src/ceiba.egg-info/", f"src/{PAGE}")


def check_contents(built: Built) -> None:
    print("==> What is in them", flush=True)
    run(sys.executable, "-m", "twine", "check", "--strict", *built.all_files())
    check_source(built.source)
    for wheel in (built.compiled, built.pure):
        check_wheel(wheel)
    if sys.platform == "linux" and "manylinux" not in built.compiled.name:
        raise NotReleased(f"{built.compiled.name} is for this Linux alone.")


@cache
def tracked() -> frozenset[str]:
    """The files of the repository."""
    return frozenset(run("git", "ls-files").splitlines())


def check_source(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    if missing := tracked() - names:
        raise NotReleased(f"the source lacks {', '.join(sorted(missing)[:5])} …")
    if strange := {name for name in names - tracked() if not name.startswith(ADDED)}:
        raise NotReleased(f"the source has what the repository has not: {', '.join(sorted(strange)[:5])} …")
    if f"src/{PAGE}index.html" not in names:
        raise NotReleased("the source lacks the page.")


def check_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    is_compiled = any(name.endswith((".so", ".pyd")) for name in names)
    if is_compiled == wheel.name.endswith("-none-any.whl"):
        raise NotReleased(f"{wheel.name} is {'compiled' if is_compiled else 'not compiled'}.")
    needed = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")} | {f"{PAGE}index.html"}
    if missing := needed - {*names}:
        raise NotReleased(f"{wheel.name} lacks {', '.join(sorted(missing)[:5])} …")
    tops = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    if strange := {top for top in tops if top != "ceiba" and not top.endswith((".so", ".pyd"))}:
        raise NotReleased(f"{wheel.name} would install {', '.join(sorted(strange))}.")
