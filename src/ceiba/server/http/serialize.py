"""Tables, looks, drafts and commits as they go over the wire."""

from ceiba.bits import members
from ceiba.game import Outcome
from ceiba.games import known
from ceiba.server.http import answers, play_answers
from ceiba.server.store.rows import TableRow
from ceiba.table.changes import ActsMade
from ceiba.table.drafts import Draft, Offered, Refusal
from ceiba.table.log import Line
from ceiba.table.looks import Look
from ceiba.table.permissions import is_host, seats_of
from ceiba.table.settings import Status, TableSettings
from ceiba.table.steps import Viewer
from ceiba.table.table import Table


def table_answer(table: Table) -> answers.Table:
    times = (table.created, table.updated)
    return _table(table.name, table.settings, table.status, times, table.version, table.waiting_for(), table.talk)


def listed(rows: list[TableRow]) -> answers.Tables:
    """Tables as lists show them; those of a game that is not installed here are left out."""
    return answers.Tables(
        [
            _table(
                row.table,
                row.settings,
                row.status,
                (row.created, row.updated),
                row.version,
                members(row.waiting),
                row.talk,
            )
            for row in rows
            if row.settings.game in known()
        ]
    )


def _table(
    name: str,
    settings: TableSettings,
    status: Status,
    times: tuple[float, float],
    version: int,
    waiting_for: list[int],
    talk: int,
) -> answers.Table:
    return answers.Table(
        table=name,
        game=settings.game,
        title=known()[settings.game].title(settings.options),
        rules=settings.rules,
        status=status,
        options=settings.options,
        visibility=settings.visibility,
        onlookers=settings.onlookers,
        hints=settings.hints,
        odds=settings.odds,
        host=settings.host,
        seats=[
            answers.Seat(number, seat.kind, seat.name, seat.guest, seat.bot)
            for number, seat in enumerate(settings.seats, 1)
        ],
        created=times[0],
        updated=times[1],
        version=version,
        waiting_for=waiting_for,
        talk=talk,
        rematch=settings.rematch,
    )


def you_answer(table: Table, guest: str | None) -> answers.You:
    seats, host = seats_of(table, guest), is_host(table, guest)
    return answers.You(
        guest=guest,
        seats=seats,
        to_act=[seat for seat in table.waiting_for() if seat in seats],
        host=host,
        invitation=f"/t/{table.name}?key={table.settings.key}" if seats or host else None,
    )


def look_answer(table: Table, guest: str | None, look: Look) -> answers.Look:
    return answers.Look(
        table=table_answer(table),
        you=you_answer(table, guest),
        at=look.at,
        seat=look.seat,
        view=look.view,
        chosen=look.chosen,
        choice=look.choice,
        hash=look.hash,
        outcome=outcome_answer(look.outcome),
    )


def outcome_answer(outcome: Outcome | None) -> answers.Outcome | None:
    return None if outcome is None else answers.Outcome([*outcome.scores], [*outcome.winners])


def draft_answer(draft: Draft, picture: bool) -> play_answers.Drafted:
    return play_answers.Drafted(
        version=draft.version,
        seat=draft.seat,
        acts=[_offered(one) for one in draft.acts],
        refused=_refusal(draft.refused),
        patch=draft.patch,
        legal=[_offered(one) for one in draft.legal],
        offer=draft.offer,
        luck=[play_answers.Chances(chance.act, chance.weight) for chance in draft.luck],
        ends_turn=draft.ends_turn,
        picture=draft.after.draw(draft.seat) if picture else None,
    )


def _refusal(refused: Refusal | None) -> play_answers.Refusal | None:
    if refused is None:
        return None
    return play_answers.Refusal(refused.index, refused.act, refused.error, refused.sentence, refused.clause)


def _offered(offered: Offered) -> play_answers.Offered:
    return play_answers.Offered(offered.act, offered.cost, offered.luck, offered.label)


def news_answer(made: ActsMade, viewer: Viewer) -> play_answers.News:
    entry = made.entry
    return play_answers.News(
        table=entry.table,
        number=entry.number,
        version=entry.version,
        time=entry.time,
        hash=entry.hash,
        steps=[play_answers.Step(step.acts, step.events, step.patch) for step in made.progress.steps(viewer)],
        waiting_for=made.waiting_for,
        outcome=outcome_answer(made.outcome),
    )


def entry_answer(made: ActsMade) -> play_answers.Entry:
    entry, progress = made.entry, made.progress
    steps = [
        play_answers.Told([one.text for one in together], events)
        for together, events in zip(progress.groups, progress.events, strict=True)
    ]
    return play_answers.Entry(entry.number, entry.version, entry.time, entry.hash, steps)


def line_answer(line: Line) -> play_answers.Line:
    return play_answers.Line(
        line.table, line.number, line.time, line.text, line.name, line.guest, line.seat, line.key
    )
