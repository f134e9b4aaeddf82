"""The documentation shows what the code draws."""

from pathlib import Path

import pytest

from tests.drawing.documented import IMAGES, RECORDS, drawn


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_the_picture_is_what_the_code_draws(record: Path) -> None:
    # Compared before the assertion: the difference of two pictures, told in full, tells nobody anything.
    same = record.with_suffix(".svg").read_text("utf-8") == drawn(record)
    assert same, "look at the new pictures, which this draws: python -m tests.drawing"


def test_every_picture_has_its_record() -> None:
    pictures = {picture.stem for picture in IMAGES.glob("*.svg")}
    assert pictures == {record.stem for record in RECORDS} >= {"tikal", "incan_gold"}
