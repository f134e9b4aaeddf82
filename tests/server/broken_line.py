"""A line to a server that can be cut, and that loses answers on their way back."""

import socket
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Lock, Thread
from types import TracebackType


class BrokenLine(ThreadingTCPServer):
    """Passes on whatever is said, from an address of its own, but for what it is told to lose."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.server_port = port
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.to_lose: list[bytes] = []  # how the requests begin that are done, and not answered
        self.lost = 0
        self._open: set[socket.socket] = set()
        self._lock = Lock()
        self._thread = Thread(target=self.serve_forever, daemon=True)

    def __enter__(self) -> "BrokenLine":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self.shutdown()
        self.server_close()
        self._thread.join()

    def opened(self, *ends: socket.socket) -> None:
        with self._lock:
            self._open.update(ends)

    def cut(self) -> None:
        """All connections that there are."""
        with self._lock:
            for end in self._open:
                shut(end)
            self._open.clear()

    def loses(self, said: bytes) -> bool:
        with self._lock:
            for beginning in self.to_lose:
                if said.startswith(beginning):
                    self.to_lose.remove(beginning)
                    self.lost += 1
                    return True
        return False


class Passing(BaseRequestHandler):
    server: BrokenLine

    def handle(self) -> None:
        here = self.request
        assert isinstance(here, socket.socket)
        self.is_lost = False
        with socket.create_connection(("127.0.0.1", self.server.server_port)) as there:
            self.server.opened(here, there)
            back = Thread(target=self._pass_back, args=(there, here), daemon=True)
            back.start()
            try:
                while said := here.recv(65536):
                    self.is_lost = self.is_lost or self.server.loses(said)
                    there.sendall(said)
            except OSError:
                pass  # cut
            shut(there)
            back.join()

    def _pass_back(self, there: socket.socket, here: socket.socket) -> None:
        try:
            while answered := there.recv(65536):
                if self.is_lost:
                    break
                here.sendall(answered)
        except OSError:
            pass  # cut
        shut(here)
        shut(there)


def shut(end: socket.socket) -> None:
    with suppress(OSError):  # it is already
        end.shutdown(socket.SHUT_RDWR)
