"""What is stored of people: who there is, and where they were last seen."""

from collections.abc import Sequence

from ceiba.server.store.database import Database
from ceiba.server.store.rows import PersonRow
from ceiba.server.store.session import Session
from ceiba.server.store.statements import read_person
from ceiba.server.store.ways import forget_notices

LONG_AGO = 3600.0  # seconds: whoever said so is not there any more


class PeopleQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_person(self, guest: str, name: str, created: float, door: int = 1) -> PersonRow:
        await self.database.write(lambda session: session.insert("people", [(guest, name, created, door)]))
        return PersonRow(name, door)

    async def person(self, guest: str) -> PersonRow | None:
        """None for nobody."""
        return await self.database.read(lambda session: read_person(session, guest))

    async def rename_person(self, guest: str, name: str) -> PersonRow | None:
        """None for nobody: whoever was forgotten does not come back."""
        return await self._change_person("UPDATE people SET name = ? WHERE guest = ?", name, guest)

    async def move_door(self, guest: str) -> PersonRow | None:
        """Tokens given so far open nothing any more."""
        return await self._change_person("UPDATE people SET door = door + 1 WHERE guest = ?", guest)

    async def _change_person(self, sql: str, *values: str) -> PersonRow | None:
        guest = values[-1]

        def job(session: Session) -> PersonRow | None:
            session.change(sql, *values)
            session.notify(guest)
            return read_person(session, guest)

        return await self.database.write(job)

    async def note_presence(self, here: Sequence[tuple[str, str]], now: float) -> None:
        """Who listens at this server, by table, in place of what it said before; where there may be others."""
        server = self.database.server_name
        if server is None:
            return

        def job(session: Session) -> None:
            session.change("DELETE FROM present WHERE server = ? OR seen < ?", server, now - LONG_AGO)
            session.insert("present", [(server, table, guest, now) for table, guest in here])

        await self.database.write(job)

    async def was_seen(self, table: str, guest: str, since: float) -> bool:
        sql = "SELECT 1 FROM present WHERE table_id = ? AND guest = ? AND seen > ?"
        return bool(await self.database.read(lambda s: s.rows(sql, table, guest, since)))

    async def forget_person(self, guest: str) -> None:
        def job(session: Session) -> None:
            session.notify(guest)
            session.change("DELETE FROM people WHERE guest = ?", guest)
            session.change("DELETE FROM sitting WHERE guest = ?", guest)
            session.change("UPDATE talk SET guest = NULL, name = NULL WHERE guest = ?", guest)
            forget_notices(session, guest)

        await self.database.write(job)
