"""The results as one picture: who wins, by how much, and who beats whom."""

from contextlib import AbstractContextManager
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ceiba.arena.standings import Standing
from ceiba.arena.telling import Report, percent, verdict
from ceiba.drawing.ink import PALETTE

PAPER, LEAF, FOLD, INK, FAINT, JADE, CLAY, GOLD, WOOD, OBSIDIAN = (
    PALETTE[name][0] for name in ("paper", "leaf", "fold", "ink", "faint", "jade", "clay", "gold", "wood", "black")
)
HUES = (JADE, CLAY, GOLD, OBSIDIAN, WOOD)
MARKS = ("o", "s", "D", "^", "v", "P", "X")  # colour never speaks alone
HATCHES = ("", "////", "....", "xxxx", "\\\\\\\\")
ROW = 0.62  # inches that a bot takes
BINS = 24


def draw(report: Report, file: Path) -> None:
    with style():
        dated = {"Date": None} if file.suffix == ".svg" else None  # the same results, the same file
        figure(report).savefig(file, dpi=160, metadata=dated)


def style() -> AbstractContextManager[None]:
    return mpl.rc_context(
        {
            "font.family": "DejaVu Sans",
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


def figure(report: Report) -> Figure:
    """Rates and scores side by side, strongest on top; below them in a league who beats whom."""
    order = ranked(report)
    rows = ROW * len(order) + 0.4
    square = 0.62 * len(order) + 1.2 if report.duels else 0.0
    height = 1.5 + rows + 0.7 + square
    picture = Figure(figsize=(10, height))
    bottom = (0.7 + square) / height
    left = 0.03 + 0.0085 * max(len(standing.name) for standing in order)
    middle = left + (0.97 - left) * 0.53
    write_title(picture, report, height)
    draw_rates(picture.add_axes((left, bottom, middle - left - 0.03, rows / height)), report, order)
    draw_scores(picture.add_axes((middle, bottom, 0.97 - middle, rows / height)), order)
    if report.duels:
        across = min(0.97 - left, 1.15 * len(order) / 10)
        draw_duels(picture.add_axes((left, 0.25 / height, across, (square - 0.9) / height)), report, order)
    return picture


def ranked(report: Report) -> list[Standing]:
    return sorted(report.standings, key=lambda standing: -standing.win_rate)


def write_title(picture: Figure, report: Report, height: float) -> None:
    contest = report.contest
    options = "".join(
        f", {option.replace('_', ' ')} {'on' if on else 'off'}" for option, on in contest.options.items()
    )
    title = f"{report.games:,} games of {contest.game} for {contest.seats}{options}"
    picture.text(0.03, 1 - 0.42 / height, title, fontsize=16, va="center", family="DejaVu Serif")
    picture.text(0.03, 1 - 0.78 / height, verdict(report), fontsize=10, va="center", color=FAINT)


def draw_rates(axes: Axes, report: Report, order: list[Standing]) -> None:
    """A mark at each rate, a bar over its interval, and a line where all would be alike."""
    share = order[0].fair_share
    axes.axvline(share, color=INK, linestyle=(0, (4, 3)), linewidth=1)
    axes.text(share, -0.62, "fair share", ha="center", va="bottom", fontsize=8.5, color=INK)
    for row, standing in enumerate(order):
        low, high = standing.interval
        hue, mark = HUES[row % len(HUES)], MARKS[row % len(MARKS)]
        axes.plot([low, high], [row, row], color=hue, linewidth=6, alpha=0.35, solid_capstyle="round")
        axes.plot([standing.win_rate], [row], marker=mark, markersize=9, color=hue, markeredgecolor=INK)
        axes.annotate(
            percent(standing.win_rate),
            (standing.win_rate, row),
            (0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=9,
        )
    _rows(axes, order)
    axes.set_yticks(range(len(order)), [standing.name for standing in order], fontsize=10.5)
    axes.set_xlim(-0.04, 1.04)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda rate, _: f"{100 * rate:.0f} %"))
    axes.set_xlabel(f"win rate, with its interval of {100 * report.confidence:.4g} %")


def draw_scores(axes: Axes, order: list[Standing]) -> None:
    """How the scores of each bot are spread, with the mean."""
    least = min(min(standing.scores) for standing in order)
    most = max(max(standing.scores) for standing in order)
    width = max(1, -(-(most - least + 1) // BINS))
    edges = [least - 0.5 + width * number for number in range((most - least) // width + 2)]
    for row, standing in enumerate(order):
        counts = [0] * (len(edges) - 1)
        for score in standing.scores:
            counts[(score - least) // width] += 1
        tallest = max(counts)
        heights = [row + 0.36 - 0.78 * count / tallest for count in counts]
        hue = HUES[row % len(HUES)]
        axes.fill_between(
            edges,
            [*heights, heights[-1]],
            row + 0.36,
            step="post",
            facecolor=hue,
            edgecolor=INK,
            alpha=0.75,
            linewidth=0.8,
            hatch=HATCHES[row % len(HATCHES)],
        )
        axes.plot([standing.mean_score] * 2, [row + 0.36, row - 0.42], color=INK, linewidth=1.4)
        axes.annotate(
            f"{standing.mean_score:.1f}",
            (standing.mean_score, row - 0.42),
            (4, -2),
            textcoords="offset points",
            va="top",
            fontsize=9,
            bbox={"facecolor": LEAF, "edgecolor": "none", "pad": 0.8, "alpha": 0.8},
        )
    _rows(axes, order)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("scores, with their mean")


def draw_duels(axes: Axes, report: Report, order: list[Standing]) -> None:
    """The cross-table: jade where the left wins more, clay where the top does, and the number in any case."""
    names = [standing.name for standing in order]
    place = {name: number for number, name in enumerate(names)}
    rates = [[float("nan")] * len(names) for _ in names]
    for duel in report.duels:
        one, other = place[duel.one], place[duel.other]
        rates[one][other], rates[other][one] = duel.win_rate, 1 - duel.win_rate
    hues = LinearSegmentedColormap.from_list("duels", [CLAY, LEAF, JADE])
    hues.set_bad(FOLD)
    axes.imshow(rates, cmap=hues, vmin=0, vmax=1, aspect="auto")
    for row, line in enumerate(rates):
        for column, rate in enumerate(line):
            if rate == rate:  # not where a bot would meet itself
                pale = abs(rate - 0.5) > 0.38
                axes.text(column, row, percent(rate), ha="center", va="center", color=LEAF if pale else INK)
    axes.set_xticks(range(len(names)), names, color=INK)
    axes.set_yticks(range(len(names)), names, fontsize=10.5)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.set_title("wins of the left against the top", fontsize=10, color=FAINT, loc="left", pad=8)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _rows(axes: Axes, order: list[Standing]) -> None:
    axes.set_ylim(len(order) - 0.5, -0.65)
    axes.tick_params(length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.grid(axis="x", color=FOLD, linewidth=0.8)
    axes.set_axisbelow(True)
