"""How fast the server is: one process of it, a load client in another, and a peer under the same traffic."""

import os
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from json import dumps, loads
from pathlib import Path
from typing import NamedTuple

START_UP = 90.0  # seconds, on a machine that has other things to do
FEW, MANY, HELD = 50, 200, 1000  # tables
HELD_RATE = 500.0  # commits a second at all the tables held open
SMALL, LARGE = 400, 6_000  # bytes of the peer's state: a trifle, and as much as a view of Tikal


class NotMeasured(Exception):
    """A server or its load has failed; the message says which."""


class Load(NamedTuple):
    """So many tables for so long; at a rate in all, or with one commit always under way at each."""

    tables: int
    seconds: float
    rate: float | None = None


class Running(NamedTuple):
    port: int
    process: int


class Trial(NamedTuple):
    name: str
    load: Load
    server: Callable[[], AbstractContextManager[Running]]
    client: Callable[[int, Load], list[str]]  # the command, for a port


def measure(
    seconds: float,
    db: str | None = None,
    peers: Path | None = None,
    report: Callable[[str, float], None] | None = None,
) -> dict[str, float]:
    """Every figure by its name; beside SQLite on `db`, if there is one, and of the peer in this folder."""
    all_of_them = [*trials(seconds, db, peers)]
    figures: dict[str, float] = {}
    for number, trial in enumerate(all_of_them):
        if report is not None:
            report(trial.name, number / len(all_of_them))
        figures |= run(trial)
    return figures


def trials(seconds: float, db: str | None, peers: Path | None) -> Iterator[Trial]:
    """Ours and the peer's in turn, so that a busy moment of the machine hits both."""
    for tables in (FEW, MANY):
        load = Load(tables, seconds)
        yield Trial(f"sqlite.{tables}", load, partial(ceiba_server, None), our_client)
        if peers is not None:
            client = partial(peer_client, peers)
            yield Trial(f"peer.{tables}", load, partial(peer_server, peers, LARGE), client)
            yield Trial(f"peer_small.{tables}", load, partial(peer_server, peers, SMALL), client)
        if db is not None:
            yield Trial(f"postgresql.{tables}", load, partial(ceiba_server, db), our_client)
    held = Load(HELD, seconds * 3, HELD_RATE)
    yield Trial(f"sqlite.{HELD}", held, partial(ceiba_server, None), our_client)
    if db is not None:
        yield Trial(f"postgresql.{HELD}", held, partial(ceiba_server, db), our_client)


def run(trial: Trial) -> dict[str, float]:
    with trial.server() as server:
        command = trial.client(server.port, trial.load)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout is not None  # a pipe
            client.stdout.readline()  # it has begun to count
            before, worked = memory(server.process), processor_seconds(server.process)
            client.stdout.readline()  # it has counted
            after, worked = memory(server.process), processor_seconds(server.process) - worked
            told = loads(client.stdout.readline() or "{}")
    if not told:
        raise NotMeasured(f"the load on {trial.name} has broken off.")
    answers, news = sorted(told["answers"]), sorted(told["news"])
    figures = {"commits_per_s": len(news) / told["seconds"], "client_busy": told["busy"]}
    figures["processor_ms"] = worked * 1000 / len(news)
    for percent in (50, 95, 99):
        figures[f"answer_p{percent}_ms"] = answers[len(answers) * percent // 100]
        figures[f"news_p{percent}_ms"] = news[len(news) * percent // 100]
    for what in ("event_bytes", "draft_bytes"):
        if what in told:
            figures[what] = sorted(told[what])[len(told[what]) // 2]
    if trial.load.rate is not None:
        figures |= {"memory_before_mb": before, "memory_after_mb": after}
    return {f"{trial.name}.{name}": value for name, value in figures.items()}


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True).stdout
    return int(told.strip() or 0) / 1024


def processor_seconds(process: int) -> float:
    """What a process has worked so far, all its threads together: less moved by a busy machine than rates are."""
    stat = Path(f"/proc/{process}/stat")
    if stat.exists():  # finer than what `ps` says there
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    told = subprocess.run(["ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True).stdout
    seconds = 0.0
    for part in told.strip().split(":"):
        seconds = seconds * 60 + float(part or 0)
    return seconds


# -- Ceiba --------------------------------------------------------------------------------------------


@contextmanager
def ceiba_server(db: str | None) -> Iterator[Running]:
    """`ceiba serve`, with its tables in a folder that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="ceiba-bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "ceiba", "serve", "--quiet", "--host", "127.0.0.1", "--port", str(port)]
        with started([*command, "--no-quotas", "--data", folder, *(["--db", db] if db else [])], port) as running:
            yield running


def our_client(port: int, load: Load) -> list[str]:
    return [sys.executable, "-m", "ceiba.bench.server_load", dumps({"port": port, **load._asdict()})]


# -- the peer -----------------------------------------------------------------------------------------


def installed_peers(folder: Path) -> Path | None:
    """The folder, if Node is here and the peer installed in it (`make bench` does)."""
    return folder if shutil.which("node") and (folder / "node_modules" / "boardgame.io").is_dir() else None


@contextmanager
def peer_server(peers: Path, state: int) -> Iterator[Running]:
    port = free_port()
    with started(["node", str(peers / "server.cjs"), str(port), str(state)], port) as running:
        yield running


def peer_client(peers: Path, port: int, load: Load) -> list[str]:
    return ["node", str(peers / "load.cjs"), str(port), str(load.tables), str(load.seconds)]


# -- processes ----------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(command: list[str], port: int) -> Iterator[Running]:
    """A server, once it answers; it is stopped in the end."""
    # As servers are run for real: boardgame.io checks less then.
    real = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=real) as process:
        try:
            give_up = time.monotonic() + START_UP
            while not _answers(port):
                if process.poll() is not None or time.monotonic() > give_up:
                    raise NotMeasured(f"the server does not start; try it: {shlex.join(command)}")
                time.sleep(0.05)
            yield Running(port, process.pid)
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
