"""What is worth telling, to whom, and for how long it holds: at a table without server or database."""

from dataclasses import replace

import pytest

from ceiba.games import find
from ceiba.server.notices.occasions import occasions, still_holds
from ceiba.server.notices.settings import MailServer, NoticeSettings, read_mail_server, read_sender, read_url
from ceiba.server.notices.wording import worded
from ceiba.server.store.outbox import Occasion
from ceiba.table.changes import ClockChanged, LineSaid, SettingsChanged
from ceiba.table.clocks import ClockRule, Late, told_late, wishing
from ceiba.table.commits import Commit
from ceiba.table.local import LocalTable
from ceiba.table.log import Line
from ceiba.table.seats import with_stand_ins
from ceiba.table.settings import OPEN, Seat, new_settings
from ceiba.words import LANGUAGES, speak

ADA, BO = Seat("person", "Ada", "gada"), Seat("person", "Bo", "gbo")
DAY = 86_400.0


def table_of(*seats: Seat, game: str = "tikal", clock: ClockRule | None = None) -> LocalTable:
    return LocalTable(new_settings(find(game), [*seats], {}, "gada", clock=clock), lambda: 1000.0)


def act(local: LocalTable, who: str, seat: int) -> list[Occasion]:
    legal = local.draft(who, seat).legal
    (made,) = local.commit(who, Commit(local.table.version, f"commit-{local.table.version}", [legal[0].act]))
    return occasions(local.table, made)


def test_a_full_table_concerns_its_host() -> None:
    local = table_of(ADA, OPEN)
    assert occasions(local.table, SettingsChanged()) == []
    local.table.settings = replace(local.table.settings, seats=[ADA, BO])
    (full,) = occasions(local.table, SettingsChanged())
    assert (full.guest, full.kind) == ("gada", "full")
    assert still_holds(local.table, "gada", "full", full.mark)
    local.start("gada")
    assert not still_holds(local.table, "gada", "full", full.mark)


def test_a_turn_concerns_whose_it_is_but_not_who_has_just_acted() -> None:
    local = table_of(ADA, BO)
    made, _ = local.start("gada")
    (turn,) = occasions(local.table, made)
    assert (turn.guest, turn.kind, turn.mark) == ("gada", "turn", local.table.version)
    assert still_holds(local.table, "gada", "turn", turn.mark)
    assert act(local, "gada", 1) == []  # her turn goes on, and she is there
    assert not still_holds(local.table, "gada", "turn", turn.mark)
    local.table.settings = replace(local.table.settings, halted="aside")
    assert occasions(local.table, made) == []


def test_at_a_sealed_moment_all_are_to_act_until_they_have_chosen() -> None:
    local = table_of(ADA, BO, Seat("person", "Bo", "gbo"), game="incan-gold")
    made, _ = local.start("gada")
    told = occasions(local.table, made)
    assert [one.guest for one in told] == ["gada", "gbo"]  # who has two seats is told once
    local.commit("gada", Commit(local.table.version, "commit-one", ["1 stay"]))
    assert not still_holds(local.table, "gada", "turn", told[0].mark)
    assert still_holds(local.table, "gbo", "turn", told[1].mark)


@pytest.mark.parametrize(
    ("late", "text"),
    [
        ("wait", "The table is waiting for you."),
        ("skip", "your turn was skipped."),
        ("bot", "A bot plays until you are back."),
    ],
)
def test_who_is_late_is_told_what_the_table_does(late: Late, text: str) -> None:
    local = table_of(ADA, BO, clock=ClockRule("live", 60, late=late))
    local.start("gada")
    table = local.table
    line = Line(table.name, 7, 1060.0, "…", seat=1, key=f"time-up-{late}")
    (told,) = occasions(table, LineSaid(line))
    assert (told.guest, told.kind, told.mark) == ("gada", "late", 7)
    assert table.clock is not None
    if late == "bot":
        table.settings = with_stand_ins(table, [1], "scout")
    else:
        table.clock = told_late(table.clock, [1])
    assert still_holds(table, "gada", "late", 7)
    assert text in worded(table, "gada", "late", speak("en")).text
    assert occasions(table, LineSaid(replace(line, key=None))) == []  # people's own words concern nobody


def test_who_has_days_is_reminded_before_they_are_over() -> None:
    local = table_of(ADA, BO, clock=ClockRule("days", DAY))
    local.start("gada")
    (soon,) = occasions(local.table, ClockChanged())
    assert (soon.guest, soon.kind, soon.mark) == ("gada", "soon", local.table.version)
    assert soon.due == pytest.approx(1000.0 + 0.75 * DAY)
    assert still_holds(local.table, "gada", "soon", soon.mark)
    clock = local.table.clock
    assert clock is not None
    for seat in (1, 2):
        clock = wishing(clock, seat, True)
    local.table.clock = local.table.clock_now(2000.0, clock)  # paused: nobody's time runs out
    assert not still_holds(local.table, "gada", "soon", soon.mark)
    quick = table_of(ADA, BO, clock=ClockRule("live", 600))
    quick.start("gada")
    assert occasions(quick.table, ClockChanged()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words_in_every_language(language: str) -> None:
    local = table_of(ADA, BO, clock=ClockRule("live", 60))
    local.start("gada")
    for kind in ("turn", "full", "over", "soon", "late"):
        notice = worded(local.table, "gada", kind, speak(language))
        assert notice.title.startswith("Tikal")
        assert "Bo" in notice.text
        assert "notice-" not in notice.title + notice.text


# -- what the operator sets up ------------------------------------------------------------------------


def test_settings_are_read() -> None:
    assert read_mail_server("smtp://ada:p%40ss@mail.example.org") == MailServer(
        "mail.example.org", 587, "ada", "p@ss", False
    )
    assert read_mail_server("smtps://mail.example.org") == MailServer("mail.example.org", 465, None, None, True)
    assert read_sender("Ceiba <ceiba@example.org>") == "Ceiba <ceiba@example.org>"
    assert read_url("https://ceiba.example.org/") == "https://ceiba.example.org"
    assert NoticeSettings("https://ceiba.example.org").kinds == []


def test_settings_that_cannot_be_are_refused() -> None:
    for text in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://mail.example.org/inbox"):
        with pytest.raises(ValueError, match="smtp://user"):
            read_mail_server(text)
    with pytest.raises(ValueError, match="a sender is written"):
        read_sender("Ceiba")
    for text in ("ceiba.example.org", "ftp://ceiba.example.org", "https://ceiba.example.org/?a=1"):
        with pytest.raises(ValueError, match="where people find"):
            read_url(text)
