"""Who someone is: a guest with a name, proved by a signed token; no password."""

import hmac
from secrets import token_hex

from ceiba.server.errors import Refused

GUEST_LENGTH = 17


def new_guest() -> str:
    return "g" + token_hex(8)


def sign(secret: str, guest: str) -> str:
    """The token by which this guest is known; only a server with the secret can make it."""
    return f"{guest}.{hmac.digest(secret.encode(), guest.encode(), 'sha256').hex()}"


def read_token(secret: str, token: str) -> str | None:
    """The guest that a token proves, or None if it is not one of ours."""
    guest = token[:GUEST_LENGTH]
    if not token.isascii() or not hmac.compare_digest(token, sign(secret, guest)):
        return None
    return guest


def plain_name(name: str) -> str:
    """A name as it may stand in records and on the screen."""
    words = " ".join(name.split())
    if not words or not words.isprintable() or any(sign in words for sign in '",'):
        raise Refused(400, "bad-name", "a name is plain text without quotation marks and commas.")
    return words
