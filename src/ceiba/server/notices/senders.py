"""The ways themselves: a notice becomes a letter, a push message or the body of a webhook, and is sent."""

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256

from ceiba.server.notices import mail, push, webhooks
from ceiba.server.notices.reaching import Reach
from ceiba.server.notices.settings import NoticeSettings
from ceiba.server.notices.wording import CONFIRM, Notice
from ceiba.server.store.outbox import ToSend
from ceiba.server.store.queries import Store
from ceiba.server.store.ways import Way
from ceiba.words import Words

GOOD_FOR = 24 * 3600  # seconds for which a push service keeps a message for a device that is off
Batch = list[tuple[ToSend, Notice]]


class Senders:
    def __init__(
        self,
        settings: NoticeSettings,
        store: Store,
        token: Callable[[str], Awaitable[str]],
        clock: Callable[[], float],
    ) -> None:
        self._settings = settings
        self._store = store
        self._token = token
        self._clock = clock
        self._reach = Reach(settings.inside)

    def push_key(self) -> str:
        """By which a browser knows whose messages its device takes."""
        return push.encode(push.point(push.senders_key(self._store.key)))

    async def send(self, way: Way, words: Words, batch: Batch) -> None:
        """By this way; raises one of `failures` otherwise."""
        if way.kind == "mail":
            await self._mail(way, words, batch)
        else:
            for row, notice in batch:
                await (self._push if way.kind == "push" else self._webhook)(way, row, notice)

    async def _mail(self, way: Way, words: Words, batch: Batch) -> None:
        settings, now = self._settings, self._clock()
        assert settings.mail is not None  # the way would not be there otherwise
        if any(row.kind == CONFIRM for row, _ in batch):
            written = mail.question(settings.sender, way.address, words, self._letter_link("confirm", way), now)
        else:
            # The link signs in, for a while: a letter is often read on another device.
            token = await self._token(way.guest)
            told = [(one, f"{settings.url}/return/{token}?table={one.table}") for _, one in batch]
            leave = self._letter_link("leave", way)
            written = mail.letter(settings.sender, way.address, words, told, leave, now)
        await mail.send(settings.mail, written)

    def _letter_link(self, purpose: mail.Purpose, way: Way) -> str:
        return f"{self._settings.url}/mail/{mail.letter_token(self._store.key, purpose, way.id)}"

    async def _push(self, way: Way, row: ToSend, notice: Notice) -> None:
        said = {"title": notice.title, "text": notice.text, "path": notice.path, "tag": f"{notice.table}"}
        device, auth = push.decode(way.manner.p256dh), push.decode(way.manner.auth)
        key = push.senders_key(self._store.key)
        headers = {
            "Authorization": push.proof(key, way.address, self._settings.contact, self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(GOOD_FOR),
            "Urgency": "high",
            # A device that was off is told the last of each table alone.
            "Topic": push.encode(sha256(f"{notice.table} {way.id}".encode()).digest()[:24]),
        }
        await self._reach.post(way.address, push.encrypt(json.dumps(said).encode(), device, auth), headers)

    async def _webhook(self, way: Way, row: ToSend, notice: Notice) -> None:
        said = webhooks.body(way.manner.style, notice, self._settings.url, row.id)
        await self._reach.post(way.address, said, {"Content-Type": "application/json", "User-Agent": "Ceiba"})

    async def close(self) -> None:
        await self._reach.close()
