"""The pictures of the rulebook: cards, and moments of a game that luck and four players have come to."""

from typing import Final

from ceiba.descriptor import COLOURS
from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import at, box, scaled
from ceiba.incan_gold.drawing import camp, passage, symbols
from ceiba.incan_gold.drawing.cards import HEIGHT, WIDTH, face
from ceiba.incan_gold.drawing.seen import Seen
from ceiba.incan_gold.position import IncanGold
from ceiba.words import speak

GAP: Final = 18.0
SIZE: Final = 1.4  # of cards that are shown alone
ROW: Final = ("11", "snakes", "artifact", "back")

# Everything that has happened until then; the round that a hazard ends is seen before its cards are taken up.
STAY: Final = ("1 stay", "2 stay", "3 stay", "4 stay")
SHARED: Final = ("* card 11",)
FOUND: Final = ("* card 11", *STAY, "* card spiders", *STAY, "* card artifact")
HOME: Final = ("* card 11", "1 leave", "2 stay", "3 stay", "4 stay", "* card 7", "2 leave", "3 stay", "4 stay")
MOMENTS: Final = {"sharing": SHARED, "artifact": FOUND, "camp": HOME}


def illustrate(name: str, language: str) -> str | None:
    say = speak(language).say
    if name in ("cards", "bust"):
        cards = ROW if name == "cards" else ("snakes", "9", "fire", "snakes")
        step = SIZE * WIDTH + GAP
        width, height, drawn = step * len(cards) + GAP, SIZE * HEIGHT + 2 * GAP, ""
        for place, card in enumerate(cards):
            drawn += at(GAP + SIZE * WIDTH / 2 + step * place, height / 2, scaled(SIZE, face(card)))
        paper = box(0, 0, width, height, "paper")
    elif name in MOMENTS:
        position = IncanGold(4, True, False)
        for act in MOMENTS[name]:
            position.apply(position.read(act))
        seen: Seen = {**position.view(None), "viewer": None, "colours": COLOURS}
        part = camp if name == "camp" else passage
        width, height, paper = part.WIDTH, part.HEIGHT, ""
        drawn = camp.camp(seen, say) if name == "camp" else passage.passage(seen, say)
    else:
        return None
    return sheet(width, height, "i-", say("incan-gold"), "", symbols(), paper + drawn)
