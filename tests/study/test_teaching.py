"""Tikal's judge is taught by games of the search: examples/study/teaching.py plays, counts and fits them."""

import json
from pathlib import Path

import numpy as np
import pytest
import teaching
from click.testing import CliRunner
from teaching_fit import PHASES, calibration, fitted, look_at, margins, standings
from teaching_games import LOTS, ends_of_turns, play_lesson
from teaching_likings import likings_that_win

from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.tikal.state import TURN


def run(*words: str | Path) -> str:
    done = CliRunner().invoke(teaching.main, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def test_rounds_go_on_where_they_stopped_and_teach_new_judges(tmp_path: Path) -> None:
    games, lessons = tmp_path / "1.games.jsonl", tmp_path / "1.lessons.json"
    rounds = ("teach", tmp_path, "--contests", "4", "--games")
    told = run(*rounds, "2", "--rounds", "1")
    assert told.count("looks") == PHASES
    assert "of 4 games" in told
    first, second = games.read_text().splitlines()
    assert first != second
    taught, known = json.loads(lessons.read_text()), load_nets("ceiba.bots.tikal", "lessons.json")
    assert {name: lesson["inputs"] for name, lesson in taught.items()} == {
        name: len(net.inputs) for name, net in known.items()
    }
    again = run(*rounds, "3", "--rounds", "2")
    assert again.count("looks") == PHASES  # the first has its lessons
    assert games.read_text().splitlines()[:2] == [first, second]
    assert len(games.read_text().splitlines()) == 3
    assert json.loads((tmp_path / "2.lessons.json").read_text()) != taught
    assert "the best judge is that of round" in again
    assert run("calibrate", games, "--lessons", lessons).count("looks") == PHASES


def test_what_is_promised_when_the_last_turn_ends_is_what_comes() -> None:
    """Points that the end of a turn brings at once are counted, though nobody has them yet."""
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    game = play_lesson("the end", nets, nets)
    looks = look_at(game, nets)
    promised = margins(standings(looks, nets), looks.ends)[-1]
    own, *others = reversed(game["scores"])
    assert promised == pytest.approx(own - sum(others) / len(others), abs=3)


def test_what_is_fitted_promises_what_the_judge_does() -> None:
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    game = play_lesson("the same", nets, nets)
    looks = look_at(game, nets)
    promised = margins(standings(looks, nets), looks.ends)
    for end, (position, seat) in enumerate(ends_of_turns(game)):
        sights = Sights(nets["temple"], Clock(position, seat))
        judge = Judge(position, seat, sights, nets["hand"], Roads(position))
        if position.stage == TURN:
            margin = [judge.margin(position, other) for other in range(1, position.seats + 1)]
            assert margin == pytest.approx(promised[looks.ends == end], abs=1e-2)


def test_a_judge_that_knows_it_all_promises_what_comes() -> None:
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    looks = look_at(play_lesson("all", nets, nets), nets)
    knowing = looks._replace(came=standings(looks, nets))
    for _, together, slope in calibration(knowing, nets):
        assert (together, slope) == pytest.approx((1, 1), abs=1e-3)


def test_a_network_learns_what_is_there() -> None:
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(4000, 3)).astype(np.float32)
    right = np.maximum(0, inputs[:, 0] - inputs[:, 1]) + np.float32(0.5) * inputs[:, 2]
    start = Net(3, 8, [*chance.normal(size=8 * 5 + 1)])
    net = fitted(start, inputs, right, np.ones(4000, np.float32), steps=300)
    for place, number in enumerate((1.0, -1.0, 1.0)):
        net.inputs[place] = number
    assert net.answer() == pytest.approx(2.5, abs=0.3)


def test_the_liking_that_wins_is_found() -> None:
    """Games in which two points more for each point of liking wafers are all there is."""
    chance = np.random.default_rng(2)
    games = []
    for _ in range(400):
        likings = [{what: chance.uniform(-lot, lot) for what, lot in LOTS.items()} for _ in range(2)]
        scores = [100 + 2 * liked["wafer"] + chance.normal() for liked in likings]
        games.append({"seats": 2, "likings": likings, "scores": scores})
    games.append({"seats": 2, "likings": [None, likings[0]], "scores": [500, 0]})  # a stranger's tells nothing
    slopes, half = likings_that_win(games)
    found, unsure = (dict(zip(LOTS, numbers, strict=True)) for numbers in (slopes, half))
    assert found["wafer"] == pytest.approx(2, abs=2 * unsure["wafer"])
    assert abs(found["guard"]) < 2 * unsure["guard"]
