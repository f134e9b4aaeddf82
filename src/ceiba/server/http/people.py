"""Who someone is: a guest with a name, proved by a signed token; no password."""

import time
from collections.abc import Callable
from typing import NamedTuple

from litestar.exceptions import NotAuthorizedException

from ceiba.server.http.tokens import IN_A_LETTER, LASTS, Token, is_of_old, made_of_old, read_token, sign
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import PersonRow

REMEMBERED = 30.0  # seconds for which a name is not looked up again: another server may have changed it
MOST_REMEMBERED = 10_000


class Remembered(NamedTuple):
    person: PersonRow
    until: float  # by the monotonic clock


class People:
    """The guests of a server. Names and proofs are remembered for a while: they are asked for at every request."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._people: dict[str, Remembered] = {}
        self._proved: dict[str, Token] = {}  # tokens that were found good

    async def token(self, guest: str, lasts: int = LASTS) -> str:
        """A fresh one."""
        person = await self._person(guest)
        if person is None:
            raise NotAuthorizedException
        return sign(self._store.key, guest, person.door, self._clock(), lasts)

    async def letter_token(self, guest: str) -> str:
        """One for a link in a letter, which is not good for long."""
        return await self.token(guest, IN_A_LETTER)

    async def guest_of(self, token: str) -> str | None:
        """The guest whom a token proves; None without one. A bad one is refused, not overlooked."""
        if not token:
            return None
        found = self._proved.get(token) or self._read(token)
        person = await self._person(found.guest) if found is not None else None
        if found is None or person is None or found.door != person.door or found.expires <= self._clock():
            self._proved.pop(token, None)
            raise NotAuthorizedException
        if len(self._proved) >= MOST_REMEMBERED:
            self._proved.clear()
        self._proved[token] = found
        return found.guest

    def _read(self, token: str) -> Token | None:
        if is_of_old(token):
            return made_of_old(self._store.first_secret, token)
        return read_token(self._store.key, token)

    async def name_of(self, guest: str) -> str | None:
        person = await self._person(guest)
        return None if person is None else person.name

    async def _person(self, guest: str) -> PersonRow | None:
        known = self._people.get(guest)
        if known is not None and known.until > time.monotonic():
            return known.person
        person = await self._store.person(guest)
        if person is None:
            self._people.pop(guest, None)
        else:
            self._remember(guest, person)
        return person

    async def arrive(self, guest: str, name: str) -> None:
        self._remember(guest, await self._store.add_person(guest, name, self._clock()))

    async def rename(self, guest: str, name: str) -> None:
        """From now on this guest is called so."""
        person = await self._store.rename_person(guest, name)
        if person is None:  # forgotten meanwhile, perhaps by another server
            raise NotAuthorizedException
        self._remember(guest, person)

    async def shut_out(self, guest: str) -> None:
        """None of the tokens given so far is good any more: all devices are left."""
        person = await self._store.move_door(guest)
        if person is None:
            raise NotAuthorizedException
        self._remember(guest, person)

    def _remember(self, guest: str, person: PersonRow) -> None:
        if len(self._people) >= MOST_REMEMBERED:
            self._people.clear()
        self._people[guest] = Remembered(person, time.monotonic() + REMEMBERED)

    def forget(self, guest: str) -> None:
        """Look again who this is: they are gone, or something about them has changed elsewhere."""
        self._people.pop(guest, None)

    def forget_all(self) -> None:
        self._people.clear()
