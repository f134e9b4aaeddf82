"""The eight motifs of the wafers as bold pictograms: a dark silhouette, and a few cuts in the wafer's gold."""

from typing import Final, NamedTuple

from ceiba.drawing.svg import box, element, group, use
from ceiba.tikal.tables import MOTIFS

SIZE: Final = 32.0  # of a wafer


class Pictogram(NamedTuple):
    """Paths within a circle of radius 12: what is filled, what is stroked broadly, what is cut out."""

    solid: str
    broad: str
    cut: str


PICTOGRAMS: Final = {
    "bowl": Pictogram(
        "M-12-4H12C12 4 8 7.8 4.4 8.6V11H-4.4V8.6C-8 7.8-12 4-12-4Z",
        "M-4.5-8Q-6-9.6-4.5-11M0-8Q-1.5-9.6 0-11M4.5-8Q3-9.6 4.5-11",
        "M-8.8 0L-5.9 3L-2.9 0L0 3L2.9 0L5.9 3L8.8 0",
    ),
    "mask": Pictogram(
        "M-10.5-11.5L-5-9.4L0-12L5-9.4L10.5-11.5L8.8-2C8.8 5.4 5 11.2 0 11.8C-5 11.2-8.8 5.4-8.8-2Z",
        "",
        "M-6.4-6.6H6.4M-5.6-2.6H-2.4M5.6-2.6H2.4M0-2V3.2M-3.2 7.2H3.2",
    ),
    "jaguar": Pictogram(
        "M-11-5.4C-13-9.8-9.4-12.6-5.8-9.8C-2.2-11.2 2.2-11.2 5.8-9.8C9.4-12.6 13-9.8 11-5.4"
        "C12.2.6 9.2 4.4 5.8 6.2C5 9.8 2.8 11.6 0 11.6S-5 9.8-5.8 6.2C-9.2 4.4-12.2.6-11-5.4Z",
        "",
        "M-6.4-3L-3.2-1.4M6.4-3L3.2-1.4M-1.8 3H1.8L0 4.8ZM0 5V7.4M-3 8.4C-1.4 9.2 1.4 9.2 3 8.4"
        "M0-8.2V-5.6M-8.6.8L-6.6 2M8.6.8L6.6 2",
    ),
    "serpent": Pictogram(
        "M.6-5.2L1.6-11.4C6-12.8 11-11 12-7.6C10.4-4.8 5.4-4 .6-5.2Z",
        "M-11 9.6C-4 13 10.6 11.6 9 5.4C7.8.6-9 3-8.4-3.6C-8-7.8-3-8.8 2-8.2",
        "M6.6-8.8H7M-4.6 10.2V10.6M1 10.4V10.8M6.2 8.4V8.8M2 2.2V2.6M-4.4.2V.6",
    ),
    "necklace": Pictogram(
        "M0 4.4L4.4 8.2L0 12.4L-4.4 8.2Z"
        + "".join(
            f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0"
            for x, y, r in (
                (-9.5, -9, 2),
                (9.5, -9, 2),
                (-9.8, -4, 2.2),
                (9.8, -4, 2.2),
                (-8.2, 1, 2.4),
                (8.2, 1, 2.4),
                (-4.6, 4.6, 2.5),
                (4.6, 4.6, 2.5),
            )
        ),
        "",
        "M0 7.4V9.2",
    ),
    "figurine": Pictogram(
        "M-5.4-12.2H5.4L4.8-5.6L3.2-4L8.4-1.8L9.4 5.4H5L5.6 12H-5.6L-5 5.4H-9.4L-8.4-1.8L-3.2-4L-4.8-5.6Z",
        "",
        "M-2.2-8.2H-1.6M1.6-8.2H2.2M-5.6 2C-3 3.8 3 3.8 5.6 2M0 7.6V12M-4.6-10.4H4.6",
    ),
    "knife": Pictogram(
        "M12-12C12.4-3.6 7.2 3.4-.4 6.4L-5.4-.6C-2.8-7 4-12.2 12-12Z"
        "M-8.6 4L-4.4 9.6L-8.8 12.6C-11.2 12.2-12.4 10.2-12.2 8Z",
        "M-6.2 2L-2.6 7",
        "M8.4-8.4C4.4-6 1.4-2.8-.4 1.2",
    ),
    "vase": Pictogram(
        "M-5.6-12H5.6V-9.2H4C4-5.6 8.6-3.4 8.6 2C8.6 6.2 5.6 8.8 4.4 9.8V12H-4.4V9.8C-5.6 8.8-8.6 6.2-8.6 2"
        "C-8.6-3.4-4-5.6-4-9.2H-5.6Z",
        "M-5-7.4C-9-8.6-11.4-6-9.6-2.6M5-7.4C9-8.6 11.4-6 9.6-2.6",
        "M-6.4-.2H6.4M-5.6 5.2L-2.8 2.6L0 5.2L2.8 2.6L5.6 5.2",
    ),
}


def symbols() -> list[str]:
    return [_blank(), *(_wafer(motif) for motif in MOTIFS)]


def _blank() -> str:
    return box(-SIZE / 2, -SIZE / 2, SIZE, SIZE, "gold edge-line", 6, stroke_width=1.3, id="wafer")


def _wafer(motif: str) -> str:
    solid, broad, cut = PICTOGRAMS[motif]
    drawn = [element("path", d=solid, fill="currentColor")]
    if broad:
        width = 5 if motif == "serpent" else 1.8
        drawn.append(element("path", d=broad, stroke="currentColor", stroke_width=width))
    drawn.append(element("path", d=cut, stroke_width=1.4))
    return group(*drawn, id=f"motif-{motif}")


def wafers(motif: str, held: int, x: float, y: float) -> str:
    """One slot: a shadow if there are none, else one to three wafers on top of each other."""
    if not held:
        empty = box(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, "fold-line", 6, stroke_width=1, stroke_dasharray="2 3")
        return empty + use(f"motif-{motif}", x, y, class_="fold-hue leaf-line")
    chips = [use("wafer", x + 3.5 * back, y - 3.5 * back, class_="wafer") for back in range(held - 1, -1, -1)]
    return "".join([*chips, use(f"motif-{motif}", x, y, class_="night-hue glint-line")])
