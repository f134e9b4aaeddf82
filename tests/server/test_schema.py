"""Schemathesis walks the whole API as /schema describes it: never a 5xx, and every answer as it is promised."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ceiba.server.http.schema import describe
from tests.server.conftest import Meet
from tests.server.running import Person, Running

STREAM = "/api/events"  # it never ends; tests/server/test_news.py reads it


DESCRIBED = describe()
schema = schemathesis.openapi.from_dict(DESCRIBED).exclude(path=STREAM)


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
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
