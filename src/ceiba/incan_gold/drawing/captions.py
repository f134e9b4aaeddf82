"""The picture in words."""

from ceiba.incan_gold.drawing.seen import Seen, over
from ceiba.words import Say


def name(seen: Seen, say: Say) -> str:
    return say("incan-gold" if seen["options"]["artifacts"] else "diamant")


def stage(seen: Seen, say: Say) -> str:
    return say("all-temples") if over(seen) else say("temple-of", round=seen["round"], rounds=seen["rounds"])


def now(seen: Seen, say: Say) -> str:
    """What happens now, in a few words."""
    won = seen["winners"]
    if won:
        return say("picture-incan-gold-wins", count=len(won), seats=", ".join(map(str, won)))
    if seen["luck"]:
        return say("picture-incan-gold-turns")
    people = enumerate(seen["seats"], 1)
    waiting = [seat for seat, person in people if person["inside"] and not person["chosen"]]
    if len(waiting) == 1:
        return say("picture-incan-gold-chooses", seat=waiting[0])
    return say("picture-incan-gold-torch-or-camp")


def card(name: str, say: Say) -> str:
    """What a card of the path is called; treasures by their value."""
    return name if name.isdigit() else say("card-artifact" if name == "artifact" else name)


def whole(seen: Seen, say: Say) -> str:
    """The position in a few sentences."""
    happening = now(seen, say)
    if over(seen):
        people = enumerate(seen["seats"], 1)
        ends = [say("picture-incan-gold-end", seat=seat, score=person["score"] or 0) for seat, person in people]
        return f"{stage(seen, say)}. {say('picture-incan-gold-ends', what=happening, scores=', '.join(ends))}"
    inside = [str(seat) for seat, person in enumerate(seen["seats"], 1) if person["inside"]]
    cards = ", ".join(card(name, say) for name in seen["path"]) or say("picture-incan-gold-no-card")
    return " ".join(
        [
            f"{stage(seen, say)}.",
            happening if happening.endswith("?") else f"{happening}.",
            say("picture-incan-gold-path", cards=cards, gems=seen["path_gems"]),
            say("picture-incan-gold-inside", gems=seen["hand"], seats=", ".join(inside)),
        ]
    )
