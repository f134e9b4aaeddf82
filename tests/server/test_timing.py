"""Clocks across a stop of the server, on both databases, whatever was done to the machine's clock meanwhile."""

import pytest

from ceiba.server.store.database import Database
from ceiba.server.store.queries import Store
from ceiba.server.store.timing import keep_clock, read_clock
from ceiba.table.clocks import Clock, ClockRule, Span, left_at
from tests.server.storing import row, run

RULE = ClockRule("live", 600, 15)
CLOCK = Clock(50_000.0, 1, (600.0, 615.0), (1,), (1,))
STOPPED = 50_100.0  # after 100 seconds of a turn


@pytest.mark.parametrize(
    ("starts_at", "left"),
    [(STOPPED + 3600, 500.0), (STOPPED, 500.0), (STOPPED - 86_400 / 2, 600.0)],
    ids=["later", "at once", "set back"],
)
def test_nobody_has_more_or_less_than_before(database: Database, starts_at: float, left: float) -> None:
    """Where the clock was set back, the turn begins anew, for nobody knows how long it has been."""

    async def test(store: Store) -> tuple[Clock | None, list[Span]]:
        await store.add_table(row("t1"))
        await store.database.write(lambda session: keep_clock(session, "t1", CLOCK, CLOCK.at + 600))
        await store.beat(STOPPED)
        standstills = await store.begin(starts_at)
        return await store.database.read(lambda session: read_clock(session, "t1")), standstills

    clock, standstills = run(database, test)
    assert clock is not None
    assert left_at(clock, RULE, starts_at, standstills)[0] == pytest.approx(left, abs=20)
    # From then on time runs as it should.
    later = left_at(clock, RULE, starts_at + 100, standstills)
    assert left_at(clock, RULE, starts_at, standstills)[0] - later[0] == pytest.approx(100, abs=20)
