"""The palette by day and by night, and the type.

A colour's name is the class that fills with it; with `-line` it strokes with it, with `-hue` it is handed down
to what says `currentColor`. Plain classes rather than custom properties, so that every program that shows SVG
shows these.
"""

import re

from ceiba.drawing.svg import MARK, element

# name: (light, dark). By night the paper turns to jungle at night, and lines that were ink are moonlit.
PALETTE = {
    # paper, ink, words
    "paper": ("#f4ecdb", "#0f1f1a"),
    "leaf": ("#fbf6ea", "#162a23"),  # a card or panel on the paper
    "fold": ("#e3d6ba", "#24392f"),  # rules, empty slots
    "ink": ("#2b2a26", "#e6e4d0"),
    "faint": ("#6a5d48", "#a3b09c"),  # second words
    "edge": ("#2b2a26", "#07110d"),  # the outline of things
    "rim": ("#2b2a26", "#6f8a76"),  # the outline of tiles, moonlit
    "night": ("#2b2a26", "#1b1a17"),  # ink that stays dark on pale things
    # jungle
    "shade": ("#1d3b30", "#0a1914"),
    "crown": ("#2a5041", "#12281f"),
    "canopy": ("#33604d", "#183328"),
    "frond": ("#41725c", "#214434"),
    "hedge": ("#33604d", "#2d6149"),
    "whisper": ("#dcefe2", "#8db59c"),  # names on the jungle
    "grid": ("#8fb59c", "#56806a"),
    "name": ("#4d4433", "#f8f4e0"),  # of explored hexes
    "glade": ("#d3d9a4", "#56644a"),
    "tuft": ("#7d9a56", "#2f4a33"),
    # ground and stone
    "sand": ("#e2d3a4", "#6b634a"),
    "soil": ("#dcc08a", "#665637"),
    "trail": ("#f3e7c6", "#776e51"),
    "slab": ("#fdf8e8", "#d5cba8"),
    "tread": ("#f5ead2", "#ada081"),
    "tread2": ("#e6d4b2", "#978a6b"),
    "riser": ("#b98a5e", "#634b33"),
    "plate": ("#fbf1d3", "#dccfa6"),
    # fire, gold, clay
    "basalt": ("#51463f", "#2a2522"),
    "cone": ("#6f6055", "#3b342f"),
    "scree": ("#877567", "#4c433c"),
    "lava": ("#d9481c", "#c9441d"),
    "ember": ("#f8b43a", "#eaa436"),
    "gold": ("#e3af32", "#cf9f35"),
    "glint": ("#fbe39a", "#f0d488"),
    "clay": ("#bf5a34", "#a04d2f"),
    "jade": ("#2f7d6b", "#4d9e89"),
    "canvas": ("#f1e4c4", "#b7a880"),
    "canvas2": ("#c9b283", "#7f7150"),
    "wood": ("#7a5230", "#563a23"),
    # the seats: top, side, mark
    "white": ("#fffdf6", "#ece7d6"),
    "white-side": ("#c9c0aa", "#a8a08a"),
    "white-mark": ("#2b2a26", "#1b1a17"),
    "black": ("#34343a", "#2b2b30"),
    "black-side": ("#141417", "#0c0c0e"),
    "black-mark": ("#f4ecdb", "#e6dfca"),
    "orange": ("#f0932b", "#db8328"),
    "orange-side": ("#a85a10", "#8a4a0e"),
    "orange-mark": ("#4a2406", "#331903"),
    "red": ("#c0332b", "#ad2f28"),
    "red-side": ("#7a1a16", "#651511"),
    "red-mark": ("#fff3e6", "#f6e6d6"),
    "green": ("#2f7c4d", "#2b7350"),
    "green-side": ("#1f5436", "#1a4a30"),
    "green-mark": ("#f3fbe9", "#e4efd8"),
    "blue": ("#326fb0", "#3168a4"),
    "blue-side": ("#1d4272", "#183a66"),
    "blue-mark": ("#f0f6ff", "#dfe9f6"),
    "yellow": ("#f4d24a", "#dcbc42"),
    "yellow-side": ("#a5831a", "#8b6e16"),
    "yellow-mark": ("#4a3a06", "#352903"),
    "violet": ("#8a5aa8", "#7d5199"),
    "violet-side": ("#4f2d66", "#45275a"),
    "violet-mark": ("#f8effc", "#ece0f2"),
    # under the earth, by torchlight; gems
    "vault": ("#352b27", "#100d0b"),
    "gloom": ("#463931", "#1c1713"),
    "glow": ("#5f4c3b", "#2e241b"),
    "floor": ("#7d6850", "#463829"),
    "wall": ("#a4927a", "#4d4437"),
    "wall2": ("#b8a78d", "#5a5041"),
    "turquoise": ("#2fa7a5", "#2f9a98"),
    "lagoon": ("#8fdcd3", "#7cc7bf"),
    "obsidian": ("#2a2833", "#25232d"),
    "smoke": ("#6f6a80", "#68637a"),
    "amber": ("#b57d12", "#96690f"),
    "alarm": ("#f4b840", "#dea437"),  # behind a hazard
}

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'TeX Gyre Pagella','Book Antiqua',Georgia,serif"
SANS = "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'Noto Sans','DejaVu Sans',sans-serif"

TYPE = {
    "words": f"font-family:{SANS};font-variant-numeric:tabular-nums lining-nums",
    "serif": f"font-family:{SERIF};font-weight:700;font-variant-numeric:lining-nums",
    "bold": "font-weight:700",
    "mid": "text-anchor:middle",
    "end": "text-anchor:end",
}


def style(drawn: str) -> str:
    """The rules for the classes that occur in what is drawn, by day and by night."""
    used = {name for said in re.findall(r'class="([^"]+)"', drawn) for name in said.split()}
    day = [f".{MARK}{name}{{{rule}}}" for name, rule in TYPE.items() if MARK + name in used]
    night = []
    for name, (light, dark) in PALETTE.items():
        for ending, what in (("", "fill"), ("-line", "stroke"), ("-hue", "color")):
            class_ = MARK + name + ending
            if class_ in used:
                day.append(f".{class_}{{{what}:{light}}}")
                night.append(f".{class_}{{{what}:{dark}}}")
    return element("style", *day, "@media (prefers-color-scheme: dark){", *night, "}")
