"""The steps of a round: what may be turned, and what follows from a card and from the choices (I2–I4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import LUCK, pack
from ceiba.incan_gold.action import CARD
from ceiba.incan_gold.sharing import brings, payout
from ceiba.incan_gold.state import State, count
from ceiba.incan_gold.tables import ARTIFACT, KINDS, ROUNDS


def start_round(p: State) -> None:
    """Everyone goes in, and this temple's artifact joins the deck (I2.1, I2.2)."""
    p.round += 1
    if p.artifacts:
        p.deck[ARTIFACT] += 1
        p.cards += 1
    p.inside = bit(p.seats + 1) - 2
    p.turning = True


def legal_cards(p: State) -> vec[i64]:
    """What luck may turn up: one act for each kind that is left in the deck."""
    acts = vec[i64](capacity=KINDS)
    kind: i64 = 0
    while kind < KINDS:
        if p.deck[kind] > 0:
            acts = append(acts, pack(LUCK, CARD, kind))
        kind += 1
    return acts


def turn_up(p: State, kind: i64) -> None:
    """The next card of the path (I3.6)."""
    ends_round = p.is_deadly(kind)
    p.deck[kind] -= 1
    p.cards -= 1
    if ends_round:
        # This second card leaves the game; the first goes back with the others.
        end_round(p)
        return
    p.turned[kind] += 1
    p.path = append(p.path, kind)
    share, rest, relics = brings(kind, p.count_inside())
    p.hand += share
    p.loose += rest
    p.relics += relics
    p.turning = p.going_in()


def reveal(p: State) -> None:
    """All have chosen: leavers are paid first (I3.2), then those who stay go on."""
    if p.leaving:
        pay_leavers(p)
    p.inside &= ~p.leaving
    p.chosen = 0
    p.leaving = 0
    if p.inside:
        p.turning = True
    else:
        end_round(p)


def pay_leavers(p: State) -> None:
    """Hands and equal shares of the path into the tents (I3.3); artifacts for a lone leaver (I3.4)."""
    leavers = count(p.leaving)
    gems, relics, worth = payout(leavers, p.hand, p.loose, p.relics, p.found)
    p.loose -= (gems - p.hand) * leavers
    p.carried += gems * leavers
    p.relics -= relics
    p.found += relics
    seat: i64 = 1
    while seat <= p.seats:
        if p.leaving >> seat & 1:
            p.tents[seat - 1] += gems
            p.finds[seat - 1] += relics
            p.finds_worth[seat - 1] += worth
        seat += 1


def end_round(p: State) -> None:
    """Gems on the path go back, artifacts there are lost (I4.1, I4.2), all other cards are shuffled in."""
    for kind in p.path:
        if kind != ARTIFACT:
            p.deck[kind] += p.turned[kind]
            p.cards += p.turned[kind]
        p.turned[kind] = 0
    p.path = vec[i64]()
    p.relics = 0
    p.hand = 0
    p.loose = 0
    p.carried = 0
    p.inside = 0
    p.turning = False
    if p.round < ROUNDS:
        start_round(p)
    else:
        p.round += 1
