"""What a seat sees of a game of Incan Gold (I5): built up from nothing, so that no secret can slip through."""

from ceiba.bits import members
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, QUEST_CARDS, ROUNDS


def view(p: IncanGold, seat: int | None) -> dict[str, object]:
    """`seat` None is an onlooker, who sees no tent and no choice."""
    over = p.round > ROUNDS
    own = 0 if seat is None else 1 << seat
    return {
        "game": "incan-gold",
        "options": {"artifacts": p.artifacts, "open_tents": p.open_tents},
        "round": p.round,
        "lead": p.lead(),
        "actors": ["*"] if p.turning else [str(member) for member in members(p.inside)],
        "path": [CARD_NAMES[kind] for kind in p.path],
        "path_gems": p.loose,
        "path_artifacts": p.relics,
        "deck": {CARD_NAMES[kind]: number for kind, number in enumerate(p.deck)},
        "removed": {
            CARD_NAMES[kind]: QUEST_CARDS[kind] - p.deck[kind] - p.turned[kind]
            for kind in range(FIRST_HAZARD, ARTIFACT)
        },
        "artifacts_found": p.found,
        "artifacts_to_come": ROUNDS - min(p.round, ROUNDS) if p.artifacts else 0,
        "seats": [_seat(p, number, over or p.open_tents or number == seat) for number in range(1, p.seats + 1)],
        "choice": None if not p.chosen & own else "leave" if p.leaving & own else "stay",
    }


def _seat(p: IncanGold, seat: int, tent_open: bool) -> dict[str, object]:
    inside = bool(p.inside >> seat & 1)
    return {
        "inside": inside,
        "hand": p.hand if inside else 0,
        "chosen": bool(p.chosen >> seat & 1),
        "tent": p.tents[seat - 1] if tent_open else None,
        "artifacts": p.finds[seat - 1],
        "artifact_points": p.finds_worth[seat - 1],
    }
