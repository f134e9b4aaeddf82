"""Samples of what studies stand on: environments, batches and simulations, beside those of other libraries."""

import warnings
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time as clock
from typing import Any

from ceiba.bench.games import SEATS, Sample
from ceiba.sim.batch import Task, play_batch
from ceiba.sim.plan import Plan

GAMES_AT_ONCE = {"tikal": 512, "incan-gold": 4096}
SIMULATED = {"tikal": 40, "incan-gold": 2000}

# PettingZoo's games that we are measured beside, and what each needs. Of RLCard's, these three are all it has.
PEERS = {
    "chess_v6": ("chess", "pygame"),
    "connect_four_v3": ("pygame",),
    "leduc_holdem_v4": ("rlcard", "pygame"),
    "texas_holdem_v4": ("rlcard", "pygame"),
    "texas_holdem_no_limit_v6": ("rlcard", "pygame"),
}


def study_samples() -> dict[str, Sample]:
    """Ours, and of the peers those that are installed."""
    samples = {f"sim of {game}": simulation(game) for game in SIMULATED}
    if find_spec("numpy"):
        samples |= {f"batch of {game}": batch(game) for game in GAMES_AT_ONCE}
    if find_spec("pettingzoo"):
        samples["PettingZoo"] = aec("tikal.aec_steps_per_s", "ceiba/tikal_v0", seats=SEATS)
        for name, needs in PEERS.items():
            if all(find_spec(package) for package in needs):
                figure = f"pettingzoo.{name.rpartition('_v')[0]}.steps_per_s"
                samples[f"PettingZoo's {name}"] = aec(figure, f"classic/{name}")
    if find_spec("rlcard"):
        samples["RLCard"] = rlcard()
    return samples


def simulation(game: str) -> Sample:
    """What `ceiba sim` does with a batch of games between random players."""
    plan = Plan(game, game, SEATS, {}, "0", ("random",) * SEATS)

    def sample(seconds: float) -> dict[str, float]:
        games = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            play_batch(plan, Task(0, games + 1, games + SIMULATED[game]))
            games += SIMULATED[game]
        return {f"{game.replace('-', '_')}.sim_games_per_s": games / elapsed}

    return sample


def batch(game: str) -> Sample:
    """Decisions of many games at once, with observations, masks and luck; a number for each is drawn by NumPy."""
    numpy = import_module("numpy")
    batches = import_module("ceiba.env.batch")
    made = batches.Batch(game, GAMES_AT_ONCE[game], SEATS)
    random = numpy.random.default_rng(1)

    def sample(seconds: float) -> dict[str, float]:
        steps = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            made.step(made.sample(random))
            steps += 1
        return {f"{game.replace('-', '_')}.batch_decisions_per_s": steps * made.count / elapsed}

    return sample


# -- PettingZoo, RLCard -------------------------------------------------------------------------------


def aec(figure: str, name: str, **words: object) -> Sample:
    """Random steps through the AEC API, by the mask that each environment gives.

    It is seeded once: RLCard's games are made anew for a seed, which would take most of their time.
    """
    import_module("ceiba.env.pettingzoo")  # registers ours
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of how theirs are written
        env: Any = import_module("pettingzoo").make("aec", name, **words)  # it has no types
    env.reset(seed=1)
    random = Random(1).random

    def sample(seconds: float) -> dict[str, float]:
        steps = 0
        began = clock()
        while clock() - began < seconds:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                (legal,) = mask.view(bool).nonzero()  # thrice as fast as of the bytes
                env.step(int(legal[int(random() * len(legal))]))
                steps += 1
                if not steps % 64 and clock() - began >= seconds:  # to ask the clock takes as long as a step
                    break
        return {figure: steps / (clock() - began)}

    return sample


def rlcard() -> Sample:
    """RLCard's quickest game by its own API: it gives an observation and the legal actions, and checks nothing."""
    env = import_module("rlcard").make("leduc-holdem")
    random = Random(1)

    def sample(seconds: float) -> dict[str, float]:
        steps = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice([*state["legal_actions"]]))
                steps += 1
        return {"rlcard.leduc_holdem.steps_per_s": steps / elapsed}

    return sample
