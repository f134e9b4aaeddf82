"""Patches: whatever changes in a view is said, nothing else, and it leads from one view to the other."""

import pytest
from hypothesis import given, settings, strategies as st

from ceiba.patch import changes, patched


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 2}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"a": {"c": 3}}),
        ({"a": {}}, {"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 1}}}),
        ({"a": None}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": None}, {"a": None}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [1, 3]}),
        ({"a": [{"b": 1, "c": 0}, {"b": 2}]}, {"a": [{"b": 5, "c": 0}, {"b": 2}]}, {"a": {"0": {"b": 5}}}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 2}]}),
        ({"a": [{"b": 1}]}, {"a": []}, {"a": []}),
        ({"a": [[1], [2]]}, {"a": [[1], [3]]}, {"a": [[1], [3]]}),
        ({"a": [{"b": 1}, None]}, {"a": [{"b": 2}, None]}, {"a": [{"b": 2}, None]}),
    ],
)
def test_only_what_changes_is_said(before: object, after: object, patch: object) -> None:
    assert changes(before, after) == patch
    assert patched(before, patch) == after


def test_what_a_patch_cannot_say_is_never_asked_of_it() -> None:
    for before, after in (({"a": {"b": 1}}, {"a": {}}), ({"a": [{"b": 1}]}, {"a": {"b": 1}})):
        with pytest.raises(AssertionError):
            changes(before, after)


# Views of one game always have the same keys.
Pair = tuple[object, object]
KEYS = ("phase", "seats", "hand", "cells")


def views(depth: int) -> st.SearchStrategy[Pair]:
    """Two values of the same place in two views, the second with at least the keys of the first."""
    plain = st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]) | st.lists(st.integers(0, 2), max_size=3)
    pairs: st.SearchStrategy[Pair] = st.tuples(plain, plain)
    if depth:
        inside = views(depth - 1)
        pairs |= st.fixed_dictionaries(dict.fromkeys(KEYS[:2], inside)).map(_split)
        pairs |= st.lists(st.fixed_dictionaries({"score": inside}), max_size=3).map(_split_all)
    return pairs


def _split(pairs: dict[str, Pair]) -> Pair:
    return {key: one[0] for key, one in pairs.items()}, {key: one[1] for key, one in pairs.items()}


def _split_all(items: list[dict[str, Pair]]) -> Pair:
    return [_split(item)[0] for item in items], [_split(item)[1] for item in items]


@settings(deadline=None)
@given(st.fixed_dictionaries({key: views(2) for key in KEYS}).map(_split))
def test_a_patch_leads_from_any_view_to_the_next(pair: Pair) -> None:
    before, after = pair
    assert patched(before, changes(before, after)) == after
    assert (changes(before, after) == {}) == (before == after)
