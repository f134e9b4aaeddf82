"""Reading an event stream in a thread, as a browser would."""

import json
from contextlib import suppress
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import Any, NamedTuple

import httpx

from tests.server.running import Json, Person

TIMEOUT = 20.0  # seconds


class Event(NamedTuple):
    mark: str  # what a browser would say as Last-Event-ID
    kind: str
    data: Json


class Listener:
    """All events of some tables, from when it was opened; every byte is kept too."""

    def __init__(self, person: Person, *tables: str, last: str | None = None, anonymous: bool = False) -> None:
        headers = {} if anonymous else {"Authorization": f"Bearer {person.token}"}
        if last is not None:
            headers["Last-Event-ID"] = last
        self.raw = b""
        self.events: Queue[Event | None] = Queue()
        self._http = httpx.Client(base_url=person.http.base_url, headers=headers, timeout=None)
        self._tables = ",".join(tables)
        self._response: httpx.Response | None = None
        self._thread = Thread(target=self._listen, daemon=True)

    def __enter__(self) -> "Listener":
        request = self._http.build_request("GET", "/events", params={"tables": self._tables})
        self._response = self._http.send(request, stream=True)
        assert self._response.status_code == 200, self._response.read()
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Closing from here would leave the reading thread waiting for ever: its socket is shut instead.
        assert self._response is not None
        with suppress(OSError):  # the server may have closed it
            self._response.extensions["network_stream"].get_extra_info("socket").shutdown(2)
        self._thread.join(TIMEOUT)
        self._response.close()
        self._http.close()

    def _listen(self) -> None:
        assert self._response is not None
        rest = b""
        try:
            for chunk in self._response.iter_raw():
                self.raw += chunk
                *whole, rest = (rest + chunk).split(b"\n\n")
                for message in whole:
                    self._take(message.decode())
        except httpx.HTTPError:
            pass  # the server has gone
        self.events.put(None)

    def _take(self, message: str) -> None:
        if message.startswith(":"):
            return
        fields: dict[str, Any] = dict(line.split(": ", 1) for line in message.split("\n"))
        self.events.put(Event(fields["id"], fields["event"], json.loads(fields["data"])))

    def next(self, kind: str | None = None) -> Event:
        """The next event, or the next of this kind."""
        while True:
            event = self.events.get(timeout=TIMEOUT)
            assert event is not None, "the stream has ended"
            if kind in (None, event.kind):
                return event
