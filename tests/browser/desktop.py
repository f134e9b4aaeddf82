"""A desktop that shows the notifications of a browser, on which they can be clicked.

Chromium hands them to the desktop by D-Bus, and lets a page come to the front for a click that it hears of there,
and for no other. This is the little of D-Bus that it takes (dbus.freedesktop.org/doc/dbus-specification.html): a
bus with one service, `org.freedesktop.Notifications`.
"""

import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingUnixStreamServer
from threading import Lock, Thread
from types import TracebackType

SERVICE = "org.freedesktop.Notifications"
CALL, ANSWER, ERROR, SIGNAL = 1, 2, 3, 4  # kinds of messages
PATH, INTERFACE, MEMBER, ERROR_NAME, ANSWERS, _, SENDER, SIGNATURE = range(1, 9)  # fields of a message's head
TYPES = {PATH: "o", ANSWERS: "u", SIGNATURE: "g"}  # of these fields; the others are strings
CLICKED = "default"  # the action that a click on the notification itself is


class Reader:
    """Takes values from a message, little end first, each at a place that its size divides."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data = data
        self.at = at

    def skip_to(self, size: int) -> None:
        self.at += -self.at % size

    def number(self) -> int:
        self.skip_to(4)
        self.at += 4
        return int(struct.unpack_from("<I", self._data, self.at - 4)[0])

    def byte(self) -> int:
        self.at += 1
        return self._data[self.at - 1]

    def text(self, size: int) -> str:
        self.at += size + 1
        return self._data[self.at - size - 1 : self.at - 1].decode()

    def string(self) -> str:
        return self.text(self.number())

    def fields(self) -> dict[int, str | int]:
        found: dict[int, str | int] = {}
        end = self.number() + self.at
        while self.at < end:
            self.skip_to(8)
            code, kind = self.byte(), self.text(self.byte())
            found[code] = self.number() if kind == "u" else self.text(self.byte()) if kind == "g" else self.string()
        self.skip_to(8)
        return found


class Writer:
    def __init__(self) -> None:
        self.data = b""

    def put(self, kind: str, value: object) -> None:
        if kind == "g":
            self.data += bytes([len(str(value))]) + str(value).encode() + b"\0"
            return
        self.data += bytes(-len(self.data) % 4)
        if kind in "so":
            told = str(value).encode()
            self.data += struct.pack("<I", len(told)) + told + b"\0"
        elif kind == "as":
            assert isinstance(value, list)
            inner = Writer()
            for one in value:
                inner.put("s", one)
            self.data += struct.pack("<I", len(inner.data)) + inner.data
        else:
            self.data += struct.pack("<I", value)


def message(kind: int, serial: int, fields: dict[int, str | int], body: bytes) -> bytes:
    head = Writer()
    for code, value in fields.items():
        head.data += bytes(-len(head.data) % 8)
        wanted = TYPES.get(code, "s")
        head.data += bytes([code, 1]) + wanted.encode() + b"\0"
        head.put(wanted, value)
    start = struct.pack("<cBBBIII", b"l", kind, 0, 1, len(body), serial, len(head.data))
    return start + head.data + bytes(-len(head.data) % 8) + body


@dataclass(frozen=True)
class Notification:
    title: str
    text: str
    click: Callable[[], None]


class Desktop(ThreadingUnixStreamServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "bus"), Connection)
        self.address = f"unix:path={folder / 'bus'}"
        self.shown: Queue[Notification] = Queue()
        self._thread = Thread(target=self.serve_forever, daemon=True)

    def __enter__(self) -> "Desktop":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()


class Connection(StreamRequestHandler):
    server: Desktop

    def handle(self) -> None:
        self._lock = Lock()
        self._sent = 0
        self._shown = 0
        with suppress(ConnectionError):  # the browser has ended
            self._greet()
            while start := self.rfile.read(16):
                _, kind, _, _, size, serial, rest = struct.unpack("<cBBBIII", start)
                head = Reader(start + self.rfile.read(rest + -rest % 8), at=12)
                fields, body = head.fields(), Reader(self.rfile.read(size))
                if kind == CALL:
                    self._answer(str(fields[MEMBER]), serial, body)

    def _greet(self) -> None:
        """Whoever comes may come in."""
        while (line := self.rfile.readline()) not in (b"BEGIN\r\n", b""):
            self.wfile.write(b"OK " + b"0" * 32 + b"\r\n" if b"AUTH" in line else b"ERROR\r\n")

    def _answer(self, call: str, serial: int, said: Reader) -> None:
        answers: dict[str, list[tuple[str, object]]] = {
            "Hello": [("s", ":1.1")],
            "NameHasOwner": [("b", 1)],
            "GetNameOwner": [("s", SERVICE)],
            "GetCapabilities": [("as", ["actions", "body"])],
            "GetServerInformation": [("s", "Desktop"), ("s", "Ceiba"), ("s", "1"), ("s", "1.2")],
            "AddMatch": [],
        }
        if call == "Notify":
            self._show(serial, said)
        elif call in answers:
            self._send(ANSWER, {ANSWERS: serial}, answers[call])
        else:
            self._send(ERROR, {ANSWERS: serial, ERROR_NAME: "org.freedesktop.DBus.Error.UnknownMethod"}, [])

    def _show(self, serial: int, said: Reader) -> None:
        """In the place of another, if that is wished for."""
        said.string()  # who shows it
        replaced = said.number()
        said.string()  # its icon
        self._shown += not replaced
        number = replaced or self._shown
        self._send(ANSWER, {ANSWERS: serial}, [("u", number)])
        self.server.shown.put(Notification(said.string(), said.string(), lambda: self._clicked(number)))

    def _clicked(self, number: int) -> None:
        from_where = {PATH: f"/{SERVICE.replace('.', '/')}", INTERFACE: SERVICE, SENDER: SERVICE}
        self._send(SIGNAL, {**from_where, MEMBER: "ActionInvoked"}, [("u", number), ("s", CLICKED)])

    def _send(self, kind: int, fields: dict[int, str | int], body: list[tuple[str, object]]) -> None:
        written = Writer()
        for one, value in body:
            written.put(one, value)
        if body:
            fields = {**fields, SIGNATURE: "".join(one for one, _ in body)}
        with self._lock:
            self._sent += 1
            self.wfile.write(message(kind, self._sent, fields, written.data))
