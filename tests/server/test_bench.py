"""`ceiba bench server`: it measures what it says. How fast a machine is, is not tested here."""

import sys
from functools import partial
from pathlib import Path

import pytest

from ceiba.bench.server import Load, NotMeasured, Trial, ceiba_server, installed_peers, our_client, run, trials
from ceiba.bench.server_reporting import aims, as_markdown, rows
from tests.cli.running import ceiba

EVERY = {f"{what}_p{percent}_ms" for what in ("answer", "news") for percent in (50, 95, 99)}
SIZES = {"event_bytes", "draft_bytes"}
SQLITE = partial(ceiba_server, None)


def test_commits_are_made_and_told_to_all_four() -> None:
    figures = run(Trial("few", Load(3, 1.0), SQLITE, our_client))
    assert {*figures} == {
        f"few.{name}" for name in EVERY | {"commits_per_s", "processor_ms", "client_busy", *SIZES}
    }
    assert 100 < figures["few.event_bytes"] < 2000
    assert 100 < figures["few.draft_bytes"] < 5000
    assert figures["few.commits_per_s"] > 3  # more than one at each table
    assert 0 < figures["few.processor_ms"] < 100
    assert 0 < figures["few.news_p50_ms"] <= figures["few.news_p95_ms"] <= figures["few.news_p99_ms"] < 1000


def test_a_rate_is_kept() -> None:
    figures = run(Trial("held", Load(8, 1.0, 20.0), SQLITE, our_client))
    assert 0 < figures["held.commits_per_s"] < 25  # a busy machine may not keep up
    assert 10 < figures["held.memory_before_mb"] < 2 * figures["held.memory_after_mb"]


def test_what_breaks_off_is_said() -> None:
    trial = Trial("broken", Load(1, 1.0), SQLITE, lambda port, load: [sys.executable, "-c", ""])
    with pytest.raises(NotMeasured, match="the load on broken has broken off"):
        run(trial)


def test_peers_are_measured_where_they_are_installed(tmp_path: Path) -> None:
    assert installed_peers(tmp_path) is None
    alone = [trial.name for trial in trials(1, None, None)]
    assert alone == ["sqlite.50", "sqlite.200", "sqlite.1000"]
    beside = [trial.name for trial in trials(1, "postgresql://", tmp_path)]
    assert beside[:4] == ["sqlite.50", "peer.50", "peer_small.50", "postgresql.50"]


def test_people_get_tables() -> None:
    figures = {
        f"{name}.{what}": value
        for name, value in {
            "sqlite.50": 50.0,
            "peer.50": 30.0,
            "postgresql.200": 1400.0,
            "sqlite.1000": 160.0,
        }.items()
        for what in EVERY | {"commits_per_s", "processor_ms"}
    }
    figures |= {"sqlite.1000.memory_before_mb": 100.0, "sqlite.1000.memory_after_mb": 105.0}
    figures |= {"sqlite.200.event_bytes": 800.0, "sqlite.200.draft_bytes": 5100.0}
    assert [row[:5] for row in rows(figures)] == [
        ("Ceiba, SQLite", "50", "50", "50.00", "50.0"),
        ("boardgame.io, in memory", "50", "30", "30.00", "30.0"),
        ("Ceiba, PostgreSQL", "200", "1,400", "1400.00", "1400.0"),
        ("Ceiba, SQLite", "1,000", "160", "160.00", "160.0"),
    ]
    assert aims(figures) == [
        ("50 tables: 1.7 times the peer's commits/s (1.67)", False),
        ("50 tables: a lower p95 than the peer", False),
        ("200 tables: 1,500 commits/s on PostgreSQL", False),
        ("an event of 1,000 bytes at the median (800)", True),
        ("a draft of 5,000 bytes at the median (5100)", False),
        ("1,000 tables: 500 commits/s, p99 ≤ 150 ms", False),
        ("1,000 tables: flat memory (100 MB, then 105)", True),
    ]
    assert "| an event of 1,000 bytes at the median (800) | met |" in as_markdown(figures)


def test_the_command_says_what_it_takes() -> None:
    assert "--db" in ceiba("bench", "server", "--help").stdout
    result = ceiba("bench", "server", "--seconds", "0")
    assert result.exit_code == 2
    assert "--seconds" in result.stderr
