"""What cannot be in a game of Incan Gold: every card and every gem is somewhere, once."""

from ceiba.incan_gold.sharing import points
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import (
    ARTIFACT,
    FIRST_HAZARD,
    HAZARD_COPIES,
    PLAIN_ARTIFACT_POINTS,
    RARE_ARTIFACT_POINTS,
    TREASURES,
)


def faults(p: State) -> list[str]:
    """Every fault, not the first; empty for any position of a real game."""
    return [*_cards(p), *_artifacts(p), *_gems(p), *_seats(p)]


def _cards(p: State) -> list[str]:
    found = []
    turned = [0] * (ARTIFACT + 1)
    for kind in p.path:
        turned[kind] += 1
    if turned != [*p.turned]:
        found.append("the path and the count of its cards differ")
    gone = 0
    for kind in range(ARTIFACT):
        away = p.removed(kind)
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


def _artifacts(p: State) -> list[str]:
    found = []
    if p.relics_lost() < 0 or p.relics > p.turned[ARTIFACT]:
        found.append("there are more artifacts than have been shuffled in")
    if p.relics_taken() > p.found:
        found.append("artifacts are gone from the path that nobody has carried out")
    if sum(p.finds) != p.found:
        found.append("the artifacts carried out do not add up")
    if sum(p.finds_worth) != points(p.found, 0):
        found.append("the artifacts' points do not add up")
    for number, worth in zip(p.finds, p.finds_worth, strict=True):
        if not PLAIN_ARTIFACT_POINTS * number <= worth <= RARE_ARTIFACT_POINTS * number:
            found.append("someone's artifacts are not worth 5 or 10 each")
    return found


def _gems(p: State) -> list[str]:
    """Every gem turned up this round lies on the path, is in a hand, or was carried out."""
    turned_up = sum(TREASURES[kind] for kind in p.path if kind < FIRST_HAZARD)
    if turned_up != p.loose + p.hand * p.count_inside() + p.carried or min([*p.tents]) < 0:
        return ["the gems of this round do not add up"]
    return [] if sum(p.tents) >= p.carried else ["less is in the tents than was carried out"]


def _seats(p: State) -> list[str]:
    found = []
    if p.chosen & ~p.inside or p.leaving & ~p.chosen:
        found.append("someone outside has chosen")
    if (p.is_over()) != (p.inside == 0):
        found.append("nobody is inside, but the game is not over")
    if p.turning and (p.chosen or p.is_over()):
        found.append("a card is turned while seats choose")
    if not p.is_over() and p.chosen == p.inside:
        found.append("all have chosen, but the choices are not revealed")
    if not p.is_over() and p.going_in() and not p.turning:
        found.append("seats choose before all have gone in")
    if not p.is_over() and p.going_in() and p.count_inside() != p.seats:
        found.append("someone has left before there was a choice")
    if p.count_inside() == p.seats and (p.carried or p.relics != p.turned[ARTIFACT]):
        found.append("something was carried out, but nobody has left")
    return found
