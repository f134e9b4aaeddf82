"""What teaches Tikal's judge: turns that one could take, and what comes of each of them with the same luck.

The search plays with itself at first sight, with whims. At some turns it tries several that it could take: the game
is played on for a few rounds after each, twice, and all of them meet the same luck. So they can be compared as if
each had been taken in the same game. What only goes along with winning is alike for all of them, and is not taken
for its cause.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from ceiba import TIKAL
from ceiba.bots import Budget
from ceiba.bots.net import Net
from ceiba.bots.tikal.race import Candidate
from ceiba.bots.tikal.rollouts import Rollout
from ceiba.bots.tikal.search import SearchBot, TurnSearch
from ceiba.chance import Dealer
from ceiba.game import LUCK
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, LAY_TILE, TURN
from ceiba.tikal.tables import TURN_POINTS

Game = dict[str, Any]  # Any: JSON
Nets = dict[str, Net]

WHIM = 0.15  # how often a pupil takes another plan than its best
MOMENTS = 0.35  # at how many turns others are tried
BEST, OTHERS = 2, 6  # that are tried: the best at first sight, and any …
BEHIND = 10.0  # … no more points behind than this
LUCKS = 2  # rollouts of each
ROUNDS = {2: 3, 3: 2, 4: 2}  # that a rollout goes on, by the number of players: luck drowns what comes later


class Pupil(SearchBot):
    """Plays at first sight, by what these networks tell; with whims, if it has any."""

    def __init__(self, seed: str, nets: Nets, whim: float = 0.0) -> None:
        super().__init__(seed, Budget(iterations=1))
        self.nets = nets
        self.whim = whim
        self.random = Random(seed)

    def turn(self, position: Tikal, seat: int) -> list[int]:
        search = self.begin(position, seat)
        for _ in range(self.random.randrange(4)):
            search.widen()
        whim = int(self.random.expovariate(0.25)) if self.random.random() < self.whim else 0
        turns = by_sight(search)
        return turns[min(whim, len(turns) - 1)].acts


def by_sight(search: TurnSearch) -> list[Candidate]:
    return [turn for _, _, turn in sorted(search.race.untried)]


def moment(position: Tikal, nets: Nets, chance: Random) -> Game | None:
    """Turns that could be taken here, and what comes of each; None if there is little to choose."""
    search = TurnSearch(position, position.seat, nets)
    for _ in range(chance.choice((2, 5, 9))):
        search.widen()
    turns = by_sight(search)
    turns = [turn for turn in turns if turn.sight > turns[0].sight - BEHIND]
    if len(turns) < BEST + OTHERS:
        return None
    lucks = [chance.randrange(10**6) for _ in range(LUCKS)]
    tried = [*turns[:BEST], *chance.sample(turns[BEST:], OTHERS)]
    came = [[worth(search, turn, luck) for luck in lucks] for turn in tried]
    return {
        "seat": int(position.seat),
        "turns": [[str(turn.after), worths] for turn, worths in zip(tried, came, strict=True)],
    }


def has_all_to_choose(position: Tikal) -> bool:
    """At the beginning of a turn, or of what one may do before a scoring; not in the final round."""
    if position.phase == LAY_TILE:
        return True
    begins = position.phase == EXPLORE and position.stage != TURN and position.points == TURN_POINTS
    return begins and bool(position.to_come)


def worth(search: TurnSearch, turn: Candidate, luck: int) -> float:
    """What a turn comes to after some rounds."""
    rollout = Rollout(turn.after, luck, turn.sight - turn.liked)
    for _ in range(ROUNDS[int(turn.after.seats)]):
        if not rollout.over:
            search.rollouts.go_on(rollout)
    return round(float(rollout.worth), 3)


def play_lesson(seed: str, nets: Nets) -> Game:
    """A game of any kind, mostly for two, some in the auction; and the moments in it at which others were tried."""
    chance, dealer = Random(seed), Dealer(seed)
    seats = chance.choices([2, 3, 4], [3, 1, 1])[0]
    auction = chance.random() < 0.12
    bots = [Pupil(f"{seed} {seat}", nets, WHIM) for seat in range(seats)]
    position, moments = TIKAL.start(seats, auction=auction), list[Game]()
    while actors := position.actors():
        seat = actors[0]
        if has_all_to_choose(position) and chance.random() < MOMENTS:
            found = moment(position, nets, chance)
            moments += [found] if found else []
        position.apply(dealer.draw(position) if seat == LUCK else bots[seat - 1].choose(position.copy(), seat))
    return {"seats": seats, "auction": auction, "moments": moments}


def contest(one: Nets, other: Nets, seed: str) -> float:
    """What part of two games one judge wins against another, with the same luck and seats exchanged."""
    won = 0.0
    for seat in (1, 2):
        judges = [one, other] if seat == 1 else [other, one]
        outcome = play([Pupil(f"{seed} {who}", nets) for who, nets in enumerate(judges)], seed).outcome()
        assert outcome is not None  # it is over
        won += (seat in outcome.winners) / len(outcome.winners) / 2
    return won


def play(bots: Sequence[SearchBot], seed: str) -> Tikal:
    """A whole game."""
    position, dealer = TIKAL.start(len(bots)), Dealer(seed)
    while actors := position.actors():
        seat = actors[0]
        position.apply(dealer.draw(position) if seat == LUCK else bots[seat - 1].choose(position.copy(), seat))
    return position
