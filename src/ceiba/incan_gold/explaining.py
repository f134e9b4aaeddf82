"""Why an act is refused in Incan Gold, with the clause that says so."""

from ceiba.game import LUCK, Reason, first_of, seat_of
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT


def why_not(p: State, act: int) -> Reason | None:
    """None if the act is legal; otherwise the first reason against it."""
    seat = seat_of(act)
    if act in p.legal(seat):
        return None
    if p.is_over():
        return Reason("I4.3", "game-over", "the game is over")
    if seat == LUCK:
        return _why_no_card(p, first_of(act))
    if seat > p.seats:
        return Reason("I1.1", "no-such-seat", f"there are only {p.seats} seats")
    if p.turning:
        return Reason("I2.3" if p.going_in() else "I3.6", "card-first", "a card must be turned first")
    if not p.inside >> seat & 1:
        return Reason("I3.3", "outside", "this player has left the temple for this round")
    if p.chosen >> seat & 1:
        return Reason("I3.1", "already-chosen", "this player has chosen already")
    return Reason("I3.1", "torch-or-camp", "one chooses torch or camp, nothing else")


def _why_no_card(p: State, kind: int) -> Reason:
    if not p.turning:
        return Reason("I3.1", "choices-first", "those in the temple must choose first")
    if kind == ARTIFACT and not p.artifacts:
        return Reason("I6.1", "no-artifacts", "Diamant is played without artifacts")
    clause = "I2.1" if kind == ARTIFACT else "I1.2"
    return Reason(clause, "card-not-in-deck", "no such card is left in the deck")
