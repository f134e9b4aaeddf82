"""Playing the rest of a round many times over, to see what leaving gains over staying.

The same shuffled cards are played with every number of others leaving, with and without oneself: so luck is the
same on both sides and twenty shuffles say much. Nobody dies in a rollout: a card that would end the round counts
at once by its chance, and those that remain are dealt on.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.bots.incan_gold.equilibrium import equilibrium
from ceiba.bots.incan_gold.rest_of_round import RestOfRound
from ceiba.bots.incan_gold.winning import EDGE, POINT, Winning, haul
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import payout, points
from ceiba.incan_gold.state import count
from ceiba.incan_gold.tables import ROUNDS

AHEAD: Final = 6  # cards that those in a rollout look ahead
PART: Final = 0.5  # of the path they hope to get an equal share, but only half the time
NEGLIGIBLE: Final = 0.02  # chance of coming so far that a rollout may end


class Rollout(RestOfRound):
    """How the rest of a round may go, when everyone plays sensibly or blindly."""

    def __init__(self, position: IncanGold, random: Random) -> None:
        super().__init__(position)
        self.random = random
        self.rounds = ROUNDS - position.round
        self.winning = Winning(self.rounds)
        self.blind: i64 = 0  # seats that choose blindly in this rollout
        self.noise: i64 = 0
        self.survival = vec[float]([0.0] * AHEAD)
        self.harvest = vec[float]([0.0] * AHEAD)
        self.rates = [vec[float]([0.0] * inside) for inside in range(int(position.seats) + 1)]

    # -- what leaving gains ---------------------------------------------------------------------------

    def gains(self, seat: i64, shuffles: i64, blindness: vec[float]) -> vec[float]:
        """In chances to win, by the number of others who leave; each other is blind with its own chance."""
        others = vec[i64]()
        other: i64 = 1
        while other <= self.seats:
            if other != seat and self.start.inside >> other & 1:
                others = append(others, other)
            other += 1
        number: i64 = len(others)
        gains = vec[float]([0.0] * (number + 1))
        done: i64 = 0
        while done < shuffles:
            shuffle(self.order, self.random)
            shuffle(others, self.random)
            self.draw_blind(blindness)
            noise: i64 = self.random.randrange(2147483648)
            leaving: i64 = 0
            left: i64 = 0
            while left <= number:
                if left > 0:
                    leaving |= bit(others[left - 1])
                self.noise = noise
                gains[left] += self.play(seat - 1, leaving | bit(seat))
                self.noise = noise
                gains[left] -= self.play(seat - 1, leaving)
                left += 1
            done += 1
        left = 0
        while left <= number:
            gains[left] /= float(shuffles)
            left += 1
        return gains

    def draw_blind(self, blindness: vec[float]) -> None:
        """Who chooses blindly, and so is as good as some points behind for every round to come."""
        self.blind = 0
        other: i64 = 1
        while other <= self.seats:
            self.prospects[other - 1] = self.before[other - 1]
            if self.random.random() < blindness[other - 1]:
                self.blind |= bit(other)
                self.prospects[other - 1] -= POINT * EDGE * self.rounds
            other += 1

    def play(self, me: i64, leaving: i64) -> float:
        """The chance to win when these leave now and everyone plays sensibly from there."""
        self.reset()
        chance = -1.0  # to win if the round ended now
        won = 0.0
        alive = 1.0
        while True:
            if leaving:
                self.pay(leaving)
                chance = -1.0
            if chance < 0.0 and (self.inside == 0 or self.deadly > 0):
                chance = self.winning.chance(self.standing, me)
            if self.inside == 0:
                return won + alive * chance
            if self.deadly > 0:
                bust = float(self.deadly) / float(self.cards)
                won += alive * bust * chance
                alive *= 1.0 - bust
                if alive < NEGLIGIBLE:
                    return won + alive * chance
            self.turn()
            leaving = self.leavers()

    # -- how those inside play ------------------------------------------------------------------------

    def leavers(self) -> i64:
        inside = count(self.inside)
        rate = 0.0
        goal: i64 = 0
        if inside == 1:
            rate = 1.0 if self.enough(lowest(self.inside) - 1) else 0.0
        else:
            rate = self.rate(inside)
            goal = self.to_beat()
        all_of_it = haul(1, self.hand, self.loose, self.relics, self.found)
        leaving: i64 = 0
        rest = self.inside
        while rest:
            seat = lowest(rest)
            rest &= rest - 1
            if self.blind >> seat & 1:
                if self.toss() < 0.5:
                    leaving |= bit(seat)
            elif self.standing[seat - 1] + all_of_it >= goal and rate > 0.0 and self.toss() < rate:
                leaving |= bit(seat)
        return leaving

    def toss(self) -> float:
        """A random number below 1, the same in every rollout of a shuffle as long as they go the same way."""
        self.noise = (self.noise * 1103515245 + 12345) & 2147483647
        return float(self.noise) / 2147483648.0

    def to_beat(self) -> i64:
        """In the last round nobody leaves who is then sure to lose to someone outside."""
        best: i64 = 0
        if self.rounds == 0:
            seat: i64 = 1
            while seat <= self.seats:
                if self.inside >> seat & 1 == 0 and self.standing[seat - 1] > best:
                    best = self.standing[seat - 1]
                seat += 1
        return best

    def enough(self, me: i64) -> bool:
        """Whether a seat alone inside does better to leave than to turn one more card."""
        before = self.standing[me]
        lose = self.winning.chance(self.standing, me)
        after = before + haul(1, self.hand, self.loose, self.relics, self.found)
        self.standing[me] = after
        keep = self.winning.chance(self.standing, me)
        more = keep
        if self.cards > self.deadly + self.fresh:
            # What it finds is an average treasure; artifacts are like one.
            treasures = self.cards - self.deadly - self.fresh
            self.standing[me] = after + POINT * self.gems // treasures
            more = self.winning.chance(self.standing, me)
        self.standing[me] = before
        gain = float(self.cards - self.deadly - self.fresh) * (more - keep)
        return gain < float(self.deadly) * (keep - lose)

    def rate(self, inside: i64) -> float:
        """A cheap equilibrium in gems, as if all who go on would go on for as many cards as is best for them."""
        cards = self.look_ahead()
        gains = self.rates[inside]
        relics = points(self.relics, self.found)
        others = 1.0 / float(self.seats - 1)
        going = self.going_on(self.loose, relics, inside, cards)
        leaver = 0.0  # what each of those gets who leave without me
        left: i64 = 0
        while left < inside:
            # With me leaving, `left` others do so too; without me they share what I would have had.
            gems, _, worth = payout(left + 1, self.hand, self.loose, self.relics, self.found)
            after = 0.0
            if left + 1 < inside:
                loose = self.loose - (gems - self.hand) * (left + 1)
                after = self.going_on(loose, relics - worth, inside - 1 - left, cards)
            mine = float(gems + worth)
            stayers = float(inside - 1 - left)
            leaving = mine - others * (float(left) * mine + stayers * after)
            staying = going - others * (float(left) * leaver + stayers * going)
            gains[left] = leaving - staying
            going = after
            leaver = mine
            left += 1
        blind = count(self.inside & self.blind)
        if blind == inside:
            return 0.5
        return equilibrium(gains, float(blind) / float(inside - 1))

    def look_ahead(self) -> i64:
        """The chances to survive the next cards and the gems they bring; answers how many cards that are."""
        cards = float(self.cards)
        deadly = float(self.deadly)
        fresh = float(self.fresh)
        gems = float(self.gems)
        copies = fresh / float(self.kinds) if self.kinds > 0 else 0.0
        alive = 1.0
        found = 0.0
        seen: i64 = 0
        while seen < AHEAD and cards - deadly > 0.5:
            safe = cards - deadly
            alive *= safe / cards
            found += gems / safe
            self.survival[seen] = alive
            self.harvest[seen] = found
            new = fresh / safe
            deadly += new * (copies - 1.0)
            fresh -= new * copies
            gems -= gems / safe
            cards -= 1.0
            seen += 1
        return seen

    def going_on(self, loose: i64, relics: i64, inside: i64, cards: i64) -> float:
        """What going on is worth in gems to each of so many."""
        path = float(loose + relics)
        if inside > 1:
            path *= PART / float(inside)
        best = 0.0
        seen: i64 = 0
        while seen < cards:
            value = self.survival[seen] * (float(self.hand) + path + self.harvest[seen] / float(inside))
            if value < best:
                return best
            best = value
            seen += 1
        return best


def shuffle(cards: vec[i64], random: Random) -> None:
    last: i64 = len(cards) - 1
    while last > 0:
        other: i64 = random.randrange(last + 1)
        card = cards[other]
        cards[other] = cards[last]
        cards[last] = card
        last -= 1
