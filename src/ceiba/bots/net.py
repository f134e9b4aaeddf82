"""A small neural network: one hidden layer, all a bot needs to hold what it has learnt."""

import json
from importlib import resources
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UNITS: Final = 4  # hidden units that are worked out side by side


class Net:
    """Write to `inputs`, then ask for the `answer`."""

    def __init__(self, inputs: i64, hidden: i64, weights: list[float]) -> None:
        self.inputs = vec[float]([0.0] * inputs)
        self.hidden = hidden
        # Of each hidden unit its inputs' weights and its bias; then the answer's weights and its bias.
        self.weights = vec[float](weights)
        self.woven = woven(inputs, hidden, self.weights)

    def answer(self) -> float:
        inputs = self.inputs
        weights = self.woven
        count: i64 = len(inputs)
        last: i64 = len(weights) - 1
        answer = weights[last]
        place: i64 = 0
        while place < last:
            # Side by side, for a processor adds four sums as fast as one.
            first = weights[place]
            second = weights[place + 1]
            third = weights[place + 2]
            fourth = weights[place + 3]
            place += UNITS
            number: i64 = 0
            while number < count:
                told = inputs[number]
                if told != 0.0:
                    first += weights[place] * told
                    second += weights[place + 1] * told
                    third += weights[place + 2] * told
                    fourth += weights[place + 3] * told
                place += UNITS
                number += 1
            if first > 0.0:
                answer += first * weights[place]
            if second > 0.0:
                answer += second * weights[place + 1]
            if third > 0.0:
                answer += third * weights[place + 2]
            if fourth > 0.0:
                answer += fourth * weights[place + 3]
            place += UNITS
        return answer

    def __reduce__(self) -> tuple[object, ...]:
        return (Net, (len(self.inputs), self.hidden, list(self.weights)))


def woven(inputs: i64, hidden: i64, weights: vec[float]) -> vec[float]:
    """The weights in the order in which they are needed when four hidden units are worked out side by side.

    Of each four their biases, the weights of each input, and the answer's weights; at the end the answer's bias.
    """
    found = vec[float]()
    last = hidden * (inputs + 1)
    unit: i64 = 0
    while unit < hidden:
        row: i64 = -1
        while row <= inputs:
            beside: i64 = unit
            while beside < unit + UNITS:
                if beside >= hidden:
                    found = append(found, 0.0)  # a unit that is not there
                elif row == inputs:
                    found = append(found, weights[last + beside])
                else:
                    place = inputs if row < 0 else row
                    found = append(found, weights[beside * (inputs + 1) + place])
                beside += 1
            row += 1
        unit += UNITS
    return append(found, weights[last + hidden])


def load_nets(package: str, file: str) -> dict[str, Net]:
    """The networks in a file of a package, by name."""
    lessons = json.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    return {name: Net(net["inputs"], net["hidden"], net["weights"]) for name, net in lessons.items()}
