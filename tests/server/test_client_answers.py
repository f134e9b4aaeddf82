"""What the client reads is what the server writes: every field that it names, with its type."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from ceiba.client import answers as read
from ceiba.server.http import answers, play_answers, stream_events
from ceiba.server.http.game_types import BY_GAME

# Where the client calls a thing otherwise.
CALLED = {
    "Person": "Guest",
    "Bot": "BotLevel",
    "TableInfo": "Table",
    "TableList": "Tables",
    "SealedChoices": "Chosen",
}
READ = [kind for kind in vars(read).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
READ = [kind for kind in READ if kind is not msgspec.Struct]


def written(kind: type) -> type:
    name = CALLED.get(kind.__name__, kind.__name__)
    (found,) = {getattr(module, name) for module in (answers, play_answers, stream_events) if hasattr(module, name)}
    assert isinstance(found, type)
    return found


def agree(mine: object, theirs: object) -> bool:
    """Whether what is written as `theirs` can be read as `mine`."""
    if get_origin(mine) in (Union, UnionType) or get_origin(theirs) in (Union, UnionType):
        mine_too, theirs_too = get_args(mine) or (mine,), get_args(theirs) or (theirs,)
        return all(any(agree(one, other) for one in mine_too) for other in theirs_too)
    if isinstance(mine, type) and issubclass(mine, msgspec.Struct):
        return theirs in (written(mine), play_answers.Told) or mine is read.Step
    if theirs in BY_GAME or get_origin(theirs) in (dict, Mapping):
        return get_origin(mine) is dict
    if get_origin(theirs) is Literal:
        return mine is str or {*get_args(mine)} == {*get_args(theirs)}
    if get_origin(mine) is list:
        return get_origin(theirs) is list and agree(get_args(mine)[0], get_args(theirs)[0])
    return mine is theirs or (mine, theirs) == (NoneType, NoneType)


@pytest.mark.parametrize("kind", READ, ids=lambda kind: kind.__name__)
def test_every_field_is_written_so(kind: type) -> None:
    mine, theirs = get_type_hints(kind), get_type_hints(written(kind))
    for field, type_ in mine.items():
        if (kind, field) == (read.Step, "patch"):
            continue  # the log has none
        assert field in theirs
        assert agree(type_, theirs[field]), f"{kind.__name__}.{field}: {type_} is written as {theirs[field]}"


def test_a_difference_would_be_noticed() -> None:
    assert not agree(int, str)
    assert not agree(list[int], list[str])
    assert not agree(str, str | None)
    assert not agree(Literal["a"], Literal["a", "b"])
    assert not agree(read.Seat, answers.Outcome)
