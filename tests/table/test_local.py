"""A table without a server: what is decided there is decided by the heart alone."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

import ceiba
from ceiba.descriptor import Game
from ceiba.games import find, registered
from ceiba.table.changes import ActsMade, ChoiceSealed, SettingsChanged
from ceiba.table.commits import Commit
from ceiba.table.errors import Cause, Refused
from ceiba.table.history import made_by, position_at
from ceiba.table.local import LocalTable
from ceiba.table.looks import look
from ceiba.table.seats import SeatWish, with_seat
from ceiba.table.settings import OPEN, Seat, game_of, new_settings
from tests.rules.test_plain_game import Coin, CoinGame

ADA, BO, CY = [Seat("person", name, name.lower()) for name in ("Ada", "Bo", "Cy")]


def tikal(*seats: Seat) -> LocalTable:
    settings = new_settings(find("tikal"), [*seats] or [ADA, BO], {}, "ada")
    settings.seed = "the same luck for every test"
    return LocalTable(settings, clock=lambda: 1.0)


def incan_gold() -> LocalTable:
    settings = new_settings(find("incan-gold"), [ADA, BO, CY], {}, "ada")
    settings.seed = "the same luck for every test"
    at = LocalTable(settings, clock=lambda: 1.0)
    at.start("ada")
    return at


def refusal(error: str, cause: Cause, do: object) -> Refused:
    assert callable(do)
    with pytest.raises(Refused) as refused:
        do()
    assert (refused.value.error, refused.value.cause) == (error, cause)
    return refused.value


def test_reasons_to_refuse_come_in_order_and_change_nothing() -> None:
    at = tikal()
    table = at.table

    def commit(who: str, version: int, *acts: str) -> object:
        return lambda: at.commit(who, Commit(version, "commit-one", acts))

    refusal("not-seated", Cause.FORBIDDEN, commit("cy", 7, "nonsense"))
    refusal("not-started", Cause.CONFLICT, commit("ada", 7, "nonsense"))
    assert [type(change) for change in at.start("ada")] == [ActsMade, SettingsChanged]
    assert refusal("stale", Cause.CONFLICT, commit("ada", 7, "nonsense")).version == 1
    refusal("unreadable", Cause.UNREADABLE, commit("ada", 1, "nonsense"))
    refusal("unreadable", Cause.UNREADABLE, commit("ada", 1, "* tile A1"))
    refusal("several-seats", Cause.RULES, commit("ada", 1, "1 lay c4 0", "2 done"))
    refusal("not-your-seat", Cause.FORBIDDEN, commit("ada", 1, "2 done"))
    refused = refusal("lay-first", Cause.RULES, commit("ada", 1, "1 done"))
    assert refused.clause
    assert (table.version, len(at.log)) == (1, 1)


def test_a_commit_is_told_step_by_step_and_luck_answers() -> None:
    at = tikal()
    at.start("ada")
    (made,) = at.commit("ada", Commit(1, "commit-one", ["1 lay c4 0", "1 done"]))
    assert isinstance(made, ActsMade)
    steps = made.progress.steps(None)
    assert [step.acts[0].split()[1] for step in steps] == ["lay", "done", "tile"]
    assert steps[0].events[0]["key"] == "laid"
    assert made.waiting_for == [2]
    assert at.table.version == 4


def test_choices_that_are_revealed_together_are_one_step() -> None:
    at = incan_gold()
    version = at.table.version
    (sealed,) = at.commit("bo", Commit(version, "choice-bo", ["2 leave"]))
    assert isinstance(sealed, ChoiceSealed)
    assert sealed.seats == [2]
    assert at.commit("bo", Commit(version, "choice-again", ["2 stay"])) == []  # nobody is told of a change
    assert (look(at.table, "bo").choice, look(at.table, "ada").choice) == ("2 stay", None)
    at.commit("ada", Commit(version, "choice-ada", ["1 stay"]))
    (made,) = at.commit("cy", Commit(version, "choice-cy", ["3 leave"]))
    assert isinstance(made, ActsMade)
    assert made.progress.steps(1)[0].acts == ["1 stay", "2 stay", "3 leave"]
    assert made.progress.steps(1)[0].events  # now it is told who left
    assert made.entry.commit == "reveal"


def test_the_log_leads_to_any_past_position_and_tells_it_again() -> None:
    at = tikal()
    at.start("ada")
    at.commit("ada", Commit(1, "commit-one", ["1 lay c4 0"]))
    (last,) = at.commit("ada", Commit(2, "commit-two", ["1 enter a5 worker", "1 done"]))
    assert isinstance(last, ActsMade)
    table, before = at.table, position_at(at.table, None, at.log, 2)
    assert position_at(table, None, at.log, table.version) == table.position
    assert position_at(table, (2, str(before)), at.log[2:], table.version) == table.position
    (again,) = made_by(table, before, at.log[2:])
    assert again.progress.steps(None) == last.progress.steps(None)
    assert at.view(None, 2) == before.view(None)


def test_a_plan_is_a_draft_as_if_the_turn_had_come() -> None:
    at = tikal()
    at.start("ada")
    planned = at.draft("bo", 2, ["2 enter a5 worker"], plan=True)
    assert planned.refused is None
    assert planned.patch["points"] == 9
    refusal("no-planning", Cause.CONFLICT, lambda: at.draft("ada", 1, plan=True))
    refusal("not-your-seat", Cause.FORBIDDEN, lambda: at.draft("ada", 2))


class Noting(Coin):
    """Notes what it is given to read, and what is done."""

    noted: ClassVar[list[str]] = []

    def parse(self, text: str) -> int:
        self.noted.append(f"read {text}")
        return super().parse(text)

    def apply(self, act: int) -> None:
        self.noted.append(f"done {self.write(act)}")
        super().apply(act)

    def copy(self) -> "Noting":
        return Noting(self.called, self.tossed)


class NotingGame(CoinGame):
    name = "noting"

    def start(self, seats: int, **options: bool) -> Noting:
        return Noting()


@pytest.fixture
def noting() -> Iterator[Game]:
    """A game that is registered for one test."""
    ceiba.register(NotingGame())
    yield find("noting")
    del registered()["noting"]


def test_what_is_tried_or_committed_is_read_and_done_once(noting: Game) -> None:
    """Also luck's answer: what is told of a commit is taken from what was done when it was judged."""
    at = LocalTable(new_settings(noting, [ADA], {}, "ada"), clock=lambda: 1.0)
    at.start("ada")
    Noting.noted.clear()
    assert at.draft("ada", 1, ["1 tails"]).patch == {"called": 2}
    assert Noting.noted == ["read 1 tails", "done 1 tails"]
    Noting.noted.clear()
    (made,) = at.commit("ada", Commit(0, "commit-one", ["1 heads"]))
    assert isinstance(made, ActsMade)
    told = [act for step in made.progress.steps(1) for act in step.acts]
    assert Noting.noted == ["read 1 heads", *(f"done {act}" for act in told)]
    assert len(told) == 2


def test_a_seat_is_changed_on_a_copy() -> None:
    at = tikal(ADA, OPEN)
    changed = with_seat(at.table, 2, "bo", "Bo", SeatWish("person"))
    assert changed.seats == [ADA, Seat("person", "Bo", "bo")]
    assert at.table.settings.seats == [ADA, OPEN]
    refusal("open-seats", Cause.CONFLICT, lambda: at.start("ada"))
    refusal("not-host", Cause.FORBIDDEN, lambda: at.start("bo"))


def test_rules_that_are_not_ours_are_not_played() -> None:
    settings = new_settings(find("tikal"), [ADA, BO], {}, "ada")
    assert game_of(settings) == find("tikal")
    settings.rules += 1
    assert "rules 2" in refusal("other-rules", Cause.CONFLICT, lambda: LocalTable(settings)).sentence
    settings.game = "chess"
    refusal("unknown-game", Cause.CONFLICT, lambda: LocalTable(settings))
