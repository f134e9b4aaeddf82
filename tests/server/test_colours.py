"""Colours by choice: a matter of the table, decided before the game starts and known to all."""

import re

from tests.server.conftest import Meet
from tests.server.running import Person


def colours(person: Person, table: str) -> list[str]:
    return [seat["colour"] for seat in person.look(table)["table"]["seats"]]


def choose(person: Person, table: str, seat: int, colour: str, kind: str = "person", **more: str) -> None:
    person.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": kind, "colour": colour, **more})


def test_everyone_chooses_their_own_and_the_host_for_bots_and_open_seats(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", "random", start=False)
    assert colours(bo, table) == ["white", "black", "orange"]
    choose(ada, table, 1, "red")
    choose(ada, table, 2, "white", "open")
    assert colours(bo, table) == ["red", "white", "orange"]
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    assert colours(bo, table) == ["red", "white", "orange"]  # as the host had it
    choose(bo, table, 2, "orange")
    choose(ada, table, 3, "black", "bot", bot="random")
    assert colours(bo, table) == ["red", "orange", "black"]
    assert [seat["colour_chosen"] for seat in bo.look(table)["table"]["seats"]] == [True, True, True]


def test_no_two_are_alike_and_a_game_has_only_its_own(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    choose(ada, table, 1, "red")
    taken = {"kind": "person", "colour": "red"}
    assert bo.refused("PUT", f"/tables/{table}/seats/2", 409, "colour-taken", json=taken)["sentence"]
    other = {"kind": "person", "colour": "violet"}
    refused = bo.refused("PUT", f"/tables/{table}/seats/2", 400, "no-colour", json=other)
    assert refused["sentence"] == "tikal has no figures in violet; it has white, black, orange, red."
    alike = [{"kind": "person", "colour": "red"}, {"kind": "bot", "bot": "random", "colour": "red"}]
    ada.refused("POST", "/tables", 409, "colour-taken", json={"game": "tikal", "seats": alike})
    bo.refused("PUT", f"/tables/{table}/seats/1", 409, "seat-taken", json={"kind": "person", "colour": "white"})


def test_once_the_game_has_started_a_colour_stays_with_its_seat(meet: Meet, ada: Person, bo: Person) -> None:
    """Whoever takes a seat over plays on with the figures that stand there."""
    seats = [{"kind": "person", "colour": "orange"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    look = ada.ok("POST", "/tables", json={"game": "tikal", "seats": seats})
    table = look["table"]["table"]
    choose(bo, table, 2, "white")
    ada.ok("POST", f"/tables/{table}/start")
    found = ["orange", "white", "black"]
    bo.refused("PUT", f"/tables/{table}/seats/2", 409, "started", json={"kind": "person", "colour": "red"})
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "open"})
    assert colours(ada, table) == found
    meet("Cy").ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    assert colours(ada, table) == found


def test_a_colour_goes_with_whoever_chose_it_when_seats_are_put_in_order(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    choose(ada, table, 1, "red")
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    ada.ok("PATCH", f"/tables/{table}", json={"order": [2, 1]})
    assert colours(bo, table) == ["white", "red"]


def test_pictures_are_drawn_in_them(ada: Person) -> None:
    """Colour, mark and letter go together; the words beside them too."""
    seats = [{"kind": "person", "colour": "red"}, {"kind": "bot", "bot": "random", "colour": "white"}]
    look = ada.ok("POST", "/tables", json={"game": "tikal", "seats": seats, "start": True})
    table = look["table"]["table"]
    picture = ada.ask("GET", f"/tables/{table}/picture.svg").text
    assert "Red lays a tile." in picture
    assert sorted({*re.findall(r'href="#t-leader-(\w+)"', picture)}) == ["red", "white"]
    drafted = ada.ok("POST", f"/tables/{table}/draft", json={"version": look["at"], "seat": 1, "picture": "de"})
    assert "Rot" in drafted["picture"]


def test_the_game_knows_nothing_of_them(ada: Person) -> None:
    """The view and the record are the same whoever plays in which colour."""
    seats = [{"kind": "person", "colour": "red"}, {"kind": "bot", "bot": "random"}]
    look = ada.ok("POST", "/tables", json={"game": "tikal", "seats": seats, "start": True})
    assert "colour" not in str(look["view"])
    assert "red" not in ada.ask("GET", f"/tables/{look['table']['table']}/record").text
