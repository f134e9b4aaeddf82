"""Tikal's judge is taught by turns that are tried: examples/study/teaching.py plays, compares and fits them."""

import json
from pathlib import Path

import numpy as np
import pytest
import teaching
from click.testing import CliRunner
from teaching_fit import PHASES, Fit, Looks, calibration, fit_lessons, joined, look_at, ordered
from teaching_games import BEST, LUCKS, OTHERS, play_lesson

from ceiba.bots.net import load_nets
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.tikal.position import Tikal


def run(*words: str | Path) -> str:
    done = CliRunner().invoke(teaching.main, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def test_rounds_go_on_where_they_stopped_and_teach_new_judges(tmp_path: Path) -> None:
    games, lessons = tmp_path / "1.games.jsonl", tmp_path / "1.lessons.json"
    rounds = ("teach", tmp_path, "--contests", "4", "--games")
    told = run(*rounds, "2", "--rounds", "1")
    assert told.count("turns") == PHASES
    assert "of 4 games" in told
    first, second = games.read_text().splitlines()
    assert first != second
    taught, known = json.loads(lessons.read_text()), load_nets("ceiba.bots.tikal", "lessons.json")
    assert {name: lesson["inputs"] for name, lesson in taught.items()} == {
        name: len(net.inputs) for name, net in known.items()
    }
    again = run(*rounds, "3", "--rounds", "2")
    assert again.count("turns") == PHASES  # the first has its lessons
    assert games.read_text().splitlines()[:2] == [first, second]
    assert len(games.read_text().splitlines()) == 3
    assert json.loads((tmp_path / "2.lessons.json").read_text()) != taught
    assert "the best judge is that of round" in again
    assert run("calibrate", games, "--lessons", lessons).count("turns") == PHASES


@pytest.fixture(scope="module")
def looks() -> Looks:
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    return joined([look_at(play_lesson(f"game {number}", nets), nets) for number in range(2)])


def test_turns_of_a_moment_are_tried_with_the_same_luck() -> None:
    game = play_lesson("a game", load_nets("ceiba.bots.tikal", "lessons.json"))
    assert len(game["moments"]) > 5
    for moment in game["moments"]:
        assert len(moment["turns"]) == BEST + OTHERS
        positions = [Tikal.from_text(text) for text, _ in moment["turns"]]
        assert {int(position.seat) for position in positions} == {moment["seat"]}
        assert len({str(position.to_come) for position in positions}) == 1
        assert all(len(worths) == LUCKS for _, worths in moment["turns"])
    assert game == play_lesson("a game", load_nets("ceiba.bots.tikal", "lessons.json"))


def test_what_is_fitted_promises_what_the_judge_does() -> None:
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    game = play_lesson("the same", nets)
    looks = look_at(game, nets)
    fit = Fit(looks, ordered(nets))
    promised = []
    for moment in game["moments"]:
        for text, _ in moment["turns"]:
            position, seat = Tikal.from_text(text), moment["seat"]
            sights = Sights(nets["temple"], Clock(position, seat))
            promised.append(Judge(position, seat, sights, nets["hand"], Roads(position)).value(position))
    assert fit.promised(fit.start) == pytest.approx(promised, abs=1e-2)


def test_a_judge_that_knows_it_all_promises_what_comes(looks: Looks) -> None:
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    fit = Fit(looks, ordered(nets))
    knowing = looks._replace(came=fit.promised(fit.start).astype(np.float32))
    for count, together, slope in calibration(knowing, nets):
        if count:
            assert (together, slope) == pytest.approx((1, 1), abs=1e-3)


def test_the_cost_falls_in_the_direction_that_is_said(looks: Looks) -> None:
    fit = Fit(looks, ordered(load_nets("ceiba.bots.tikal", "lessons.json")))
    numbers = fit.start + 0.01
    cost, slope = fit.cost(numbers)
    step = 1e-3 / np.linalg.norm(slope)
    assert fit.cost(numbers - step * slope)[0] < cost
    assert fit.cost(numbers + step * slope)[0] > cost


def test_a_fit_brings_promises_nearer_to_what_came(looks: Looks) -> None:
    """What came is here what other networks would have promised: so it can be learnt."""
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    fit = Fit(looks, ordered(nets))
    chance = np.random.default_rng(1)
    right = fit.promised(fit.start + chance.normal(0, 0.05, len(fit.start)))
    taught = fit_lessons(looks._replace(came=right.astype(np.float32)), nets)
    known = Fit(looks._replace(came=right.astype(np.float32)), ordered(taught))
    assert known.cost(known.start)[0] < 0.3 * Fit(known.looks, ordered(nets)).cost(fit.start)[0]
