"""The side panel: which temple, what happens now, and what the deck still holds."""

from typing import Final

from ceiba.drawing.svg import at, box, element, group, path, scaled, use, words
from ceiba.incan_gold.drawing import captions
from ceiba.incan_gold.drawing.seen import Seen, over
from ceiba.incan_gold.tables import HAZARDS, QUEST_CARDS, TREASURES
from ceiba.words import Say

WIDTH: Final = 396.0
HAZARD_ROW: Final = 54.0


def symbols() -> list[str]:
    steps = "M-20 14H20V7H15V0H10V-7H5V-14H-5V-7H-10V0H-15V7H-20Z"
    return [element("path", d=steps, id="temple")]


def panel(seen: Seen, say: Say) -> str:
    return "".join(
        [
            words(captions.name(seen, say).upper(), 0, 30, "serif ink", 30, letter_spacing="4"),
            at(0, 72, _temples(seen)),
            words(captions.stage(seen, say), 2, 116, "faint", 14),
            words(captions.now(seen, say), 2, 148, "serif ink", 23),
            words(_danger(seen, say), 2, 172, "faint", 14),
            at(0, 196, _hazards(seen, say)),
            at(0, 196 + HAZARD_ROW * len(HAZARDS) + 30, _treasures(seen, say)),
            at(0, 196 + HAZARD_ROW * len(HAZARDS) + 144, _artifacts(seen, say))
            if seen["options"]["artifacts"]
            else "",
        ]
    )


def _temples(seen: Seen) -> str:
    """One for each round; the present one is lit."""
    drawn = []
    for temple in range(1, seen["rounds"] + 1):
        tone = "tread2 faint-line" if temple < seen["round"] else "leaf fold-line"
        tone = "gold edge-line" if temple == seen["round"] else tone
        drawn.append(use("temple", 22 + 52 * (temple - 1), 0, class_=tone, stroke_width=1.6))
    return "".join(drawn)


def _danger(seen: Seen, say: Say) -> str:
    return "" if over(seen) else say("picture-incan-gold-danger", deadly=seen["deadly"], cards=seen["cards"])


def _hazards(seen: Seen, say: Say) -> str:
    """For each kind its three cards: on the path, to come, out of the game. A kind on the path raises alarm."""
    drawn = []
    for place, name in enumerate(HAZARDS):
        lying = name in seen["path"]
        copies = ["path"] * lying + ["deck"] * seen["deck"][name] + ["gone"] * seen["removed"][name]
        ink = "night" if lying else "ink"
        row = [
            box(0, 0, WIDTH, HAZARD_ROW - 6, "alarm edge-line" if lying else "leaf fold-line", 8, stroke_width=1.4),
            box(5, 3, 46, 42, "alarm", 5),
            at(28, 24, scaled(0.56, use(name))),
            words(captions.card(name, say), 64, 30, f"bold {ink}", 16),
            *(at(268 + 44 * copy, 24, _copy(name, where, ink)) for copy, where in enumerate(copies)),
        ]
        drawn.append(at(0, HAZARD_ROW * place, *row, class_="hazard"))
    return "".join(drawn)


def _copy(name: str, where: str, ink: str) -> str:
    if where == "gone":
        return _nowhere(26, 36, ink, crossed=True)
    return scaled(0.31, use(f"card-{name}" if where == "path" else "card-back"))


def _nowhere(width: float, height: float, ink: str, crossed: bool) -> str:
    """Where a card would lie that is not yet in the game, or crossed, no more."""
    empty = box(-width / 2, -height / 2, width, height, f"{ink}-line", 3, stroke_width=1.1, stroke_dasharray="3 3")
    cross = path("M-6-8L6 8M6-8L-6 8", f"{ink}-line", stroke_width=1.8)
    return group(empty, cross if crossed else "", opacity="0.55")


def _treasures(seen: Seen, say: Say) -> str:
    """Every treasure card; those not in the deck are pale."""
    drawn = [words(say("treasures-in-deck"), 0, 0, "faint", 13)]
    place = 0
    for value, copies in zip(TREASURES, QUEST_CARDS, strict=False):
        for copy in range(copies):
            chip = box(-19, -17, 38, 34, "leaf ink-line", 6, stroke_width=1.3) + words(
                value, 0, 6, "serif mid ink", 18
            )
            pale = {} if copy < seen["deck"][str(value)] else {"opacity": "0.25"}
            drawn.append(at(20 + 50 * (place % 8), 30 + 44 * (place // 8), chip, class_="treasure", **pale))
            place += 1
    return "".join(drawn)


def _artifacts(seen: Seen, say: Say) -> str:
    """The five of the game, each where it is."""
    places = ["found"] * seen["artifacts_found"] + ["on-path"] * seen["path_artifacts"]
    places += ["in-deck"] * seen["deck"]["artifact"]
    places += ["lost"] * seen["artifacts_lost"] + ["later"] * seen["artifacts_to_come"]
    drawn = [words(say("artifacts"), 0, 0, "faint", 13)]
    for place, where in enumerate(places):
        told = say("picture-incan-gold-found" if where == "found" else f"artifact-{where}")
        drawn.append(at(40 + 78 * place, 36, _artifact(where), words(told, 0, 42, "mid faint", 12)))
    return "".join(drawn)


def _artifact(where: str) -> str:
    if where in ("found", "on-path"):
        return scaled(0.9, use("idol"))
    if where == "in-deck":
        return scaled(0.4, use("card-back"))
    return _nowhere(32, 46, "ink", crossed=where == "lost")
