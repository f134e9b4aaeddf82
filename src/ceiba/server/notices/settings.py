"""What the operator has set up for telling people, each way by itself; without it nobody is told anything."""

from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ceiba.server.store.ways import WayKind

AFTER = 60.0  # seconds in which someone may see for themselves what happened
PORTS = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """`smtps` encrypts from the start, `smtp` as soon as the server offers it."""

    host: str
    port: int
    user: str | None
    password: str | None
    is_encrypted: bool


@dataclass(frozen=True)
class NoticeSettings:
    """`url` is where people find this server: what is told leads there."""

    url: str
    mail: MailServer | None = None
    sender: str = ""  # as a header of a mail says it
    contact: str = ""  # of the operator, for the push services: mailto: or https:
    webhooks: bool = False
    inside: bool = False  # webhooks and devices may be in the operator's own network, and without TLS
    after: float = AFTER

    @property
    def kinds(self) -> list[WayKind]:
        """The ways there are here."""
        there: dict[WayKind, bool] = {
            "mail": self.mail is not None,
            "push": bool(self.contact),
            "webhook": self.webhooks,
        }
        return [kind for kind, is_there in there.items() if is_there]


def read_mail_server(text: str) -> MailServer:
    """`smtp://user:password@mail.example.org:587`; ValueError if it is none."""
    parts = urlsplit(text)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError("a mail server is written smtp://user:password@mail.example.org:587, or with smtps://")
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    port = parts.port or PORTS[parts.scheme]
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps")


def read_sender(text: str) -> str:
    """`Ceiba <ceiba@example.org>`; ValueError if that is no sender."""
    name, address = parseaddr(text)
    if "@" not in address:
        raise ValueError("a sender is written ceiba@example.org, or Ceiba <ceiba@example.org>")
    return str(Address(name, addr_spec=address))


def read_url(text: str) -> str:
    """Without a slash at its end; ValueError if it is no address of a page."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError("where people find this server is written https://ceiba.example.org")
    return text.rstrip("/")
