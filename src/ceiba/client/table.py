"""One table as its guest sees it. Whatever the server answers or tells brings it up to date."""

import time
from collections.abc import Iterator
from typing import NamedTuple
from uuid import uuid4

from ceiba.client.answers import (
    Chances,
    Committed,
    Drafted,
    Entry,
    Hint,
    Line,
    Log,
    Look,
    News,
    Offered,
    Refusal,
    SealedChoices,
    TableInfo,
    Talk,
    Told,
    View,
)
from ceiba.client.connection import CONNECTED, Connection, Message, Query
from ceiba.client.errors import Refused
from ceiba.client.known import KnownTable, kind_of, patched_view
from ceiba.client.news import Acts, Changed, Chosen, Event, Said
from ceiba.record import Record, read_record

BEHIND = 0.1  # seconds until a server that knows less than we do is asked again


class Draft(NamedTuple):
    """Acts that were tried out: how far they went, what one would see then, and what could follow."""

    version: int  # of the table that it was tried on
    seat: int  # whose acts they are
    acts: list[Offered]  # those that can be done, in order
    refused: Refusal | None  # the first that cannot; None if all can
    view: View  # what one would see then
    legal: list[Offered]  # what could follow
    offer: Told  # what the game tells besides: reach, prices
    luck: list[Chances]  # what luck could do next
    ends_turn: bool  # whether the turn would be over
    picture: str | None  # as SVG, if it was asked for


class Table(KnownTable):
    """Who sits here, what one sees, what may be done. Made by `Guest.table`, `Guest.create` or `sit_down`.

    Whoever holds one seat sees what that seat may see; with none or several one sees what onlookers see, and `look`
    shows what each seat does.
    """

    def __init__(self, connection: Connection, look: Look) -> None:
        self._connection = connection
        self._path = f"/api/tables/{look.table.table}"
        self._told = look.at  # the version up to which `events` has told
        self._heard = look.table.talk  # the last line of talk that it has told
        self._kind = kind_of(look.table)  # the kind of table that it has told last
        self._commits = 0  # attempts
        super().__init__(look)

    @property
    def link(self) -> str:
        """Where a browser finds the table."""
        return f"{self._connection.address}/t/{self.name}"

    @property
    def invitation(self) -> str | None:
        """The link that brings others in, for those who may invite."""
        path = self._you.invitation
        return None if path is None else f"{self._connection.address}{path}"

    def refresh(self) -> None:
        """Look at the table again; only needed by those who follow neither `turns` nor `events`."""
        self._take(self._connection.ask(Look, "GET", self._path))

    # -- sitting --------------------------------------------------------------------------------------

    def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Sit down, at this seat or at the first that is open; whoever sits already stays there."""
        if seat is None:
            if self.seats:
                return self.seats[0]
            seat = next((one.number for one in self.info.seats if one.kind == "open"), None)
            if seat is None:
                raise Refused(409, "seat-taken", "every seat of this table is taken.")
        self._change_seat(seat, {"kind": "person"} if name is None else {"kind": "person", "name": name})
        return seat

    def leave(self, seat: int) -> None:
        """Leave a seat open; the game waits for someone to take it."""
        self._change_seat(seat, {"kind": "open"})

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play here; in the middle of a game it plays for whoever sits here, until they act again."""
        self._change_seat(seat, {"kind": "bot", "bot": bot})

    def _change_seat(self, seat: int, wish: dict[str, object]) -> None:
        self._take(self._connection.ask(Look, "PUT", f"{self._path}/seats/{seat}", wish))

    def start(self) -> None:
        """For the host, when no seat is open."""
        self._take(self._connection.ask(Look, "POST", f"{self._path}/start", again=False))

    def rematch(self) -> "Table":
        """The same table anew, once: whoever asks later comes to the same one."""
        return Table(self._connection, self._connection.ask(Look, "POST", f"{self._path}/rematch"))

    # -- acting ---------------------------------------------------------------------------------------

    def legal(self, *acts: str, seat: int | None = None) -> list[str]:
        """What may be done now, or after these acts have been tried."""
        return [offered.act for offered in self.draft(*acts, seat=seat).legal]

    def draft(self, *acts: str, seat: int | None = None, plan: bool = False, picture: str | None = None) -> Draft:
        """Try acts out; nothing of it is kept. With `plan` as if this seat's turn had come.

        `picture` is the language in which what comes of it is drawn, such as "en"; None: it is not.
        """
        seat = self._seat(acts, seat)
        while True:
            body = {"version": self.version, "seat": seat, "acts": acts, "plan": plan, "picture": picture}
            tried = self._connection.ask(Drafted, "POST", f"{self._path}/draft", body)
            at, view = (self.version, self.view) if self.seats == [seat] else self._seen_by(seat)
            if tried.version == self.version == at:
                break
            if tried.version < self.version:
                time.sleep(BEHIND)
            self.refresh()
        return Draft(
            tried.version,
            seat,
            tried.acts,
            tried.refused,
            patched_view(view or {}, tried.patch),
            tried.legal,
            tried.offer,
            tried.luck,
            tried.ends_turn,
            tried.picture,
        )

    def _seen_by(self, seat: int) -> tuple[int, View | None]:
        look = self._connection.ask(Look, "GET", self._path, query={"seat": seat})
        return look.at, look.view

    def commit(self, *acts: str, id: str | None = None) -> bool:  # noqa: A002 - what the protocol calls it
        """Make acts final. False if they were a sealed choice, which is kept until all have chosen.

        If the answer is lost, the same commit is sent again under the same id, and so never done twice. Whoever may
        be ended in between keeps an id of its own, and gives the same again.
        """
        self._commits += 1
        body = {"version": self.version, "id": id or uuid4().hex, "acts": acts}
        try:
            done = self._connection.ask(Committed, "POST", f"{self._path}/commits", body)
        except Refused as refused:
            if refused.error == "stale":
                self.refresh()
            raise
        if done.news is None:
            self._seal(done.version, int(acts[0].split(" ")[0]))
        elif len(self.seats) == 1:
            self._move(done.news)
        else:  # the answer is for the seat that acted, and one sees what onlookers see
            self.refresh()
        return not done.sealed

    def _seat(self, acts: tuple[str, ...], seat: int | None) -> int:
        """The seat that is meant: the one that is named, or that acts, or is to act, or the only one."""
        first = acts[0].split(" ")[0] if acts else ""
        meant = seat or (int(first) if first.isascii() and first.isdigit() else None)
        meant = meant or next(iter(self.to_act or self.seats), None)
        if meant is None:
            raise Refused(403, "not-seated", "you have no seat at this table.")
        return meant

    # -- beside the game ------------------------------------------------------------------------------

    def look(self, seat: int | None = None, at: int | None = None) -> View | None:
        """What a seat of mine sees, now or after the first `at` acts; unasked, what I see."""
        query = {name: value for name, value in (("seat", seat), ("at", at)) if value is not None}
        return self._connection.ask(Look, "GET", self._path, query=query).view

    def hint(self, *acts: str, seat: int | None = None) -> Hint:
        """What a bot would do now, or after these acts have been tried; if the table allows hints."""
        query: Query = {"seat": self._seat(acts, seat), "acts": [*acts]}
        return self._connection.ask(Hint, "GET", f"{self._path}/hint", query=query)

    def odds(self) -> Told:
        """The chances of what comes next, if the game has any to tell and the table allows it."""
        return self._connection.ask(Told, "GET", f"{self._path}/odds")

    def say(self, text: str) -> Line:
        """Say something at the table. Not said again by itself, if the answer is lost."""
        return self._connection.ask(Line, "POST", f"{self._path}/talk", {"text": text}, again=False)

    def talk(self, after: int = 0) -> list[Line]:
        """What has been said."""
        return self._connection.ask(Talk, "GET", f"{self._path}/talk", query={"after": after}).lines

    def picture(self, language: str = "en") -> str:
        """What I see as one SVG, with its words in this language."""
        return self._connection.text(f"{self._path}/picture.svg", {"language": language})

    def record(self) -> Record:
        """The game so far, to replay and to keep."""
        return read_record(self._connection.text(f"{self._path}/record"))

    # -- following ------------------------------------------------------------------------------------

    def turns(self) -> Iterator[int]:
        """My seat, each time that the game waits for it, until the game is over.

        Whoever commits nothing is not asked again before the game has moved.
        """
        events = self.events()
        asked: tuple[object, ...] = ()
        while self.outcome is None:
            now = (self.version, self.to_act, self._commits)
            if self.to_act and now != asked:
                asked = now
                yield self.to_act[0]
            elif next(events, None) is None:
                return

    def events(self) -> Iterator[Event]:
        """Everything that happens at the table from now on, once and in order, until the game is over.

        The table is never behind what is told. What happens while nobody listens is told later.
        """
        for message in self._connection.listen("/api/events", {"tables": self.name}):
            yield from self._catch_up() if message is CONNECTED else self._hear(message)
            if self.outcome is not None and self._told >= self.version:
                return

    def _catch_up(self) -> Iterator[Event]:
        """What the news did not tell, since there was nobody to tell it to."""
        self.refresh()
        yield from self._tell_kind(self.info)
        if self.view is not None and self._told < self.version:
            log = self._connection.ask(Log, "GET", f"{self._path}/log", query={"after": self._told})
            for entry in log.entries:
                if entry.version <= self.version:  # the log may know of more than the look did: that comes as news
                    yield from self._tell(entry)
        if self.info.talk > self._heard and (self.view is not None or self.info.status == "waiting"):
            for line in self.talk(self._heard):
                yield from self._tell_line(line)

    def _hear(self, message: Message) -> Iterator[Event]:
        read = self._connection.read
        match message.event:
            case "acts":
                news = read(News, message.data)
                if news.number > self._told:
                    yield from self._catch_up()  # something was missed
                self._move(news)
                yield from self._tell(news)
            case "chosen":
                sealed = read(SealedChoices, message.data)
                if sealed.version == self.version:
                    self._choose(sealed.seats)
                    yield Chosen(sealed.version, sealed.seats)
            case "talk":
                yield from self._tell_line(read(Line, message.data))
            case "table":
                info = read(TableInfo, message.data)
                if kind_of(info) != kind_of(self.info):
                    self.refresh()  # who sits where decides what one sees
                yield from self._tell_kind(info)
                if info.version > self._told:  # there were acts between the look and the stream's beginning
                    yield from self._catch_up()

    def _tell(self, entry: Entry) -> Iterator[Event]:
        if entry.number == self._told:
            self._told = entry.version
            yield Acts(entry.number, entry.version, entry.time, entry.steps)

    def _tell_kind(self, info: TableInfo) -> Iterator[Event]:
        if kind_of(info) != self._kind:
            self._kind = kind_of(info)
            yield Changed(info)

    def _tell_line(self, line: Line) -> Iterator[Event]:
        if line.number > self._heard:
            self._heard = line.number
            yield Said(line)
