"""Engines: programs in any language play whole games, and whatever one does wrong is named and survived."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from ceiba import find, play
from ceiba.bots import BotFault, engine, engine_process, make
from ceiba.bots.engine_process import quit_all
from tests.cli.running import ceiba, run
from tests.waiting import until

HERE = Path(__file__).parent / "engines"
PAGE = (Path(__file__).parents[2] / "docs" / "engines.md").read_text(encoding="utf-8")
(DOCUMENTED,) = re.findall(r"^```sh\n(#!/bin/sh\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def no_engine_is_left() -> Iterator[None]:
    yield
    quit_all()


@pytest.fixture
def first(tmp_path: Path) -> str:
    """The engine of the documentation."""
    (tmp_path / "first in line.sh").write_text(DOCUMENTED)
    return f"engine:sh {shlex.quote(str(tmp_path / 'first in line.sh'))}"


def failing(how: str) -> str:
    return f"engine:sh {shlex.quote(str(HERE / 'failing.sh'))} {how}"


@pytest.mark.parametrize(("game", "seats"), [("tikal", 2), ("incan-gold", 3)])
def test_the_engine_of_the_documentation_plays_whole_games_in_the_arena(
    game: str, seats: int, first: str, tmp_path: Path
) -> None:
    words = [game, first, "random", "--seats", str(seats), "--games", str(seats), "--jobs", "1", "--json"]
    result = ceiba("arena", *words, "--out", tmp_path / "games")
    assert (result.exit_code, result.stderr) == (0, "")
    told = json.loads(result.stdout)
    assert told["games"] == seats
    assert told["bots"][0]["name"] == first
    assert told["bots"][0]["faults"] == {}
    assert len([*(tmp_path / "games" / "records").iterdir()]) == seats


def test_it_plays_what_the_first_legal_act_would(first: str) -> None:
    game = find("incan-gold")
    engines = [make("incan-gold", first, seat) for seat in range(3)]
    record = play(game, engines, seed=1)
    assert record.acts == play(game, [lambda position, seat: position.legal(seat)[0]] * 3, seed=1).acts


def test_an_engine_is_told_all_that_its_seat_may_know(tmp_path: Path) -> None:
    said = tmp_path / "said"
    bot = make("incan-gold", f"engine:250ms:sh {HERE / 'telling.sh'} {said}", "a seed", {"artifacts": False})
    position = find("incan-gold").start(3, artifacts=False)
    for act in ("* card 11", "1 leave"):
        position.act(act)
    for _ in range(2):
        assert position.write(bot.choose(position.known_to(2), 2)) == "2 stay"
    question = [
        *[f"position {line}" for line in str(position.known_to(2)).splitlines()],
        "legal 2 stay",
        "legal 2 leave",
        "go 2 250ms",
    ]
    assert said.read_text().splitlines() == [
        "ceiba 1",
        *["new incan-gold", "rules 1", "seats 3", "option artifacts no", "option open_tents no"],
        *["seat 2", "seed a seed"],
        *question,
        *question,
    ]
    assert "chosen 1" in str(position)  # which is not for this seat to know
    assert "position chosen 1" not in question


def test_each_seat_talks_to_a_process_of_its_own_and_the_next_game_to_the_same(tmp_path: Path) -> None:
    said = tmp_path / "said"
    for number in range(3):
        engines = [make("incan-gold", f"engine:sh {HERE / 'telling.sh'} {said}", number) for _ in range(3)]
        play(find("incan-gold"), engines, seed=number)
    lines = said.read_text().splitlines()
    assert lines.count("ceiba 1") == 3
    assert lines.count("new incan-gold") == 9


def test_no_engine_outlives_the_arena(tmp_path: Path) -> None:
    """Whether it is asked to quit or its input ends."""
    notes = tmp_path / "notes"
    program = tmp_path / "noted.sh"
    file = shlex.quote(str(notes))
    program.write_text(f"echo begun >>{file}\ntrap 'echo gone >>{file}' EXIT\n{DOCUMENTED}")
    words = ["incan-gold", f"engine:sh {program}", "random", "--games", "12", "--jobs", "2", "--json"]
    ran = run("arena", *words)
    assert (ran.returncode, ran.stderr) == (0, b"")
    begun = notes.read_text().split().count("begun")
    assert begun > 1
    until(lambda: notes.read_text().split().count("gone") == begun)


# -- what goes wrong ------------------------------------------------------------------------------------

FAULTS = {
    "late": ("late", "has not answered within 0.05 s and 0.1 more"),
    "crash": ("crashed", r"has ended by itself \(exit code 3\)"),
    "babble": ("unreadable", "answers 'hello there', which is no answer"),
    "bytes": ("unreadable", "says what is no UTF-8 text"),
    "illegal": ("illegal", "chose '1 fly', which is not legal"),
    "other": ("illegal", "chose '3 stay', which is not legal"),
    "sorry": ("failed", "says that it cannot go on: I do not know this game"),
    "why": ("unreadable", r"explains itself by '\[1\]', which is no JSON object"),
}


@pytest.mark.parametrize("how", FAULTS)
def test_what_an_engine_does_wrong_is_named_and_it_is_started_again(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, what = FAULTS[how]
    if how == "late":
        monkeypatch.setattr(engine, "OWN_MEASURE", 0.05)
        monkeypatch.setattr(engine, "GRACE", 0.1)
    position = find("incan-gold").start(3)
    position.act("* card 11")
    bot = make("incan-gold", failing(how))
    for _ in range(2):  # the second time it is another process
        with pytest.raises(BotFault, match=what) as caught:
            bot.choose(position.known_to(2), 2)
        assert caught.value.kind == kind


def test_whoever_answers_when_told_to_stop_is_in_time() -> None:
    position = find("incan-gold").start(3)
    position.act("* card 11")
    bot = make("incan-gold", failing("patient").replace("engine:", "engine:50ms:"))
    assert position.write(bot.choose(position, 2)) == "2 stay"


def test_what_is_said_without_being_asked_is_no_answer_to_the_next_question() -> None:
    position = find("incan-gold").start(3)
    position.act("* card 11")
    bot = make("incan-gold", failing("twice"))

    def ask_until_noticed() -> None:
        while True:  # the second line may come a moment after the first
            bot.choose(position, 2)

    with pytest.raises(BotFault, match="said 'act 2 stay' without being asked"):
        ask_until_noticed()


def test_reasons_are_told() -> None:
    position = find("incan-gold").start(3)
    position.act("* card 11")
    told = make("incan-gold", failing("explains")).explain(position, 2)
    assert told["gain"] == 3
    assert told["act"] == "2 stay"


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-program", "the engine 'no-such-program' cannot be started: No such file or directory."),
        ("sh -c 'exit 4'", "the engine \"sh -c 'exit 4'\" has ended by itself (exit code 4)."),
        ("echo hello", "the engine 'echo hello' greets with 'hello', and not with 'engine 1 NAME'."),
        ("echo engine 1", "the engine 'echo engine 1' greets with 'engine 1', and not with 'engine 1 NAME'."),
        ("echo engine 2 New", "the engine 'echo engine 2 New' speaks version '2' of the protocol, and not 1."),
        ("sh -c 'cat >/dev/null'", "the engine \"sh -c 'cat >/dev/null'\" has not answered within 0.3 s."),
        ("'", 'the engine "\'" cannot be started: No closing quotation.'),
    ],
)
def test_an_engine_that_does_not_greet_is_refused_before_anything_is_played(
    command: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "START_UP", 0.3 if "cat" in command else 10.0)
    result = ceiba("arena", "tikal", f"engine:{command}", "random")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"ceiba: {why}\n")


def test_the_arena_counts_faults_and_plays_on() -> None:
    words = ["incan-gold", failing("crash"), "random", "--seats", "3", "--games", "3", "--jobs", "1"]
    result = ceiba("arena", *words, "--json")
    assert result.exit_code == 1
    bad, good = json.loads(result.stdout)["bots"]
    assert bad["faults"] == {"crashed": 9}  # three a game, and then it is not asked any more
    assert good["faults"] == {}
    assert bad["wins"] + good["wins"] == pytest.approx(3)
    assert result.stderr.startswith(
        f"{failing('crash')} has failed, and legal acts were made in its place (9 crashed). First, in game 1 (seed"
        " '0/1'), at seat 1 it has ended by itself (exit code 3); the position was: incan-gold 3; round 1;"
    )
    assert len(result.stderr.splitlines()) == 1
    table = ceiba("arena", *words)
    assert table.exit_code == 1
    assert "faults" in table.stdout
    assert ceiba("arena", *words, "--json").stderr == result.stderr  # the same again from the same seed


def test_a_simulation_goes_on_too() -> None:
    result = ceiba("sim", "incan-gold", "--bots", "random,random", "--bots", failing("illegal"), "--games", "2")
    assert result.exit_code == 1
    assert result.stderr.startswith("6 times a bot has failed, and a legal act was made in its place. First, in")
    assert "at seat 3 chose '1 fly', which is not legal" in result.stderr
