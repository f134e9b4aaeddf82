"""A review that fails is told as such, and not begun again and again."""

import asyncio
import logging
import sys
from pathlib import Path

import msgspec
import pytest

from ceiba.record import read_record
from ceiba.review import review
from ceiba.server.bots.reviews import Reviews
from ceiba.server.http.review_answers import Review
from ceiba.server.tables.records import table_from
from ceiba.server.tables.seats import Seats
from ceiba.table.errors import Refused
from tests.server.test_broken import opened

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "incan_gold" / "five_artifacts.ceiba"


@pytest.mark.parametrize("says", ["", "print('nonsense')"])
def test_a_review_that_fails_is_begun_once(tmp_path: Path, caplog: pytest.LogCaptureFixture, says: str) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (tables, _):
            table = await table_from(tables, read_record(RECORD), "gada")
            reviews = Reviews(tables, Seats(tables), (sys.executable, "-c", says))
            began = asyncio.all_tasks()
            reviews.ask(table)
            await asyncio.gather(*(asyncio.all_tasks() - began))
            with pytest.raises(Refused) as refused:
                reviews.ask(table)
            assert refused.value.error == "no-review"

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert caplog.text.count("gives no readable answer") == 1


@pytest.mark.parametrize(
    ("record", "bot"),
    [("incan_gold/five_artifacts", "one-step"), ("tikal/basic_2_sealed_cell", "greedy")],
    ids=["", "costly"],
)
def test_a_review_is_as_it_is_described(record: str, bot: str) -> None:
    """It is sent as it was made: the description of it is held to that here."""
    made = review(read_record(RECORDS / f"{record}.ceiba"), bot).to_json()
    told = msgspec.convert(made, Review, strict=True, dec_hook=lambda kind, _: kind())
    assert [*made] == [field.name for field in msgspec.structs.fields(Review)]
    assert [each.at for each in told.moments]
    assert told.choices or told.holdings
