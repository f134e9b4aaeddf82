"""A stranger's bot, written from docs/protocol.md with only an HTTP library, plays whole games of each kind."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ceiba import read_record
from tests.server.running import Person, Running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
PROGRAM = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]


def test_it_is_short() -> None:
    assert len(PROGRAM.splitlines()) <= 45
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) <= 40


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
    server: Running, ada: Person, tmp_path: Path, game: str, others: list[str], options: dict[str, bool]
) -> None:
    program = tmp_path / "stranger.py"
    program.write_text(PROGRAM, encoding="utf-8")
    table = ada.open(game, "open", *others, start=False, options=options)
    command = [sys.executable, str(program), server.address, table, "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as stranger:
        while ada.look(table)["table"]["seats"][0]["kind"] == "open":
            assert stranger.poll() is None
        ada.ok("POST", f"/tables/{table}/start")
        said, _ = stranger.communicate(timeout=120)
    look = ada.look(table)
    assert stranger.returncode == 0
    assert look["table"]["status"] == "over"
    assert said.strip() == str(look["outcome"])
    record = read_record(ada.ask("GET", f"/tables/{table}/record").text)
    end = record.replay().outcome()
    assert end is not None
    assert [*end.scores] == look["outcome"]["scores"]


def test_it_plays_on_after_a_restart(tmp_path: Path) -> None:
    program = tmp_path / "stranger.py"
    program.write_text(PROGRAM, encoding="utf-8")
    running = Running(tmp_path).start()
    ada = Person(running.address)
    table = ada.open("incan-gold", "open", "open", "open", start=False)
    commands = [[sys.executable, str(program), running.address, table, str(seat)] for seat in (1, 2, 3)]
    strangers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    try:
        while any(seat["kind"] == "open" for seat in ada.look(table)["table"]["seats"]):
            assert all(stranger.poll() is None for stranger in strangers)
        running.stop()
        running.start()
        ada.ok("POST", f"/tables/{table}/start")
        said = [stranger.communicate(timeout=120)[0].strip() for stranger in strangers]
        assert said == [str(ada.look(table)["outcome"])] * 3
    finally:
        for stranger in strangers:
            stranger.kill()
        running.stop()
        ada.http.close()
