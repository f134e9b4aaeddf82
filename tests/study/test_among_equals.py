"""What examples/study/among_equals.py teaches is what `solver` sees and plays."""

import json
from pathlib import Path

import among_equals
import numpy as np
import pytest
from among_equals import Policy, School, Tables, features
from librt.vecs import vec

from ceiba.bots.incan_gold.equals import Equals
from ceiba.bots.incan_gold.solver import net
from ceiba.bots.net import load_nets
from ceiba.env import codec
from tests.bots.incan_gold_scenes import choices


@pytest.mark.parametrize(("seats", "artifacts"), [(3, True), (4, True), (6, False), (8, True)])
def test_both_see_the_same(seats: int, artifacts: bool) -> None:
    coding = codec("incan-gold", seats)
    random = np.random.default_rng(seats)
    for position in choices(seats, seats, artifacts):
        position.open_tents = True
        blindness = random.random(seats)
        for seat in position.actors():
            blind = np.roll(blindness, 1 - seat)
            blind[0] = 0
            seen = features(coding.named(coding.observe(position, seat)[None]), blind[None])
            equals = Equals(net(), position, vec[float]([*map(float, blindness)]))
            equals.look(seat)
            assert [*equals.net.inputs] == pytest.approx(seen[0].tolist(), abs=1e-5)


def test_both_leave_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network is written down and read again."""
    random = np.random.default_rng(1)
    policy = Policy(43, random)
    (tmp_path / "taught").mkdir()
    (tmp_path / "taught" / "lessons.json").write_text(json.dumps({"leaving": policy.lessons()}))
    monkeypatch.syspath_prepend(tmp_path)
    read = load_nets("taught", "lessons.json")["leaving"]
    for inputs in random.normal(size=(5, 43)):
        for place, number in enumerate(inputs):
            read.inputs[place] = float(number)
        leaving, _ = policy.leaving(inputs[None].astype(np.float32))
        assert 1 / (1 + np.exp(-read.answer())) == pytest.approx(float(leaving[0]), abs=1e-3)


def test_a_lesson_teaches_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Untaught it leaves at one choice of eight, whatever there is; soon it tells when."""
    monkeypatch.setattr(among_equals, "TABLES", 64)
    schools = [School(seed=1), School(seed=1)]
    for school in schools:
        for _ in range(3):
            school.lesson()
    first, again = schools
    assert all((one == other).all() for one, other in zip(first.policy.weights, again.policy.weights, strict=True))
    inputs, _, chance, *_ = first.four.play(first.policy, first.judge)
    dangers = inputs[:, 6]  # what is to be lost, times the chance that it will be
    assert chance[dangers > 0.3].mean() > chance[dangers == 0].mean()


def test_nobody_sees_what_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others choose tells whether they are blind, once all have chosen."""
    monkeypatch.setattr(among_equals, "TABLES", 8)
    tables = Tables(4, True, np.random.default_rng(1), 1)
    batch = tables.batch
    blind = []
    for left in (True, False, False, False, False):
        seats = batch.seats - 1
        inputs = tables.observe(batch.codec.named(batch.observations), seats)
        blind.append(inputs[:, 16])
        tables.news[tables.rows, seats], tables.stayed[tables.rows, seats] = 3.0 if left else -1.0, not left
        batch.step(np.full(8, left))
    assert (np.array(blind[:4]) == blind[0]).all()
    # Where the second card has ended the round it is the first seat's turn again, which had left and saw nothing.
    assert (blind[4] > blind[0])[seats != 0].all()
