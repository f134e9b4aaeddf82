"""The race: which of many turns is best, found out by rollouts that bring all of them the same luck.

With every round that a rollout goes on, a turn comes off better or worse than before. Part of that is luck, which
all turns meet alike; part is what the turn is truly worth; the rest is chance, of which each rollout has its own.
How far truth and chance go is known for each round, and so is what one may hope to gain by playing more rounds of
a turn. Where that is most, a round is played: a first one of many turns, then more luck and further rounds for the
few between which it is hard to choose.
"""

from heapq import heappop, heappush
from math import erfc, exp, pi, sqrt
from typing import Final

from mypy_extensions import i64

from ceiba.bots.tikal.rollouts import Rollout, Rollouts
from ceiba.tikal.position import Tikal

# By rounds: the points by which turns truly differ in what the round adds, and by which chance moves a rollout.
TRUTH: Final = [1.7, 1.2, 0.8, 0.6]
CHANCE: Final = [1.8, 3.1, 3.3, 3.4]
ROUNDS: Final = 4
# What nobody has tried counts like so many rollouts that told nothing.
TRUST: Final = [(chance / truth) ** 2 for truth, chance in zip(TRUTH, CHANCE, strict=True)]
CLEAR: Final = 0.0001  # points that one may hope to gain by a round, below which there is nothing left to find out
MOST_AHEAD: Final = 64.0  # rounds of one turn that are thought of together
ENOUGH: Final = 400  # rollouts of one turn
FAR: Final = 1000.0  # points behind which there is no rival
SWEEPS: Final = 2  # how often luck and turns are told apart, each by what is known of the other


class Candidate:
    """A turn of one's own: what it is worth at first sight, and by its rollouts."""

    def __init__(self, acts: list[int], after: Tikal, sight: float, liked: float = 0.0) -> None:
        self.acts = acts
        self.after = after  # before the turn's end is pressed
        self.sight = sight
        self.liked = liked  # what of it is liking, which rollouts neither confirm nor deny
        self.value = sight  # by all that is known
        self.doubt = doubt_after([0] * ROUNDS)  # how far that may be off
        # The round that tells most, of one more rollout or of one that goes on; -1 if there is none.
        self.next = 0
        self.told = told_by(0, 0)  # by how much it lessens the doubt, squared
        self.is_certain = False  # the game ended in its rollout, and luck had no say: nothing else can come of it
        self.rollouts: list[Rollout] = []
        # By rounds: what each rollout gained in it, in their order, and how much of that is the turn's own.
        self.gains: list[list[float]] = [[] for _ in range(ROUNDS)]
        self.better: list[float] = [0.0] * ROUNDS


class Race:
    """The turns of one seat."""

    def __init__(self, rollouts: Rollouts) -> None:
        self.rollouts = rollouts
        self.tried: list[Candidate] = []
        self.untried: list[tuple[float, int, Candidate]] = []  # a heap: the best at first sight stands first
        self.entered = 0
        # By rounds and the numbers of luck: who has met it.
        self.met: list[list[list[Candidate]]] = [[] for _ in range(ROUNDS)]

    def enter(self, candidate: Candidate) -> None:
        heappush(self.untried, (-candidate.sight, self.entered, candidate))
        self.entered += 1

    def runners(self) -> list[Candidate]:
        """All that may be the best: of those not yet tried only the best at first sight."""
        return [*self.tried, self.untried[0][2]] if self.untried else self.tried

    def best(self) -> Candidate:
        runners = self.runners()
        best = runners[0]
        for candidate in runners:
            if candidate.value > best.value:
                best = candidate
        return best

    def step(self) -> bool:
        """Play a round of the turn by which one may hope to gain most; False when all is clear."""
        best = self.best()
        if not best.rollouts:
            return self.try_out(best)
        second = -FAR
        for candidate in self.runners():
            if candidate is not best and candidate.value > second:
                second = candidate.value
        chosen = best
        most = CLEAR
        for candidate in self.runners():
            behind = best.value - (second if candidate is best else candidate.value)
            hope = hope_of(behind, candidate.doubt, candidate.told)
            if hope > most:
                most = hope
                chosen = candidate
        return most > CLEAR and self.try_out(chosen)

    def try_out(self, candidate: Candidate) -> bool:
        """Play the round of this turn that tells most; False if there is none."""
        if candidate.next < 0:
            return False
        self.play_round(candidate, candidate.next)
        look_ahead(candidate)
        return True

    def play_round(self, candidate: Candidate, number: int) -> None:
        luck = len(candidate.gains[number])
        if number == 0:
            if luck == 0:
                self.begin(candidate)
            candidate.rollouts.append(Rollout(candidate.after, luck, candidate.sight - candidate.liked))
        rollout = candidate.rollouts[luck]
        gain = self.rollouts.go_on(rollout)
        candidate.is_certain = rollout.over and not rollout.by_luck
        candidate.gains[number].append(gain)
        if luck == len(self.met[number]):
            self.met[number].append([])
        self.met[number][luck].append(candidate)
        self.settle(number)
        if candidate.is_certain:
            candidate.doubt = 0.0
        else:
            candidate.doubt = doubt_after([len(gains) for gains in candidate.gains])

    def begin(self, candidate: Candidate) -> None:
        self.tried.append(candidate)
        if self.untried and self.untried[0][2] is candidate:
            heappop(self.untried)

    def settle(self, number: int) -> None:
        """What of the gains of a round was luck, and what was the turns' own."""
        lucks = self.met[number]
        trust = TRUST[number]
        for _ in range(SWEEPS):
            common: list[float] = []
            for luck in range(len(lucks)):
                total = 0.0
                for candidate in lucks[luck]:
                    total += candidate.gains[number][luck] - candidate.better[number]
                common.append(total / float(len(lucks[luck])))
            for candidate in lucks[0]:
                total = 0.0
                gains = candidate.gains[number]
                for luck in range(len(gains)):
                    total += gains[luck] - common[luck]
                candidate.better[number] = total / (float(len(gains)) + (0.0 if candidate.is_certain else trust))
        for candidate in lucks[0]:
            value = candidate.sight
            for better in candidate.better:
                value += better
            candidate.value = value


def look_ahead(candidate: Candidate) -> None:
    """Find the round of this turn that would tell most."""
    candidate.next = -1
    candidate.told = 0.0
    if candidate.is_certain:
        return
    for number in range(ROUNDS):
        played: i64 = len(candidate.gains[number])
        if number > 0 and (played == len(candidate.gains[number - 1]) or candidate.rollouts[played].over):
            break  # before it goes on, a rollout has to be there
        told = told_by(number, played)
        if told > candidate.told and played < ENOUGH:
            candidate.told = told
            candidate.next = number


def hope_of(behind: float, doubt: float, told: float) -> float:
    """What one may hope to gain by each round of a turn that is so far behind, if as many are played as pay best.

    One alone could change nothing where many may; of the doubt, squared, the first takes `told`, all of them all.
    """
    if told == 0.0:
        return 0.0
    all_told = doubt * doubt
    most = 0.0
    rounds = 1.0
    while rounds <= MOST_AHEAD:
        learnt = all_told * rounds / (rounds + all_told / told - 1.0)
        most = max(most, hoped_gain(behind, sqrt(learnt)) / rounds)
        rounds *= 2.0
    return most


def hoped_gain(behind: float, moved: float) -> float:
    """The points gained on average if a turn so far behind may move by so much, and is taken where that helps."""
    far = behind / moved
    return moved * (exp(-far * far / 2.0) / sqrt(2.0 * pi) - far * erfc(far / sqrt(2.0)) / 2.0)


def told_by(number: i64, played: i64) -> float:
    """By how much one more rollout that goes through this round lessens the doubt, squared."""
    trust = TRUST[number] + float(played)
    return CHANCE[number] * CHANCE[number] * (1.0 / trust - 1.0 / (trust + 1.0))


def doubt_after(played: list[int]) -> float:
    """How far the value of a turn may be off, after so many rollouts through each round."""
    squared = 0.0
    for number in range(ROUNDS):
        squared += CHANCE[number] * CHANCE[number] / (TRUST[number] + float(played[number]))
    return sqrt(squared)
