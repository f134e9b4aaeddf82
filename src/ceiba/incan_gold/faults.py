"""What cannot be in a game of Incan Gold: every card and every gem is somewhere, once."""

from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import (
    ARTIFACT,
    FIRST_HAZARD,
    HAZARD_COPIES,
    PLAIN_ARTIFACT_POINTS,
    PLAIN_ARTIFACTS,
    QUEST_CARDS,
    RARE_ARTIFACT_POINTS,
    ROUNDS,
    TREASURES,
)


def faults(p: IncanGold) -> list[str]:
    """Every fault, not the first; empty for any position of a real game."""
    return [*_cards(p), *_artifacts(p), *_gems(p), *_seats(p)]


def _cards(p: IncanGold) -> list[str]:
    found = []
    turned = [0] * (ARTIFACT + 1)
    for kind in p.path:
        turned[kind] += 1
    if turned != [*p.turned]:
        found.append("the path and the count of its cards differ")
    gone = 0
    for kind in range(ARTIFACT):
        away = QUEST_CARDS[kind] - p.deck[kind] - p.turned[kind]
        gone += away
        if away < 0 or p.deck[kind] < 0 or (kind < FIRST_HAZARD and away):
            found.append("the 30 quest cards are not each in one place")
        if kind >= FIRST_HAZARD and p.turned[kind] > 1:
            found.append("two hazards of a kind lie on a path that goes on")
        if kind >= FIRST_HAZARD and away == HAZARD_COPIES:
            found.append("the last hazard of a kind has left the game, which only a second one can")
    if gone >= p.round:
        found.append("more hazards have left the game than rounds have ended")
    if sum(p.deck) != p.cards:
        found.append("the deck is miscounted")
    return found


def _artifacts(p: IncanGold) -> list[str]:
    shuffled_in = min(p.round, ROUNDS) if p.artifacts else 0
    found = []
    if not 0 <= p.deck[ARTIFACT] + p.relics + p.found <= shuffled_in or p.relics > p.turned[ARTIFACT]:
        found.append("there are more artifacts than have been shuffled in")
    if p.turned[ARTIFACT] - p.relics > p.found:
        found.append("artifacts are gone from the path that nobody has carried out")
    if sum(p.finds) != p.found:
        found.append("the artifacts carried out do not add up")
    plain = min(p.found, PLAIN_ARTIFACTS)
    if sum(p.finds_worth) != PLAIN_ARTIFACT_POINTS * plain + RARE_ARTIFACT_POINTS * (p.found - plain):
        found.append("the artifacts' points do not add up")
    for number, worth in zip(p.finds, p.finds_worth, strict=True):
        if not PLAIN_ARTIFACT_POINTS * number <= worth <= RARE_ARTIFACT_POINTS * number:
            found.append("someone's artifacts are not worth 5 or 10 each")
    return found


def _gems(p: IncanGold) -> list[str]:
    """Every gem turned up this round lies on the path, is in a hand, or was carried out."""
    turned_up = sum(TREASURES[kind] for kind in p.path if kind < FIRST_HAZARD)
    if turned_up != p.loose + p.hand * p.count_inside() + p.carried or min([*p.tents]) < 0:
        return ["the gems of this round do not add up"]
    return [] if sum(p.tents) >= p.carried else ["less is in the tents than was carried out"]


def _seats(p: IncanGold) -> list[str]:
    found = []
    if p.chosen & ~p.inside or p.leaving & ~p.chosen:
        found.append("someone outside has chosen")
    if (p.round > ROUNDS) != (p.inside == 0):
        found.append("nobody is inside, but the game is not over")
    if p.turning and (p.chosen or p.round > ROUNDS):
        found.append("a card is turned while seats choose")
    if p.round <= ROUNDS and p.chosen == p.inside:
        found.append("all have chosen, but the choices are not revealed")
    if p.round <= ROUNDS and p.going_in() and not p.turning:
        found.append("seats choose before all have gone in")
    if p.round <= ROUNDS and p.going_in() and p.count_inside() != p.seats:
        found.append("someone has left before there was a choice")
    if p.count_inside() == p.seats and (p.carried or p.relics != p.turned[ARTIFACT]):
        found.append("something was carried out, but nobody has left")
    return found
