"""The judges of PettingZoo, Gymnasium and OpenSpiel are content with every game, option and number of seats."""

import random
import unittest
import warnings
from collections.abc import Callable
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from ceiba.env import openspiel, pettingzoo
from ceiba.env.gymnasium import LearnerEnv, name_of
from ceiba.env.spaces import snake_name
from ceiba.games import find, known
from tests.env.tables import SETTINGS, Setting, name

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on their own import, they warn of what they import themselves
    from open_spiel.integration_tests import api_test as openspiels_own
    from pettingzoo import aec_registry, make, parallel_registry
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_pettingzoo_is_content(setting: Setting) -> None:
    game, seats, options = setting
    api_test(pettingzoo.env(game, seats, **options), num_cycles=40)
    seed_test(lambda: pettingzoo.env(game, seats, **options), num_cycles=10)
    if find(game).hides:  # since all choose at once
        parallel_api_test(pettingzoo.parallel_env(game, seats, **options), num_cycles=40)
        parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats, **options), num_cycles=10)
    else:
        with pytest.raises(ValueError, match="seats act one after the other: use `env`"):
            pettingzoo.parallel_env(game, seats, **options)


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_gymnasium_is_content(setting: Setting) -> None:
    """As it makes them, since it tries all ways of rendering by what it has registered."""
    game, seats, options = setting
    check_env(gymnasium.make(name_of(game), seats=seats, **options).unwrapped)


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_openspiel_is_content(setting: Setting) -> None:
    game, seats, options = setting
    said = "".join(f",{option}={value}" for option, value in options.items())
    loaded = pyspiel.load_game(f"{openspiel.short_name(game)}(seats={seats}{said})")
    assert loaded.num_players() == seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    about = {"game": loaded, "game_name": str(loaded)}
    random.seed(seats)  # by which it chooses the states it looks at
    judge = type("Judge", (openspiels_own.EnforceAPIOnPartialTreeBase,), about)
    judged = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(judge).run(judged)
    assert (judged.testsRun >= 5, judged.errors, judged.failures, judged.skipped) == (True, [], [], [])


def test_every_game_is_registered_by_name() -> None:
    for game in known().values():
        for title in (game.name, *game.variants):
            made = gymnasium.make(name_of(title), bots="random")
            assert made.reset(seed=1)[0].shape == made.observation_space.shape
            by_turns = make("aec", f"ceiba/{snake_name(title)}", seats=game.most)
            assert len(by_turns.possible_agents) == game.most
            assert f"ceiba/{by_turns.metadata['name']}".replace("_v", "-v") in aec_registry
        assert openspiel.short_name(game.name) in pyspiel.registered_names()
    assert {name for name in parallel_registry if name.startswith("ceiba/")} == {
        "ceiba/incan_gold-v0",
        "ceiba/diamant-v0",
    }
    assert len(make("parallel", "ceiba/diamant_v0", seats=5).reset(seed=1)[0]) == 5


def test_a_learner_against_bots_wins_its_share_and_an_illegal_number_loses() -> None:
    env = gymnasium.make("ceiba/IncanGold-v0", seats=3, bots="random,random", seat=2)
    returns, scores = [], []
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over = False
        reward: SupportsFloat = 0.0
        while not over:
            assert info["action_mask"].tolist() == [1, 1]
            _, reward, over, _, info = env.step(seed % 2)
        returns.append(float(reward))
        scores.append(info["scores"][1])
    assert all(0 <= reward <= 1 for reward in returns)
    assert not any(scores[::2]), "who never leaves a temple has nothing"
    assert sum(scores[1::2]) > 20, "who always leaves has a little"
    tikal = LearnerEnv("tikal", 2)
    tikal.reset(seed=1)
    legal = tikal.codec.mask(tikal.position, 1)
    _, lost, over, _, info = tikal.step(int(np.argmin(legal)))
    assert (lost, over, info["illegal"]) == (-1.0, True, True)


def test_an_aec_environment_checks_how_it_is_used() -> None:
    """By itself, without PettingZoo's wrappers, which would take most of the time of a step."""
    env = pettingzoo.env("tikal", 2)
    for missing in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match=f"no {missing}, or has it only after reset"):
            getattr(env, missing)
    with pytest.raises(AttributeError, match="only after reset"):
        env.step(0)
    env.reset(seed=1)
    first = env.agent_selection
    legal = env.infos[first]["action_mask"]
    for number in (None, -1, env.codec.actions, int(np.argmin(legal))):
        with pytest.raises(ValueError, match=f"number {number} is not legal for {first} now"):
            env.step(number)
    with pytest.raises(AssertionError, match="once for every agent"):
        for _ in env.agent_iter():
            pass
    asked = 0
    for agent in env.agent_iter(5):
        env.step(int(np.argmax(env.infos[agent]["action_mask"])))
        asked += 1
    assert asked == 5


def test_what_an_aec_environment_showed_stays_as_it_was() -> None:
    env = pettingzoo.env("tikal", 2)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    before = seen.copy(), info["action_mask"].copy()
    for _ in range(20):
        env.step(int(np.argmax(env.infos[env.agent_selection]["action_mask"])))
    assert (seen == before[0]).all()
    assert (info["action_mask"] == before[1]).all()
    assert (env.observe("seat_2") == env.codec.observe(env.position, 2)).all()


@pytest.mark.parametrize("make_one", [pettingzoo.env, pettingzoo.parallel_env, LearnerEnv])
def test_it_is_drawn_as_text_and_as_a_picture(
    make_one: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    shown = {}
    for mode in ("svg", "ansi", "human", None):
        env = make_one("incan-gold", 3, render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert shown["svg"].startswith("<svg")
    assert shown["ansi"] == str(env.position)
    assert (shown["human"], shown[None]) == (None, None)
    assert capsys.readouterr().out == f"{env.position}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"game": "incan-gold", "seats": 9}, "incan-gold is for 3 to 8 players, not 9"),
        ({"game": "incan-gold", "bots": "random,random"}, "3 bots are needed, or one for all seats, not 2"),
        ({"game": "tikal", "seat": 5}, "seats are 1 to 4, not 5"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        LearnerEnv(**words)  # type: ignore[arg-type] # one of each kind
