"""Where many games are played: here, in several processes, or on a cluster."""

from collections.abc import Callable
from importlib.util import find_spec

import click

from ceiba.arena.executors import Executor, Here, Processes
from ceiba.cli.files import Failure


def places(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that say where it plays."""
    cluster = click.option(
        "--cluster", metavar="ADDRESS", help="On a Dask cluster: its scheduler, tcp://host:8786."
    )
    jobs = click.option("--jobs", type=click.IntRange(1, 1024), help="So many processes play at the same time.")
    return jobs(cluster(command))


def where(jobs: int, cluster: str | None) -> Executor:
    if cluster is None:
        return Here() if jobs == 1 else Processes(jobs)
    if find_spec("distributed") is None:
        raise Failure("a cluster needs Dask: pip install 'ceiba[cluster]', here and on its machines.")
    from ceiba.arena.cluster import Cluster  # late: slow to import, and few need it

    return Cluster(cluster)
