"""Games of Incan Gold that can only go on badly: whatever card comes next, its twin lies on the path."""

from ceiba.game import LUCK, first_of
from ceiba.games import known
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ROUNDS

SEATS = 3


def doomed(in_round: int = 1) -> tuple[str, IncanGold]:
    """A record up to where everyone is to choose in this round, and any card would end it; and its position.

    The rounds before end at once: the first hazard meets its twin.
    """
    position = known()["incan-gold"].start(SEATS)
    assert isinstance(position, IncanGold)
    lines = ['[Game "incan-gold"]', '[Rules "1"]', f'[Seats "{SEATS}"]', ""]

    def play(act: int) -> None:
        lines.append(position.write(act))
        position.apply(act)

    while not (position.round == in_round and _is_lost(position)):
        if position.actors() == (LUCK,):
            cards = position.legal(LUCK)
            if position.round < in_round:  # the last kinds are hazards, but for the artifact
                cards = [act for act in cards if position.is_deadly(first_of(act))] or cards[-2:]
            else:
                cards = [act for act in cards if not position.is_deadly(first_of(act))]
            play(cards[0])
        else:
            for seat in position.actors():
                play(position.parse(f"{seat} stay"))
    assert in_round <= ROUNDS
    return "\n".join(lines) + "\n", position


def _is_lost(position: IncanGold) -> bool:
    """All choose, and every card that is left is deadly."""
    deck = [kind for kind, copies in enumerate(position.deck) if copies]
    return not position.turning and all(position.is_deadly(kind) for kind in deck)
