"""The stranger's bot of docs/protocol.md plays whole games of each kind, through a killed server too."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ceiba import read_record
from tests.server.running import Person, Running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
PROGRAM = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "stranger.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


def started(program: Path, link: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(program), link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def until_seated(ada: Person, table: str, *strangers: "subprocess.Popen[str]") -> None:
    while any(seat["kind"] == "open" for seat in ada.look(table)["table"]["seats"]):
        assert all(stranger.poll() is None for stranger in strangers)


def test_it_is_short() -> None:
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) <= 12


@pytest.mark.parametrize(
    ("game", "others", "options"),
    [
        ("tikal", ["random"], {}),
        ("tikal", ["random", "random"], {"auction": True}),
        ("incan-gold", ["random"] * 3, {}),
        ("incan-gold", ["random"] * 2, {"artifacts": False}),
    ],
)
def test_it_plays_a_whole_game(
    server: Running, ada: Person, program: Path, game: str, others: list[str], options: dict[str, bool]
) -> None:
    table = ada.open(game, "open", *others, start=False, options=options)
    with started(program, f"{server.address}/t/{table}") as stranger:
        until_seated(ada, table, stranger)
        ada.ok("POST", f"/tables/{table}/start")
        said, complaint = stranger.communicate(timeout=120)
    assert (stranger.returncode, complaint) == (0, "")
    look = ada.look(table)
    assert look["table"]["status"] == "over"
    assert [*map(int, said.split())] == look["outcome"]["scores"]
    end = read_record(ada.ask("GET", f"/tables/{table}/record").text).replay().outcome()
    assert end is not None
    assert [*end.scores] == look["outcome"]["scores"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_it_plays_on_when_the_server_is_back(tmp_path: Path, program: Path, how: signal.Signals) -> None:
    """Three of them in the middle of a game, at the same address and on the same database."""
    with Running(tmp_path) as running:
        ada = Person(running.address)
        table = ada.open("incan-gold", "open", "open", "open", start=False)
        strangers = [started(program, f"{running.address}/t/{table}")]
        try:
            for seat in range(2):  # one after the other, so that each finds a seat of its own
                while ada.look(table)["table"]["seats"][seat]["kind"] == "open":
                    assert strangers[-1].poll() is None
                strangers.append(started(program, f"{running.address}/t/{table}"))
            until_seated(ada, table, *strangers)
            ada.ok("POST", f"/tables/{table}/start")
            for acts in (3, 12):
                while ada.look(table)["table"]["version"] < acts:
                    assert all(stranger.poll() is None for stranger in strangers)
                running.stop(how)
                running.start()
            told = [stranger.communicate(timeout=120) for stranger in strangers]
            assert [stranger.returncode for stranger in strangers] == [0, 0, 0], told
            look = ada.look(table)
            assert look["table"]["status"] == "over"
            assert {said for said, _ in told} == {" ".join(map(str, look["outcome"]["scores"])) + "\n"}
        finally:
            for stranger in strangers:
                stranger.kill()
                stranger.communicate()
            ada.http.close()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("{server}/t/nosuchtable0", "there is no such table, or it is not for you to see."),
        ("{server}/t/{full}", "every seat of this table is taken."),
        ("http://127.0.0.1:9/t/nosuchtable0", "http://127.0.0.1:9 does not answer: "),
    ],
)
def test_what_cannot_be_is_a_sentence_and_an_exit_code(
    server: Running, ada: Person, program: Path, link: str, sentence: str
) -> None:
    full = ada.open("tikal", "random", "random", start=False)
    with started(program, link.format(server=server.address, full=full)) as stranger:
        said, complaint = stranger.communicate(timeout=60)
    assert (stranger.returncode, said) == (1, "")
    assert complaint.startswith(f"stranger: {sentence}")
    assert len(complaint.splitlines()) == 1
