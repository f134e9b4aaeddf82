"""Acts are numbers both ways, and observations say what views say."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from ceiba import start
from ceiba.env import Batch, codec
from tests.env.tables import SETTINGS, Setting, name, positions


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_every_act_has_one_number_and_every_number_one_act(setting: Setting) -> None:
    game, seats, options = setting
    numbers = codec(game, seats, **options)
    for position in positions(start(game, seats, **options), seats)[::5]:
        for seat in position.actors():
            legal = position.legal(seat)
            found = [numbers.number(act) for act in legal]
            assert len({*found}) == len(legal)
            assert [numbers.act(position, seat, number) for number in found] == [*legal]
            assert sorted(found) == numbers.legal(position, seat)
            assert np.flatnonzero(numbers.mask(position, seat)).tolist() == sorted(found)


def test_a_number_that_is_not_legal_is_refused() -> None:
    numbers, position = codec("tikal", 2), start("tikal", 2)
    position.act("* tile A3")
    for number in {*range(numbers.actions)} - {*numbers.legal(position, 1)}:
        with pytest.raises(ValueError, match=f"number {number} is not legal for seat 1 now"):
            numbers.act(position, 1, number)
    with pytest.raises(ValueError, match="number -1 is not legal"):
        numbers.act(position, 1, -1)


def test_what_is_seen_in_incan_gold_is_what_the_view_tells() -> None:
    numbers = codec("incan-gold", 4)
    for position in positions(start("incan-gold", 4), 3)[::3]:
        for seat in (1, 3):
            seen, view = numbers.named(numbers.observe(position, seat)), position.view(seat)
            for part in ("round", "hand", "path_gems", "path_artifacts", "artifacts_found", "cards", "deadly"):
                assert seen[part].tolist() == [view[part]], part
            assert seen["deck"].tolist() == [*view["deck"].values()]  # type: ignore[attr-defined]
            for place, row in enumerate(seen["seats"].tolist()):
                there = view["seats"][(seat - 1 + place) % 4]  # type: ignore[index]
                tent = -1 if there["tent"] is None else there["tent"]
                assert row == [there["inside"], tent, there["artifacts"], there["artifact_points"]]


def test_what_is_seen_in_tikal_is_what_lies_on_the_board() -> None:
    numbers = codec("tikal", 3)
    for position in positions(start("tikal", 3), 3)[::25]:
        mine, theirs = (numbers.named(numbers.observe(position, seat)) for seat in (1, 2))
        assert mine["seats"][:, 0].tolist() == position.scores_now()
        assert np.roll(mine["seats"], -1, axis=0).tolist() == theirs["seats"].tolist()
        assert np.roll(mine["workers"], -1, axis=0).tolist() == theirs["workers"].tolist()
        assert mine["board"][:5].tolist() == theirs["board"][:5].tolist()
        assert (mine["board"][0] > 0).sum() == 40 - (mine["board"][1] < 0).sum()


def test_nobody_sees_what_others_have_sealed() -> None:
    numbers = codec("incan-gold", 3)
    position = start("incan-gold", 3)
    history = [position.act(act) for act in ("* card 5", "1 leave", "2 stay")]
    before = position.known_to(3)
    assert (numbers.observe(position, 3) == numbers.observe(before, 3)).all()
    assert numbers.information(position, 3, history) == "seat 3; * card 5"
    assert numbers.information(position, 2, history) == "seat 2; * card 5; 2 stay"
    assert numbers.information(position, 1, history) == "seat 1; * card 5; 1 leave"
    history.append(position.act("3 stay"))
    assert numbers.information(position, 3, history) == "seat 3; * card 5; 1 leave; 2 stay; 3 stay"


def test_a_codec_travels() -> None:
    numbers = codec("diamant", 3)
    assert numbers.options == {"artifacts": False}
    assert deepcopy(numbers) is numbers
    assert pickle.loads(pickle.dumps(numbers)).options == numbers.options


# -- batches ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=name)
def test_a_batch_shows_what_each_game_shows(setting: Setting) -> None:
    game, seats, options = setting
    batch = Batch(game, 3, seats, seed=5, **options)
    random = np.random.default_rng(2)
    ends = 0
    for _ in range(150):
        for row, position in enumerate(batch.positions()):
            seat = int(batch.seats[row])
            assert seat == position.actors()[0]
            assert (batch.observations[row] == batch.codec.observe(position, seat)).all()
            assert (batch.masks[row] == batch.codec.mask(position, seat).astype(bool)).all()
        picked = batch.sample(random)
        assert all(batch.masks[row, number] for row, number in enumerate(picked))
        batch.step(picked)
        shares = batch.rewards.sum(axis=1)
        assert np.allclose(shares, batch.ended)
        assert not batch.scores[~batch.ended].any()
        ends += int(batch.ended.sum())
    assert ends or game == "tikal"


def test_the_same_seed_and_choices_are_the_same_games() -> None:
    batches = [Batch("incan-gold", 50, 3, seed=seed) for seed in (1, 1, 2)]
    random = [np.random.default_rng(3) for _ in batches]
    for _ in range(60):
        for batch, numbers in zip(batches, random, strict=True):
            batch.step(batch.sample(numbers))
    same, again, other = batches
    assert (same.observations == again.observations).all()
    assert (same.observations != other.observations).any()
    again.reset(seed=9)
    same.reset(seed=9)
    assert (same.observations == again.observations).all()


def test_a_batch_refuses_what_is_not_legal_and_changes_nothing() -> None:
    batch = Batch("incan-gold", 4, 3)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="number 2 is not legal in game 3"):
        batch.step(np.array([0, 0, 0, 2]))
    with pytest.raises(ValueError, match="a step takes 4 numbers"):
        batch.step(np.zeros(3))
    assert (batch.observations == before).all()
    with pytest.raises(ValueError, match="one game at least"):
        Batch("incan-gold", 0)


def test_rewards_go_to_the_winners_of_the_game_that_ended() -> None:
    """Whoever leaves at once has gems; who stays for ever has none, whatever comes."""
    batch = Batch("diamant", 20, 3, seed=1)
    ends = 0
    while ends < 20:
        batch.step((batch.seats == 2).astype(np.int64))
        for row in np.flatnonzero(batch.ended):
            ends += 1
            assert batch.rewards[row, 1] == batch.rewards[row].max()
            assert batch.scores[row, 1] == batch.scores[row].max()
