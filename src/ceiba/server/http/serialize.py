"""Tables, looks, drafts and commits as they go over the wire."""

from ceiba.bits import members
from ceiba.game import Outcome
from ceiba.games import known
from ceiba.server.http import answers, play_answers
from ceiba.server.store.rows import Page
from ceiba.server.tables.moment import now
from ceiba.table.changes import ActsMade
from ceiba.table.clocks import is_paused, left_at
from ceiba.table.drafts import Draft, Offered, Refusal
from ceiba.table.log import Line
from ceiba.table.looks import Look
from ceiba.table.permissions import is_host, seats_of
from ceiba.table.settings import Status, TableSettings, colours_of
from ceiba.table.steps import Viewer
from ceiba.table.table import Table


def table_answer(table: Table) -> answers.Table:
    times = (table.created, table.updated)
    clock = clock_answer(table.settings, table)
    state = (table.status, times, table.revision, table.version, table.waiting_for(), table.talk, clock)
    return _table(table.name, table.settings, *state)


def clock_answer(settings: TableSettings, table: Table | None = None) -> answers.Clock | None:
    """With what is left, of a table that is at hand."""
    rule = settings.clock
    if rule is None:
        return None
    clock = table.clock if table else None
    left = [rule.bank] * len(settings.seats) if table else []
    if table is not None and clock is not None:
        left = [*left_at(clock, rule, now(), table.standstills)]
    return answers.Clock(
        kind=rule.kind,
        bank=rule.bank,
        increment=rule.increment,
        rest=None if rule.rest is None else [*rule.rest],
        zone=rule.zone,
        late=rule.late,
        left=left,
        running=[*clock.running] if clock else [],
        paused=table is not None
        and clock is not None
        and is_paused(clock.wants_pause, table.people(), table.stand_ins()),
        wants_pause=[*clock.wants_pause] if clock else [],
        is_late=[*clock.late] if clock else [],
    )


def listed(page: Page) -> answers.Tables:
    """Tables as lists show them; those of a game that is not installed here are left out."""
    return answers.Tables(
        [
            _table(
                row.table,
                row.settings,
                row.status,
                (row.created, row.updated),
                row.revision,
                row.version,
                members(row.waiting),
                row.talk,
                clock_answer(row.settings),
            )
            for row in page.rows
            if row.settings.game in known()
        ],
        page.next,
    )


def _table(
    name: str,
    settings: TableSettings,
    status: Status,
    times: tuple[float, float],
    revision: int,
    version: int,
    waiting_for: list[int],
    talk: int,
    clock: answers.Clock | None,
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
            answers.Seat(
                number,
                seat.kind,
                seat.name,
                seat.guest,
                seat.bot,
                seat.kept_for,
                colour,
                seat.colour is not None,
            )
            for number, (seat, colour) in enumerate(zip(settings.seats, colours_of(settings), strict=True), 1)
        ],
        created=times[0],
        updated=times[1],
        version=version,
        waiting_for=waiting_for,
        talk=talk,
        rematch=settings.rematch,
        clock=clock,
        halted=settings.halted,
        luck=_luck(settings),
        mark=f"{revision}.{version}",
    )


def _luck(settings: TableSettings) -> answers.Luck | None:
    """What was thrown in is settled by the start; before, it is what the seats bring along."""
    parts = settings.parts or [seat.part for seat in settings.seats]
    return answers.Luck(settings.commitment, parts) if settings.commitment else None


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


def draft_answer(draft: Draft, picture: str | None) -> play_answers.Drafted:
    return play_answers.Drafted(
        version=draft.version,
        seat=draft.seat,
        acts=[_offered(one) for one in draft.acts],
        refused=_refusal(draft.refused),
        patch=draft.patch,
        legal=[_offered(one) for one in draft.legal],
        instead=[_offered(one) for one in draft.instead],
        offer=draft.offer,
        luck=[play_answers.Chances(chance.act, chance.weight) for chance in draft.luck],
        ends_turn=draft.ends_turn,
        picture=picture,
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
        for together, events in zip(progress.groups, progress.events(), strict=True)
    ]
    return play_answers.Entry(entry.number, entry.version, entry.time, entry.hash, steps)


def line_answer(line: Line) -> play_answers.Line:
    return play_answers.Line(
        line.table, line.number, line.time, line.text, line.name, line.guest, line.seat, line.key
    )
