"""A small neural network: one hidden layer, all a bot needs to hold what it has learnt."""

import json
from importlib import resources

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """Write to `inputs`, then ask for the `answer`."""

    def __init__(self, inputs: i64, hidden: i64, weights: list[float]) -> None:
        self.inputs = vec[float]([0.0] * inputs)
        self.hidden = hidden
        # Of each hidden unit its inputs' weights and its bias; then the answer's weights and its bias.
        self.weights = vec[float](weights)

    def answer(self) -> float:
        inputs = self.inputs
        weights = self.weights
        count: i64 = len(inputs)
        place: i64 = 0
        last = self.hidden * (count + 1)
        answer = weights[last + self.hidden]
        unit: i64 = 0
        while unit < self.hidden:
            activation = weights[place + count]
            number: i64 = 0
            while number < count:
                activation += weights[place + number] * inputs[number]
                number += 1
            if activation > 0.0:
                answer += activation * weights[last + unit]
            place += count + 1
            unit += 1
        return answer

    def __reduce__(self) -> tuple[object, ...]:
        return (Net, (len(self.inputs), self.hidden, list(self.weights)))


def load_nets(package: str, file: str) -> dict[str, Net]:
    """The networks in a file of a package, by name."""
    lessons = json.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    return {name: Net(net["inputs"], net["hidden"], net["weights"]) for name, net in lessons.items()}
