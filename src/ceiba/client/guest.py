"""A guest at a server: known by a token, and at any of its tables."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from ceiba.client.answers import Game, Look, Person, TableInfo, TableList
from ceiba.client.connection import Connection
from ceiba.client.table import Table

PATIENCE = 600.0  # seconds that a server may be away

WISHES: dict[str, dict[str, object]] = {"me": {"kind": "person"}, "open": {"kind": "open"}}


class Guest:
    """Arrives by name, or comes back by the token of an earlier visit, which is a secret."""

    def __init__(
        self, address: str, name: str = "Guest", *, token: str | None = None, patience: float = PATIENCE
    ) -> None:
        self._connection = Connection(address, patience)
        try:
            if token is None:
                me = self._connection.ask(Person, "POST", "/api/guests", {"name": name})
            else:
                self._connection.be(token)
                me = self._connection.ask(Person, "GET", "/api/me")
        except BaseException:
            self._connection.close()
            raise
        self._connection.be(me.token)
        self.id, self.name, self.token = me.guest, me.name, me.token

    @property
    def address(self) -> str:
        """Where the server is."""
        return self._connection.address

    def __repr__(self) -> str:
        return f"<Guest {self.name!r} at {self.address}>"

    def close(self) -> None:
        """End the connection; `with Guest(…) as guest:` does it by itself."""
        self._connection.close()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- what there is --------------------------------------------------------------------------------

    def games(self) -> list[Game]:
        """What can be played here, and with which bots."""
        return self._connection.ask(list[Game], "GET", "/api/games")

    def lobby(self) -> list[TableInfo]:
        """Public tables that wait or play, newest first."""
        return self._connection.ask(TableList, "GET", "/api/tables").tables

    def tables(self) -> list[TableInfo]:
        """Tables where I sit or that I host, those that changed last first."""
        return self._connection.ask(TableList, "GET", "/api/me/tables").tables

    # -- tables ---------------------------------------------------------------------------------------

    def table(self, link: str) -> Table:
        """A table by its name, its link or an invitation; one does not sit there yet."""
        name, key = _read_link(link)
        path = f"/api/tables/{name}"
        if key is None:
            look = self._connection.ask(Look, "GET", path)
        else:
            look = self._connection.ask(Look, "POST", f"{path}/join", {"key": key})
        return Table(self._connection, look)

    def create(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, bool] | None = None,
        visibility: Literal["public", "unlisted", "invitation"] = "unlisted",
        onlookers: bool = True,
        hints: bool = True,
        odds: bool = True,
        start: bool = False,
    ) -> Table:
        """A new table. Each seat is "me", "open", or the name of a bot: `create(game, ["me", "scout", "open"])`."""
        game, meant = self._named(game)
        wishes = [WISHES.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
        kind = {"visibility": visibility, "onlookers": onlookers, "hints": hints, "odds": odds, "start": start}
        body = {"game": game, "seats": wishes, "options": {**meant, **(options or {})}, **kind}
        # Not asked again by itself: there would be two tables.
        return Table(self._connection, self._connection.ask(Look, "POST", "/api/tables", body, again=False))

    def _named(self, name: str) -> tuple[str, dict[str, bool]]:
        """The game that goes by this name at the server, and the options that a variant's name stands for."""
        there: dict[str, tuple[str, dict[str, bool]]] = {}
        for game in self.games():
            there[game.game] = (game.game, {})
            there |= {variant: (game.game, options) for variant, options in game.variants.items()}
        if name not in there:
            raise ValueError(f"there is no game {name!r} at this server; there are {', '.join(there)}.")
        return there[name]


@contextmanager
def sit_down(
    link: str,
    name: str = "Guest",
    seat: int | None = None,
    *,
    token: str | None = None,
    patience: float = PATIENCE,
) -> Iterator[Table]:
    """Sit down at the table of this link or invitation, at this seat or at the first that is open."""
    parts = urlsplit(link)
    if not (parts.scheme and parts.netloc):
        raise ValueError(
            f"{link!r} is not the link of a table: it looks like http://localhost:8700/t/k3v9x0q2mwab."
        )
    with Guest(f"{parts.scheme}://{parts.netloc}", name, token=token, patience=patience) as guest:
        table = guest.table(link)
        table.sit(seat)
        yield table


def _read_link(link: str) -> tuple[str, str | None]:
    """The name of a table, and the key of an invitation: from a link, a path, or the name alone."""
    parts = urlsplit(link)
    before, _, name = parts.path.rpartition("/")
    if not (name.isascii() and name.isalnum()) or before not in ("", "/t"):
        raise ValueError(
            f"{link!r} is not the link of a table: it looks like http://localhost:8700/t/k3v9x0q2mwab."
        )
    return name, parse_qs(parts.query).get("key", [None])[0]
