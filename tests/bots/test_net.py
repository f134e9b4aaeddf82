"""What bots have learnt, and what they remember of it."""

import pickle
from random import Random

import pytest

from ceiba.bots.memory import UNKNOWN, Memory
from ceiba.bots.net import Net


@pytest.mark.parametrize("hidden", [1, 4, 6, 9])
def test_a_network_answers_as_it_is_defined(hidden: int) -> None:
    chance = Random(hidden)
    weights = [chance.uniform(-1, 1) for _ in range(hidden * 5 + 1 + hidden)]
    net = Net(4, hidden, weights)
    told = [0.5, 0.0, -2.0, 1.0]
    for place, number in enumerate(told):
        net.inputs[place] = number
    answer = weights[-1]
    for unit in range(hidden):
        *row, bias = weights[unit * 5 : unit * 5 + 5]
        activation = bias + sum(weight * number for weight, number in zip(row, told, strict=True))
        answer += max(0.0, activation) * weights[hidden * 5 + unit]
    assert net.answer() == pytest.approx(answer)
    again = pickle.loads(pickle.dumps(net))
    assert [*again.weights] == weights


def test_a_memory_is_a_dictionary() -> None:
    chance = Random(1)
    memory, known = Memory(), dict[int, float]()
    for _ in range(3000):
        key = chance.randrange(2**12) << chance.choice((0, 20, 50))
        assert memory.recall(key) == known.get(key, UNKNOWN)
        if key not in known:
            known[key] = chance.random()
            memory.keep(key, known[key])
    assert all(memory.recall(key) == number for key, number in known.items())
