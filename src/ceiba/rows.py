"""Records as tables: a row an act, or a row an event, with a column for everything that has a name."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ceiba.steps import Step, Turn

if TYPE_CHECKING:
    from pandas import DataFrame as DataFrame

Row = dict[str, object]


def act_rows(turns: Iterable[Turn]) -> Iterator[Row]:
    """What each act is about, what it cost, and the scores after it."""
    for turn in turns:
        for step in turn:
            scores = {f"score_{seat}": score for seat, score in enumerate(step.after.scores_now(), 1)}
            act = {"verb": step.act.verb, "price": step.act.price, **step.act.fields}
            yield {**_where(turn, step), "seat": step.act.seat, **act, **scores, "comment": step.comment or None}


def event_rows(turns: Iterable[Turn]) -> Iterator[Row]:
    """What each act brought about; lists stay lists."""
    for turn in turns:
        for step in turn:
            for event in step.events:
                yield {**_where(turn, step), **event}


def _where(turn: Turn, step: Step) -> Row:
    return {"turn_number": turn.number, "act_number": step.number, "act": str(step.act)}


def frame(rows: Iterable[Row]) -> "DataFrame":
    """The rows as pandas has them, whole numbers as whole numbers even where some are missing."""
    try:
        from pandas import DataFrame
    except ImportError:
        raise ImportError("to_pandas needs pandas: pip install 'ceiba[pandas]' brings it.") from None
    return DataFrame([*rows]).convert_dtypes()
