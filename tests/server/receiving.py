"""What notices are sent to: a real mail server, and a real HTTP server in place of webhooks and push services."""

import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Event, Thread
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.running import Json, free_port

TIMEOUT = 20.0  # seconds
PASSWORD = "sesame, öffne dich"
HANGS = 0  # in place of a status: it is never answered


class Called(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        said: Json = json.loads(self.body)
        return said


class Hook:
    """Answers with these statuses, one after the other, and then with 200."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = [*statuses]
        self.calls: Queue[Called] = Queue()
        self.closing = Event()
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = hook.statuses.pop(0) if hook.statuses else 200
                hook.calls.put(Called(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if status == HANGS:
                    hook.closing.wait(TIMEOUT)
                    return
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing: the tests say what they find."""

        self.port = free_port()
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    def next(self) -> Called:
        return self.calls.get(timeout=TIMEOUT)

    def __enter__(self) -> "Hook":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()


class Mailbox:
    """A mail server that keeps what it gets; who is in `refused` is refused with that answer."""

    def __init__(self) -> None:
        self.port = free_port()
        self.letters: Queue[EmailMessage] = Queue()
        self.refused: dict[str, str] = {}

    # The library asks for these by their names.

    async def handle_RCPT(  # noqa: N802 - the library's own spelling
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=TIMEOUT)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with receiving(Controller(box, hostname="127.0.0.1", port=box.port)):
        yield box


@contextmanager
def locked_mailbox(certificate: ssl.SSLContext, is_encrypted: bool) -> Iterator[Mailbox]:
    """One that wants the right password, and TLS: from the start, or by STARTTLS."""
    box = Mailbox()

    def is_known(server: SMTP, session: Session, envelope: Envelope, how: str, said: LoginPassword) -> AuthResult:
        return AuthResult(success=(said.login, said.password) == (b"ceiba", PASSWORD.encode()), handled=False)

    here, port = "127.0.0.1", box.port
    if is_encrypted:  # which the library itself does not see: it would never let anyone in who must be
        controller = Controller(
            box, here, port, ssl_context=certificate, authenticator=is_known, auth_require_tls=False
        )
    else:
        tls = {"tls_context": certificate, "require_starttls": True}
        controller = Controller(box, here, port, None, authenticator=is_known, auth_required=True, **tls)
    with receiving(controller):
        yield box


@contextmanager
def receiving(controller: Controller) -> Iterator[None]:
    controller.start()
    try:
        yield
    finally:
        controller.stop()


def plain(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def rich(letter: EmailMessage) -> str:
    body = letter.get_body(("html",))
    assert body is not None
    return str(body.get_content())
