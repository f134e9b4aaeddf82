"""Draw a game as a picture book: one picture for every turn.

Writes an SVG for each turn of a record, and a page that shows them all and tells what happened; open it in any
browser.

    $ ceiba sim tikal --games 1 --seats 2 --bots random --seed 5 --out one-game >/dev/null

    $ python picture_book.py one-game/tikal-0001.ceiba book
    44 pictures, shown by book/index.html
"""

import sys
from html import escape
from pathlib import Path

import ceiba


def main() -> None:
    record = ceiba.read_record(Path(sys.argv[1]))
    book = Path(sys.argv[2])
    book.mkdir(exist_ok=True)
    pages: list[str] = []
    for turn in record.turns():
        name = f"turn-{turn.number:03}.svg"
        (book / name).write_text(turn.after.draw(), encoding="utf-8")
        told = "<br>".join(map(escape, turn.tell()))
        pages.append(f'<h2>Turn {turn.number}</h2><p>{told}</p><img src="{name}" width="900" alt="">')
    (book / "index.html").write_text('<!doctype html><meta charset="utf-8">' + "\n".join(pages), encoding="utf-8")
    print(f"{len(pages)} pictures, shown by {book / 'index.html'}")


if __name__ == "__main__":
    main()
