"""Both games keep the contract in every variant, option and number of players: over 12,000 random games."""

from itertools import product

import pytest

from ceiba import INCAN_GOLD, TIKAL
from ceiba.descriptor import Game
from ceiba.testing import check_game

# A Tikal game takes some twenty times as long as one of Incan Gold.
GAMES = {"tikal": 300, "incan-gold": 400}
# A long variant in parts, so that several processes share the work evenly; each part draws its first game in full.
PARTS = {"tikal": 2, "incan-gold": 1}


Variant = tuple[Game, int, dict[str, bool]]


def variants(game: Game) -> list[Variant]:
    choices = [dict(zip(game.options, values, strict=True)) for values in product((False, True), repeat=2)]
    return [(game, seats, options) for seats in range(game.fewest, game.most + 1) for options in choices]


def name(part: Variant | int) -> str:
    if isinstance(part, int):
        return str(part)
    game, seats, options = part
    return "-".join([game.name, str(seats), *(option for option, on in options.items() if on)])


WORK = [
    (variant, part)
    for game in (TIKAL, INCAN_GOLD)
    for variant in variants(game)
    for part in range(PARTS[game.name])
]


@pytest.mark.parametrize(("variant", "part"), WORK, ids=name)
def test_every_variant_keeps_the_contract(variant: Variant, part: int) -> None:
    game, seats, options = variant
    check_game(game, seats, games=GAMES[game.name] // PARTS[game.name], seed=part, **options)


def test_enough_games_are_played() -> None:
    played = sum(GAMES[game.name] * len(variants(game)) for game in (TIKAL, INCAN_GOLD))
    assert played >= 10_000
