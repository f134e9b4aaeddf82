"""Tables and seats: who may come, sit, leave, hand over, and start."""

import time

import pytest

from tests.server.conftest import Meet
from tests.server.listening import Listener
from tests.server.running import Json, Person, acts_of
from tests.waiting import until


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
    assert cy.look(table)["you"]["seats"] == []  # nobody is made to sit down
    meet("Dee").refused("PUT", f"/tables/{table}/seats/2", 409, "seat-kept", json={"kind": "person"})
    sit(cy, table, 2)
    assert cy.look(table)["you"]["seats"] == [2]
    assert cy.look(table)["table"]["seats"][1]["name"] == "Cy"
    sit(cy, table, 2, "open")
    sit(bo, table, 2)
    sit(ada, table, 2, "bot", bot="random")  # the host, in place of who stays away
    sit(ada, table, 1, "bot", bot="random")
    seats = ada.look(table)["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", "random")] * 2 + [("bot", "random")]
    sit(ada, table, 2, "open")  # who stays away for good makes room
    sit(cy, table, 2)
    bo.refused("PUT", f"/tables/{table}/seats/2", 409, "seat-taken", json={"kind": "person"})


def test_the_host_replaces_only_who_is_away_and_who_returns_gets_the_seat_again(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    sit(bo, table, 2)
    ada.ok("POST", f"/tables/{table}/start")
    bot = {"kind": "bot", "bot": "random"}
    with Listener(bo, table) as news:
        assert news.next().kind == "table"
        ada.refused("PUT", f"/tables/{table}/seats/2", 409, "is-here", json=bot)
    ada.refused("PUT", f"/tables/{table}/seats/2", 409, "is-here", json=bot)  # a line that breaks is soon back
    sit(bo, table, 2, "bot", bot="random")  # whoever leaves may leave it to a bot
    seat = ada.look(table)["table"]["seats"][1]
    assert (seat["kind"], seat["guest"], seat["bot"]) == ("person", bo.guest, "random")
    ada.refused("PUT", f"/tables/{table}/seats/2", 409, "seat-taken", json={"kind": "person"})
    sit(bo, table, 2)
    assert bo.look(table)["you"]["seats"] == [2]


def test_whoever_acts_is_back_and_no_bot_chooses_after_them(ada: Person, bo: Person) -> None:
    table = ada.open("incan-gold", "me", "open", "me", start=False)
    sit(bo, table, 2)
    ada.ok("POST", f"/tables/{table}/start")
    sit(bo, table, 2, "bot", bot="random")
    until(lambda: ada.look(table)["chosen"] == [2])
    bo.play(table, "2 leave")
    assert ada.look(table)["table"]["seats"][1]["bot"] is None
    ada.play(table, "1 leave")
    ada.play(table, "3 leave")
    assert "2 leave" in acts_of(ada.ok("GET", f"/tables/{table}/log")["entries"][-1])


def test_who_is_forgotten_leaves_their_seat_to_the_bot_that_stood_in(meet: Meet, ada: Person) -> None:
    cy = meet("Cy")
    table = ada.open("tikal", "me", "open", start=False)
    sit(cy, table, 2)
    ada.ok("POST", f"/tables/{table}/start")
    sit(cy, table, 2, "bot", bot="random")
    assert cy.ask("DELETE", "/me").is_success
    seat = ada.look(table)["table"]["seats"][1]
    assert (seat["kind"], seat["guest"], seat["name"], seat["bot"]) == ("bot", None, "random", "random")


def test_an_invitation_is_renewed_and_a_member_sent_away(meet: Meet, ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False, visibility="invitation")
    first = ada.look(table)["you"]["invitation"].split("key=")[1]
    bo.ok("POST", f"/tables/{table}/join", json={"key": first})
    bo.refused("POST", f"/tables/{table}/invitation", 403, "not-host")
    bo.refused("GET", f"/tables/{table}/members", 403, "not-host")
    fresh = ada.ok("POST", f"/tables/{table}/invitation")["you"]["invitation"].split("key=")[1]
    cy = meet("Cy")
    cy.refused("POST", f"/tables/{table}/join", 403, "bad-key", json={"key": first})
    cy.ok("POST", f"/tables/{table}/join", json={"key": fresh})
    assert ada.ask("GET", f"/tables/{table}/members").json() == [
        {"guest": bo.guest, "name": "Bo"},
        {"guest": cy.guest, "name": "Cy"},
    ]
    sit(bo, table, 2)
    ada.refused("DELETE", f"/tables/{table}/members/{bo.guest}", 409, "sits-here")
    ada.refused("DELETE", f"/tables/{table}/members/nobody", 404, "no-guest")
    with Listener(cy, table) as news:
        assert news.next().kind == "table"
        ada.ok("DELETE", f"/tables/{table}/members/{cy.guest}")
        cy.refused("GET", f"/tables/{table}", 404, "no-table")
        cy.refused("POST", f"/tables/{table}/join", 403, "bad-key", json={"key": fresh})
        ada.ok("POST", f"/tables/{table}/talk", json={"text": "Just us."})
    assert b"Just us." not in news.raw


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


def test_the_host_puts_the_seats_in_order_or_draws_lots(ada: Person, bo: Person) -> None:
    """T2.1 The host orders the seats, or asks for a random order."""
    table = ada.open("tikal", "me", "open", "random", start=False)
    sit(bo, table, 2)
    path = f"/tables/{table}"

    def names(look: Json) -> list[str]:
        return [seat["name"] for seat in look["table"]["seats"]]

    assert names(ada.ok("PATCH", path, json={"order": [2, 3, 1]})) == ["Bo", "random", "Ada"]
    drawn = {tuple(names(ada.ok("PATCH", path, json={"order": []}))) for _ in range(60)}
    assert len(drawn) > 3  # of six: that three or fewer come up in sixty lots is as good as impossible
    assert all(sorted(seats) == ["Ada", "Bo", "random"] for seats in drawn)
    bo.refused("PATCH", path, 403, "not-host", json={"order": []})
    for bad in ([1, 2], [1, 1, 2], [1, 2, 4]):
        ada.refused("PATCH", path, 400, "bad-order", json={"order": bad})
    ada.ok("POST", f"{path}/start")
    ada.refused("PATCH", path, 409, "started", json={"order": []})


def test_a_rematch_is_the_same_table_anew(ada: Person, bo: Person) -> None:
    record = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n* tile A3\n'
    table = ada.ok("POST", "/records", content=record)["table"]["table"]
    sit(ada, table, 1)
    ada.refused("POST", f"/tables/{table}/rematch", 409, "not-over")
    table = ada.open("incan-gold", "me", "random", "random")
    give_up = time.monotonic() + 60
    while (look := ada.look(table))["table"]["status"] != "over":
        assert time.monotonic() < give_up, "the bots do not play on"
        for seat in look["you"]["to_act"]:
            ada.commit(table, look["table"]["version"], f"{seat} leave")
    bo.refused("POST", f"/tables/{table}/rematch", 403, "not-seated")
    again = ada.ok("POST", f"/tables/{table}/rematch")["table"]
    assert again["table"] != table
    assert again["status"] == "waiting"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "bot"]
    assert ada.ok("POST", f"/tables/{table}/rematch")["table"]["table"] == again["table"]
    assert ada.look(table)["table"]["rematch"] == again["table"]
