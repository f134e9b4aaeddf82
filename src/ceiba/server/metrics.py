"""What is measured, for Prometheus (examples/operating/grafana.json shows it). It names nobody, and no table."""

from collections.abc import Callable
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Counter(
            "ceiba_commits", "Commits that this server has stored.", ["game"], registry=self.registry
        )
        self.choices = Counter(
            "ceiba_sealed_choices", "Sealed choices that were kept or changed.", ["game"], registry=self.registry
        )
        self.requests = Histogram(
            "ceiba_request_seconds",
            "Until a request was answered.",
            ["method", "path", "status"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.database = Histogram(
            "ceiba_database_seconds",
            "Waiting for the database.",
            ["kind"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.refusals = Counter("ceiba_refusals", "Refused, by the key of why.", ["error"], registry=self.registry)
        self.notices = Counter(
            "ceiba_notices",
            "What people were told, by its way and what came of it.",
            ["way", "result"],
            registry=self.registry,
        )
        # Made once for each kind: looking a label up costs more than counting.
        self._requests: dict[tuple[str, str, int], Histogram] = {}
        self._commits: dict[str, Counter] = {}
        self._waits = {kind: self.database.labels(kind) for kind in ("read", "write")}

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        key = (method, path, status)
        kind = self._requests.get(key)
        if kind is None:
            kind = self._requests[key] = self.requests.labels(method, path, str(status))
        kind.observe(seconds)

    def committed(self, game: str) -> None:
        kind = self._commits.get(game)
        if kind is None:
            kind = self._commits[game] = self.commits.labels(game)
        kind.inc()

    def waited(self, kind: str, seconds: float) -> None:
        self._waits[kind].observe(seconds)

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Something that is asked for how much there is of it, whenever someone looks."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def publish(self, host: str, port: int) -> tuple[WSGIServer, Thread]:
        """At an address of its own, for operators alone. OSError if it is taken."""
        return start_http_server(port, host, self.registry)
