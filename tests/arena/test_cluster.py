"""A Dask cluster of two workers on this machine: the same comes of it, even if one of them is killed."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from subprocess import DEVNULL

import pytest

from ceiba.arena.cluster import Cluster
from ceiba.arena.executors import Lost
from tests.cli.running import ceiba, command

SIM = ["sim", "incan-gold", "--seats", "3", "--bots", "one-step", "--seed", "5", "--json"]


@contextmanager
def program(*words: str) -> "Iterator[subprocess.Popen[str]]":
    process = subprocess.Popen([sys.executable, "-m", *words], stdout=DEVNULL, stderr=DEVNULL, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler on any free port of loopback, and its address."""
    said = tmp_path_factory.mktemp("cluster") / "scheduler.json"
    words = ["distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    with program(*words, "--scheduler-file", str(said)) as process:
        while not said.exists() or not said.read_text():
            assert process.poll() is None
        yield json.loads(said.read_text())["address"]


def worker(scheduler: str, folder: Path) -> "AbstractContextManager[subprocess.Popen[str]]":
    words = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder)]
    return program("distributed.cli.dask_worker", scheduler, *words)


def told(*words: str | Path) -> dict[str, object]:
    result = ceiba(*words)
    assert result.exit_code == 0, result.stderr
    answer: dict[str, object] = json.loads(result.stdout)
    return {key: value for key, value in answer.items() if key not in ("seconds", "games_per_s")}


def test_a_cluster_gives_what_one_process_gives_and_losing_a_worker_loses_nothing(
    scheduler: str, tmp_path: Path
) -> None:
    words = [*SIM, "--games", "400", "--batch", "4", "--keep", "outcomes", "--out"]
    alone = told(*words, tmp_path / "alone")
    log = tmp_path / "out" / "batches.jsonl"
    with worker(scheduler, tmp_path) as first, worker(scheduler, tmp_path):
        playing = subprocess.Popen(
            command(*words, tmp_path / "out", "--cluster", scheduler),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        while not log.exists() or log.read_bytes().count(b"\n") < 10:  # in the middle of it
            assert playing.poll() is None, playing.communicate()
        first.send_signal(signal.SIGKILL)
        said, complaint = playing.communicate(timeout=120)
    assert playing.returncode == 0, complaint
    answer = {key: value for key, value in json.loads(said).items() if key not in ("seconds", "games_per_s")}
    assert answer == alone
    parts = sorted((tmp_path / "alone" / "outcomes").iterdir())
    assert len(parts) == 100
    for part in parts:
        assert (tmp_path / "out" / "outcomes" / part.name).read_bytes() == part.read_bytes()


def test_the_arena_plays_there_too(scheduler: str, tmp_path: Path) -> None:
    words = ["arena", "incan-gold", "one-step", "random", "--seats", "3", "--games", "12", "--json"]
    with worker(scheduler, tmp_path):
        there = told(*words, "--cluster", scheduler)
    here = told(*words, "--jobs", "1")
    for answer in (there, here):
        bots = answer["bots"]
        assert isinstance(bots, list)
        for bot in bots:
            for timed in [key for key in bot if key.startswith("seconds") or "turn" in key]:
                del bot[timed]
    assert there == here


def test_what_is_not_there_is_told_in_a_sentence(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceiba.arena.cluster.PATIENCE", 0.5)
    with pytest.raises(Lost, match=r"has no worker: start one with `dask worker tcp://127\.0\.0\.1"):
        list(Cluster(scheduler)(abs, iter([1])))
    with pytest.raises(Lost, match=r"there is no Dask scheduler at nowhere: missing port number"):
        list(Cluster("nowhere")(abs, iter([1])))
    with pytest.raises(Lost, match=r"there is no Dask scheduler at tcp://127\.0\.0\.1:1"):
        list(Cluster("tcp://127.0.0.1:1")(abs, iter([1])))
