"""`ceiba arena`: which bot is stronger."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ceiba.record import read_record
from tests.cli.running import ceiba, command, run

RULES = ["incan-gold", "seven-gems", "random"]


def met(*words: str | Path) -> dict[str, Any]:  # Any: whatever the JSON holds
    result = ceiba("arena", *words, "--json")
    assert result.exit_code == 0, result.stderr
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    """All but the clock, which is never the same."""
    bots = [{key: value for key, value in bot.items() if "seconds" not in key} for bot in told["bots"]]
    return told | {"bots": bots}


def test_json_has_the_figures_in_their_order() -> None:
    told = met(*RULES, "--seats", "4", "--games", "200", "--jobs", "1")
    assert [*told][:2] == ["games", "bots"]
    assert told["games"] == 200
    one, other = told["bots"]
    keys = ["name", "wins", "win_rate", "interval", "mean_score", "seconds_per_turn"]
    assert [*one][:6] == [*other][:6] == keys
    assert [one["name"], other["name"]] == ["seven-gems", "random"]
    assert one["wins"] + other["wins"] == pytest.approx(200)
    assert one["win_rate"] == one["wins"] / 200
    assert other["win_rate"] == pytest.approx(other["wins"] / 600, abs=1e-6)
    assert 0.25 == one["fair_share"] < one["interval"][0] < one["win_rate"] < one["interval"][1] < 1
    assert one["mean_score"] > other["mean_score"] > 0
    assert 0 < one["seconds_per_turn"] <= one["seconds_per_turn_max"]


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    words = [*RULES, "--seats", "3", "--games", "60", "--seed", "x"]
    one = met(*words, "--jobs", "1", "--out", tmp_path / "1")
    two = met(*words, "--jobs", "2", "--out", tmp_path / "2")
    assert timeless(one) == timeless(two)
    files = [sorted((tmp_path / jobs / "records").iterdir()) for jobs in "12"]
    assert len(files[0]) == 60
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]]
    assert timeless(met(*words[:-1], "y", "--jobs", "1")) != timeless(one)


def test_greedy_beats_random_in_tikal() -> None:
    told = met("tikal", "random", "greedy", "--games", "10", "--seats", "2", "--jobs", "1")
    random, greedy = told["bots"]
    assert (random["wins"], greedy["wins"]) == (0, 10)  # a thousand to one against luck
    assert greedy["turns"] > 150
    assert greedy["seconds_per_turn"] > random["seconds_per_turn"]


def test_more_bots_than_seats_make_a_league() -> None:
    words = ["incan-gold", "seven-gems", "random", "one-step", "two-hazards"]
    told = met(*words, "--seats", "3", "--games", "60", "--jobs", "1")
    assert told["games"] == 6 * 60
    assert len(told["cross_table"]) == 6
    ratings = {bot["name"]: bot["rating"] for bot in told["bots"]}
    assert min(ratings, key=ratings.__getitem__) == "random"
    assert timeless(told) == timeless(met(*words, "--league", "--games", "60", "--jobs", "1"))


def test_higher_confidence_is_wider() -> None:
    words = [*RULES, "--games", "90", "--jobs", "1"]
    usual, sure = (met(*words, *more)["bots"][0]["interval"] for more in ([], ["--confidence", "99"]))
    assert sure[0] < usual[0] < usual[1] < sure[1]


def test_people_get_a_table_and_a_verdict() -> None:
    result = ceiba("arena", *RULES, "--seats", "4", "--games", "200", "--jobs", "1")
    assert result.exit_code == 0
    assert "200 games of incan-gold for 4" in result.stdout
    assert "50 sets of the same luck" in result.stdout
    assert "it is stronger than three random" in result.stdout
    assert result.stderr == ""
    league = ceiba("arena", *RULES, "one-step", "--league", "--games", "60", "--jobs", "1")
    assert "Wins of the left against the top" in league.stdout
    assert "rating" in league.stdout
    one = ceiba("arena", *RULES, "--seats", "4", "--games", "4", "--jobs", "1")
    assert "1 set of the same luck" in one.stdout
    assert all(len(line) <= 80 for line in league.stdout.splitlines()[:-1])


def test_games_are_rounded_up_to_whole_sets_and_that_is_said() -> None:
    result = ceiba("arena", *RULES, "--seats", "3", "--games", "100", "--jobs", "1", "--json")
    assert json.loads(result.stdout)["games"] == 102
    assert result.stderr == "Playing 102 games rather than 100: it takes 3 to give everyone every seat.\n"


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    met(*RULES, "--games", "6", "--jobs", "1", "--plot", tmp_path / "match.svg")
    assert (tmp_path / "match.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "a", "b"], "there is no game 'chess'; there are tikal, incan-gold, diamant."),
        (["tikal", "greedy", "clever"], "tikal has no bot 'clever'; there are "),
        (["tikal", "greedy", "random:soon"], "'soon' is not a budget: write for example 500ms, 2s or 800it."),
        (["tikal", "greedy"], "name two different bots at least."),
        (["tikal", "greedy", "greedy"], "name two different bots at least."),
        (["tikal", "greedy", "random", "--seats", "5"], "tikal is for 2 to 4 players, not 5."),
        (["tikal", "greedy", "random", "--seats", "0"], "tikal is for 2 to 4 players, not 0."),
        (["tikal", "greedy", "random", "--open-tents"], "--open-tents is not an option of tikal."),
        (["tikal", "greedy", "random", "--games", "0"], "--games is a number from 1 to 10,000,000."),
        (["tikal", "greedy", "random", "--plot", "x.jpg"], "--plot draws .svg or .png, not 'x.jpg'."),
        (["tikal", "greedy", "random", "--plot", "no/x.png"], "cannot write no/x.png: there is no such folder."),
        (["tikal"], "BOT BOT ... is missing"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(words: list[str], sentence: str) -> None:
    result = ceiba("arena", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"ceiba: {sentence}")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("package", "words"), [("matplotlib", ["--plot", "match.svg"]), ("scipy", []), ("numpy", [])]
)
def test_what_is_not_installed_is_said_before_anything_is_played(package: str, words: list[str]) -> None:
    """Run in a process that finds every package but this one."""
    hide = (
        "import importlib.util as util, sys; find = util.find_spec;"
        f" util.find_spec = lambda name, *more: None if name == {package!r} else find(name, *more);"
        " import ceiba.cli; ceiba.cli.main(sys.argv[1:])"
    )
    line = [sys.executable, "-c", hide, "arena", *RULES, *words]
    result = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"ceiba: the arena needs {package}: pip install 'ceiba[arena]'.\n"


def test_a_bot_that_breaks_the_rules_is_bad_and_no_fault_of_ours() -> None:
    cheat = "tests.arena.players:Cheat"
    result = ceiba("arena", "tikal", "random", cheat, "--games", "2", "--jobs", "1", "--json")
    assert result.exit_code == 1
    assert [bot["faults"] for bot in json.loads(result.stdout)["bots"]] == [{}, {"illegal": 6}]
    assert result.stderr.startswith(
        f"{cheat} has failed, and legal acts were made in its place (6 illegal). First, in game 1 (seed '0/1'), at"
        " seat 2 it chose 'act 99999999999', which is not legal; the position was: tikal 2; phase lay"
    )
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_is_gone_on_with_or_refused(tmp_path: Path) -> None:
    words = [*RULES, "--seed", "x", "--jobs", "1"]
    met(*words, "--games", "30", "--out", tmp_path / "kept")
    lines = (tmp_path / "kept" / "results.jsonl").read_text()
    more = met(*words, "--games", "60", "--out", tmp_path / "kept")
    assert (tmp_path / "kept" / "results.jsonl").read_text().startswith(lines)
    assert timeless(more) == timeless(met(*words, "--games", "60"))
    fewer = ["--games", "30"]
    assert timeless(met(*words, *fewer, "--out", tmp_path / "kept")) == timeless(met(*words, *fewer))
    other = ceiba("arena", *RULES, "--seed", "y", "--out", tmp_path / "kept")
    assert other.exit_code == 2
    assert other.stderr == (
        f"ceiba: cannot go on in {tmp_path / 'kept'}: it holds another contest; name a new folder, or repeat the"
        " command it was made with.\n"
    )
    (tmp_path / "taken").touch()
    taken = ceiba("arena", *RULES, "--out", tmp_path / "taken")
    assert (taken.exit_code, taken.stderr) == (2, f"ceiba: cannot write into {tmp_path / 'taken'}: File exists.\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_tells_what_is_known_and_the_same_command_goes_on(jobs: str, tmp_path: Path) -> None:
    words = [*RULES, "--seats", "4", "--jobs", jobs, "--out", str(tmp_path / "kept")]
    process = subprocess.Popen(
        command("arena", *words, "--games", "1000000"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    results = tmp_path / "kept" / "results.jsonl"
    while not results.exists() or results.read_bytes().count(b"\n") < 200:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all its processes
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "it is stronger than three random" in out
    assert err.startswith("Interrupted. The same command goes on from here: ceiba arena incan-gold")
    assert len(err.splitlines()) == 1
    before = results.read_bytes()
    games = -(-max(json.loads(line)["game"] for line in before.splitlines()) // 4) * 4 + 40
    result = run("arena", *words, "--games", str(games), "--json")
    assert result.returncode == 0
    assert results.read_bytes().startswith(before)
    assert results.read_bytes().count(b"\n") == games
    straight = met(*RULES, "--seats", "4", "--games", str(games), "--jobs", "1")
    assert timeless(json.loads(result.stdout)) == timeless(straight)
    for file in [*(tmp_path / "kept" / "records").iterdir()][:5]:
        assert read_record(file.read_bytes()).replay().outcome() is not None
