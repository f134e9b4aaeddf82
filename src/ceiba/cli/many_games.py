"""What `sim` and `arena` share: where many games are played and kept, and how they go on after an interrupt."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

import click

from ceiba.arena.executors import Executor, Here, Lost, Processes
from ceiba.arena.results_folder import NotOurs
from ceiba.cli.completing import folders, games
from ceiba.cli.files import Failure, shown
from ceiba.cli.tables import GAME_NAMES, game_options

if TYPE_CHECKING:
    from rich.progress import Progress  # slow to load


class Folder(Protocol):
    path: Path

    def close(self) -> None: ...


Given = TypeVar("Given")
Opened = TypeVar("Opened", bound=Folder)
Command = Callable[..., None]


def many_games(seed: str, kept: str) -> Callable[[Command], Command]:
    """Give a command its game and the options of all that play many; with what a seed repeats, and what is kept."""
    given: list[Callable[[Command], Command]] = [
        click.argument("game", metavar=f"[{'|'.join(GAME_NAMES)}]", shell_complete=games),
        click.option("--seed", default="0", show_default=True, help=f"The same seed, the same {seed}."),
        game_options,
        click.option("--jobs", type=click.IntRange(1, 1024), help="So many processes play at the same time."),
        click.option("--cluster", metavar="ADDRESS", help="On a Dask cluster: its scheduler, tcp://host:8786."),
        click.option(
            "--out",
            type=click.Path(path_type=Path),
            metavar="DIR",
            help=f"Keep {kept} here; go on there.",
            shell_complete=folders,
        ),
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
    ]

    def with_options(command: Command) -> Command:
        for one in reversed(given):
            command = one(command)
        return command

    return with_options


def where(jobs: int, cluster: str | None) -> Executor:
    if cluster is None:
        return Here() if jobs == 1 else Processes(jobs)
    if find_spec("distributed") is None:
        raise Failure("a cluster needs Dask: pip install 'ceiba[cluster]', here and on its machines.")
    from ceiba.arena.cluster import Cluster  # late: slow to import, and few need it

    return Cluster(cluster)


# -- the folder that --out names ----------------------------------------------------------------------


def open_folder(kind: Callable[[Path, Given], Opened], out: Path | None, of: Given) -> Opened | None:
    """The folder that games are kept in, if any is asked for."""
    if out is None:
        return None
    with kept_in(out):
        return kind(out, of)


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """What goes wrong with a folder becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise Failure(f"cannot write into {shown(folder)}: {error.strerror}.") from None
    except NotOurs as error:
        raise Failure(f"cannot go on in {shown(folder)}: {error}.") from None


# -- playing ------------------------------------------------------------------------------------------


def is_interrupted(play: Callable[[], None], folder: Folder | None) -> bool:
    """Play all games, then close the folder; say whether someone pressed Ctrl+C meanwhile."""
    try:
        play()
    except KeyboardInterrupt:
        return True
    except Lost as lost:
        raise Failure(str(lost)) from None
    finally:
        if folder is not None:
            folder.close()
    return False


def progress_bar() -> "Progress":
    """On a terminal; elsewhere nothing."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ceiba.cli.console import Console

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def leave(interrupted: str, out: Path | None, has_faults: bool) -> None:
    """Leave with the exit code, and after an interrupt, which is told in a sentence, with the way to go on."""
    if interrupted:
        if out is None:
            way_on = "With --out DIR the games would have been kept, and could go on."
        else:
            way_on = f"The same command goes on from here: {shlex.join(['ceiba', *sys.argv[1:]])}"
        click.echo(f"{interrupted} {way_on}", err=True)
        raise click.exceptions.Exit(130)
    if has_faults:
        raise click.exceptions.Exit(1)
