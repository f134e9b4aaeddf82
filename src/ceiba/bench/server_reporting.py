"""The server's figures for people: a row a server and number of tables, and what they should reach."""

from datetime import UTC, datetime
from os import cpu_count
from platform import python_version

from ceiba.bench.measuring import is_compiled
from ceiba.bench.reporting import processor
from ceiba.bench.server import FEW, HELD, HELD_RATE, MANY

SERVERS = {
    "sqlite": "Ceiba, SQLite",
    "postgresql": "Ceiba, PostgreSQL",
    "peer": "boardgame.io, in memory",
    "peer_small": "boardgame.io, small state",
}
HEADINGS = (
    *("server", "tables", "commits/s", "processor"),
    *("answer p50", "p95", "p99", "news p50", "p95", "p99"),
    *("event", "draft"),
)
TIMES = [f"{what}_p{percent}" for what in ("answer", "news") for percent in (50, 95, 99)]
LEAD = 1.7  # times as many commits as the peer
FEWEST_STORED = 1_500  # commits/s on PostgreSQL
MOST_EVENT, MOST_DRAFT = 1_000, 5_000  # bytes, at the median
SLOWEST = 150.0  # milliseconds, for 99 of 100 at the tables held open
GROWTH = 1.1  # of the memory while they are


def rows(figures: dict[str, float]) -> list[tuple[str, ...]]:
    """Milliseconds: of the server's processor a commit, until its answer, until all four seats had the news.

    Then the median bytes of what is said.
    """
    found = []
    for tables in (FEW, MANY, HELD):
        for server, said in SERVERS.items():
            name = f"{server}.{tables}"
            if f"{name}.commits_per_s" in figures:
                rate = f"{figures[f'{name}.commits_per_s']:,.0f}"
                worked = f"{figures[f'{name}.processor_ms']:.2f}"
                times = [f"{figures[f'{name}.{what}_ms']:.1f}" for what in TIMES]
                sizes = [_bytes(figures.get(f"{name}.{what}_bytes")) for what in ("event", "draft")]
                found.append((said, f"{tables:,}", rate, worked, *times, *sizes))
    return found


def _bytes(size: float | None) -> str:
    return "" if size is None else f"{size:,.0f} B"


def aims(figures: dict[str, float]) -> list[tuple[str, bool]]:
    """What is asked for, and whether it is so."""
    found = []
    for tables in (FEW, MANY):
        if f"peer.{tables}.commits_per_s" in figures:
            ours, theirs = f"sqlite.{tables}", f"peer.{tables}"
            lead = figures[f"{ours}.commits_per_s"] / figures[f"{theirs}.commits_per_s"]
            sooner = figures[f"{ours}.news_p95_ms"] < figures[f"{theirs}.news_p95_ms"]
            found.append((f"{tables} tables: {LEAD} times the peer's commits/s ({lead:.2f})", lead >= LEAD))
            found.append((f"{tables} tables: a lower p95 than the peer", sooner))
    if (stored := figures.get(f"postgresql.{MANY}.commits_per_s")) is not None:
        found.append((f"{MANY} tables: {FEWEST_STORED:,} commits/s on PostgreSQL", stored >= FEWEST_STORED))
    event, draft = figures[f"sqlite.{MANY}.event_bytes"], figures[f"sqlite.{MANY}.draft_bytes"]
    found.append((f"an event of {MOST_EVENT:,} bytes at the median ({event:.0f})", event <= MOST_EVENT))
    found.append((f"a draft of {MOST_DRAFT:,} bytes at the median ({draft:.0f})", draft <= MOST_DRAFT))
    held = f"sqlite.{HELD}"
    kept_up = figures[f"{held}.commits_per_s"] > 0.98 * HELD_RATE
    in_time = figures[f"{held}.news_p99_ms"] <= SLOWEST
    before, after = figures[f"{held}.memory_before_mb"], figures[f"{held}.memory_after_mb"]
    found.append((f"{HELD:,} tables: {HELD_RATE:.0f} commits/s, p99 ≤ {SLOWEST:.0f} ms", kept_up and in_time))
    found.append((f"{HELD:,} tables: flat memory ({before:.0f} MB, then {after:.0f})", after <= GROWTH * before))
    return found


def as_markdown(figures: dict[str, float]) -> str:
    lines = [f"| {' | '.join(HEADINGS)} |", f"|---|{'---:|' * (len(HEADINGS) - 1)}"]
    lines += [f"| {' | '.join(row)} |" for row in rows(figures)]
    lines += ["", "| aim | |", "|---|---|"]
    lines += [f"| {aim} | {'met' if met else 'missed'} |" for aim, met in aims(figures)]
    return "\n".join([*lines, "", conditions()])


def conditions() -> str:
    """When and where: a sentence for below the table."""
    machine = f"{processor()}, {cpu_count()} cores, CPython {python_version()}"
    return f"{datetime.now(UTC):%Y-%m-%d}, {machine}, Ceiba {'compiled' if is_compiled() else 'interpreted'}."
