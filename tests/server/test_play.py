"""Playing Tikal over the wire: drafts, commits, undo, planning, stale tabs and repeated requests."""

from pathlib import Path

import pytest

from ceiba import read_record
from ceiba.table.log import fingerprint
from tests.server.running import Person, acts_of

# Seat 1 has drawn A3, and both seats are Ada's, unless a test says otherwise.
OPENING = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n* tile A3\n'
MIDDLE = Path(__file__).parents[2] / "docs" / "images" / "tikal.ceiba"  # of four, and not over
TURN = ["1 lay c4 0", "1 enter a5 leader", "1 enter a5 worker", "1 move a5 b5 leader", "1 move a5 b5 worker"]


@pytest.fixture
def table(ada: Person) -> str:
    """A hot-seat game that begins with a known tile."""
    name = str(ada.ok("POST", "/records", content=OPENING)["table"]["table"])
    for seat in (1, 2):
        ada.ok("PUT", f"/tables/{name}/seats/{seat}", json={"kind": "person"})
    return name


def test_a_draft_shows_what_follows_and_stores_nothing(ada: Person, table: str) -> None:
    drafted = ada.draft(table, 1)
    assert {act["act"].split()[1] for act in drafted["legal"]} == {"lay"}
    drafted = ada.draft(table, 1, *TURN)
    assert [act["cost"] for act in drafted["acts"]] == [None, 1, 1, 2, 2]
    assert drafted["refused"] is None
    assert drafted["patch"]["points"] == 4
    legal = {one["act"]: one for one in drafted["legal"]}
    assert (legal["1 uncover b5"]["cost"], legal["1 uncover b5"]["luck"]) == (2, False)
    assert legal["1 uncover b5"]["label"]["key"]
    assert legal["1 done"]["luck"]
    assert ada.view_after(table, drafted)["seats"][0]["points_now"] == 1
    assert not drafted["ends_turn"]
    assert drafted["picture"] is None
    assert ada.look(table)["table"]["version"] == 1
    assert ada.draft(table, 1, *TURN[:2])["patch"]["points"] == 9  # undo is a shorter draft
    assert ada.draft(table, 1)["patch"] == {}


def test_a_draft_is_drawn_where_that_is_asked_for(ada: Person, table: str) -> None:
    """In the language of who asks, as the table's own picture is."""
    drawn = {language: ada.draft(table, 1, *TURN, picture=language)["picture"] for language in ("en", "pl")}
    assert all(picture.startswith("<svg") for picture in drawn.values())
    assert drawn["en"] != drawn["pl"]
    shown = {
        language: ada.ask("GET", f"/tables/{table}/picture.svg?language={language}").text for language in drawn
    }
    assert shown["en"] == ada.ask("GET", f"/tables/{table}/picture.svg").text
    assert shown["en"] != shown["pl"]
    assert ada.ask("GET", f"/tables/{table}/picture.svg?language=xx").status_code == 400


def test_a_draft_in_the_middle_of_a_game_is_small(ada: Person) -> None:
    """It tells what changed, not the whole view, and goes out compressed."""
    table = str(ada.ok("POST", "/records", content=MIDDLE.read_bytes())["table"]["table"])
    look = ada.look(table)
    (seat,) = look["table"]["waiting_for"]
    ada.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
    act = ada.draft(table, seat)["legal"][0]["act"]
    body = {"version": look["table"]["version"], "seat": seat, "acts": [act]}
    answer = ada.ask("POST", f"/tables/{table}/draft", json=body)
    assert answer.json()["refused"] is None
    assert {*answer.json()["patch"]} < {*look["view"]}
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.num_bytes_downloaded < 5000


def test_a_draft_says_what_would_become_final(ada: Person, table: str) -> None:
    drafted = ada.draft(table, 1, *TURN, "1 done")
    assert (drafted["acts"][-1]["act"], drafted["acts"][-1]["luck"]) == ("1 done", True)
    assert drafted["legal"] == []
    assert drafted["ends_turn"]
    assert [chance["act"] for chance in drafted["luck"]] == [f"* tile A{n}" for n in (1, 2, 4, 5, 6)]


def test_everything_within_reach_comes_as_ready_made_acts(ada: Person, table: str) -> None:
    drafted = ada.draft(table, 1, "1 lay c4 0", "1 enter a5 leader")
    reach = {(one["figure"], one["start"]): one["ways"] for one in drafted["offer"]["reach"]}
    assert set(reach) == {("leader", "a5"), ("worker", "supply")}
    ways = {way["cell"]: way for way in reach["leader", "a5"]}
    assert ways["c4"] == {
        "cell": "c4",
        "cost": 2,
        "most": 1,
        "acts": ["1 move a5 b4 leader", "1 move b4 c4 leader"],
    }
    for one in drafted["offer"]["reach"]:
        for way in one["ways"]:
            tried = ada.draft(table, 1, "1 lay c4 0", "1 enter a5 leader", *way["acts"], version=1)
            assert tried["refused"] is None
            assert drafted["patch"]["points"] - tried["patch"]["points"] == way["cost"]


def test_a_refusal_names_act_clause_and_reason(ada: Person, table: str) -> None:
    drafted = ada.draft(table, 1, "1 lay c4 0", "1 uncover b5", "1 done")
    assert len(drafted["acts"]) == 1
    refused = drafted["refused"]
    assert (refused["index"], refused["act"], refused["clause"]) == (1, "1 uncover b5", "T4.4")
    assert refused["sentence"]
    assert refused["error"]
    assert ada.draft(table, 1, "1 dance")["refused"]["error"] == "unreadable"
    assert ada.draft(table, 1, "2 done")["refused"]["error"] == "not-your-seat"
    assert ada.draft(table, 1, *TURN, "1 done", "1 done")["refused"]["error"] == "luck-first"


def test_a_commit_is_final_and_luck_answers(ada: Person, table: str) -> None:
    done = ada.play(table, *TURN, "1 done")
    assert done["version"] == 8
    acts = acts_of(done["news"])
    assert acts[:6] == [*TURN, "1 done"]
    assert acts[6].startswith("* tile A")
    assert [len(step["acts"]) for step in done["news"]["steps"]] == [1] * 7
    assert done["news"]["waiting_for"] == [2]
    look = ada.look(table)
    assert (look["table"]["version"], look["table"]["waiting_for"]) == (8, [2])
    record = read_record(ada.ask("GET", f"/tables/{table}/record").text)
    assert fingerprint(str(record.replay())) == look["hash"]


def test_a_commit_need_not_end_the_turn(ada: Person, table: str) -> None:
    ada.play(table, *TURN[:2])
    ada.play(table, *TURN[2:])
    assert ada.look(table)["view"]["points"] == 4


def test_the_same_commit_again_gets_the_same_answer(ada: Person, table: str) -> None:
    first = ada.commit(table, 1, *TURN, "1 done", name="commit-one")
    again = ada.commit(table, 1, *TURN, "1 done", name="commit-one")
    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    assert ada.look(table)["table"]["version"] == 8


def test_a_stale_commit_is_told_the_version_and_no_more(ada: Person, table: str) -> None:
    ada.play(table, *TURN, "1 done")
    body = {"version": 1, "id": "commit-two", "acts": TURN}
    refused = ada.refused("POST", f"/tables/{table}/commits", 409, "stale", json=body)
    assert {*refused} == {"error", "sentence", "version"}
    assert refused["version"] == 8
    assert ada.look(table)["table"]["version"] == 8


def test_nobody_uses_anothers_commit_to_learn_or_play(ada: Person, bo: Person, table: str) -> None:
    ada.commit(table, 1, *TURN, name="commit-one")
    body = {"version": 1, "id": "commit-one", "acts": TURN}
    bo.refused("POST", f"/tables/{table}/commits", 403, "not-seated", json=body)
    body = {"version": 6, "id": "commit-two", "acts": ["1 done"]}
    bo.refused("POST", f"/tables/{table}/commits", 403, "not-seated", json=body)
    bo.refused("POST", f"/tables/{table}/draft", 403, "not-your-seat", json={"version": 6, "seat": 1})


@pytest.mark.parametrize(
    ("acts", "status", "error"),
    [
        (["1 lay c4"], 400, "unreadable"),
        (["* tile A1"], 400, "unreadable"),
        (["1 lay c4 0", "2 done"], 422, "several-seats"),
        (["2 done"], 422, "not-your-turn"),
        (["3 done"], 403, "not-your-seat"),
        (["1 lay h1 0"], 422, None),
        ([*TURN, "1 done", "1 done"], 422, "luck-first"),
        (["1 lay c4 0", "1 uncover b5"], 422, None),
    ],
)
def test_bad_commits_change_nothing(
    ada: Person, table: str, acts: list[str], status: int, error: str | None
) -> None:
    response = ada.commit(table, 1, *acts)
    assert response.status_code == status, response.text
    body = response.json()
    assert error in (None, body["error"])
    assert body["sentence"]
    assert (status == 422 and error is None) == ("clause" in body and error is None)
    assert ada.look(table)["table"]["version"] == 1


def test_planning_on_anothers_time(ada: Person, table: str) -> None:
    planned = ada.draft(table, 2, "2 enter a5 worker", "2 move a5 b4 worker", plan=True)
    assert planned["refused"] is None
    assert planned["patch"]["points"] == 8
    ada.play(table, *TURN)
    later = ada.draft(table, 2, "2 enter a5 worker", "2 move a5 b4 worker", version=1, plan=True)
    assert later["version"] == 6  # not the one it was sent for: the board has changed under the plan
    body = {"version": 6, "seat": 1, "plan": True}
    ada.refused("POST", f"/tables/{table}/draft", 409, "no-planning", json=body)


def test_any_past_position(ada: Person, table: str) -> None:
    ada.play(table, *TURN, "1 done")
    record = read_record(ada.ask("GET", f"/tables/{table}/record").text)
    for at, (_, position) in enumerate(record.positions()):
        look = ada.look(table, at=at)
        assert look["at"] == at
        assert look["hash"] == fingerprint(str(position))
    ada.refused("GET", f"/tables/{table}?at=99", 404, "not-yet")


def test_records_come_up_and_go_on(ada: Person, table: str) -> None:
    ada.play(table, *TURN, "1 done")
    text = ada.ask("GET", f"/tables/{table}/record").text
    again = ada.ok("POST", "/records", content=text)
    assert again["table"]["version"] == 8
    assert again["hash"] == ada.look(table)["hash"]
    bad = text.replace("1 uncover", "1 discover").replace("1 lay c4 0", "1 lay h1 0")
    refused = ada.refused("POST", "/records", 422, "bad-record", content=bad)
    assert "line" in refused["sentence"]
    ada.refused("POST", "/records", 422, "bad-record", content=b"\xff\x00nonsense")
    ada.refused("POST", "/records", 413, "too-large", content=b"#" * 1_100_000)


def test_talk_is_beside_the_log(ada: Person, bo: Person, table: str) -> None:
    line = ada.ok("POST", f"/tables/{table}/talk", json={"text": " Well played! "})
    assert (line["number"], line["text"], line["name"]) == (1, "Well played!", "Ada")
    bo.ok("POST", f"/tables/{table}/talk", json={"text": "Thanks"})
    assert [said["text"] for said in ada.ok("GET", f"/tables/{table}/talk?after=1")["lines"]] == ["Thanks"]
    assert ada.look(table)["table"]["talk"] == 2
    assert "Well" not in ada.ask("GET", f"/tables/{table}/record").text
    ada.refused("POST", f"/tables/{table}/talk", 400, "nothing-said", json={"text": "  "})


def test_hints_where_the_table_allows_them(ada: Person, bo: Person, table: str) -> None:
    hint = ada.ok("GET", f"/tables/{table}/hint?seat=1")
    assert ada.draft(table, 1, hint["act"])["refused"] is None
    tried = {"seat": 1, "acts": TURN[:2]}
    hint = ada.ok("GET", f"/tables/{table}/hint", params=tried)
    assert ada.draft(table, 1, *TURN[:2], hint["act"])["refused"] is None
    assert hint["act"].split()[1] != "lay"
    ended = {"seat": 1, "acts": [*TURN, "1 done"]}
    ada.refused("GET", f"/tables/{table}/hint", 409, "no-hint", params=ended)
    ada.refused("GET", f"/tables/{table}/hint", 403, "not-your-seat", params={"seat": 1, "acts": ["2 done"]})
    ada.refused("GET", f"/tables/{table}/hint?seat=2", 409, "not-your-turn")
    bo.refused("GET", f"/tables/{table}/hint?seat=1", 403, "not-your-seat")
    ada.ok("PATCH", f"/tables/{table}", json={"hints": False})
    ada.refused("GET", f"/tables/{table}/hint?seat=1", 403, "no-hints")
    ada.refused("GET", f"/tables/{table}/odds", 409, "no-odds-here")
