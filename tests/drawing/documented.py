"""The pictures in the documentation, each drawn from the record beside it."""

from pathlib import Path

from ceiba import read_record

IMAGES = Path(__file__).parents[2] / "docs" / "images"
RECORDS = sorted(IMAGES.glob("*.ceiba"))


def drawn(record: Path) -> str:
    return read_record(record.read_bytes()).replay().draw()
