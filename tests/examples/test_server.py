"""The example at a real server, over HTTP, from the first act to the last."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.beside import Place
from tests.server.running import Person, Running


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    person = Person(server.address)
    yield person
    person.http.close()


@pytest.fixture
def onlooker(server: Running) -> Iterator[Person]:
    person = Person(server.address, "Bo")
    yield person
    person.http.close()


def test_the_server_offers_it(ada: Person) -> None:
    games = ada.ask("GET", "/games").json()
    [told] = [game for game in games if game["game"] == "lightkeepers"]
    assert (told["fewest"], told["most"], told["options"], told["hides"]) == (2, 5, {"gales": False}, True)
    assert {"random", "thrifty"} <= {bot["bot"] for bot in told["bots"]}


def test_the_server_has_its_words(ada: Person) -> None:
    words = ada.ask("GET", "/games/lightkeepers/words/pl")
    assert "lightkeepers = Latarnicy" in words.text


def test_a_table_is_played_to_its_end(ada: Person, beside: Place, tmp_path: Path) -> None:
    """By a person who takes what is offered, against two bots; and the record verifies."""
    table = ada.open("lightkeepers", "me", "thrifty", "random", options={"gales": True})
    played = 0
    while (look := ada.look(table, seat=1))["table"]["status"] != "over":
        if 1 in look["table"]["waiting_for"] and 1 not in look["chosen"]:
            offered = ada.draft(table, 1)["legal"]
            assert [one["label"] for one in offered] == [{"key": "burn", "barrels": n} for n in range(len(offered))]
            ada.play(table, offered[min(1, len(offered) - 1)]["act"])
            played += 1
    assert played == 6
    assert look["outcome"]["scores"] == [seat["chests"] for seat in look["view"]["seats"]]
    record = tmp_path / "table.ceiba"
    record.write_text(ada.ask("GET", f"/tables/{table}/record").text)
    assert beside.ceiba("check", record).startswith("ok")


def test_events_are_told_and_pictures_drawn_as_a_seat_may_see_them(ada: Person, onlooker: Person) -> None:
    table = ada.open("lightkeepers", "me", "thrifty")
    ada.play(table, "1 burn 1")
    while ada.look(table)["table"]["version"] < 4:  # the bot has still to choose
        pass
    log = ada.ok("GET", f"/tables/{table}/log")["entries"]
    keys = [event["key"] for entry in log for step in entry["steps"] for event in step["events"]]
    assert keys[:4] == ["ship", "lit", "lit", "fog"]
    mine, open_to_all = (person.ask("GET", f"/tables/{table}/picture.svg").text for person in (ada, onlooker))
    assert mine.count(">?<") == 1, "the other's cellar is shut"
    assert open_to_all.count(">?<") == 2, "to an onlooker both are"
