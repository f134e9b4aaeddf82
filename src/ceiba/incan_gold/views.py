"""What a seat sees of a game of Incan Gold (I5): built up from nothing, so that no secret can slip through."""

from ceiba.bits import members
from ceiba.incan_gold.sharing import payout, points
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, ROUNDS
from ceiba.incan_gold.view_types import IncanGoldView, SeatView


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
