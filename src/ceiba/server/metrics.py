"""What is measured, for Prometheus (examples/operating/grafana.json shows it). It names nobody, and no table."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, start_http_server
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds


class Times(Collector):
    """How long things took, by their labels: the library's own histogram takes four times as long to count one.

    That counts from many threads, and this from one; whoever looks gets what was counted a moment ago.
    """

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name = name
        self._about = about
        self._labels = labels
        self._counts: dict[
            tuple[object, ...], list[int]
        ] = {}  # how many took no longer than each of QUICK, or longer
        self._sums: dict[tuple[object, ...], float] = {}

    def observe(self, labels: tuple[object, ...], seconds: float) -> None:
        counts = self._counts.get(labels)
        if counts is None:
            self._sums[labels] = 0.0
            counts = self._counts[labels] = [0] * (len(QUICK) + 1)
        counts[bisect_left(QUICK, seconds)] += 1
        self._sums[labels] += seconds

    def collect(self) -> Iterator[Metric]:
        """As the library asks for it: for each limit, how many took no longer."""
        family = HistogramMetricFamily(self._name, self._about, labels=self._labels)
        for labels, counts in [*self._counts.items()]:
            sums = [*accumulate(counts)]
            limits = [*map(str, map(float, QUICK)), "+Inf"]
            said = [str(label) for label in labels]
            family.add_metric(said, [*zip(limits, sums, strict=True)], self._sums[labels])
        yield family


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Counter(
            "ceiba_commits", "Commits that this server has stored.", ["game"], registry=self.registry
        )
        self.choices = Counter(
            "ceiba_sealed_choices", "Sealed choices that were kept or changed.", ["game"], registry=self.registry
        )
        self.requests = Times("ceiba_request_seconds", "Until a request was answered.", "method", "path", "status")
        self.database = Times("ceiba_database_seconds", "Waiting for the database.", "kind")
        self.registry.register(self.requests)
        self.registry.register(self.database)
        self.refusals = Counter("ceiba_refusals", "Refused, by the key of why.", ["error"], registry=self.registry)
        self.notices = Counter(
            "ceiba_notices",
            "What people were told, by its way and what came of it.",
            ["way", "result"],
            registry=self.registry,
        )
        # Made once for each kind: looking a label up costs more than counting.
        self._commits: dict[str, Counter] = {}

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        self.requests.observe((method, path, status), seconds)

    def committed(self, game: str) -> None:
        kind = self._commits.get(game)
        if kind is None:
            kind = self._commits[game] = self.commits.labels(game)
        kind.inc()

    def waited(self, kind: str, seconds: float) -> None:
        self.database.observe((kind,), seconds)

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Something that is asked for how much there is of it, whenever someone looks."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def publish(self, host: str, port: int) -> tuple[WSGIServer, Thread]:
        """At an address of its own, for operators alone. OSError if it is taken."""
        return start_http_server(port, host, self.registry)
