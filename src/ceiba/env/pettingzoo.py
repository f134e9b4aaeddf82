"""The games for PettingZoo: seat after seat (`env`, AEC), or all at once where they choose so (`parallel_env`).

They are in its registry, too, every game and variant: `pettingzoo.make("aec", "ceiba/two_words_v0")`.
Rewards come at the end: each winner has its share of 1, everyone else 0. Nothing is discounted. `infos` hold the
mask of what is legal for whoever is to act, and at the end the scores. With a seed a game is always the same.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, register

from ceiba.descriptor import Game
from ceiba.env.codec import codec
from ceiba.env.parallel import GameParallelEnv, chooses_at_once
from ceiba.env.spaces import (
    RENDER_MODES,
    SEEDS,
    Seen,
    action_space,
    names,
    observation_space,
    rendered,
    snake_name,
)
from ceiba.game import Position
from ceiba.stepping import Stepping


def env(game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool) -> "GameEnv":
    """A game as an environment that checks how it is used."""
    return GameEnv(game, seats, render_mode, **options)


raw_env = env  # the checks cost next to nothing


def parallel_env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
) -> GameParallelEnv:
    """A game whose seats choose at once; whoever has no choice is asked, too, and may say 0 alone."""
    return GameParallelEnv(game, seats, render_mode, **options)


class GameEnv(AECEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """Checks by itself what PettingZoo's wrappers check: these would take most of the time of a step."""

    def __init__(
        self, game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
    ) -> None:
        super().__init__()
        self.codec = codec(game, seats, **options)
        self.metadata = {
            "name": snake_name(self.codec.game.name),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.codec.seats + 1)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._actions = {agent: action_space(self.codec) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.codec) for agent in self.possible_agents}
        start = self.codec.game.start(self.codec.seats, **self.codec.options)
        self._game = Stepping(start, self.codec.coding, 1, 0)  # a batch of one
        has_bytes: Any = self._game  # for which NumPy and librt have no common type
        self._seen: Seen = np.frombuffer(has_bytes.observations, np.int16)
        self._mask: NDArray[np.int8] = np.frombuffer(has_bytes.masks, np.int8)
        self._seeds = np.random.default_rng()
        self._steps = 0

    @property
    def position(self) -> Position:
        return self._game.positions[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observations[agent]

    def __getattr__(self, name: str) -> Any:
        """What is not there: most of it comes with the first game."""
        raise AttributeError(f"an environment has no {name}, or has it only after reset().")

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game.reset(int(self._seeds.integers(SEEDS)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is to act, until the game is over; each must step before the next is asked."""
        while self.agents and max_iter > 0:
            steps = self._steps
            yield self.agent_selection
            assert self._steps > steps, "step() or reset() is to be called once for every agent of agent_iter()"
            max_iter -= 1

    def observe(self, agent: str) -> Seen:
        if agent == self.agent_selection and not self.terminations[agent]:
            return self._seen.copy()
        return self.codec.observe(self.position, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        self._steps += 1
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not (0 <= action < self.codec.actions and self._mask[action]):
            raise ValueError(f"number {action} is not legal for {agent} now: the mask says what is.")
        self.infos[agent] = {}
        if self._game.advance(0, int(action)):
            self._game.show(0)
            self._ask()
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """The next seat is to act, and hears what it may do."""
        self.agent_selection = agent = self.possible_agents[self._game.seats[0] - 1]
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def _end(self) -> None:
        """All are told how it ended."""
        outcome = self.position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        share = 1 / len(outcome.winners)
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = share if seat in outcome.winners else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat - 1]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


for name, each in names():
    register("aec", f"ceiba/{snake_name(name)}", env, kwargs={"game": name})
    if chooses_at_once(each):
        register("parallel", f"ceiba/{snake_name(name)}", parallel_env, kwargs={"game": name})
