"""The games for PettingZoo: seat after seat (`env`, AEC), or all at once where they choose so (`parallel_env`).

Rewards come at the end: each winner has its share of 1, everyone else 0. Nothing is discounted. `infos` hold the
mask of what is legal for whoever is to act, and at the end the scores. With a seed a game is always the same.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.random import Random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ceiba.bits import members
from ceiba.descriptor import Game
from ceiba.env.codec import codec
from ceiba.env.parallel import GameParallelEnv
from ceiba.env.spaces import RENDER_MODES, SEEDS, Seen, action_space, observation_space, rendered
from ceiba.playout import draw


def env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
) -> AECEnv[str, Seen, int]:
    """A game as an environment that checks how it is used."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, render_mode, **options))


def raw_env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
) -> "GameEnv":
    """The same without checks, and faster."""
    return GameEnv(game, seats, render_mode, **options)


def parallel_env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
) -> GameParallelEnv:
    """A game whose seats choose at once; whoever has no choice is asked, too, and may say 0 alone."""
    return GameParallelEnv(game, seats, render_mode, **options)


class GameEnv(AECEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    def __init__(
        self, game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
    ) -> None:
        super().__init__()
        self.codec = codec(game, seats, **options)
        self.metadata = {
            "name": f"{self.codec.game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.codec.seats + 1)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._actions = {agent: action_space(self.codec) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.codec) for agent in self.possible_agents}
        self._start = self.codec.game.start(self.codec.seats, **self.codec.options)
        self.position = self._start.copy()
        self._seeds = np.random.default_rng()

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._random = Random(int(self._seeds.integers(SEEDS)))
        self.position = self._start.copy()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Seen:
        return self.codec.observe(self.position, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for those whose game is over.")
        seat = self._seat_of[agent]
        self.position.apply(self.codec.act(self.position, seat, int(action)))
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let luck act; then the next seat is asked, or all are told how it ended."""
        position = self.position
        while (acting := int(position.acting())) & 1:
            position.apply(draw(position, self._random))
        if acting:
            seat = members(acting)[0]
            self.agent_selection = agent = self.possible_agents[seat - 1]
            self.infos[agent] = {"action_mask": self.codec.mask(position, seat)}
            return
        outcome = position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        share = 1 / len(outcome.winners)
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = share if seat in outcome.winners else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat - 1]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
