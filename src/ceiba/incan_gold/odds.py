"""The exact chances of a round, from the counts of the deck: for hints, for bots and for the curious (I7)."""

from fractions import Fraction
from itertools import pairwise
from math import comb, factorial
from typing import NamedTuple, TypedDict

from ceiba.incan_gold.sharing import payout
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, RARE_ARTIFACT_POINTS, TREASURES


def bust_chance(position: State) -> Fraction:
    """The chance that the next card is the second hazard of its kind."""
    _check_not_over(position)
    return Fraction(position.deadly(), position.cards)


def bust_distribution(position: State) -> list[Fraction]:
    """If nobody leaves: the chances that the 1st, 2nd, 3rd … card from here is the one that ends the round."""
    deck = _deck(position)
    # In how many ways n cards can be taken without a bust: any of the treasures and artifacts, at most one of
    # each hazard that is fresh, and none that is deadly. These are the coefficients of (1+x)^safe · ∏ (1+copies·x).
    safe = sum(deck.treasures) + deck.artifacts
    ways = [comb(safe, n) for n in range(safe + 1)]
    for copies in deck.fresh:
        ways = [without + copies * one for without, one in zip([*ways, 0], [0, *ways], strict=True)]
    survived = [Fraction(number, comb(deck.cards(), n)) for n, number in enumerate(ways)]
    return [before - after for before, after in pairwise([*survived, Fraction(0)])]


def mean_cards_to_bust(position: State) -> Fraction:
    """If nobody leaves: how many cards are turned from here on average, the one that ends the round included."""
    return sum((n * chance for n, chance in enumerate(bust_distribution(position), 1)), Fraction(0))


class IncanGoldOdds(TypedDict):
    """What everyone may know of the next cards, since it follows from the path and the deck's counts."""

    bust: float  # the chance that the next card ends the round …
    bust_fraction: str  # … and exactly, in lowest terms: "1/7"
    by_card: list[float]  # the chances that the 1st, 2nd, 3rd … card from here does, if nobody leaves
    mean_cards: float  # how many cards that takes on average


def odds(position: State) -> IncanGoldOdds | None:
    """All of these at once; None when the game is over."""
    if position.is_over():
        return None
    bust = bust_chance(position)
    return {
        "bust": float(bust),
        "bust_fraction": str(bust),
        "by_card": [float(chance) for chance in bust_distribution(position)],
        "mean_cards": float(mean_cards_to_bust(position)),
    }


class Stakes(NamedTuple):
    """What a player alone inside brings home: by leaving now; on average, by going on for as long as it pays."""

    leave: int
    go_on: Fraction


def stakes(position: State) -> Stakes:
    """The stakes of one player alone in the temple (I3.7); artifacts count what they would if carried out."""
    inside = position.count_inside()
    if inside != 1:
        raise ValueError(f"these odds are for one player alone in the temple; {inside} are inside.")
    alone = _Alone(position)
    deck = _deck(position)
    return Stakes(alone.leave(deck), Fraction(alone.go_on(deck), factorial(deck.cards())))


def best_haul(position: State) -> Fraction:
    """What a player alone in the temple brings home on average by going on for as long as it pays (I7.4)."""
    leave, go_on = stakes(position)
    return go_on if position.turning else max(Fraction(leave), go_on)


class _Deck(NamedTuple):
    """The cards to come, as far as they matter: one hazard is like another of as many copies."""

    treasures: tuple[int, ...]  # how many of each value
    fresh: tuple[int, ...]  # the copies of each hazard that is not on the path, sorted
    deadly: int  # the cards of hazards that are
    artifacts: int

    def cards(self) -> int:
        return sum(self.treasures) + sum(self.fresh) + self.deadly + self.artifacts

    def gems(self) -> int:
        return sum([value * copies for value, copies in zip(TREASURES, self.treasures, strict=True)])


def _check_not_over(position: State) -> None:
    if position.is_over():
        raise ValueError("the game is over: no card is turned any more.")


def _deck(position: State) -> _Deck:
    _check_not_over(position)
    hazards = [(position.deck[kind], position.turned[kind]) for kind in range(FIRST_HAZARD, ARTIFACT)]
    return _Deck(
        treasures=tuple(position.deck)[:FIRST_HAZARD],
        fresh=tuple(sorted(copies for copies, turned in hazards if copies and not turned)),
        deadly=position.deadly(),
        artifacts=position.deck[ARTIFACT],
    )


class _Alone:
    """One player alone in the temple. Hauls are summed over all orders of the deck, and so stay whole numbers."""

    def __init__(self, position: State) -> None:
        deck = _deck(position)
        self.gems = position.hand + position.loose + deck.gems()  # those within reach now, and those to come
        self.found = position.found
        self.artifacts = position.relics + deck.artifacts
        self.known: dict[_Deck, int] = {}

    def leave(self, deck: _Deck) -> int:
        """What is carried out when these are the cards left."""
        gems, _, points = payout(1, self.gems - deck.gems(), 0, self.artifacts - deck.artifacts, self.found)
        return gems + points

    def go_on(self, deck: _Deck) -> int:
        """The hauls, over all orders of the deck, when the next card is turned; a deadly one leaves nothing."""
        treasures, fresh, deadly, artifacts = deck
        total = 0
        for kind, copies in enumerate(treasures):
            if copies:
                rest = (*treasures[:kind], copies - 1, *treasures[kind + 1 :])
                total += copies * self.best(_Deck(rest, fresh, deadly, artifacts))
        for copies in set(fresh):
            first = fresh.index(copies)
            rest = (*fresh[:first], *fresh[first + 1 :])
            after = _Deck(treasures, rest, deadly + copies - 1, artifacts)
            total += copies * fresh.count(copies) * self.best(after)
        if artifacts:
            total += artifacts * self.best(_Deck(treasures, fresh, deadly, artifacts - 1))
        return total

    def best(self, deck: _Deck) -> int:
        """The hauls over all orders of the deck, leaving or going on, whichever is better."""
        if deck not in self.known:
            leave = self.leave(deck)
            total = leave * factorial(deck.cards())
            # The next card loses `leave` in `deadly` cases, and wins at most what all cards together hold. From
            # card to card there is more to lose and less to win: what does not pay now never will again.
            if deck.deadly * leave < deck.gems() + RARE_ARTIFACT_POINTS * deck.artifacts:
                total = max(total, self.go_on(deck))
            self.known[deck] = total
        return self.known[deck]
