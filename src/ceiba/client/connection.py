"""Requests to a server that may go away and come back: asked again until answered, where that does no harm."""

import random
import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import NamedTuple, TypeVar

import httpx
import msgspec

from ceiba.client.answers import Error
from ceiba.client.errors import Away, Refused

ANSWERS_WITHIN = 60.0  # seconds: a bot that is asked for a hint may think for half of them
SIGNS_OF_LIFE = 45.0  # seconds: a stream gives one every fifteen
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds
NOT_CEIBA = "not-ceiba"  # the key of what something before the server refuses
TOO_MANY = 429
COME_AGAIN = (TOO_MANY, 502, 503, 504)  # too many for now; the database, or a server behind a proxy, is away
DRAINING = "draining"  # the key of what a server refuses that is about to stop

# What can only happen before a request has reached the server: then nothing has been done.
NOT_REACHED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

T = TypeVar("T")
Query = Mapping[str, str | int | list[str]]


class Waiting:
    """The pauses between two attempts, ever longer, until patience ends."""

    def __init__(self, patience: float) -> None:
        self._give_up = time.monotonic() + patience
        self._pause = FIRST_PAUSE

    def pause(self, why: str, at_least: float = 0.0) -> None:
        """Wait before the next attempt; Away if that would be too late."""
        # Not all at the same moment: many may have lost the same server.
        pause = max(at_least, self._pause * random.uniform(0.5, 1.0))
        if time.monotonic() + pause > self._give_up:
            raise Away(why)
        time.sleep(pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


class Message(NamedTuple):
    """One event of a stream, its data as it came."""

    event: str
    data: str


CONNECTED = Message("connected", "")


class Connection:
    def __init__(self, address: str, patience: float) -> None:
        self.address = address.rstrip("/")
        self.patience = patience  # seconds without an answer
        self._was_there = False
        try:
            self._http = httpx.Client(base_url=self.address, timeout=ANSWERS_WITHIN)
            if httpx.URL(self.address).scheme not in ("http", "https"):
                raise httpx.InvalidURL("an address begins with http:// or https://")
        except httpx.InvalidURL as error:
            raise ValueError(f"{address!r} is not the address of a server: {error}.") from None

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> "Connection":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def be(self, token: str) -> None:
        """Ask as the guest of this token from now on."""
        self._http.headers["Authorization"] = f"Bearer {token}"

    def waiting(self) -> Waiting:
        """A server that has never answered is not waited for: its address may be wrong."""
        return Waiting(self.patience if self._was_there else 0.0)

    # -- questions ------------------------------------------------------------------------------------

    def ask(
        self,
        answer: type[T],
        method: str,
        path: str,
        body: Mapping[str, object] | None = None,
        query: Query | None = None,
        again: bool = True,
    ) -> T:
        """`again`: it may be done twice; if not, an answer that is lost on its way is told as Away."""
        return self.read(answer, self._answered(method, path, body, query, again).content)

    def text(self, path: str, query: Query | None = None) -> str:
        return self._answered("GET", path, None, query, True).text

    def _answered(
        self, method: str, path: str, body: Mapping[str, object] | None, query: Query | None, again: bool
    ) -> httpx.Response:
        waiting = self.waiting()
        while True:
            try:
                response = self._http.request(method, path, json=body, params=query)
            except httpx.TransportError as error:
                if not again and not isinstance(error, NOT_REACHED):
                    raise Away(f"{self.address} went away before it answered; see whether it was done.") from error
                waiting.pause(self._absence(error))
                continue
            self._was_there = True
            if response.is_success:
                return response
            refused = self._refusal(response)
            was_not_done = refused.status == TOO_MANY or refused.error == DRAINING
            if refused.status not in COME_AGAIN or not (again or was_not_done):
                raise refused
            waiting.pause(refused.sentence, _retry_after(response))

    # -- news -----------------------------------------------------------------------------------------

    def listen(self, path: str, query: Query) -> Iterator[Message]:
        """What a stream tells, without end: if it breaks off it is begun anew, which is told as CONNECTED."""
        waiting = self.waiting()
        timeout = httpx.Timeout(ANSWERS_WITHIN, read=SIGNS_OF_LIFE)
        while True:
            why, pause = f"{self.address} has ended its news.", 0.0
            try:
                with self._http.stream("GET", path, params=query, timeout=timeout) as response:
                    if response.is_success:
                        yield CONNECTED
                        for message in _messages(response.iter_lines()):
                            yield message
                            waiting = self.waiting()
                    else:
                        response.read()
                        if response.status_code not in COME_AGAIN:
                            raise self._refusal(response)
                        why, pause = self._refusal(response).sentence, _retry_after(response)
            except httpx.TransportError as error:
                why = self._absence(error)
            waiting.pause(why, pause)

    # -- reading --------------------------------------------------------------------------------------

    def read(self, answer: type[T], content: bytes | str) -> T:
        try:
            return msgspec.json.decode(content, type=answer)
        except msgspec.DecodeError:
            raise Away(f"what answers at {self.address} is no Ceiba that this client understands.") from None

    def _refusal(self, response: httpx.Response) -> Refused:
        try:
            said = msgspec.json.decode(response.content, type=Error)
        except msgspec.DecodeError:  # not of Ceiba's making, but of something before it
            status = f"{response.status_code} {response.reason_phrase}".strip()
            return Refused(response.status_code, NOT_CEIBA, f"{self.address} answers {status}.")
        return Refused(response.status_code, said.error, said.sentence, said.clause, said.act, said.version)

    def _absence(self, error: httpx.TransportError) -> str:
        return f"{self.address} does not answer: {str(error) or type(error).__name__}."


def _retry_after(response: httpx.Response) -> float:
    said = response.headers.get("retry-after", "")
    return float(said) if said.isascii() and said.isdigit() else 0.0


def _messages(lines: Iterator[str]) -> Iterator[Message]:
    """Events from the lines of a stream; comments, which only keep it alive, are left out."""
    event = data = ""
    for line in lines:
        field, _, value = line.partition(":")
        if not line and data:
            yield Message(event, data)
            event = data = ""
        elif field == "event":
            event = value.strip()
        elif field == "data":
            data = value.strip()
