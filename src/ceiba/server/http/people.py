"""Who someone is: a guest with a name, proved by a signed token; no password."""

import hmac
import time
from secrets import token_hex

from litestar.exceptions import NotAuthorizedException

from ceiba.server.store.queries import Store

GUEST_LENGTH = 17
REMEMBERED = 30.0  # seconds for which a name is not looked up again: another server may have changed it
MOST_REMEMBERED = 10_000


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


class People:
    """The guests of a server. Names and proofs are remembered for a while: they are asked for at every request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, tuple[str, float]] = {}
        self._proved: dict[str, str] = {}  # tokens that were found good, and whose they are

    def token(self, guest: str) -> str:
        return sign(self._store.secret, guest)

    async def guest_of(self, token: str) -> str | None:
        """The guest whom a token proves; None without one. A bad one is refused, not overlooked."""
        if not token:
            return None
        guest = self._proved.get(token) or read_token(self._store.secret, token)
        if guest is None or await self.name_of(guest) is None:
            raise NotAuthorizedException
        if len(self._proved) >= MOST_REMEMBERED:
            self._proved.clear()
        self._proved[token] = guest
        return guest

    async def name_of(self, guest: str) -> str | None:
        known = self._names.get(guest)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        name = await self._store.person(guest)
        if name is None:
            self._names.pop(guest, None)
        else:
            self._remember(guest, name)
        return name

    async def name(self, guest: str, name: str) -> None:
        """From now on this guest is called so."""
        await self._store.name_person(guest, name, time.time())
        self._remember(guest, name)

    def _remember(self, guest: str, name: str) -> None:
        if len(self._names) >= MOST_REMEMBERED:
            self._names.clear()
        self._names[guest] = (name, time.monotonic() + REMEMBERED)

    def forget(self, guest: str) -> None:
        self._names.pop(guest, None)
