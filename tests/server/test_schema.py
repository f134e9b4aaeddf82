"""The API as it describes itself: nothing is left unsaid, and Schemathesis finds every answer as it is promised."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, is_typeddict

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ceiba.games import known
from ceiba.server.http.schema import describe
from tests.server.conftest import Meet
from tests.server.running import Person, Running

STREAM = "/api/events"  # it never ends; tests/server/test_news.py reads it


DESCRIBED = describe()
schema = schemathesis.openapi.from_dict(DESCRIBED).exclude(path=STREAM)


def test_everything_is_described() -> None:
    """Operations, parameters, bodies, fields, errors: each in words, or by the words that may stand there."""
    for path, operations in DESCRIBED["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert operation["summary"], where
            assert operation["description"], where
            assert operation["tags"], where
            assert {"400", "401", "503"} <= {*operation["responses"]}, where
            for parameter in operation.get("parameters", []):
                assert parameter["description"], f"{where}: {parameter['name']}"
    for name, schema in DESCRIBED["components"]["schemas"].items():
        assert schema["description"], name
        for field, said in schema["properties"].items():
            assert {"$ref", "const", "enum", "description"} & {*said}, f"{name}.{field}"


def test_nothing_is_left_open_but_what_games_and_bots_say() -> None:
    """A patch may change anything, a label is the game's, and a bot says what it likes; all else has a type."""
    places = {place for name, said in DESCRIBED["components"]["schemas"].items() for place in left_open(said, name)}
    assert places == {"Drafted.patch", "Drafted.offer", "Hint.why", "Offered.label", "Replay.patches", "Step.patch"}


def left_open(said: Any, where: str) -> Iterator[str]:  # Any: JSON
    """Where anything may stand in an object."""
    if isinstance(said, dict):
        if said.get("type") == "object" and "properties" not in said and not said.get("additionalProperties"):
            yield where
        for key, part in said.items():
            inner = part.items() if key == "properties" else [("", part)]
            for field, one in inner:
                yield from left_open(one, f"{where}.{field}" if field else where)
    elif isinstance(said, list):
        for one in said:
            yield from left_open(one, where)


def test_events_are_described_with_their_data() -> None:
    stream = DESCRIBED["paths"][STREAM]["get"]["responses"]["200"]["content"]["text/event-stream"]["schema"]
    schemas = DESCRIBED["components"]["schemas"]
    events = [schemas[one["$ref"].rpartition("/")[2]]["properties"] for one in stream["anyOf"]]
    told = {event["event"]["const"]: event["data"]["$ref"].rpartition("/")[2] for event in events}
    assert told == {"table": "Table", "acts": "News", "chosen": "Chosen", "talk": "Line", "clock": "ClockNews"}


def test_who_asks_is_described() -> None:
    schemes = DESCRIBED["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert DESCRIBED["security"] == [{"token": []}, {"cookie": []}]
    assert DESCRIBED["paths"]["/api/guests"]["post"]["security"] == [{}]
    assert "security" not in DESCRIBED["paths"]["/api/me"]["get"]


def test_commits_are_described_like_every_other_request() -> None:
    """What answers them is not the function that describes them: what they take and give is said all the same."""
    commits = DESCRIBED["paths"]["/api/tables/{table}/commits"]["post"]
    drafts = DESCRIBED["paths"]["/api/tables/{table}/draft"]["post"]
    assert {*commits} == {*drafts}
    assert "security" not in commits
    assert commits["operationId"] == "commit"
    assert commits["parameters"] == drafts["parameters"]
    schemas = "#/components/schemas/"
    asked = commits["requestBody"]["content"]["application/json"]["schema"]
    assert (asked, commits["requestBody"]["required"]) == ({"$ref": f"{schemas}Commit"}, True)
    answered = {
        status: said["content"]["application/json"]["schema"] for status, said in commits["responses"].items()
    }
    assert answered.pop("200") == {"$ref": f"{schemas}Committed"}
    assert {*answered} == {"400", "401", "403", "404", "408", "409", "413", "415", "422", "503"}
    assert [*answered.values()] == [{"$ref": f"{schemas}Error"}] * len(answered)
    fields = DESCRIBED["components"]["schemas"]["Commit"]["properties"]
    assert fields["id"]["examples"] == ["c0ffee-0001"]


def test_views_events_offers_and_odds_are_typed_by_the_games() -> None:
    """Under names of their own, whatever other games are installed."""
    schemas = DESCRIBED["components"]["schemas"]
    for game in known().values():
        if is_typeddict(game.view_type):
            name = game.view_type.__name__
            assert {"$ref": f"#/components/schemas/{name}"} in schemas["Look"]["properties"]["view"]["anyOf"]
            assert {*schemas[name]["properties"]} == {*game.view_type.__annotations__}
    plain = [name for name in schemas if not name.isalnum()]
    assert plain == []


def test_the_page_writes_no_type_of_it_by_hand() -> None:
    """They are made from this description when the page is built."""
    doors = [*(Path(__file__).parents[2] / "web" / "src").rglob("api.ts")]
    by_hand = re.compile(r"^(?:export )?(?:interface|type) .*|(?:get|post|read)<\{.*", re.MULTILINE)
    assert len(doors) > 1
    assert [place for door in doors for place in by_hand.findall(door.read_text("utf-8"))] == []


def test_it_is_printed_without_a_server() -> None:
    command = [sys.executable, "-m", "ceiba.server.http.schema"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=240)
    assert json.loads(done.stdout) == DESCRIBED


def test_a_server_gives_the_same_however_often_it_is_asked(server: Running) -> None:
    for _ in range(2):
        assert httpx.get(f"{server.address}/schema/openapi.json").json() == DESCRIBED


@pytest.fixture
def fuzzer(meet: Meet) -> tuple[Person, str]:
    """Someone with a table of their own to fuzz at."""
    person = meet("Schemathesis")
    return person, person.open("incan-gold", "me", "me", "open", start=False, visibility="public")


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=[*HealthCheck])
def test_every_answer_is_as_described(case: schemathesis.Case[Any], server: Running, fuzzer: Any) -> None:
    person, table = fuzzer
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.call_and_validate(
        base_url=server.address,
        headers={"Authorization": f"Bearer {person.token}"},
        timeout=60,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
