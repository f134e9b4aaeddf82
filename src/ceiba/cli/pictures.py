"""Pictures as files: SVG as it is drawn, or PNG made from it."""

from importlib.util import find_spec
from pathlib import Path

from ceiba.cli.complaints import Complaint

KINDS = (".svg", ".png")
NEEDED = "resvg_py"  # for PNG: it draws fonts, masks and gradients as browsers do, and needs no system library
SCALE = 2.0  # dots for each unit of the drawing, so that it is sharp in print and on fine screens


def check_kind(file: str) -> str:
    """What kind of picture this file is to be; said before anything is drawn, if it cannot be."""
    kind = Path(file).suffix.lower()
    if kind not in KINDS:
        raise Complaint("cli-no-such-picture", file=Path(file).name, kinds=" ".join(KINDS))
    if kind == ".png" and find_spec(NEEDED) is None:
        raise Complaint("cli-png-needs", package=NEEDED, command="pip install 'ceiba[png]'")
    return kind


def as_png(svg: str) -> bytes:
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE)
