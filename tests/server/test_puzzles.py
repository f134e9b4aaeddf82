"""Puzzles over HTTP: a table that is stored nowhere, drafts on it, and what an answer is worth."""

import ceiba
from ceiba.puzzles import puzzles
from tests.server.running import Person

PUZZLE = "/games/tikal/puzzles/1"


def test_a_puzzle_is_tried_and_answered(ada: Person) -> None:
    listed = ada.ask("GET", "/games/tikal/puzzles").json()
    assert [one["puzzle"] for one in listed] == [*puzzles(ceiba.TIKAL)]
    look = ada.ok("GET", PUZZLE)
    assert look["you"]["seats"] == [look["seat"]] == look["table"]["waiting_for"] == [1]
    found = puzzles(ceiba.TIKAL)["1"]
    drafted = ada.ok("POST", f"{PUZZLE}/draft", json={"version": 0, "seat": 1, "acts": found.solution[:2]})
    assert drafted["refused"] is None
    assert "reach" in str(drafted["offer"])
    judged = ada.ok("POST", f"{PUZZLE}/answer", json={"acts": found.tempting})
    assert (judged["solved"], judged["worth"], judged["best"]) == (False, "17", "23")
    assert [one["act"] for one in judged["solution"]] == [*found.solution]
    assert ada.ok("POST", f"{PUZZLE}/answer", json={"acts": found.solution})["solved"]
    assert ada.ok("GET", "/me/tables")["tables"] == []  # nothing of it is kept


def test_what_others_have_sealed_is_not_told(ada: Person) -> None:
    look = ada.ok("GET", "/games/incan-gold/puzzles/7")
    assert look["chosen"] == []
    assert look["table"]["waiting_for"] == [1]
    assert "leave" not in str(look["view"])


def test_what_is_refused(ada: Person) -> None:
    assert ada.ask("GET", "/games/tikal/puzzles/11").json()["error"] == "no-puzzle"
    answer = ada.ask("POST", f"{PUZZLE}/answer", json={"acts": ["2 done"]})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    answer = ada.ask("POST", f"{PUZZLE}/answer", json={"acts": ["1 enter a5 worker"]})
    assert (answer.status_code, answer.json()["clause"]) == (422, "T4.1")
