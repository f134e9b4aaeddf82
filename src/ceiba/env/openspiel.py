"""The games for OpenSpiel: `pyspiel.load_game("ceiba_two_words(seats=4)")` after `import ceiba.env.openspiel`.

Utilities are shares of the win, so they add up to 1. Seats that choose at once are asked one by one and know
nothing of what others have sealed: a game of hidden information rather than of simultaneous moves. Luck's acts are
numbered as `position.chance()` lists them.
"""

from typing import Any

import numpy as np
import pyspiel

from ceiba.bits import members
from ceiba.descriptor import Game
from ceiba.env.codec import Codec, codec
from ceiba.game import LUCK
from ceiba.games import known

KIND = pyspiel.GameType


def short_name(game: str) -> str:
    return f"ceiba_{game.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Ceiba: {game.name}",
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION if game.hides else KIND.Information.PERFECT_INFORMATION,
        utility=KIND.Utility.CONSTANT_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(game.fewest, min(4, game.most)), **game.options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    def __init__(self, kind: pyspiel.GameType, game: Game, params: dict[str, Any]) -> None:
        self.codec: Codec = codec(
            game,
            int(params.get("seats", kind.parameter_specification["seats"])),
            **{name: bool(params.get(name, default)) for name, default in game.options.items()},
        )
        coding = self.codec.coding
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=int(coding.chances),
            num_players=self.codec.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=int(coding.longest),
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "SpielObserver | None":
        """Of all that a seat knows; of what is public, or its own, alone there is none."""
        if iig_obs_type is not None:
            own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            if not (own and iig_obs_type.public_info):
                return None
        return SpielObserver(self.codec)


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.codec = game.codec
        self.position = self.codec.game.start(self.codec.seats, **self.codec.options)
        self.acts: list[int] = []

    # The methods have the names that OpenSpiel calls.

    def current_player(self) -> int:
        acting = int(self.position.acting())
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting & 1 else members(acting)[0] - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.codec.legal(self.position, player + 1)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chance()
        tickets = sum(chance.left for chance in chances)
        return [(place, chance.left / tickets) for place, chance in enumerate(chances)]

    def _apply_action(self, action: int) -> None:
        act = self._act(self.current_player(), action)
        self.acts.append(act)
        self.position.apply(act)

    def _act(self, player: int, action: int) -> int:
        if player < 0:
            return self.position.legal(LUCK)[action]
        return self.codec.act(self.position, player + 1, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.write(self._act(player, action))

    def is_terminal(self) -> bool:
        return not self.position.acting()

    def returns(self) -> list[float]:
        outcome = self.position.outcome()
        if outcome is None:
            return [0.0] * self.codec.seats
        share = 1 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(1, self.codec.seats + 1)]

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What OpenSpiel calls an observer: the tensor, its named parts, and the information state as text."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.tensor = np.zeros(codec.features, np.float32)
        self.dict = codec.named(self.tensor)  # views of it

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.codec.observe(state.position, player + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        return self.codec.information(state.position, player + 1, state.acts)


def _register(game: Game) -> None:
    kind = game_type(game)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)


for known_game in known().values():
    if known_game.coding(known_game.fewest) is not None:
        _register(known_game)
