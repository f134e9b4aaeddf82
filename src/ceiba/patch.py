"""What turns one view into another, so that only what has changed need be said."""

from collections.abc import Mapping
from typing import TypeGuard


def changes(before: object, after: object) -> object:
    """A patch: for an object only its changed keys, for a list of as many objects only the changed items by index.

    Anything else is replaced by its new value. Nothing at all has changed: an empty object. A key never vanishes,
    since a patch has no word for that; what may be absent is null in a view.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        assert before.keys() <= after.keys(), f"{sorted(before.keys() - after.keys())} vanish from a view"
        return {
            key: changes(before[key], new) if key in before else new
            for key, new in after.items()
            if key not in before or before[key] != new
        }
    if isinstance(before, list):
        assert not isinstance(after, dict), "a list would take an object for a patch of its items"
        if _are_objects(before) and _are_objects(after) and len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            return {str(index): changes(old, new) for index, (old, new) in pairs if old != new}
    return after


def view_changes(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """The patch that turns a view into the next."""
    patch = changes(before, after)
    assert isinstance(patch, dict)  # views are objects
    return patch


def _are_objects(items: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(items, list) and bool(items) and all(isinstance(item, dict) for item in items)


def patched(before: object, patch: object) -> object:
    """What `changes` was made from: an object merges into an object, or by index into a list; all else replaces."""
    if isinstance(patch, dict):
        if isinstance(before, dict):
            return {**before, **{key: patched(before.get(key), new) for key, new in patch.items()}}
        if isinstance(before, list):
            return [patched(item, patch[str(n)]) if str(n) in patch else item for n, item in enumerate(before)]
    return patch
