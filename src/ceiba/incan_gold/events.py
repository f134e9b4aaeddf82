"""What an act of Incan Gold brings about, free of language; all of it is seen by everyone at the table.

A choice is sealed until the last one is made, so only that one brings anything about, and it tells of all.
What is in the tents stays out of it until they are opened; what is carried there is public (I5).
"""

from ceiba.bits import members
from ceiba.game import first_of, kind_of, seat_of
from ceiba.incan_gold.action import CARD, LEAVE
from ceiba.incan_gold.event_types import CardTurned, IncanGoldEvent
from ceiba.incan_gold.labels import sort_of
from ceiba.incan_gold.sharing import brings, payout, points
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, CARD_GEMS, CARD_NAMES, FIRST_HAZARD, ROUNDS


def events(before: State, act: int, after: State) -> list[IncanGoldEvent]:
    """The act itself first, then what followed from it, in the order in which it happens at the table."""
    told: list[IncanGoldEvent] = (
        _card(before, first_of(act)) if kind_of(act) == CARD else _choice(before, act, after)
    )
    if after.round != before.round:
        told += _end(before, act, after)
    return told


def _card(before: State, kind: int) -> list[IncanGoldEvent]:
    turned: CardTurned = {
        "key": "card",
        "card": CARD_NAMES[kind],
        "sort": sort_of(kind),
        "value": CARD_GEMS[kind],
        "cards": len(before.path) + 1,
    }
    return [turned, _consequence(before, kind)]


def _consequence(before: State, kind: int) -> IncanGoldEvent:
    seats = members(before.inside)
    if kind < FIRST_HAZARD:
        share, rest, _ = brings(kind, len(seats))
        return {
            "key": "shared",
            "seats": seats,
            "inside": len(seats),
            "value": CARD_GEMS[kind],
            "share": share,
            "rest": rest,
            "path_gems": before.loose + rest,
        }
    if kind == ARTIFACT:
        lying = before.relics + 1
        return {"key": "artifact", "artifacts": lying, "points": points(lying, before.found)}
    if not before.is_deadly(kind):
        return {"key": "hazard", "hazard": CARD_NAMES[kind], "left": before.deck[kind] - 1}
    return {
        "key": "bust",
        "hazard": CARD_NAMES[kind],
        "card": CARD_NAMES[kind],
        "seats": seats,
        "inside": len(seats),
        "hand": before.hand,
        "gems": before.hand * len(seats),
        "losses": [{"seat": seat, "gems": before.hand} for seat in seats],
        "path_gems": before.loose,
        "artifacts": before.relics,
    }


def _choice(before: State, act: int, after: State) -> list[IncanGoldEvent]:
    """All choices, once this one completes them: those who leave are paid and go (I3.2)."""
    here = 1 << seat_of(act)
    if before.chosen | here != before.inside:
        return []
    leaving = before.leaving | (here if kind_of(act) == LEAVE else 0)
    leavers, stayers = members(leaving), members(before.inside & ~leaving)
    told: list[IncanGoldEvent] = [
        {
            "key": "chosen",
            "seats": stayers,
            "staying": len(stayers),
            "leavers": leavers,
            "leaving": len(leavers),
        }
    ]
    for seat in leavers:
        gems = after.tents[seat - 1] - before.tents[seat - 1]
        told.append({"key": "paid", "seat": seat, "hand": before.hand, "share": gems - before.hand, "gems": gems})
    for seat in leavers:
        taken = after.finds[seat - 1] - before.finds[seat - 1]
        if taken:
            worth = after.finds_worth[seat - 1] - before.finds_worth[seat - 1]
            told.append({"key": "artifacts-taken", "seat": seat, "artifacts": taken, "points": worth})
    return told


def _end(before: State, act: int, after: State) -> list[IncanGoldEvent]:
    """The round is over: what nobody has carried out is gone (I4.1, I4.2), and the next one begins, or the end."""
    bust = kind_of(act) == CARD
    carried_out = after.found - before.found
    path_gems = before.loose
    if not bust:
        inside = before.count_inside()
        gems, _, _ = payout(inside, before.hand, before.loose, before.relics, before.found)
        path_gems -= (gems - before.hand) * inside
    told: list[IncanGoldEvent] = []
    if before.relics > carried_out:
        told.append({"key": "artifacts-lost", "artifacts": before.relics - carried_out})
    told.append(
        {"key": "round-ended", "round": before.round, "cause": "bust" if bust else "left", "path_gems": path_gems}
    )
    outcome = after.outcome()
    if outcome is None:
        told.append(
            {
                "key": "round-begun",
                "round": after.round,
                "rounds": ROUNDS,
                "seat": after.lead(),
                "artifacts": int(after.artifacts),
            }
        )
        return told
    won = [*outcome.winners]
    return [
        *told,
        *_tents(after, outcome.scores),
        {
            "key": "game-ended",
            "seats": won,
            "winners": len(won),
            "points": outcome.scores[won[0] - 1],
            "scores": [*outcome.scores],
        },
    ]


def _tents(after: State, scores: tuple[int, ...]) -> list[IncanGoldEvent]:
    """The winners' tents are opened last; of equals, the first seat's before the others'."""
    return [
        {
            "key": "tent-opened",
            "seat": place + 1,
            "gems": after.tents[place],
            "artifacts": after.finds[place],
            "worth": after.finds_worth[place],
            "points": scores[place],
        }
        for place in sorted(range(len(scores)), key=scores.__getitem__)
    ]
