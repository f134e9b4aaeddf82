"""Mail: how it is written, and how it is handed to the operator's mail server.

Before anything else an address gets one letter that asks whether it wants any. Every other one says how to leave:
by one click, which mail programs offer by themselves (RFC 8058), or by the link at its end.
"""

import hmac
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from typing import Literal, NamedTuple

import aiosmtplib

from ceiba.server.notices.failures import Ended, Later, Lost
from ceiba.server.notices.settings import MailServer
from ceiba.server.notices.wording import Notice
from ceiba.words import Words

WAIT = 10.0  # seconds for each answer of the mail server
PERMANENT = range(500, 600)

Purpose = Literal["confirm", "leave"]


class Item(NamedTuple):
    """What a letter says, and a link to it."""

    title: str
    text: str
    link: str


# -- links that prove that a letter was read ----------------------------------------------------------


def letter_token(key: str, purpose: Purpose, way: str) -> str:
    said = f"{purpose}.{way}"
    return f"{said}.{hmac.digest(key.encode(), f'letter {said}'.encode(), 'sha256').hex()[:40]}"


def read_letter_token(key: str, token: str) -> tuple[Purpose, str] | None:
    """What it is for, and of which way; None if it is none of ours."""
    purpose, _, rest = token.partition(".")
    way = rest.partition(".")[0]
    if purpose not in ("confirm", "leave") or not token.isascii():
        return None
    meant: Purpose = "confirm" if purpose == "confirm" else "leave"
    return (meant, way) if hmac.compare_digest(token, letter_token(key, meant, way)) else None


# -- letters ------------------------------------------------------------------------------------------


def question(sender: str, to: str, words: Words, confirm: str, now: float) -> EmailMessage:
    """The first letter to an address, which has nothing in it but the question."""
    item = Item(words.say("mail-confirm-title"), words.say("mail-confirm"), confirm)
    return _letter(sender, to, words, [item], item.title, [words.say("mail-confirm-else")], now)


def letter(
    sender: str, to: str, words: Words, notices: Sequence[tuple[Notice, str]], leave: str, now: float
) -> EmailMessage:
    """All of them, each with its link; `leave` is the address at which one gets no more."""
    items = [Item(notice.title, notice.text, link) for notice, link in notices]
    subject = items[0].title if len(items) == 1 else words.say("mail-several", count=len(items))
    end = [words.say("mail-signs-in"), words.say("mail-leave", link=leave)]
    written = _letter(sender, to, words, items, subject, end, now)
    written["List-Unsubscribe"] = f"<{leave}>"
    written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return written


def _letter(
    sender: str, to: str, words: Words, items: Sequence[Item], subject: str, end: Sequence[str], now: float
) -> EmailMessage:
    written = EmailMessage()
    written["From"], written["To"], written["Subject"] = sender, to, subject
    written["Date"] = formatdate(now)
    written["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
    written["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
    plain = [f"{item.title}\n{item.text}\n{item.link}" for item in items]
    written.set_content("\n\n".join([*plain, "-- \n" + "\n".join(end)]) + "\n")
    rich = [
        f'<h2><a href="{escape(item.link)}">{escape(item.title)}</a></h2>\n<p>{escape(item.text)}</p>'
        for item in items
    ]
    rich += ["<hr>", *(f"<p><small>{escape(line)}</small></p>" for line in end)]
    page = (
        f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">\n' + "\n".join(rich) + "\n</html>\n"
    )
    written.add_alternative(page, subtype="html")
    written["Content-Language"] = words.language  # last of all: of what was there before it would be a part's alone
    return written


# -- sending ------------------------------------------------------------------------------------------


async def send(server: MailServer, written: EmailMessage) -> None:
    """Hand it over, or say how that failed."""
    try:
        await aiosmtplib.send(
            written,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.is_encrypted,
            timeout=WAIT,
        )
    except aiosmtplib.SMTPRecipientsRefused as refused:
        if any(one.code in PERMANENT for one in refused.recipients):
            raise Ended("the address is refused") from None
        raise Later("the address is not taken now") from None
    except aiosmtplib.SMTPAuthenticationError as error:
        raise Later(f"the mail server does not let us in: {error.code}") from None
    except aiosmtplib.SMTPResponseException as error:
        if error.code in PERMANENT:
            raise Lost(f"the mail server refuses it: {error.code}") from None
        raise Later(f"the mail server does not take it now: {error.code}") from None
    except ssl.SSLCertVerificationError as error:
        raise Later(f"the mail server does not prove who it is: {error.verify_message}") from None
    except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError) as error:
        raise Later(f"the mail server is not there: {error}") from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Lost(f"whether it has arrived is not known: {error}") from None
