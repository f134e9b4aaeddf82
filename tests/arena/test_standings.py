"""What came of the games, counted by hand."""

import pytest

from ceiba.arena.contest import Contest, Field, league_fields, match_field
from ceiba.arena.match import Played
from ceiba.arena.report import Report, as_object, company, duration, verdict
from ceiba.arena.standings import Results, standings
from ceiba.arena.thinking import Thinking
from ceiba.bots.referee import Fault


def results(bots: str, fields: tuple[Field, ...], *ends: tuple[tuple[int, ...], tuple[int, ...]]) -> Results:
    """Games that ended so: scores, winners."""
    seats = len(fields[0][0])
    found = Results(Contest("tikal", seats, {}, "0", tuple(dict.fromkeys(bots)), fields))
    for number, (scores, winners) in enumerate(ends):
        thinking = tuple(Thinking() for _ in scores)
        thinking[0].add(0.5)
        found.add(Played(number, scores, winners, thinking))
    return found


def match(bots: str, seats: int, *ends: tuple[tuple[int, ...], tuple[int, ...]]) -> Results:
    return results(bots, (match_field([*bots], seats),), *ends)


def test_a_report_shows_itself_in_notebooks() -> None:
    report = Report(match("ab", 3, ((9, 1, 2), (1,)), ((5, 4, 0), (1,)), ((6, 0, 6), (1, 3))), 0.95)
    shown = report._repr_html_()
    assert shown.startswith("<pre>")
    assert "50.0 %" in shown
    assert "tikal" in shown
    assert "fair share" in shown


def test_wins_are_counted_by_seat_and_shared_wins_split() -> None:
    """a sits in seats 1, 2, 3 of the three games; the third it shares with b."""
    found = match("ab", 3, ((9, 1, 2), (1,)), ((5, 4, 0), (1,)), ((6, 0, 6), (1, 3)))
    a, b = standings(found, 0.95)
    assert (a.name, a.games, a.wins, a.win_rate) == ("a", 3, 1.5, 0.5)
    assert (b.name, b.games, b.wins, b.win_rate) == ("b", 6, 1.5, 0.25)
    assert a.fair_share == b.fair_share == 1 / 3
    assert sorted(a.scores) == [4, 6, 9]
    assert sorted(b.scores) == [0, 0, 1, 2, 5, 6]
    assert a.thinking.turns == 1
    assert b.thinking.turns == 2


def test_faults_are_counted_by_bot_and_kind() -> None:
    found = match("ab", 2, ((3, 1), (1,)), ((1, 3), (2,)))
    fault = Fault(2, "a", "late", "has not answered", "tikal 2\nphase lay")
    blamed = Played(3, (1, 3), (2,), (Thinking(), Thinking()), (fault, fault._replace(kind="crashed"), fault))
    found.add(Played(2, (3, 1), (1,), (Thinking(), Thinking())))
    found.add(blamed)
    report = Report(found, 0.95)
    a, b = report.standings
    assert (a.faults, b.faults) == ({"late": 2, "crashed": 1}, {})
    (sentence,) = report.faults
    assert sentence == (
        "a has failed, and legal acts were made in its place (1 crashed, 2 late). First, in game 4 (seed '0/2'), at"
        " seat 2 it has not answered; the position was: tikal 2; phase lay."
    )
    assert not Report(match("ab", 2, ((3, 1), (1,))), 0.95).faults


def test_only_whole_sets_count() -> None:
    found = match("ab", 2, ((3, 1), (1,)), ((1, 3), (2,)), ((3, 1), (1,)))
    report = Report(found, 0.95)
    assert (report.games, report.sets, report.unfinished) == (2, 1, 1)
    assert report.standings[0].wins == 2


def test_nothing_played_is_nothing_shown() -> None:
    report = Report(match("ab", 2, ((3, 1), (1,))), 0.95)
    assert report.games == 0
    assert verdict(report) == "Nothing is shown yet: no set of games is whole."
    assert as_object(report)["games"] == 0


A_WINS = (((3, 1), (1,)), ((1, 3), (2,)))
B_WINS = (((1, 3), (2,)), ((3, 1), (1,)))


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        (A_WINS * 30, "a wins 100.0 % (88.4–100.0): it is stronger than b; its fair share would be 50.0 %."),
        (B_WINS * 30, "a wins 0.0 % (0.0–11.6): it is weaker than b; its fair share would be 50.0 %."),
        ((*A_WINS, *B_WINS) * 5, "its fair share is 50.0 %: no difference to b is shown."),
    ],
)
def test_the_verdict_says_what_is_shown_and_no_more(
    sets: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], said: str
) -> None:
    assert verdict(Report(match("ab", 2, *sets), 0.95)).endswith(said)


def test_a_league_is_told_in_order_with_its_cross_table() -> None:
    """a beats b and c; b and c are alike."""
    fields = league_fields([*"cab"], 2)  # c–a, c–b, a–b
    even = (((3, 1), (1,)), ((3, 1), (1,)))
    report = Report(results("cab", fields, *(B_WINS + even + A_WINS) * 20), 0.95)
    assert [duel.win_rate for duel in report.duels] == [0, 0.5, 1]
    assert verdict(report).startswith("a > ")
    assert "≈" in verdict(report)
    turned = report.duel("b", "a")
    assert turned is not None
    assert (turned.win_rate, turned.interval[0]) == (0, 0)
    told = as_object(report)
    assert told["cross_table"] == [
        {
            "bots": [duel.one, duel.other],
            "games": 40,
            "win_rate": duel.win_rate,
            "interval": [round(end, 6) for end in duel.interval],
        }
        for duel in report.duels
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "said"), [("ab", 2, "b"), ("ab", 4, "three b"), ("abc", 4, "two b and one c")]
)
def test_company_is_named(bots: str, seats: int, said: str) -> None:
    assert company(match(bots, seats).contest) == said


def test_times_have_the_unit_that_suits_them() -> None:
    assert [duration(seconds) for seconds in (2.0, 0.0125, 5e-6)] == ["2 s", "12.5 ms", "5 µs"]


def test_what_seats_make_is_told_of_each_bot_of_all_and_of_the_winners() -> None:
    found = match("ab", 2)
    thinking = (Thinking(), Thinking())
    found.add(Played(0, (30, 10), (1,), thinking, made=({"levels": 4, "camps": 1}, {"levels": 2})))
    found.add(Played(1, (20, 40), (2,), thinking, made=({"wafers": 3}, {"levels": 6})))
    found.add(Played(2, (9, 9), (1, 2), thinking))  # of a version that did not say
    looks = Report(found, 0.95).looks.as_object()
    assert looks["a"] == {"points": 35, "levels": 5, "wafers": 0, "camps": 0.5, "guards": 0}
    assert looks["b"] == {"points": 15, "levels": 1, "wafers": 1.5, "camps": 0, "guards": 0}
    assert looks["all"] == {"points": 25, "levels": 3, "wafers": 0.75, "camps": 0.25, "guards": 0}
    assert looks["winners"] == looks["a"]
