"""Games of Incan Gold for tests, told in a few words.

card 11        the card that is turned
leave 1 3      seats 1 and 3 leave, all others inside stay
stay           all stay
leave all
"""

from collections.abc import Iterator

import pytest

from ceiba import INCAN_GOLD, NotAllowed
from ceiba.incan_gold.position import IncanGold


def told(seats: int, story: str, **options: bool) -> IncanGold:
    """The position that the story comes to, from the start of a game."""
    position = INCAN_GOLD.start(seats, **options)
    tell(position, story)
    return position


def tell(position: IncanGold, story: str) -> None:
    """Play on as the story tells."""
    for _ in played(position, story):
        pass


def played(position: IncanGold, story: str) -> Iterator[tuple[IncanGold, int, IncanGold]]:
    """The same act by act: how it was before, the act, and how it is then."""
    for line in story.strip().splitlines():
        for text in _acts(position, line):
            before = position.copy()
            act = position.act(text)
            yield before, act, position.copy()


def _acts(position: IncanGold, line: str) -> list[str]:
    verb, *words = line.split()
    if verb == "card":
        return [f"* card {words[0]}"]
    inside = [str(seat) for seat in position.actors()]
    leavers = inside if words == ["all"] else words
    assert {*leavers} <= {*inside}, f"{line}: only {inside} are inside"
    return [f"{seat} {'leave' if verb == 'leave' and seat in leavers else 'stay'}" for seat in inside]


def scene(text: str) -> IncanGold:
    """A position from the facts that matter; what is not said is as when round 1 of a game of three begins."""
    said = {word: rest for word, *rest in (line.split() for line in text.strip().splitlines())}
    seats = (said.get("incan-gold") or ["3"])[0]
    diamant = "no_artifacts" in said.get("incan-gold", [])
    facts = {
        "incan-gold": ["3"],
        "round": ["1"],
        "now": ["turn"],
        "buried": ["0" if diamant else "1"],
        "inside": [str(seat + 1) for seat in range(int(seats))],
        **{word: ["0"] * int(seats) for word in ("tents", "finds", "worth")},
        **said,
    }
    return IncanGold.from_text("\n".join(" ".join([word, *rest]) for word, rest in facts.items()))


def fact(position: IncanGold, word: str) -> str:
    """What the text of the position says behind this word."""
    lines = [line for line in str(position).splitlines() if line.split(" ")[0] == word]
    return lines[0].removeprefix(word).strip() if lines else ""


def refused(position: IncanGold, text: str) -> str:
    """The clause that forbids the act, which changes nothing."""
    before = str(position)
    with pytest.raises(NotAllowed) as refusal:
        position.act(text)
    assert str(position) == before
    return refusal.value.reason.clause


def deck(position: IncanGold) -> dict[str, int]:
    """The cards to come, by name; only when luck is to turn one."""
    return {position.write(chance.act).removeprefix("* card "): chance.left for chance in position.chance()}
