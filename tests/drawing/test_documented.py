"""The documentation shows what the code draws."""

from pathlib import Path

import pytest

from tests.drawing.documented import IMAGES, RECORDS, drawn, illustrations


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_the_picture_is_what_the_code_draws(record: Path) -> None:
    # Compared before the assertion: the difference of two pictures, told in full, tells nobody anything.
    same = record.with_suffix(".svg").read_text("utf-8") == drawn(record)
    assert same, "look at the new pictures, which this draws: python -m tests.drawing"


def test_every_picture_has_its_record() -> None:
    pictures = {picture.stem for picture in IMAGES.glob("*.svg")}
    assert pictures == {record.stem for record in RECORDS} >= {"tikal", "incan_gold"}


def test_the_pictures_of_the_rules_are_what_the_code_draws() -> None:
    found = illustrations()
    assert {*found} == {*(IMAGES / "rules").glob("*.svg")}
    old = [path.name for path, picture in found.items() if path.read_text("utf-8") != picture]
    assert old == [], "look at the new pictures, which this draws: python -m tests.drawing"
