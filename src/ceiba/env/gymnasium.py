"""The games for Gymnasium: one learner at a table of bots.

`gymnasium.make("ceiba/Name-v0", bots="…")` after `import ceiba.env.gymnasium`, for every registered game and
variant. `info["action_mask"]` says what is legal. The reward comes at the end: the learner's share of the win. A
number that is not legal loses the game at once, with a reward of -1 and `info["illegal"]`.
"""

from typing import Any

import gymnasium
from librt.random import Random

from ceiba.bots import make
from ceiba.env.codec import codec
from ceiba.env.spaces import RENDER_MODES, SEEDS, Seen, action_space, names, observation_space, rendered
from ceiba.playing import choice
from ceiba.playout import Draws

ILLEGAL = -1.0


class LearnerEnv(gymnasium.Env[Any, Any]):
    """The learner has one seat; bots have the others: one for all, or a name for each with commas between."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str = "random",
        seat: int = 1,
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        self.codec = codec(game, seats, **options)
        if not 1 <= seat <= self.codec.seats:
            raise ValueError(f"seats are 1 to {self.codec.seats}, not {seat}.")
        names = [name.strip() for name in bots.split(",")]
        others = [other for other in range(1, self.codec.seats + 1) if other != seat]
        if len(names) not in (1, len(others)):
            raise ValueError(f"{len(others)} bots are needed, or one for all seats, not {len(names)}.")
        self.seat = seat
        self._names = dict(zip(others, names * len(others) if len(names) == 1 else names, strict=True))
        self.action_space = action_space(self.codec)
        self.observation_space = observation_space(self.codec)
        self.render_mode = render_mode
        self._start = self.codec.game.start(self.codec.seats, **self.codec.options)
        self.position = self._start.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS))
        self._luck = Draws(Random(dealt))
        self._bots = {
            seat: make(self.codec.game, name, f"{dealt}/{seat}", self.codec.options)
            for seat, name in self._names.items()
        }
        self.position = self._start.copy()
        self._go_on([])
        return self._seen(), {"action_mask": self.codec.mask(self.position, self.seat)}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        try:
            act = self.codec.act(self.position, self.seat, int(action))
        except ValueError:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._go_on([act])
        outcome = self.position.outcome()
        reward = 0.0
        info: dict[str, Any] = {"action_mask": self.codec.mask(self.position, self.seat)}
        if outcome is not None:
            reward = 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0
            info["scores"] = outcome.scores
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, outcome is not None, False, info

    def _go_on(self, own: list[int]) -> None:
        """Play on with the learner's act, until it is asked again or the game is over."""
        while acting := self.position.actors():
            if acting == (0,):
                self.position.apply(self._luck.draw(self.position))
                continue
            if self.seat in acting and not own:
                return
            acts = [
                own.pop() if seat == self.seat else choice(self.position, seat, self._bots[seat]) for seat in acting
            ]
            for act in acts:
                self.position.apply(act)

    def _seen(self) -> Seen:
        return self.codec.observe(self.position, self.seat)

    def render(self) -> Any:
        return rendered(self.position, self.render_mode, self.seat)


def name_of(game: str) -> str:
    """As Gymnasium names it: `ceiba/TwoWords-v0`."""
    return f"ceiba/{''.join(part.capitalize() for part in game.split('-'))}-v0"


for name, _ in names():
    gymnasium.register(name_of(name), "ceiba.env.gymnasium:LearnerEnv", kwargs={"game": name})
