"""Sealed choices: kept, changed, revealed together; nobody learns more than who has chosen."""

import pytest

from tests.server.conftest import Meet
from tests.server.listening import Listener
from tests.server.running import Person

# An artifact lies first, so that everyone inside chooses now.
OPENING = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n* card artifact\n'


@pytest.fixture
def people(meet: Meet) -> list[Person]:
    return [meet(name) for name in ("Ada", "Bo", "Cy")]


@pytest.fixture
def table(people: list[Person]) -> str:
    name = str(people[0].ok("POST", "/records", content=OPENING)["table"]["table"])
    for seat, person in enumerate(people, 1):
        person.ok("PUT", f"/tables/{name}/seats/{seat}", json={"kind": "person"})
    return name


def test_choices_are_revealed_together_in_the_order_of_the_seats(people: list[Person], table: str) -> None:
    ada, bo, cy = people
    sealed = {"version": 1, "sealed": True, "news": None}
    assert cy.commit(table, 1, "3 stay").json() == sealed
    assert ada.commit(table, 1, "1 leave").json() == sealed
    look = bo.look(table)
    assert look["table"]["waiting_for"] == [2]
    assert (look["chosen"], look["choice"]) == ([1, 3], None)
    assert cy.look(table)["choice"] == "3 stay"
    assert cy.look(table)["view"] == cy.look(table, at=1)["view"]  # a view is of a version, and knows no choice
    assert ada.ok("GET", f"/tables/{table}/log")["version"] == 1
    assert bo.commit(table, 1, "2 stay").json() == sealed
    entry = ada.ok("GET", f"/tables/{table}/log?after=1")["entries"][0]
    assert entry["steps"][0]["acts"] == ["1 leave", "2 stay", "3 stay"]  # one step
    assert entry["steps"][1]["acts"][0].startswith("* card ")


def test_a_choice_may_be_changed_and_nobody_is_told(people: list[Person], table: str) -> None:
    ada, bo, cy = people
    with Listener(bo, table) as news:
        assert news.next().kind == "table"
        ada.commit(table, 1, "1 leave", name="first-choice")
        assert news.next().data == {"table": table, "version": 1, "seats": [1]}
        before = bo.ask("GET", f"/tables/{table}").content
        ada.commit(table, 1, "1 stay", name="second-choice")
        ada.commit(table, 1, "1 leave", name="first-choice")  # the first again: no change
        assert ada.look(table)["choice"] == "1 stay"
        assert bo.ask("GET", f"/tables/{table}").content == before
        cy.commit(table, 1, "3 stay")
        assert news.next().data["seats"] == [1, 3]  # and nothing between the two
        bo.commit(table, 1, "2 stay")
        assert news.next().data["steps"][0]["acts"] == ["1 stay", "2 stay", "3 stay"]
    assert ada.commit(table, 1, "1 stay", name="second-choice").json()["sealed"]  # answered as it was


def test_a_late_change_is_refused(people: list[Person], table: str) -> None:
    for seat, person in enumerate(people, 1):
        person.commit(table, 1, f"{seat} stay")
    body = {"version": 1, "id": "too-late-now", "acts": ["1 leave"]}
    refused = people[0].refused("POST", f"/tables/{table}/commits", 409, "stale", json=body)
    assert refused["version"] > 1


def test_a_choice_is_forgotten_when_the_seat_changes_hands(people: list[Person], table: str) -> None:
    ada, bo, cy = people
    ada.commit(table, 1, "1 leave")
    ada.ok("PUT", f"/tables/{table}/seats/1", json={"kind": "person", "guest": bo.guest})
    bo.ok("PUT", f"/tables/{table}/seats/1", json={"kind": "person"})
    look = bo.look(table, seat=1)
    assert (look["choice"], look["chosen"]) == (None, [])
    assert look["table"]["waiting_for"] == [1, 2, 3]
    for person, act in ((bo, "1 stay"), (bo, "2 stay"), (cy, "3 stay")):
        person.commit(table, 1, act)
    assert ada.look(table)["table"]["version"] > 1


def test_a_draft_shows_nothing_of_others_choices(people: list[Person], table: str) -> None:
    ada, bo, cy = people
    before = bo.ask("POST", f"/tables/{table}/draft", json={"version": 1, "seat": 2, "acts": ["2 stay"]}).content
    ada.commit(table, 1, "1 leave")
    cy.commit(table, 1, "3 leave")
    after = bo.ask("POST", f"/tables/{table}/draft", json={"version": 1, "seat": 2, "acts": ["2 stay"]}).content
    assert after == before


def test_whoever_has_chosen_is_not_asked_again(people: list[Person], table: str) -> None:
    ada = people[0]
    drafted = ada.draft(table, 1)
    assert ([one["act"] for one in drafted["legal"]], drafted["instead"]) == (["1 stay", "1 leave"], [])
    ada.commit(table, 1, "1 leave")
    drafted = ada.draft(table, 1)
    assert (drafted["legal"], drafted["ends_turn"]) == ([], True)
    assert [one["act"] for one in drafted["instead"]] == ["1 stay", "1 leave"]
    assert ada.draft(table, 1, "1 stay")["refused"] is None  # but may choose anew


def test_one_choice_at_a_time_and_only_ones_own(people: list[Person], table: str) -> None:
    ada, bo, _ = people
    body = {"version": 1, "id": "several-acts", "acts": ["1 stay", "1 leave"]}
    ada.refused("POST", f"/tables/{table}/commits", 422, "one-choice", json=body)
    body = {"version": 1, "id": "anothers-act", "acts": ["1 stay"]}
    bo.refused("POST", f"/tables/{table}/commits", 403, "not-your-seat", json=body)
    bo.refused("GET", f"/tables/{table}?seat=1", 403, "not-your-seat")


def test_odds_where_the_table_allows_them(people: list[Person], table: str) -> None:
    ada = people[0]
    odds = ada.ok("GET", f"/tables/{table}/odds")
    assert (odds["bust"], odds["bust_fraction"]) == (0.0, "0")
    assert sum(odds["by_card"]) == pytest.approx(1)
    ada.ok("PATCH", f"/tables/{table}", json={"odds": False})
    ada.refused("GET", f"/tables/{table}/odds", 403, "no-odds")


def test_a_record_that_ends_among_choices_goes_on_before_them(people: list[Person]) -> None:
    ada = people[0]
    look = ada.ok("POST", "/records", content=OPENING + "1 leave\n")
    assert look["table"]["version"] == 1
    assert look["table"]["waiting_for"] == [1, 2, 3]
