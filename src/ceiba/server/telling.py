"""Tables, entries and lines as they go over the wire."""

from ceiba.bits import members
from ceiba.game import Position, View
from ceiba.server import wire
from ceiba.server.store.rows import Line as TalkRow, LogRow, TableRow
from ceiba.server.table import Table


def tell_table(row: TableRow, waiting_for: list[int] | None = None) -> wire.Table:
    about = row.about
    return wire.Table(
        table=row.table,
        game="tikal" if about.game == "tikal" else "incan-gold",
        rules=about.rules,
        status="waiting" if row.status == "waiting" else "playing" if row.status == "playing" else "over",
        options=about.options,
        visibility=_visibility(about.visibility),
        onlookers=about.onlookers,
        hints=about.hints,
        odds=about.odds,
        host=about.host,
        seats=[
            wire.Seat(number, seat.kind, seat.name, seat.guest, seat.bot)
            for number, seat in enumerate(about.seats, 1)
        ],
        created=row.created,
        updated=row.updated,
        version=row.version,
        waiting_for=members(row.waiting) if waiting_for is None else waiting_for,
        talk=row.talk,
        rematch=about.rematch,
    )


def _visibility(text: str) -> wire.Visibility:
    return "public" if text == "public" else "unlisted" if text == "unlisted" else "invitation"


def tell_you(table: Table, guest: str | None) -> wire.You:
    seats = table.seats_of(guest)
    host = guest is not None and guest == table.row.about.host
    waiting = table.waiting_for()
    return wire.You(
        guest=guest,
        seats=seats,
        to_act=[seat for seat in waiting if seat in seats],
        host=host,
        invitation=f"/t/{table.name}?key={table.row.about.key}" if seats or host else None,
    )


def tell_look(table: Table, guest: str | None, seat: int | None, hashed: str | None) -> wire.Look:
    """The table as it stands now; its position only for those who may watch."""
    watching = table.may_watch(guest)
    return wire.Look(
        table=tell_table(table.row, table.waiting_for()),
        you=tell_you(table, guest),
        at=table.version,
        seat=seat,
        view=table.view(seat) if watching else None,
        hash=hashed if watching else None,
        outcome=tell_outcome(table.position) if watching else None,
    )


def tell_outcome(position: Position | None) -> wire.Outcome | None:
    outcome = position.outcome() if position is not None else None
    return None if outcome is None else wire.Outcome([*outcome.scores], [*outcome.winners])


def tell_entry(row: LogRow) -> wire.Entry:
    return wire.Entry(row.number, row.version, row.acts, row.hash, row.time)


def tell_line(row: TalkRow) -> wire.Line:
    return wire.Line(row.table, row.number, row.time, row.text, row.name, row.guest, row.seat, row.key)


def tell_acts(table: Table, entry: LogRow, view: View | None, outcome: wire.Outcome | None) -> wire.Acts:
    return wire.Acts(
        table=table.name,
        number=entry.number,
        version=entry.version,
        acts=entry.acts,
        hash=entry.hash,
        time=entry.time,
        waiting_for=table.waiting_for(),
        view=view,
        outcome=outcome,
    )
