"""How likely equals are to leave: a network has learnt it by playing with itself (docs/bots.md).

Everyone inside holds the same hand, but not everyone is ahead: who leads does well to go home, and who is far
behind to go on. So each of those inside has a rate of leaving of its own.
"""

from math import exp, tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.bots.incan_gold.winning import EDGE
from ceiba.bots.net import Net
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import payout
from ceiba.incan_gold.tables import ARTIFACT, CARD_GEMS, FIRST_HAZARD, KINDS, ROUNDS

TOP: Final = 3  # rivals that are looked at one by one, the foremost first
FAR: Final = 60.0  # points; a larger lead makes no difference
CLOSE: Final = 3.0  # points that make a difference when it is close
SURE: Final = 1e-5  # nobody is more certain than that to stay or to leave


class Equals:
    """One moment of a game, as those inside see it, each from its own seat."""

    def __init__(self, net: Net, position: IncanGold, blindness: vec[float]) -> None:
        p = position
        self.net = net
        self.position = p
        self.blindness = blindness
        self.rounds = ROUNDS - p.round
        self.scores = vec[float]([float(score) for score in p.scores_now()])
        company = p.count_inside()
        self.company = company
        share, _, _ = payout(company, p.hand, p.loose, p.relics, p.found)
        whole, _, relics = payout(1, p.hand, p.loose, p.relics, p.found)
        self.share = float(share)  # to carry out with all
        self.alone = float(whole + relics)  # and by oneself
        cards = float(p.cards)
        bust = float(p.deadly()) / cards
        gems: i64 = 0
        fresh: i64 = 0  # hazards that are not on the path
        kind: i64 = 0
        while kind < KINDS:
            gems += p.deck[kind] * CARD_GEMS[kind]
            if FIRST_HAZARD <= kind < ARTIFACT and p.turned[kind] == 0:
                fresh += 1
            kind += 1
        more = float(gems) / cards / float(company)  # that the next card brings
        # What is the same from every seat; each number about as large as 1.
        self.common = vec[float](
            [
                float(p.hand) / 10.0,
                float(p.loose) / 10.0,
                float(relics) / 10.0,
                self.share / 10.0,
                self.alone / 20.0,
                bust * 5.0,
                bust * self.share / 3.0,
                more / 3.0,
                more - bust * self.share,
                float(fresh) / 3.0,
                cards / 30.0,
                float(p.deck[ARTIFACT]),
                float(p.found) / 3.0,
                float(company) / 4.0,
                4.0 / float(p.seats),
            ]
        )

    def rate(self, seat: i64) -> float:
        """How likely a seat is to leave."""
        self.look(seat)
        rate = 1.0 / (1.0 + exp(-self.net.answer()))
        return min(max(rate, SURE), 1.0 - SURE)

    def look(self, seat: i64) -> None:
        """Write down what a seat sees: what is the same from all, then the blind, then how far it leads."""
        p = self.position
        inputs = self.net.inputs
        own = self.scores[seat - 1]
        leads = vec[float]()  # over the others, the smallest first …
        insides = vec[float]()  # … and whether these are inside
        least = FAR  # lead over anyone outside
        total = 0.0
        blind = 0.0
        blind_inside = 0.0
        other = seat % p.seats + 1
        while other != seat:
            blindness = self.blindness[other - 1]
            lead = own - self.scores[other - 1] + float(EDGE * self.rounds) * blindness
            inside = 1.0 if p.inside & bit(other) else 0.0
            total += lead
            blind += blindness
            blind_inside += blindness * inside
            if inside == 0.0:
                least = min(least, lead)
            leads = append(leads, lead)
            insides = append(insides, inside)
            place: i64 = len(leads) - 1
            while place > 0 and leads[place - 1] > lead:
                leads[place] = leads[place - 1]
                insides[place] = insides[place - 1]
                place -= 1
            leads[place] = lead
            insides[place] = inside
            other = other % p.seats + 1
        place = 0
        for number in self.common:
            inputs[place] = number
            place += 1
        inputs[place] = blind_inside / 3.0
        inputs[place + 1] = blind / float(p.seats - 1)
        place += 2
        each: i64 = 0
        while each < ROUNDS:
            inputs[place + each] = 1.0 if self.rounds == each else 0.0
            each += 1
        place += ROUNDS
        each = 0
        while each < TOP:
            inputs[place + each] = 1.0 if self.company == each + 1 else 0.0
            lead = leads[each] if each < len(leads) else FAR
            inputs[place + TOP + each] = insides[each] if each < len(leads) else 0.0
            inputs[place + 2 * TOP + each] = min(max(lead, -FAR), FAR) / 15.0
            inputs[place + 3 * TOP + each] = tanh(lead / CLOSE)
            inputs[place + 4 * TOP + each] = tanh((lead + self.share) / CLOSE)
            inputs[place + 5 * TOP + each] = tanh((lead + self.alone) / CLOSE)
            each += 1
        place += 6 * TOP
        inputs[place] = tanh((least + self.share) / CLOSE)
        inputs[place + 1] = tanh((least + self.alone) / CLOSE)
        inputs[place + 2] = min(max(total / float(p.seats - 1), -FAR), FAR) / 15.0
