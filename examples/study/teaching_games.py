"""Games that teach Tikal's judge: the search plays at first sight, with whims and likings dealt by lot.

A game is a line of JSON: who liked what, the acts, the points. Only where players differ, and now and then do not
take what seems best, is there something to compare. Every fourth seat has the judge with which it all began: so a
new one meets others than itself, and what it has unlearnt is seen to win.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ceiba import TIKAL
from ceiba.bots import Budget
from ceiba.bots.net import Net
from ceiba.bots.tikal.eyes import Likings
from ceiba.bots.tikal.search import LIKINGS, SearchBot, TurnSearch
from ceiba.chance import Dealer
from ceiba.game import LUCK, kind_of
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal

Game = dict[str, Any]  # Any: JSON
Nets = dict[str, Net]

# How far the likings that are dealt by lot lie from those of `search`, at most.
LOTS = {"level": 0.6, "wafer": 1.0, "camp": 1.0, "guard": 2.0, "shortcut": 0.7, "envy": 0.2}
COMPANY = 0.25  # how often a seat other than the first has the judge of the beginning
WHIM = 0.08  # how often a pupil takes another plan than its best


class Pupil(SearchBot):
    """Plays at first sight, by what these networks tell; with whims, if it has any."""

    def __init__(self, seed: str, nets: Nets, likings: Likings = LIKINGS, whim: float = 0.0) -> None:
        super().__init__(seed, Budget(iterations=1))
        self.nets = nets
        self.likings = likings
        self.whim = whim
        self.random = Random(seed)

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        return TurnSearch(position, seat, self.nets, self.likings)

    def turn(self, position: Tikal, seat: int) -> list[int]:
        turns = sorted(self.begin(position, seat).candidates.values(), key=lambda turn: -turn.sight)
        whim = int(self.random.expovariate(0.25)) if self.random.random() < self.whim else 0
        return turns[min(whim, len(turns) - 1)].acts


def play(bots: Sequence[SearchBot], auction: bool, seed: str) -> tuple[Tikal, list[int]]:
    """A whole game, and its acts."""
    position, dealer, acts = TIKAL.start(len(bots), auction=auction), Dealer(seed), list[int]()
    while actors := position.actors():
        seat = actors[0]
        acts.append(int(dealer.draw(position) if seat == LUCK else bots[seat - 1].choose(position.copy(), seat)))
        position.apply(acts[-1])
    return position, acts


def play_lesson(seed: str, nets: Nets, first: Nets) -> Game:
    """A game of any kind, mostly for two, some in the auction; `first` is the judge of the beginning."""
    chance = Random(seed)
    seats = chance.choices([2, 3, 4], [7, 1, 1])[0]
    auction = chance.random() < 0.12
    pupil = chance.randrange(seats)  # at least one
    likings, bots = list[dict[str, float] | None](), list[Pupil]()
    for seat in range(seats):
        if seat != pupil and chance.random() < COMPANY:
            likings.append(None)
            bots.append(Pupil(f"{seed} {seat}", first))
        else:
            dealt = {what: chance.choice((0.0, chance.uniform(-lot, lot))) for what, lot in LOTS.items()}
            likings.append(dealt)
            bots.append(Pupil(f"{seed} {seat}", nets, liking(dealt), WHIM))
    position, acts = play(bots, auction, seed)
    return {"seats": seats, "auction": auction, "likings": likings, "acts": acts, "scores": position.scores_now()}


def liking(dealt: dict[str, float]) -> Likings:
    """What `search` likes, and so much more or less of it."""
    return Likings(**{what: getattr(LIKINGS, what) + more for what, more in dealt.items()})


def contest(one: Nets, other: Nets, seed: str) -> float:
    """What part of two games one judge wins against another, with the same luck and seats exchanged."""
    won = 0.0
    for seat in (1, 2):
        judges = [one, other] if seat == 1 else [other, one]
        position, _ = play([Pupil(f"{seed} {who}", nets) for who, nets in enumerate(judges)], False, seed)
        outcome = position.outcome()
        assert outcome is not None  # it is over
        won += (seat in outcome.winners) / len(outcome.winners) / 2
    return won


def read(files: Sequence[Path]) -> Iterator[Game]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def ends_of_turns(game: Game) -> Iterator[tuple[Tikal, int]]:
    """The positions in which a seat is about to end its turn, and that seat."""
    position = TIKAL.start(game["seats"], auction=game["auction"])
    for act in game["acts"]:
        if kind_of(act) == DONE:
            yield position, int(position.seat)
        position.apply(act)
