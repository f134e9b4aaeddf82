"""The results as one picture: who wins, with which scores, and in a league who beats whom."""

from contextlib import AbstractContextManager
from pathlib import Path
from textwrap import wrap

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ceiba.arena.intervals import Interval
from ceiba.arena.report import Report, duration, percent, points, verdict
from ceiba.arena.standings import Standing
from ceiba.drawing.ink import PALETTE

PAPER, LEAF, FOLD, INK, FAINT, JADE, CLAY, GOLD, WOOD, OBSIDIAN = (
    PALETTE[name][0] for name in ("paper", "leaf", "fold", "ink", "faint", "jade", "clay", "gold", "wood", "black")
)
# Each bot has its hue, its mark and its hatching: colour never speaks alone.
HUES = (JADE, CLAY, GOLD, OBSIDIAN, WOOD)
MARKS = ("o", "s", "D", "^", "v", "P", "X")
HATCHES = ("", "////", "....", "xxxx", "\\\\\\\\")
SERIF, SANS = "DejaVu Serif", "DejaVu Sans"  # come with matplotlib

# The sheet, in inches.
WIDTH = 10.0
MARGIN = 0.35
HEAD = 1.3  # the title
ROW = 0.66  # a bot
AXIS = 0.62  # the numbers below a panel
GAP = 0.5  # between panels that stand above each other
LETTER = 0.092  # of a bot's name

BINS = 26  # of scores
STEPS = (1, 2, 2.5, 5, 10)  # of numbers on a scale
LINE = 120  # letters in a line
NARROWEST = 0.1  # of a scale of rates


def draw(report: Report, file: Path) -> None:
    with style():
        dated = {"Date": None} if file.suffix == ".svg" else None  # the same results, the same file
        figure(report).savefig(file, dpi=160, metadata=dated)


def style() -> AbstractContextManager[None]:
    return mpl.rc_context(
        {
            "font.family": SANS,
            "font.size": 10,
            "text.color": INK,
            "axes.edgecolor": FAINT,
            "axes.labelcolor": FAINT,
            "axes.facecolor": LEAF,
            "figure.facecolor": PAPER,
            "savefig.facecolor": PAPER,
            "xtick.color": FAINT,
            "ytick.color": INK,
            "hatch.linewidth": 0.6,
            "svg.hashsalt": "ceiba",
        }
    )


class Sheet:
    """A picture on which panels are placed in inches, from the top left."""

    def __init__(self, height: float) -> None:
        self.height = height
        self.picture = Figure(figsize=(WIDTH, height))

    def panel(self, left: float, top: float, width: float, height: float) -> Axes:
        bottom = self.height - top - height
        return self.picture.add_axes(
            (left / WIDTH, bottom / self.height, width / WIDTH, height / self.height),
        )

    def write(self, top: float, text: str, size: float, hue: str, family: str) -> None:
        self.picture.text(
            MARGIN / WIDTH, 1 - top / self.height, text, fontsize=size, color=hue, family=family, va="center"
        )


def figure(report: Report) -> Figure:
    """Rates and scores side by side, the strongest on top; below them in a league, who beats whom and ratings."""
    order = sorted(report.standings, key=lambda standing: -standing.win_rate)
    rows = ROW * len(order)
    left = MARGIN + 0.1 + LETTER * max(10, *(len(standing.name) for standing in order))
    half = (WIDTH - left - MARGIN) / 2
    sheet = Sheet(HEAD + rows + AXIS + (GAP + rows + AXIS if report.ratings else 0))
    write_title(sheet, report)
    draw_rates(sheet.panel(left, HEAD, half - 0.2, rows), report, order)
    draw_scores(sheet.panel(left + half + 0.1, HEAD, half - 0.1, rows), order)
    if report.ratings:
        below = HEAD + rows + AXIS + GAP
        draw_duels(sheet.panel(left, below, half - 0.2, rows), report, order)
        draw_ratings(sheet.panel(left + half + 0.1, below, half - 0.1, rows), report, order)
    return sheet.picture


def write_title(sheet: Sheet, report: Report) -> None:
    contest = report.contest
    flags = [f", {option.replace('_', ' ')} {'on' if on else 'off'}" for option, on in contest.options.items()]
    title = f"{contest.game.replace('-', ' ').title()}: {report.games:,} games for {contest.seats}{''.join(flags)}"
    sheet.write(0.42, title, 16, INK, SERIF)
    for number, line in enumerate(wrap(verdict(report), LINE)):
        sheet.write(0.78 + 0.2 * number, line, 10, FAINT, SANS)


# -- panels -------------------------------------------------------------------------------------------


def draw_rates(axes: Axes, report: Report, order: list[Standing]) -> None:
    """A mark at each rate, a bar over its interval, and a line where all would be alike."""
    share = order[0].fair_share
    axes.axvline(share, color=INK, linestyle=(0, (4, 3)), linewidth=1)
    axes.annotate(
        "fair share", (share, 1), (0, 4), ("data", "axes fraction"), "offset points", ha="center", fontsize=8.5
    )
    for row, standing in enumerate(order):
        _estimate(axes, row, standing.win_rate, standing.interval, percent(standing.win_rate))
    _rows(axes, order)
    for row, standing in enumerate(order):
        _name(axes, row, standing.name, f"{duration(standing.thinking.mean())} a turn")
    axes.set_xlim(*scale(order, share))
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=STEPS))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda rate, _: f"{100 * rate:.3g} %"))
    axes.set_xlabel(f"win rate, with its interval of {100 * report.confidence:.4g} %")


def scale(order: list[Standing], share: float) -> Interval:
    """From the lowest to the highest that is to be seen, with room for the numbers."""
    low = min(share, *(standing.interval[0] for standing in order))
    high = max(share, *(standing.interval[1] for standing in order))
    room = max(NARROWEST, high - low) * 0.12
    return (low - room, max(high, low + NARROWEST) + room)


def draw_scores(axes: Axes, order: list[Standing]) -> None:
    """How the scores of each bot are spread, with their mean."""
    least = min(min(standing.scores) for standing in order)
    most = max(max(standing.scores) for standing in order)
    width = max(1, -(-(most - least + 1) // BINS))
    edges = [least - 0.5 + width * number for number in range((most - least) // width + 2)]
    for row, standing in enumerate(order):
        counts = [0] * (len(edges) - 1)
        for score in standing.scores:
            counts[(score - least) // width] += 1
        ground = row + 0.38
        heights = [ground - 0.72 * count / max(counts) for count in counts]
        axes.fill_between(
            edges,
            [*heights, heights[-1]],
            ground,
            step="post",
            facecolor=HUES[row % len(HUES)],
            edgecolor=INK,
            alpha=0.75,
            linewidth=0.8,
            hatch=HATCHES[row % len(HATCHES)],
        )
        axes.plot([standing.mean_score] * 2, [ground, row - 0.36], color=INK, linewidth=1.4)
        _note(axes, standing.mean_score, row - 0.34, f"{standing.mean_score:.1f}")
    _rows(axes, order)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(7, integer=True, steps=STEPS))
    axes.set_xlabel("scores, with their mean")


def draw_duels(axes: Axes, report: Report, order: list[Standing]) -> None:
    """The cross-table: jade where the left wins more, clay where the top does, and the number in any case."""
    names = [standing.name for standing in order]
    rates = [[float("nan")] * len(names) for _ in names]
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            duel = report.duel(one, other)
            if duel is not None:
                rates[row][column] = duel.win_rate
                hue = LEAF if abs(duel.win_rate - 0.5) > 0.4 else INK
                axes.text(column, row, f"{100 * duel.win_rate:.0f} %", ha="center", va="center", color=hue)
    hues = LinearSegmentedColormap.from_list("duels", [CLAY, LEAF, JADE]).with_extremes(bad=PAPER)
    axes.imshow(rates, cmap=hues, vmin=0, vmax=1, aspect="auto")
    narrow = max(len(name) for name in names) * len(names) > 48
    axes.set_xticks(
        range(len(names)),
        names,
        color=INK,
        fontsize=8.5,
        rotation=20 if narrow else 0,
        ha="right" if narrow else "center",
    )
    axes.set_yticks([])
    for row, name in enumerate(names):
        _name(axes, row, name)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title("wins of the left against the one below", fontsize=10, color=FAINT, pad=7)


def draw_ratings(axes: Axes, report: Report, order: list[Standing]) -> None:
    ratings = {rating.name: rating for rating in report.ratings}
    for row, standing in enumerate(order):
        rating = ratings[standing.name]
        _estimate(axes, row, rating.rating, rating.interval, points(rating.rating))
    _rows(axes, order)
    axes.set_yticks([])
    axes.margins(x=0.1)
    axes.set_title("ratings: 400 points more are ten to one", fontsize=10, color=FAINT, pad=7)


# -- parts --------------------------------------------------------------------------------------------


def _estimate(axes: Axes, row: int, value: float, interval: Interval, text: str) -> None:
    hue, mark = HUES[row % len(HUES)], MARKS[row % len(MARKS)]
    axes.plot(interval, (row, row), color=hue, linewidth=6, alpha=0.4, solid_capstyle="butt")
    axes.plot([value], [row], marker=mark, markersize=8, color=hue, markeredgecolor=INK)
    axes.plot(interval, (row, row), "|", markersize=11, markeredgewidth=1.6, color=INK)  # however near
    axes.annotate(text, (value, row), (0, 9), textcoords="offset points", ha="center", fontsize=9)


def _note(axes: Axes, x: float, y: float, text: str) -> None:
    """A number beside a line, legible on whatever lies below it."""
    behind = {"facecolor": LEAF, "edgecolor": "none", "pad": 0.8, "alpha": 0.8}
    axes.annotate(text, (x, y), (4, 0), textcoords="offset points", va="top", fontsize=9, bbox=behind)


def _name(axes: Axes, row: int, name: str, below: str = "") -> None:
    at, style = ((0, row), ("axes fraction", "data"))
    axes.annotate(name, at, (-8, 5 if below else 0), style, "offset points", ha="right", va="center", fontsize=10.5)
    axes.annotate(below, at, (-8, -8), style, "offset points", ha="right", va="center", fontsize=8.5, color=FAINT)


def _rows(axes: Axes, order: list[Standing]) -> None:
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.set_yticks([])
    axes.tick_params(length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.grid(axis="x", color=FOLD, linewidth=0.8)
    axes.set_axisbelow(True)
