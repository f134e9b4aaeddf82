"""Tables and seats: who may come, sit, leave, hand over, and start."""

import pytest

from tests.server.conftest import Meet
from tests.server.running import Person


def sit(person: Person, table: str, seat: int, kind: str = "person", **more: str) -> None:
    person.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": kind, **more})


def test_the_games_say_what_can_be_played(ada: Person) -> None:
    tikal, incan_gold = ada.ask("GET", "/games").json()
    assert (tikal["game"], tikal["fewest"], tikal["most"]) == ("tikal", 2, 4)
    assert incan_gold["options"] == {"artifacts": True, "open_tents": False}
    assert sum(bot["default"] for bot in tikal["bots"]) == 1
    assert (tikal["hides"], tikal["plans"], tikal["odds"]) == (False, True, False)
    assert (incan_gold["hides"], incan_gold["plans"], incan_gold["odds"]) == (True, False, True)
    assert incan_gold["variants"] == {"diamant": {"artifacts": False}}


def test_friends_sit_down_and_the_host_starts(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False, visibility="public")
    assert table in [found["table"] for found in bo.ok("GET", "/tables")["tables"]]
    ada.refused("POST", f"/tables/{table}/start", 409, "open-seats")
    sit(bo, table, 2)
    bo.refused("POST", f"/tables/{table}/start", 403, "not-host")
    look = ada.ok("POST", f"/tables/{table}/start")
    assert look["table"]["status"] == "playing"
    assert look["table"]["version"] == 1  # luck has drawn the first tile
    assert look["you"] == {**look["you"], "seats": [1], "to_act": [1], "host": True}
    assert [found["table"] for found in bo.ok("GET", "/me/tables")["tables"]] == [table]
    ada.refused("POST", f"/tables/{table}/start", 409, "started")


def test_unlisted_tables_are_found_by_address_alone(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    assert table not in [found["table"] for found in bo.ok("GET", "/tables")["tables"]]
    sit(bo, table, 2)


def test_invitations(meet: Meet, ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False, visibility="invitation")
    for path in ("", "/log", "/talk", "/record", "/odds", "/picture.svg"):
        bo.refused("GET", f"/tables/{table}{path}", 404, "no-table")
    bo.refused("PUT", f"/tables/{table}/seats/2", 404, "no-table", json={"kind": "person"})
    bo.refused("POST", f"/tables/{table}/join", 403, "bad-key", json={"key": "guessed"})
    key = ada.look(table)["you"]["invitation"].split("key=")[1]
    bo.ok("POST", f"/tables/{table}/join", json={"key": key})
    sit(bo, table, 2)
    meet("Cy").refused("GET", f"/tables/{table}", 404, "no-table")


def test_tables_without_onlookers_show_them_no_position(meet: Meet, ada: Person) -> None:
    table = ada.open("tikal", "me", "random", onlookers=False)
    cy = meet("Cy")
    assert cy.look(table)["view"] is None
    for path in ("/log", "/talk", "/record"):
        cy.refused("GET", f"/tables/{table}{path}", 403, "no-onlookers")
    cy.refused("GET", f"/tables/{table}?at=0", 403, "no-onlookers")
    assert ada.look(table)["view"] is not None


def test_errors_tell_nothing_to_whoever_may_not_look(meet: Meet, ada: Person) -> None:
    """A commit on an old version is told how far the game is; but not to someone who has no seat."""
    table = ada.open("tikal", "me", "random", onlookers=False, visibility="public")
    version = ada.look(table)["table"]["version"]
    ada.play(table, ada.draft(table, 1)["legal"][0]["act"])
    cy = meet("Cy")
    for tried in (0, version, version + 1, 999):
        body = {"version": tried, "id": "curious-commit", "acts": ["1 done"]}
        refused = cy.refused("POST", f"/tables/{table}/commits", 403, "not-seated", json=body)
        assert {*refused} == {"error", "sentence"}
        refused = cy.refused("POST", f"/tables/{table}/draft", 403, "not-your-seat", json={"version": 0, "seat": 1})
        assert {*refused} == {"error", "sentence"}
    for path in ("/log", "/record", "/talk", "/odds", "/picture.svg", "?at=0", "?at=99999"):
        refused = cy.refused("GET", f"/tables/{table}{path}", 403, "no-onlookers")
        assert {*refused} == {"error", "sentence"}
    look = cy.look(table)
    assert (look["view"], look["hash"], look["chosen"], look["choice"], look["outcome"]) == (
        None,
        None,
        [],
        None,
        None,
    )


def test_seats_are_left_handed_over_and_given_to_bots_in_mid_game(meet: Meet, ada: Person, bo: Person) -> None:
    cy = meet("Cy")
    table = ada.open("tikal", "me", "open", "open", start=False)
    sit(bo, table, 2)
    sit(ada, table, 3, "bot", bot="random")
    ada.ok("POST", f"/tables/{table}/start")
    cy.refused("PUT", f"/tables/{table}/seats/2", 409, "seat-taken", json={"kind": "person"})
    cy.refused("PUT", f"/tables/{table}/seats/2", 403, "not-your-seat", json={"kind": "open"})
    ada.refused("PUT", f"/tables/{table}/seats/2", 403, "not-your-seat", json={"kind": "open"})
    sit(bo, table, 2, guest=cy.guest)
    assert cy.look(table)["you"]["seats"] == [2]
    assert cy.look(table)["table"]["seats"][1]["name"] == "Cy"
    sit(cy, table, 2, "open")
    sit(bo, table, 2)
    sit(ada, table, 2, "bot", bot="random")  # the host, in place of who stays away
    sit(ada, table, 1, "bot", bot="random")
    seats = ada.look(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot", "bot"]


def test_hot_seat_one_person_holds_several_seats(ada: Person) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
    look = ada.ok("POST", "/tables", json={"game": "incan-gold", "seats": seats, "start": True})
    table = look["table"]["table"]
    assert [seat["name"] for seat in look["table"]["seats"]] == ["Ada", "Bo", "Cy"]
    assert look["you"]["seats"] == [1, 2, 3]
    assert look["seat"] is None  # with several seats one looks as an onlooker, unless one says as whom
    assert ada.look(table, seat=2)["view"]["seats"][1]["tent"] == 0
    assert look["view"]["seats"][1]["tent"] is None


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}]}, 400, "unreadable"),
        ({"game": "tikal", "seats": [{"kind": "person"}]}, 400, "bad-table"),
        ({"game": "tikal", "seats": [{"kind": "person"}] * 5}, 400, "bad-table"),
        ({"game": "tikal", "seats": [{"kind": "person"}] * 2, "options": {"artifacts": True}}, 400, "bad-table"),
        ({"game": "tikal", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep"}]}, 400, "no-bot"),
        ({"game": "tikal", "seats": [{"kind": "person"}, {"kind": "person", "guest": "g1"}]}, 403, "not-you"),
        ({"game": "tikal", "seats": [{"kind": "person"}, {"kind": "open"}], "start": True}, 409, "open-seats"),
        ({"game": "tikal", "seats": [{"kind": "person"}, {"kind": "queen"}]}, 400, "unreadable"),
        ({"game": "tikal", "seats": [{"kind": "person"}] * 2, "colour": "red"}, 400, "unreadable"),
    ],
)
def test_tables_that_cannot_be(ada: Person, body: dict[str, object], status: int, error: str) -> None:
    ada.refused("POST", "/tables", status, error, json=body)


def test_the_host_changes_the_table(ada: Person, bo: Person) -> None:
    table = ada.open("incan-gold", "me", "random", "random", start=False)
    bo.refused("PATCH", f"/tables/{table}", 403, "not-host", json={"onlookers": False})
    changed = ada.ok("PATCH", f"/tables/{table}", json={"options": {"artifacts": False}, "visibility": "public"})
    assert changed["table"]["options"] == {"artifacts": False, "open_tents": False}
    ada.ok("POST", f"/tables/{table}/start")
    ada.refused("PATCH", f"/tables/{table}", 409, "started", json={"options": {"artifacts": True}})
    assert ada.ok("PATCH", f"/tables/{table}", json={"hints": False})["table"]["hints"] is False


def test_a_rematch_is_the_same_table_anew(ada: Person, bo: Person) -> None:
    record = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n* tile A3\n'
    table = ada.ok("POST", "/records", content=record)["table"]["table"]
    sit(ada, table, 1)
    ada.refused("POST", f"/tables/{table}/rematch", 409, "not-over")
    table = ada.open("incan-gold", "me", "random", "random")
    for _ in range(200):
        look = ada.look(table)
        if look["table"]["status"] == "over":
            break
        for seat in look["you"]["to_act"]:
            ada.commit(table, look["table"]["version"], f"{seat} leave")
    bo.refused("POST", f"/tables/{table}/rematch", 403, "not-seated")
    again = ada.ok("POST", f"/tables/{table}/rematch")["table"]
    assert again["table"] != table
    assert again["status"] == "waiting"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "bot"]
    assert ada.ok("POST", f"/tables/{table}/rematch")["table"]["table"] == again["table"]
    assert ada.look(table)["table"]["rematch"] == again["table"]
