"""The camp outside: each seat's tent, and what everyone may know about it."""

from collections.abc import Sequence
from typing import Final

from ceiba.drawing import figures
from ceiba.drawing.svg import Hand, at, box, element, group, path, polygon, scaled, title, use, words
from ceiba.drawing.trees import TREES, trees
from ceiba.incan_gold.drawing.gems import change
from ceiba.incan_gold.drawing.seen import Seen, over
from ceiba.incan_gold.view_types import SeatView
from ceiba.words import Say

WIDTH: Final = 900.0
HEIGHT: Final = 236.0
WIDEST: Final = 200.0


def symbols() -> list[str]:
    clip = element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=14), id="in-camp")
    return [clip, *trees(), _sack()]


def crew(colours: Sequence[str], numbers: Sequence[str]) -> list[str]:
    """Of each colour the leader, with the number of the seat, and the tent."""
    leaders = [figures.leader(colour, seat, -1) for colour, seat in zip(colours, numbers, strict=True)]
    return [*leaders, *map(_tent, colours)]


def _tent(colour: str) -> str:
    """Wide, in the seat's colour, its mark on the side."""
    front, side = [(-46, 34), (-8, -40), (30, 36)], [(-8, -40), (52, 22), (30, 36)]
    return group(
        path(polygon([front[0], front[1], side[1], side[2]]), "slab-line", stroke_width=5),
        path(polygon(front), f"{colour} edge-line", stroke_width=2),
        path(polygon(side), f"{colour}-side edge-line", stroke_width=2),
        path("M-8-40V-52M-8-51L6-47L-8-43", f"{colour} edge-line", stroke_width=1.6),
        at(26, 8, figures.mark(colour, 11)),
        id=f"tent-{colour}",
    )


def _sack() -> str:
    return group(
        path("M-4-12C-12-8-14 4-10 9H10C14 4 12-8 4-12Z", "canvas2 edge-line", stroke_width=1.5),
        path("M-5-12Q0-9 5-12L7-17Q0-14-7-17Z", "canvas edge-line", stroke_width=1.3),
        id="sack",
    )


def camp(seen: Seen, say: Say) -> str:
    each = min(WIDEST, WIDTH / len(seen["seats"]))
    left = (WIDTH - each * len(seen["seats"])) / 2
    tents = [at(left + each * (seat + 0.5), 0, _seat(seen, seat, each, say)) for seat in range(len(seen["seats"]))]
    ground = [box(0, 0, WIDTH, HEIGHT, "glade"), _edge_of_jungle()]
    rim = box(0, 0, WIDTH, HEIGHT, "rim-line", 14, stroke_width=1.8)
    return "".join([group(*ground, clip_path="url(#in-camp)"), rim, *tents])


def _edge_of_jungle() -> str:
    """Crowns behind the tents, all along, the nearest last."""
    hand = Hand(8)
    crowns = [
        at(hand.about(x, 5), hand.about(y, 5), scaled(hand.about(1.25, 0.15), use(f"tree{(x // 31 + y) % TREES}")))
        for y in (4, 24, 42)
        for x in range(-6, int(WIDTH) + 30, 31)
    ]
    return box(0, 0, WIDTH, 44, "shade") + "".join(crowns)


def _seat(seen: Seen, seat: int, width: float, say: Say) -> str:
    """The tent and its sign; whoever looks has the bold frame."""
    size = min(1.0, width / 128)
    line, stroke = ("ink-line", 2.4) if seen["viewer"] == seat + 1 else ("fold-line", 1.2)
    return group(
        at(2, 128 - 40 * size, scaled(size, _home(seen["seats"][seat], seen["colours"][seat]))),
        box(5 - width / 2, 140, width - 10, 88, f"leaf {line}", 8, stroke_width=stroke),
        at(15 - width / 2, 138, _sign(seen, seat, width - 30, say)),
        class_="seat",
    )


def _home(person: SeatView, colour: str) -> str:
    """The tent: shut, or open where its owner shows it; the owner beside it if outside."""
    drawn = [use(f"tent-{colour}")]
    if person["tent"] is None:
        seams = "M-8-14L-26 34.6M-8-14V35.2M-8-14L12 35.4M-12 8H-4M-12 20H-4"
        drawn.append(path(seams, f"{colour}-mark-line", stroke_width=1.8))
    else:
        drawn.append(path("M-28 34.4L-8-14L12 35.4Z", "canvas2 edge-line", stroke_width=1.4))
        gems = change(person["tent"])[:4]
        drawn += [
            at(-17 + 9 * place, 26 - 7 * (place % 2), scaled(0.6, use(gem))) for place, gem in enumerate(gems)
        ]
    if not person["inside"]:
        drawn.append(use("sack", 34, 34))
        drawn.append(at(-46, 34, scaled(1.35, use(f"leader-{colour}"))))
    return "".join(drawn)


def _sign(seen: Seen, seat: int, width: float, say: Say) -> str:
    """What everyone may know, and of one's own tent what is in it."""
    person = seen["seats"][seat]
    tent = say("tent-shut") if person["tent"] is None else say("picture-incan-gold-tent", gems=person["tent"])
    step = 18 if person["artifacts"] <= 2 else 12
    idols = [at(8 + step * idol, 75, scaled(0.34, use("idol"))) for idol in range(person["artifacts"])]
    lines = [words(say("seat", seat=seat + 1), 0, 20, "bold ink", 15), words(tent, 0, 56, "ink", 14), *idols]
    if person["artifacts"]:
        lines.append(words(f"+{person['artifact_points']}", width, 80, "serif end ink", 16))
    if over(seen):
        lines.append(words(say("picture-winner") if seat + 1 in seen["winners"] else "", 0, 38, "jade bold", 13))
        lines.append(words(person["score"] or 0, width, 48, "serif end ink", 30))
        return "".join(lines)
    if person["inside"]:
        lines.append(at(7, 33, scaled(0.56, use("turquoise"))))
        lines.append(words(say("in-hand", gems=person["hand"]), 18, 38, "faint", 13))
    else:
        lines.append(words(say("in-the-camp"), 0, 38, "faint", 13))
    if seen["lead"] == seat + 1:
        lines.append(at(width - 6, 12, title(say("picture-incan-gold-leads")), scaled(0.44, use("torch"))))
    return "".join(lines)
