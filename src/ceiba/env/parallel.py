"""A game whose seats choose at once, for PettingZoo's parallel API."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.random import Random
from pettingzoo import ParallelEnv

from ceiba.bits import members
from ceiba.descriptor import Game
from ceiba.env.codec import codec
from ceiba.env.spaces import RENDER_MODES, SEEDS, Seen, action_space, observation_space, rendered, snake_name
from ceiba.game import LUCK
from ceiba.playout import draw


def chooses_at_once(game: Game) -> bool:
    """Whether its seats act together: at the first decision, and so at all of them."""
    position = game.start(game.fewest)
    while position.acting() & 1:
        position.apply(position.legal(LUCK)[0])
    return len(position.actors()) > 1


class GameParallelEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """Every seat is asked at every step; whoever has no choice now has an empty mask, and is not listened to."""

    def __init__(
        self, game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: bool
    ) -> None:
        self.codec = codec(game, seats, **options)
        if not chooses_at_once(self.codec.game):
            raise ValueError(f"in {self.codec.game.name} seats act one after the other: use `env`.")
        self.metadata = {"name": snake_name(self.codec.game.name), "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.codec.seats + 1)]
        self.agents: list[str] = []
        self._actions = {agent: action_space(self.codec) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.codec) for agent in self.possible_agents}
        self._start = self.codec.game.start(self.codec.seats, **self.codec.options)
        self.position = self._start.copy()
        self._seeds = np.random.default_rng()
        self._random = Random(0)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observations[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._random = Random(int(self._seeds.integers(SEEDS)))
        self.position = self._start.copy()
        self.agents = [*self.possible_agents]
        self._luck()
        return self._seen(), self._masks()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        acting = members(int(self.position.acting()))
        acts = [
            self.codec.act(self.position, seat, int(actions[self.possible_agents[seat - 1]])) for seat in acting
        ]
        for act in acts:
            self.position.apply(act)
        self._luck()
        outcome = self.position.outcome()
        told = self.agents
        rewards = dict.fromkeys(told, 0.0)
        infos = self._masks()
        observations = self._seen()
        if outcome is not None:
            for winner in outcome.winners:
                rewards[self.possible_agents[winner - 1]] = 1 / len(outcome.winners)
            infos = {agent: {"score": score} for agent, score in zip(told, outcome.scores, strict=True)}
            self.agents = []
        if self.render_mode == "human":
            self.render()
        over = dict.fromkeys(told, outcome is not None)
        return observations, rewards, over, dict.fromkeys(told, False), infos

    def _luck(self) -> None:
        while self.position.acting() & 1:
            self.position.apply(draw(self.position, self._random))

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.codec.observe(self.position, seat) for seat, agent in enumerate(self.agents, 1)}

    def _masks(self) -> dict[str, dict[str, Any]]:
        mask, position = self.codec.mask, self.position
        return {agent: {"action_mask": mask(position, seat)} for seat, agent in enumerate(self.agents, 1)}

    def render(self) -> str | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
