"""Plots of a game as SVG: a line a seat, or a lane for each thing that changed hands; never by colour alone."""

from collections.abc import Sequence
from html import escape

from ceiba.review.review import Holding

WIDTH, HEIGHT, LEFT, RIGHT, FOOT, LANE = 640, 260, 34, 110, 24, 19
COLOURS = ("#8a8168", "#34343a", "#d17a12", "#c0332b", "#2f7c4d", "#326fb0", "#a8860d", "#7a4d9a")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "12 4", "4 4", "1 3", "6 2 2 2")


def curves(title: str, names: Sequence[str], points: Sequence[tuple[int, Sequence[int]]], mark: int | None) -> str:
    """`points` are values by seat after so many acts; `mark` is where a stroke stands."""
    last = max(1, points[-1][0])
    most = max(1, *(max(values) for _, values in points))

    def x(at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / last, 1)

    def y(value: float) -> float:
        return round(8 + (HEIGHT - FOOT - 8) * (1 - value / most), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">']
    for value in sorted({0, most // 2, most}):
        parts.append(f'<path d="M{LEFT} {y(value)}H{WIDTH - RIGHT}" stroke="currentColor" opacity=".2"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4}" text-anchor="end">{value}</text>')
    if mark is not None:
        parts.append(f'<path d="M{x(mark)} 8V{HEIGHT - FOOT}" stroke="currentColor" stroke-dasharray="3 3"/>')
    lowest = 0.0  # names that would cover one another are moved apart
    for seat in sorted(range(len(names)), key=lambda seat: -points[-1][1][seat]):
        line = " ".join(f"{x(at)},{y(values[seat])}" for at, values in points)
        style = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" fill="none" stroke="currentColor" stroke-width="4.5"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke-width="2.5" {style}/>')
        lowest = max(lowest + 15, y(points[-1][1][seat]) + 4)
        label = f"{names[seat]} {points[-1][1][seat]}"
        square = f'x="{WIDTH - RIGHT + 6}" y="{lowest - 9}" width="9" height="9" fill="{COLOURS[seat]}"'
        parts.append(f'<rect {square} stroke="currentColor"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 20}" y="{lowest}">{escape(label)}</text>')
    return "".join([*parts, "</svg>"])


def lanes(title: str, holdings: Sequence[Holding], last: int, mark: int | None) -> str:
    """Over the same acts: who held what, as a bar with the number of the seat."""
    height = LANE * len(holdings) + 8

    def x(at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, last), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    if mark is not None:
        parts.append(f'<path d="M{x(mark)} 4V{height - 4}" stroke="currentColor" stroke-dasharray="3 3"/>')
    for lane, one in enumerate(holdings):
        y = LANE * lane + 4
        parts.append(f'<text x="{LEFT - 6}" y="{y + 14}" text-anchor="end">{escape(one.what)}</text>')
        parts.append(f'<path d="M{x(one.since)} {y + 9}H{x(last)}" stroke="currentColor" opacity=".3"/>')
        for spell in one.spells:
            left, wide = x(spell.begins), max(2.0, round(x(spell.ends) - x(spell.begins), 1))
            bar = f'x="{left}" y="{y}" width="{wide}" height="{LANE - 3}" rx="3" fill="{COLOURS[spell.seat - 1]}"'
            parts.append(f'<rect {bar} stroke="currentColor"/>')
            if wide > LANE:
                parts.append(f'<text class="seat" x="{left + 5}" y="{y + 13}" fill="#fff">{spell.seat}</text>')
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{y + 14}">{one.value}</text>')
    return "".join([*parts, "</svg>"])
