"""Games as tables: how they ended, what was done, what was seen, what happened. Written as text, or by columns."""

import csv
import io
import json
from collections.abc import Mapping

from ceiba.descriptor import Game
from ceiba.game import LUCK, Outcome, Position, seat_of
from ceiba.sim.plan import TABLES, Plan

Columns = dict[str, list[object]]

# What is a thing of its own, with parts: JSON lines hold it as it is, the other formats as a text of JSON.
NESTED = ("view", "event")


class Rows:
    """The tables of some games, as far as they are asked for."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        seats = range(1, plan.seats + 1)
        columns = {
            "outcomes": ["game", "seed", *[f"score_{seat}" for seat in seats], *[f"win_{seat}" for seat in seats]],
            "acts": ["game", "step", "seat", "act"],
            "views": ["game", "step", "seat", "view"],
            "events": ["game", "step", "key", "event"],
        }
        self.tables: dict[str, Columns] = {
            name: {column: [] for column in columns[name]} for name in TABLES if name in plan.keep
        }

    def add(self, table: str, *row: object) -> None:
        for column, value in zip(self.tables[table].values(), row, strict=True):
            column.append(value)

    def end(self, number: int, outcome: Outcome) -> None:
        share = 1 / len(outcome.winners)
        wins = [share if seat in outcome.winners else 0.0 for seat in range(1, self.plan.seats + 1)]
        self.add("outcomes", number, self.plan.seed_of(number), *outcome.scores, *wins)

    def replay(self, number: int, start: Position, acts: list[int]) -> None:
        """Steps count from 1, luck's too (seat 0); a view is what the seat sees that is about to act."""
        if not {*self.tables} - {"outcomes"}:
            return
        position = start.copy()
        for step, act in enumerate(acts, 1):
            seat = seat_of(act)
            if "acts" in self.tables:
                self.add("acts", number, step, seat, position.write(act))
            if "views" in self.tables and seat != LUCK:
                self.add("views", number, step, seat, position.view(seat))
            before = position.copy() if "events" in self.tables else position
            position.apply(act)
            if "events" in self.tables:
                for event in self.game.events(before, act, position):
                    self.add("events", number, step, event["key"], event)


def written(columns: Columns, form: str) -> bytes:
    """A table as a file of this format."""
    return {"jsonl": _json_lines, "csv": _csv, "parquet": _parquet}[form](columns)


def _json_lines(columns: Columns) -> bytes:
    rows = zip(*columns.values(), strict=True)
    return "".join([json.dumps(dict(zip(columns, row, strict=True))) + "\n" for row in rows]).encode()


def _csv(columns: Columns) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*_flat(columns).values(), strict=True))
    return text.getvalue().encode()


def _parquet(columns: Columns) -> bytes:
    import pyarrow.parquet

    kinds: Mapping[str, pyarrow.DataType] = {
        "seed": pyarrow.string(), "act": pyarrow.string(), "key": pyarrow.string(),
        "view": pyarrow.string(), "event": pyarrow.string(),
    }  # fmt: skip  # said, since an empty table could not tell
    arrays = {
        name: pyarrow.array(
            values, kinds.get(name, pyarrow.float64() if name.startswith("win_") else pyarrow.int64())
        )
        for name, values in _flat(columns).items()
    }
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(pyarrow.table(arrays), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def _flat(columns: Columns) -> Columns:
    return {
        name: [json.dumps(value) for value in values] if name in NESTED else values
        for name, values in columns.items()
    }
