"""The torch-lit passage: the cards laid so far, what is left on the path, and the party that is inside."""

from typing import Final

from ceiba.drawing.svg import (
    Hand,
    at,
    blob,
    box,
    circle,
    element,
    group,
    number,
    path,
    polygon,
    scaled,
    title,
    use,
    words,
)
from ceiba.incan_gold.drawing import captions
from ceiba.incan_gold.drawing.cards import WIDTH as CARD_WIDTH, face
from ceiba.incan_gold.drawing.gems import row
from ceiba.incan_gold.drawing.seen import Seen, choice, over
from ceiba.words import Say

WIDTH: Final = 900.0
HEIGHT: Final = 436.0
COURSE: Final = 34.0  # of stones, above and below
FLOOR: Final = 316.0
TORCHES: Final = (30.0, 768.0)

# How cards are laid: at most so many, so many a row, how large, how far apart.
LAYINGS: Final = ((5, 5, 1.4, 134.0, 0.0), (14, 7, 0.97, 98.0, 124.0), (33, 11, 0.64, 62.0, 84.0))


def symbols() -> list[str]:
    clip = element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=14), id="in-passage")
    return [clip, _torch(), _torch_card(), _camp_card()]


def _torch() -> str:
    return group(
        path("M-3 8L-2 34H2L3 8Z", "wood edge-line", stroke_width=1.2),
        path("M-7 2H7L5 12H-5Z", "amber edge-line", stroke_width=1.2),
        path("M0 4C-10 2-10-8-5-15C-4-10-2-9 0-24C6-14 11-6 8 0C7 3 4 4 0 4Z", "lava edge-line", stroke_width=1.2),
        path("M0 3C-5 1-4-5 0-11C4-5 5 1 0 3Z", "ember"),
        id="torch",
    )


def _choice_card(class_: str, *inside: str) -> str:
    return box(-12, -17, 24, 34, f"{class_} edge-line", 3, stroke_width=1.4) + "".join(inside)


def _torch_card() -> str:
    return group(_choice_card("alarm", at(0, 0, scaled(0.5, use("torch")))), id="choice-stay")


def _camp_card() -> str:
    tent = path("M-9 8L0-9L9 8Z", "clay edge-line", stroke_width=1.3) + path("M-3.4 8L0 0L3.4 8Z", "night")
    return group(_choice_card("glade", tent), id="choice-leave")


def passage(seen: Seen, say: Say) -> str:
    scene = group(
        box(0, 0, WIDTH, HEIGHT, "vault"),
        *(_light(x, 230, "gloom") for x in TORCHES),
        *(_light(x, 130, "glow") for x in TORCHES),
        box(0, FLOOR, WIDTH, HEIGHT - FLOOR, "floor"),
        path(f"M0 {number(FLOOR)}H{number(WIDTH)}", "vault-line", stroke_width=3),
        _joints(),
        _course(0, 1),
        _course(HEIGHT - COURSE, 2),
        _door(),
        clip_path="url(#in-passage)",
    )
    rim = box(0, 0, WIDTH, HEIGHT, "rim-line", 14, stroke_width=1.8)
    torches = [at(x, 140, scaled(1.25, use("torch"))) for x in TORCHES]
    inside = (_cards, _deck, _loose, _party)
    within = _end(seen, say) if over(seen) else "".join(part(seen, say) for part in inside)
    return "".join([scene, rim, *torches, within])


def _light(x: float, reach: float, class_: str) -> str:
    """As far as a torch shines on rough stone."""
    hand = Hand(int(x + reach))
    return path(blob([(x + dx, 150 + dy) for dx, dy in hand.round(reach, reach, 18, 0.05)]), class_)


def _course(y: float, seed: int) -> str:
    """Stones fitted without mortar, no two alike."""
    hand = Hand(seed)
    stones: list[str] = []
    x = slant = 0.0
    while x < WIDTH:
        wide, next_slant = hand.about(62, 22), hand.about(0, 5)
        top = [(x + slant, y), (x + wide + next_slant, y)]
        foot = [(x + wide - next_slant, y + COURSE), (x - slant, y + COURSE)]
        tone = "wall" if len(stones) % 3 else "wall2"
        stones.append(path(polygon([*top, *foot]), f"{tone} edge-line", stroke_width=1.6))
        x, slant = x + wide, next_slant
    return "".join(stones)


def _joints() -> str:
    """The slabs of the floor."""
    joints = "".join(f"M{x} {number(FLOOR + 2)}l{(x - 450) // 30} 88" for x in range(110, 900, 88))
    return path(joints, "gloom-line", stroke_width=1.2, opacity="0.6")


def _door() -> str:
    """The way in, and daylight."""
    return "".join(
        [
            path("M0 300H74L90 402H0Z", "wall2 edge-line", stroke_width=1.8),
            path("M0 316H58L69 402H0Z", "lagoon edge-line", stroke_width=1.6),
            path("M0 368C14 357 30 362 44 354C54 358 60 363 64 366L69 402H0Z", "tuft"),
            path("M0 384C20 376 44 380 66.5 384L69 402H0Z", "glade"),
            circle(29, 337, 9.5, "ember"),
        ]
    )


# -- cards --------------------------------------------------------------------------------------------


def _cards(seen: Seen, say: Say) -> str:
    """In the order they were turned; the last one is lit."""
    names = seen["path"]
    a_row, size, step, down = next(laying[1:] for laying in LAYINGS if len(names) <= laying[0])
    rows = (len(names) - 1) // a_row
    drawn = []
    for place, name in enumerate(names):
        x = 66 + size * CARD_WIDTH / 2 + step * (place % a_row)
        y = 174 + down * (place // a_row - rows / 2)
        lit = box(-46, -63, 92, 126, "ember", 12) if place == len(names) - 1 else ""
        card = face(name, place in seen["path_taken"])
        drawn.append(at(x, y, title(captions.card(name, say)), scaled(size, lit, card), class_="card"))
    return "".join(drawn)


def _deck(seen: Seen, say: Say) -> str:
    left = seen["cards"]
    backs = [at(6 * lift, -6 * lift, use("card-back")) for lift in range(min(3, left))]
    count = words(left, 0, 92, "serif mid glint", 26) + words(
        say("picture-incan-gold-cards"), 0, 110, "mid tread", 14
    )
    return at(828, 146, *backs, count)


# -- on the floor -------------------------------------------------------------------------------------


def _loose(seen: Seen, say: Say) -> str:
    """Gems left on the path."""
    gems = seen["path_gems"]
    return "".join(
        [
            box(106, FLOOR + 12, 210, 62, "plate edge-line", 8, stroke_width=1.6),
            words(say("left-on-path"), 120, FLOOR + 31, "night", 13),
            row(gems, 130, FLOOR + 54, 21, 0.72),
            words(gems, 304, FLOOR + 36, "serif end night", 26),
        ]
    )


def _party(seen: Seen, say: Say) -> str:
    """Who is inside, with the choice of each; what they hold is the same for all."""
    party = [seat for seat, person in enumerate(seen["seats"], 1) if person["inside"]]
    step, size = (64.0, 1.5) if len(party) <= 6 else (51.0, 1.26)
    drawn = [
        at(352 + step * place, FLOOR + 64, scaled(size, at(15, -20, _choice(seen, seat)), _explorer(seen, seat)))
        for place, seat in enumerate(party)
    ]
    return "".join(
        [
            *drawn,
            box(770, FLOOR + 12, 116, 62, "plate edge-line", 8, stroke_width=1.6),
            words(say("picture-incan-gold-in-each-hand"), 828, FLOOR + 31, "mid night", 13),
            at(808, FLOOR + 54, scaled(0.72, use("turquoise"))),
            words(seen["hand"], 822, FLOOR + 63, "serif night", 26),
        ]
    )


def _explorer(seen: Seen, seat: int) -> str:
    return use(f"leader-{seen['colours'][seat - 1]}", class_="inside")


def _choice(seen: Seen, seat: int) -> str:
    """An empty place, a card face down, or one's own card face up."""
    made = choice(seen, seat)
    if made is None:
        return box(-8, -11, 16, 22, "wall-line", 2, stroke_width=0.9, stroke_dasharray="2 2")
    return (
        scaled(0.19, use("card-back", class_="sealed")) if made == "sealed" else scaled(0.66, use(f"choice-{made}"))
    )


def _end(seen: Seen, say: Say) -> str:
    """The game is over: who won."""
    won = seen["winners"]
    drawn = [words(captions.now(seen, say), WIDTH / 2, 372, "serif mid plate", 34)]
    for place, seat in enumerate(won):
        x = WIDTH / 2 + 96 * (place - (len(won) - 1) / 2)
        drawn.append(at(x, 192, scaled(3, use("rays"))))
        drawn.append(at(x, 222, scaled(3, use(f"leader-{seen['colours'][seat - 1]}"))))
    return "".join(drawn)
