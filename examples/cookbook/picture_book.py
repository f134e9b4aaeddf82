"""Draw a game as a picture book: one picture for every turn.

Writes an SVG for each turn of a record, and a page that shows them all; open it in any browser.

    $ ceiba sim tikal --games 1 --seats 2 --bots random --seed 5 --out games >/dev/null

    $ python picture_book.py games/tikal-0001.ceiba book
    44 pictures, shown by book/index.html
"""

import sys
from pathlib import Path

import ceiba


def turns(record: ceiba.Record) -> list[ceiba.Position]:
    """The position at the end of each turn."""
    shown: list[ceiba.Position] = []
    ends = False
    for (_, position), text in zip(record.positions(), [*record.acts, ""], strict=True):
        if ends:
            shown.append(position)
        ends = bool(text) and record.game.ends_turn(position.parse(text)) and not text.startswith("*")
    return shown


def main() -> None:
    record = ceiba.read_record(Path(sys.argv[1]).read_bytes())
    book = Path(sys.argv[2])
    book.mkdir(exist_ok=True)
    pages: list[str] = []
    for number, position in enumerate(turns(record), 1):
        name = f"turn-{number:03}.svg"
        (book / name).write_text(position.draw(), encoding="utf-8")
        pages.append(f'<p><img src="{name}" width="900" alt="After turn {number}"></p>')
    (book / "index.html").write_text('<!doctype html><meta charset="utf-8">' + "\n".join(pages), encoding="utf-8")
    print(f"{len(pages)} pictures, shown by {book / 'index.html'}")


if __name__ == "__main__":
    main()
