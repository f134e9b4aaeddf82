"""Games on a Dask cluster: many machines, of which any may come, go or die meanwhile."""

from collections.abc import Callable, Generator, Iterator
from itertools import islice

from distributed import Client, Future, KilledWorker, as_completed
from distributed.comm.addressing import get_address_host_port

from ceiba.arena.executors import Lost, Result, Task

AHEAD = 2  # tasks for each thread of a worker: one at work, one waiting, lest it wait for us
PATIENCE = 10.0  # seconds, for the cluster to be there and have a worker
RETRIES = 20  # how often a task may lose its worker


class Cluster:
    """The workers of the Dask cluster whose scheduler is at this address; they need the same Ceiba as we have.

    A task whose worker is lost is given to another by Dask itself. Tasks hold what they need, so it makes no
    difference who does them, or how often.
    """

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result, None, None]:
        with self._client() as client:

            def begun(more: int) -> "list[Future[Result]]":
                return [client.submit(work, task, pure=False, retries=RETRIES) for task in islice(tasks, more)]

            running = as_completed(begun(_room(client)), loop=client.loop)
            for future in running:
                try:
                    result: Result = future.result()
                except KilledWorker as error:
                    raise Lost(f"the cluster has lost too many workers over one task: {error}") from None
                yield result
                for more in begun(max(0, _room(client) - running.count())):
                    running.add(more)

    def _client(self) -> Client:
        try:
            get_address_host_port(self.address)  # ValueError; a client that cannot read it would never close
            client = Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise Lost(f"there is no Dask scheduler at {self.address}: {error}.") from None
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            client.close()
            start = f"dask worker {self.address}"
            raise Lost(f"the cluster at {self.address} has no worker: start one with `{start}`.") from None
        return client


def _room(client: Client) -> int:
    """How many tasks the workers that are here now can begin soon; some at least, for those that may come."""
    threads: dict[str, int] = client.nthreads()
    return AHEAD * max(1, sum(threads.values()))
