"""Who sits where: new tables, seats taken, left, handed over or given to bots, the start, the rematch."""

import time
from collections.abc import Callable
from copy import deepcopy
from secrets import choice, token_hex

from ceiba.games import find
from ceiba.server.bots.offered import OfferedBots
from ceiba.server.errors import Refused
from ceiba.server.hashing import fingerprint
from ceiba.server.identity import plain_name
from ceiba.server.room import Room
from ceiba.server.store.rows import OPEN, LogRow, Seat as SeatRow, TableRow, TableSettings as About
from ceiba.server.table import Table, deal
from ceiba.server.wire import NewTable, SeatWish, TableWish

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is taken for another
START = "start"  # the commit with which luck opens a game


def new_name() -> str:
    """The name of a table: nobody finds an unlisted one by guessing."""
    return "".join(choice(LETTERS) for _ in range(12))


class Seating:
    def __init__(self, room: Room, bots: OfferedBots | None = None) -> None:
        self.room = room
        self.bots = bots or OfferedBots()

    # -- new tables -----------------------------------------------------------------------------------

    async def open_table(self, asked: NewTable, guest: str, name: str) -> Table:
        """A new table, hosted by whoever asks for it."""
        game = find(asked.game)
        try:
            game.check_set_up(len(asked.seats), asked.options)
        except ValueError as error:
            raise Refused(400, "bad-table", str(error)) from None
        seats = []
        for wish in asked.seats:
            if wish.kind == "person" and wish.guest not in (None, guest):
                raise Refused(403, "not-you", "only you yourself sit down at your table: invite the others.")
            seats.append(seated(self.bots, asked.game, wish, guest, name))
        about = About(
            game=asked.game,
            rules=game.rules,
            options={**game.options, **asked.options},
            seats=seats,
            visibility=asked.visibility,
            onlookers=asked.onlookers,
            hints=asked.hints,
            odds=asked.odds,
            host=guest,
            members=[],
            key=token_hex(12),
            seed=token_hex(24),
        )
        if asked.start and OPEN in seats:
            raise Refused(409, "open-seats", "the game starts when no seat is open.")
        table = await self._add(about)
        if asked.start:
            await self.start(table, guest)
        return table

    async def _add(self, about: About) -> Table:
        now = time.time()
        row = TableRow(new_name(), about, "waiting", now, now)
        await self.room.store.add_table(row)
        return await self.room.at(row.table)

    async def start(self, table: Table, guest: str) -> None:
        async with table.lock:
            while True:
                if table.row.status != "waiting":
                    raise Refused(409, "started", "the game has started already.")
                self._host_only(table, guest)
                if OPEN in table.row.about.seats:
                    raise Refused(409, "open-seats", "the game starts when no seat is open.")
                position = table.first_position()
                acts = deal(position, table.dealer)
                hashed = fingerprint(str(position))
                entry = LogRow(table.name, 0, len(acts), START, None, acts, hashed, time.time())
                if await self.room.store.start(table.row, entry, int(position.acting())):
                    table.row.revision += 1
                    table.moved(position, entry)
                    self.room.news.tell_table(table)
                    self.room.news.tell_acts(table, entry)
                    self.room.call_bots(table)
                    return
                await self.room.catch_up(table)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same table anew, once: whoever asks later comes to the same one."""
        about = table.row.about
        if not table.seats_of(guest) and guest != about.host:
            raise Refused(403, "not-seated", "a rematch is for those who played.")
        if table.row.status != "over":
            raise Refused(409, "not-over", "there can be a rematch when the game is over.")
        if about.rematch is None:
            fresh = deepcopy(about)
            fresh.host, fresh.key, fresh.seed = guest, token_hex(12), token_hex(24)
            fresh.headers = {}
            again = await self._add(fresh)

            def agree(decided: About) -> None:
                if decided.rematch is None:
                    decided.rematch = again.name

            await self.decide(table, agree)
        return await self.room.at(table.row.about.rematch or table.name)

    # -- changes --------------------------------------------------------------------------------------

    async def decide(self, table: Table, change: Callable[[About], None]) -> None:
        """Change what was decided about a table: stored first, then told. `change` refuses by raising."""
        async with table.lock:
            while True:
                row = TableRow(table.name, deepcopy(table.row.about), table.row.status, 0, 0, table.row.revision)
                change(row.about)
                if row.about == table.row.about:
                    return
                if await self.room.store.save_table(row):
                    row.revision += 1
                    before = table.row.about.seats
                    self.room.changed(table, row)
                    for number, seat in enumerate(row.about.seats, 1):
                        if seat != before[number - 1]:
                            await self.room.forget_choice(table, number)
                    self.room.call_bots(table)
                    return
                await self.room.catch_up(table)

    async def settle(self, table: Table, guest: str, wish: TableWish) -> None:
        """The host changes what kind of table it is."""

        def change(about: About) -> None:
            self._host_only(table, guest)
            if wish.options is not None:
                if table.row.status != "waiting":
                    raise Refused(409, "started", "options are chosen before the game starts.")
                try:
                    table.game.check_set_up(len(about.seats), wish.options)
                except ValueError as error:
                    raise Refused(400, "bad-table", str(error)) from None
                about.options = {**about.options, **wish.options}
            about.visibility = wish.visibility or about.visibility
            about.onlookers = about.onlookers if wish.onlookers is None else wish.onlookers
            about.hints = about.hints if wish.hints is None else wish.hints
            about.odds = about.odds if wish.odds is None else wish.odds

        await self.decide(table, change)

    async def join(self, table: Table, guest: str, key: str) -> None:
        """Come in by an invitation's key."""

        def change(about: About) -> None:
            if key != about.key:
                raise Refused(403, "bad-key", "this invitation is not for this table.")
            if guest not in about.members:
                about.members.append(guest)

        await self.decide(table, change)

    async def sit(self, table: Table, number: int, guest: str, name: str, wish: SeatWish) -> None:
        """Let someone else, or nobody, sit at a seat."""
        if not 1 <= number <= len(table.row.about.seats):
            raise Refused(404, "no-seat", f"this table has {len(table.row.about.seats)} seats.")
        if wish.kind == "person" and wish.guest not in (None, guest):
            heir = await self.room.store.person(wish.guest or "")
            if heir is None:
                raise Refused(404, "no-guest", "there is no such guest to hand the seat over to.")
            name = heir

        def change(about: About) -> None:
            self._may_seat(table, number, guest, wish)
            new = seated(self.bots, about.game, wish, guest, name)
            about.seats[number - 1] = new
            if new.guest is not None and new.guest != guest and new.guest not in about.members:
                about.members.append(new.guest)

        await self.decide(table, change)

    async def forget(self, guest: str) -> None:
        """A person is gone for good: the seats are open, the tables stand."""

        def change(about: About) -> None:
            about.seats = [OPEN if seat.guest == guest else seat for seat in about.seats]
            about.members = [member for member in about.members if member != guest]
            if about.host == guest:
                about.host = next((seat.guest for seat in about.seats if seat.guest), None)

        while rows := await self.room.store.tables_of(guest):
            for row in rows:
                await self.decide(await self.room.at(row.table), change)
        await self.room.store.forget_person(guest)

    # -- who may --------------------------------------------------------------------------------------

    def _host_only(self, table: Table, guest: str) -> None:
        if guest != table.row.about.host:
            raise Refused(403, "not-host", "only the host of the table may do this.")

    def _may_seat(self, table: Table, number: int, guest: str, wish: SeatWish) -> None:
        """Raise unless this guest may say who sits here."""
        if table.row.status == "over":
            raise Refused(409, "game-over", "the game is over.")
        held = table.seat(number)
        mine = held.kind == "person" and held.guest == guest
        host = guest == table.row.about.host
        if mine:
            return
        if held.kind == "open":
            if wish.kind == "person" and wish.guest in (None, guest):
                return
            if wish.kind == "bot" and host:
                return
        elif held.kind == "bot":
            if host and wish.kind != "person":
                return
        elif host and (wish.kind == "bot" or (wish.kind == "open" and table.row.status == "waiting")):
            return
        if held.kind != "open" and wish.kind == "person":
            raise Refused(409, "seat-taken", f"seat {number} is taken.")
        raise Refused(403, "not-your-seat", f"who sits at seat {number} is not for you to say.")


def seated(bots: OfferedBots, game: str, wish: SeatWish, guest: str, name: str) -> SeatRow:
    """What a wish for a seat comes to."""
    if wish.kind == "open":
        return OPEN
    if wish.kind == "person":
        return SeatRow("person", plain_name(wish.name) if wish.name else name, wish.guest or guest)
    bot = wish.bot or bots.default(game)
    if bot is None or bots.spec(game, bot) is None:
        there_are = ", ".join(choice.name for choice in bots.choices(game)) or "none"
        raise Refused(400, "no-bot", f"{game} has no bot {bot!r} here; there are {there_are}.")
    return SeatRow("bot", bot, None, bot)
