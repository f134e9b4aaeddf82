"""The event stream as it is described: each event with its data. What is sent is made in `streams.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ceiba.server.http.answers import Clock, Table, TableName, Version
from ceiba.server.http.play_answers import Line, News


class Chosen(Struct):
    """Who has made a sealed choice; not what, and not in which order."""

    table: TableName
    version: Version
    seats: Annotated[list[int], Meta(description="Their seats.", examples=[[1, 3]])]


Mark = Annotated[
    str, Meta(description="What a browser says as Last-Event-ID: the version of every table.", examples=["k3v9:57"])
]


class TableEvent(Struct):
    """First of all for each table; then whenever seats, status, options or the rematch change."""

    event: Annotated[Literal["table"], Meta(description="The kind of event.")]
    id: Mark
    data: Table


class ActsEvent(Struct):
    """A commit."""

    event: Annotated[Literal["acts"], Meta(description="The kind of event.")]
    id: Mark
    data: News


class ChosenEvent(Struct):
    """Who has chosen is not as before."""

    event: Annotated[Literal["chosen"], Meta(description="The kind of event.")]
    id: Mark
    data: Chosen


class ClockNews(Struct):
    """The clock of a table, as of now."""

    table: TableName
    clock: Clock


class ClockEvent(Struct):
    """Someone's time runs or stands, or a bot stands in."""

    event: Annotated[Literal["clock"], Meta(description="The kind of event.")]
    id: Mark
    data: ClockNews


class TalkEvent(Struct):
    """Someone has said something."""

    event: Annotated[Literal["talk"], Meta(description="The kind of event.")]
    id: Mark
    data: Line


StreamEvent = TableEvent | ActsEvent | ChosenEvent | TalkEvent | ClockEvent
