"""Many changes at once, but only one per table."""

from collections.abc import Callable, Sequence
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")


def in_rounds(items: Sequence[A], table_of: Callable[[A], str], run: Callable[[list[A]], Sequence[T]]) -> list[T]:
    """Run over the first item of every table, then over the second ones, which see what the first have done."""
    answers: dict[int, T] = {}
    left = [*enumerate(items)]
    while left:
        first = {table_of(item): (place, item) for place, item in reversed(left)}
        places = [place for place, _ in first.values()]
        answers |= zip(places, run([item for _, item in first.values()]), strict=True)
        left = [(place, item) for place, item in left if place not in answers]
    return [answers[place] for place in range(len(items))]
