"""What a seat sees of a game of Incan Gold (I5): built up from nothing, so that no secret can slip through."""

from typing import Literal, TypedDict

from ceiba.bits import members
from ceiba.incan_gold.sharing import payout, points
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, ROUNDS

Choice = Literal["stay", "leave"]


class OptionsView(TypedDict):
    artifacts: bool
    open_tents: bool


class SeatView(TypedDict):
    inside: bool
    hand: int
    chosen: bool  # a choice is made, and sealed
    tent: int | None  # gems in safety; None: not for these eyes (I5.1)
    score: int | None  # tent and artifacts, where the tent may be looked into
    artifacts: int  # carried out …
    artifact_points: int  # … and what they count


class IncanGoldView(TypedDict):
    game: Literal["incan-gold"]
    options: OptionsView
    round: int  # one more than `rounds` when the game is over
    rounds: int
    lead: int  # the seat that is shown as leading
    actors: list[int]  # the seats that choose now
    luck: bool  # a card is to be turned
    path: list[str]  # the cards of this round in the order they were turned
    path_taken: list[int]  # places on the path, from 0, whose artifact somebody has carried out
    path_gems: int
    path_artifacts: int
    path_points: int  # that these artifacts would count for someone who left alone now
    hand: int  # what everyone inside holds
    payouts: list[int]  # gems for each who leaves now: if one does, if two do, … if all inside do
    deck: dict[str, int]  # cards to come, by name
    cards: int  # all of them
    deadly: int  # those of them that would end the round
    removed: dict[str, int]  # hazards that have left the game
    artifacts_found: int  # carried out in the game
    artifacts_lost: int
    artifacts_to_come: int  # with later rounds
    seats: list[SeatView]
    choice: Choice | None  # one's own, while it is sealed
    winners: list[int]  # once the game is over


def view(p: State, seat: int | None) -> IncanGoldView:
    """`seat` None is an onlooker, who sees no tent and no choice."""
    own = 0 if seat is None else 1 << seat
    outcome = p.outcome()
    return {
        "game": "incan-gold",
        "options": {"artifacts": p.artifacts, "open_tents": p.open_tents},
        "round": p.round,
        "rounds": ROUNDS,
        "lead": p.lead(),
        "actors": [] if p.turning else members(p.inside),
        "luck": p.turning,
        "path": [CARD_NAMES[kind] for kind in p.path],
        "path_taken": [place for place, kind in enumerate(p.path) if kind == ARTIFACT][: p.relics_taken()],
        "path_gems": p.loose,
        "path_artifacts": p.relics,
        "path_points": points(p.relics, p.found),
        "hand": p.hand,
        "payouts": [
            payout(leavers, p.hand, p.loose, p.relics, p.found)[0] for leavers in range(1, p.count_inside() + 1)
        ],
        "deck": {CARD_NAMES[kind]: number for kind, number in enumerate(p.deck)},
        "cards": p.cards,
        "deadly": p.deadly(),
        "removed": {CARD_NAMES[kind]: p.removed(kind) for kind in range(FIRST_HAZARD, ARTIFACT)},
        "artifacts_found": p.found,
        "artifacts_lost": p.relics_lost(),
        "artifacts_to_come": p.relics_to_come(),
        "seats": [
            _seat(p, number, p.is_over() or p.open_tents or number == seat) for number in range(1, p.seats + 1)
        ],
        "choice": None if not p.chosen & own else "leave" if p.leaving & own else "stay",
        "winners": [] if outcome is None else [*outcome.winners],
    }


def _seat(p: State, seat: int, tent_open: bool) -> SeatView:
    inside = bool(p.inside >> seat & 1)
    tent, worth = p.tents[seat - 1], p.finds_worth[seat - 1]
    return {
        "inside": inside,
        "hand": p.hand if inside else 0,
        "chosen": bool(p.chosen >> seat & 1),
        "tent": tent if tent_open else None,
        "score": tent + worth if tent_open else None,
        "artifacts": p.finds[seat - 1],
        "artifact_points": worth,
    }
