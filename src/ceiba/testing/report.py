"""How a broken promise is reported: in one sentence, also where Python leaves assertions out."""

import json
from collections.abc import Callable, Mapping


def must(kept: object, promise: str) -> None:
    """Raise AssertionError, saying which promise is broken, unless it is kept."""
    if not kept:
        raise AssertionError(promise)


def must_be_plain(what: str, data: object) -> None:
    """Plain data comes back from JSON as it was: texts, numbers, lists, and dictionaries whose keys are texts."""
    plain: object = dict(data) if isinstance(data, Mapping) else data
    try:
        again = json.loads(json.dumps(plain, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is not plain data ({error}): {data!r}") from None
    must(again == plain, f"{what} does not come back from JSON as it was: {data!r}")


def must_refuse(what: str, ask: Callable[[], object], error: type[Exception] = ValueError) -> None:
    """What cannot be is refused with the right kind of error, rather than done or stumbled over."""
    try:
        ask()
    except error:
        return
    except Exception as other:
        raise AssertionError(f"{what} ends in {other!r}, not in {error.__name__}") from other
    raise AssertionError(f"{what} is not refused")
