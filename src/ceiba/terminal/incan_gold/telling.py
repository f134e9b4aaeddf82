"""What happens in a game of Incan Gold, told in plain words; only what everyone at the table sees."""

from collections.abc import Callable, Sequence

from ceiba.bits import members
from ceiba.game import first_of, kind_of, seat_of
from ceiba.incan_gold.action import CARD, LEAVE
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, ROUNDS, TREASURES
from ceiba.terminal.face import Said

Names = Callable[[int], str]


def tell(before: IncanGold, acts: Sequence[int], after: IncanGold, name: Names) -> list[Said]:
    """A card that was turned, or all choices once they are revealed."""
    told = (
        [_card(before, first_of(acts[0]), name)]
        if kind_of(acts[0]) == CARD
        else _choices(before, acts, after, name)
    )
    if after.round != before.round:
        told.append(f"Round {before.round} is over.")
        if after.round <= ROUNDS:
            new = " One more artifact is in the deck." if after.artifacts else ""
            told.append(f"Round {after.round} begins; {name((after.round - 1) % after.seats + 1)} leads.{new}")
    return [Said("", sentence) for sentence in told]


def _card(before: IncanGold, kind: int, name: Names) -> str:
    inside = before.count_inside()
    if kind == ARTIFACT:
        return "An artifact lies on the path: it goes to whoever leaves alone."
    if kind >= FIRST_HAZARD:
        hazard = CARD_NAMES[kind].capitalize()
        if before.turned[kind] == 0:
            return f"{hazard}: a second card with {CARD_NAMES[kind]} would end the round."
        lost = f"the {gems(before.hand)} in hand" if inside == 1 else f"{gems(before.hand)} in hand each"
        return f"{hazard} again! {everyone(members(before.inside), name)} lost {lost}."
    if inside == 1:
        return f"A treasure of {TREASURES[kind]}, all for {everyone(members(before.inside), name)}."
    share, rest = TREASURES[kind] // inside, TREASURES[kind] % inside
    stays = f", {rest} left on the path" if rest else ""
    return f"A treasure of {TREASURES[kind]}: {share} for each of the {inside} inside{stays}."


def _choices(before: IncanGold, acts: Sequence[int], after: IncanGold, name: Names) -> list[str]:
    leavers = [seat_of(act) for act in acts if kind_of(act) == LEAVE]
    stayers = [seat_of(act) for act in acts if kind_of(act) != LEAVE]
    told = []
    if leavers:
        taken = before.hand + before.loose // len(leavers)
        artifacts = before.relics if len(leavers) == 1 else 0
        each = " each" if len(leavers) > 1 else ""
        found = f" and {artifacts} artifact{'s' if artifacts > 1 else ''}" if artifacts else ""
        told.append(f"{everyone(leavers, name)} left with {gems(taken)}{each}{found}.")
    if stayers:
        told.append(f"{everyone(stayers, name)} went on.")
    return told


def everyone(seats: Sequence[int], name: Names) -> str:
    """`Seat 1, seat 2 and seat 5`."""
    names = [name(seat) for seat in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def gems(number: int) -> str:
    return "no gems" if number == 0 else "1 gem" if number == 1 else f"{number} gems"
