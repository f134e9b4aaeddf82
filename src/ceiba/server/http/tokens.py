"""Tokens: signed proofs of who someone is, which end after half a year, and earlier when their door is moved.

A guest's door is a number. Every token names the one it opens; when all devices are left, the number rises.
"""

import hmac
import math
from secrets import token_hex
from typing import NamedTuple

GUEST_LENGTH = 17
DAY = 24 * 3600  # seconds
LASTS = 180 * DAY
IN_A_LETTER = 8 * DAY  # that of a link which comes by mail
FRESH = 7 * DAY  # seconds for which a cookie is left as it is: then it is made anew by whoever uses it


class Token(NamedTuple):
    guest: str
    door: int
    expires: float  # seconds since 1970


def new_guest() -> str:
    return "g" + token_hex(8)


def is_guest(text: str) -> bool:
    return len(text) == GUEST_LENGTH and text.startswith("g")


def sign(key: str, guest: str, door: int, now: float, lasts: int = LASTS) -> str:
    """A token by which this guest is known for a while; only a server with the key can make it.

    All of one day are alike, so that asking again does not make another.
    """
    return _signed(key, f"{guest}.{door}.{math.floor(now / DAY) + lasts // DAY}")


def read_token(key: str, token: str) -> Token | None:
    """What a token says, or None if it is not one of ours."""
    said = token.rpartition(".")[0]
    if not token.isascii() or not hmac.compare_digest(token, _signed(key, said)):
        return None
    guest, door, day = said.split(".")
    return Token(guest, int(door), int(day) * DAY)


def is_stale(token: str, now: float) -> bool:
    """Whether a good token is to be made anew: it is not of this week, or one of 0.1.0."""
    return is_of_old(token) or int(token.split(".")[2]) * DAY - LASTS < now - FRESH


def _signed(key: str, said: str) -> str:
    return f"{said}.{hmac.digest(key.encode(), f'token {said}'.encode(), 'sha256').hex()}"


# -- the tokens of 0.1.0 --------------------------------------------------------------------------------


def is_of_old(token: str) -> bool:
    return token.count(".") == 1


def made_of_old(secret: str, token: str) -> Token | None:
    """They end with the first move of the door: people who came before there were doors have number 0."""
    guest = token[:GUEST_LENGTH]
    signed = f"{guest}.{hmac.digest(secret.encode(), guest.encode(), 'sha256').hex()}"
    return Token(guest, 0, math.inf) if token.isascii() and hmac.compare_digest(token, signed) else None
