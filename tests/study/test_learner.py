"""The learner of examples/study learns, and what it has learnt plays."""

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from learner import RULES, SEATS, Learner, Learnt

from ceiba import INCAN_GOLD, play
from ceiba.bots import make
from ceiba.env import codec
from ceiba.game import kind_of
from ceiba.incan_gold.action import LEAVE
from tests.env.tables import positions

ROOT = Path(__file__).parents[2]
PAGE, PROGRAM = ROOT / "docs" / "research.md", ROOT / "examples" / "study" / "learner.py"
TINY = 24  # lessons
TABLES, STEPS = 128, 100


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[float]]:
    """What a few seconds teach: the file, and how many games it won lesson by lesson."""
    learner = Learner(seed=1, tables=TABLES)
    won = []
    for _ in range(TINY):
        learner.lesson(STEPS)
        won.append(learner.won)
    path = tmp_path_factory.mktemp("learnt") / "learnt.npz"
    np.savez(path, *learner.network.weights)
    return path, won


def test_it_gets_better(learnt: tuple[Path, list[float]]) -> None:
    """At first it leaves by the toss of a coin; with the same seed it always learns the same."""
    _, won = learnt
    assert np.mean(won[:4]) < 0.25, "a fair share among four"
    assert np.mean(won[-4:]) > np.mean(won[:4]) + 0.1  # 0.19 more; rounding differs from machine to machine


def test_what_it_has_learnt_beats_a_rule_of_thumb(
    learnt: tuple[Path, list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One among three, for whom a quarter would be fair."""
    monkeypatch.setattr(Learnt, "path", learnt[0])
    shares = 0.0
    for seed in range(60):
        seat = seed % SEATS
        players = [make("incan-gold", "two-hazards") for _ in range(SEATS)]
        players[seat] = Learnt(seed)
        outcome = play(INCAN_GOLD, players, seed=seed).outcome
        assert outcome is not None
        shares += (seat + 1 in outcome.winners) / len(outcome.winners)
    assert shares > 30
    position = INCAN_GOLD.start(SEATS)
    position.act("* card 5")
    told = Learnt(1).explain(position, 2)
    assert told["act"] in ("2 stay", "2 leave")
    assert 0 <= float(str(told["chance"])) <= 1


def test_the_arena_finds_it_by_name(learnt: tuple[Path, list[float]], tmp_path: Path) -> None:
    """As docs/research.md has it, where the program and what it has learnt lie; with few games."""
    line = next(line for line in PAGE.read_text("utf-8").splitlines() if "learner:Learnt" in line)
    words = line.split("#")[0].replace("--games 2000", "--games 4 --json").split()
    shutil.copy(PROGRAM, tmp_path)
    shutil.copy(learnt[0], tmp_path)
    command = [sys.executable, "-m", *words]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True)
    assert {bot["name"] for bot in json.loads(ran.stdout)["bots"]} == {"learner:Learnt", "one-step"}


@pytest.mark.parametrize("rule", RULES)
def test_rules_of_thumb_for_many_at_once_are_those_of_the_bots(rule: str) -> None:
    numbers, bot = codec("incan-gold", SEATS), make("incan-gold", rule)
    asked = left = 0
    for seed in range(12):
        for position in positions(INCAN_GOLD.start(SEATS, artifacts=False), seed):
            seat = random.Random(f"{seed} {position}").choice(position.actors())
            leaves = kind_of(bot.choose(position, seat)) == LEAVE
            seen = numbers.named(numbers.observe(position, seat)[None])
            assert bool(RULES[rule](seen)[0]) == leaves, str(position)
            asked, left = asked + 1, left + leaves
    assert 0 < left < asked
