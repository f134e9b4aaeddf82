"""Every error of the package can be told to another process: it is pickled and copied with all that it says."""

import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from copy import copy, deepcopy
from importlib import import_module

import pytest

import ceiba
from ceiba import BadRecord, NotAllowed, Reason, Unreadable
from ceiba.bots import BotFault, NoSuchBot
from ceiba.cli.complaints import Complaint
from ceiba.cli.files import BadFile
from ceiba.client import Refused as RefusedThere
from ceiba.server.bots.worker import NoAnswer
from ceiba.server.http.quotas import TooMany
from ceiba.server.store.errors import StoreBusy, StoreDamaged
from ceiba.server.store.single_instance import Claimed
from ceiba.table.errors import Cause, Refused

REASON = Reason("T4.4", "key", "a sentence")

# One of each kind that is made of more, or less, than one sentence.
MADE: dict[type[Exception], Exception] = {
    type(error): error
    for error in (
        NotAllowed("1 done", REASON),
        BadRecord(7, "1 done", REASON),
        BadRecord(7, "1 doen", REASON, "game.ceiba", "done"),
        Unreadable("'doen' is not an act", "done"),
        NoSuchBot("tikal", "scuot"),
        BadFile("game.ceiba", BadRecord(7, "x" * 200, REASON), "pl"),
        BotFault("kind", "has not answered"),
        NoAnswer("key", "what happened"),
        Refused(Cause.RULES, "not-allowed", "a sentence", "T4.4", "1 done", 12),
        RefusedThere(422, "not-allowed", "a sentence", "T4.4", "1 done", 12),
        Complaint("cli-no-command", ["check"], command="chek"),
        StoreBusy(),
        StoreDamaged(),
        TooMany("drafts", 7),
        Claimed("http://localhost"),
    )
}


def kinds() -> Iterator[type[Exception]]:
    """Every kind of error that some module of the package defines."""
    for module in pkgutil.walk_packages(ceiba.__path__, "ceiba."):
        if not module.name.endswith("__main__"):
            for _, kind in inspect.getmembers(import_module(module.name), inspect.isclass):
                if issubclass(kind, Exception) and kind.__module__ == module.name:
                    yield kind


KINDS = sorted({*kinds()}, key=lambda kind: (kind.__module__, kind.__name__))


def said(error: Exception) -> dict[str, object]:
    """All that an error says; of the errors that it holds, what these say."""
    parts = {"": str(error), **vars(error)}
    return {name: said(part) if isinstance(part, Exception) else part for name, part in parts.items()}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_error_travels_with_all_it_says(kind: type[Exception]) -> None:
    error = MADE.get(kind) or kind("a sentence")
    error.add_note("a note")
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        twin = pickle.loads(pickle.dumps(error, protocol))
        assert type(twin) is kind
        assert repr(said(twin)) == repr(said(error))
    for twin in (copy(error), deepcopy(error)):
        assert repr(said(twin)) == repr(said(error))


def test_all_errors_were_found() -> None:
    assert {*MADE} <= {*KINDS}
    assert len(KINDS) > 12
