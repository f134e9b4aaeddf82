"""All the figures. Samples are taken several times in turn, so that noise hits all alike; the best counts."""

import subprocess
import sys
from collections.abc import Callable

import ceiba.game
from ceiba.bench.games import FIRST_TURN, LAST_TURN, Sample, compared_samples, further_samples
from ceiba.bench.interpreted import Interpreted
from ceiba.bench.peers import peer_samples
from ceiba.bench.studying import study_samples

ROUNDS = 8
SECONDS = 24.0  # for all samples together, of the processor's time

IMPORT = "from time import process_time as now; t = now(); import ceiba; print((now() - t) * 1000)"
IMPORTS = 7

# What is divided by what, where both were measured.
RATIOS = {
    "tikal.times_interpreted": ("tikal.decisions_per_s", "interpreted tikal.decisions_per_s"),
    "incan_gold.times_interpreted": ("incan_gold.decisions_per_s", "interpreted incan_gold.decisions_per_s"),
    "tikal.last_to_first_turn": (FIRST_TURN, LAST_TURN),  # of costs, so the other way round than speeds
    "tikal.times_havannah": ("tikal.decisions_per_s", "openspiel.havannah.decisions_per_s"),
    "incan_gold.times_goofspiel": ("incan_gold.decisions_per_s", "openspiel.goofspiel.decisions_per_s"),
    "tikal.sim_to_engine": ("tikal.sim_games_per_s", "tikal.games_per_s"),
    "incan_gold.sim_to_engine": ("incan_gold.sim_games_per_s", "incan_gold.games_per_s"),
    "tikal.aec_times_chess": ("tikal.aec_steps_per_s", "pettingzoo.chess.steps_per_s"),
    "tikal.aec_times_connect_four": ("tikal.aec_steps_per_s", "pettingzoo.connect_four.steps_per_s"),
    "tikal.aec_times_leduc_holdem": ("tikal.aec_steps_per_s", "pettingzoo.leduc_holdem.steps_per_s"),
    "tikal.aec_times_texas_holdem": ("tikal.aec_steps_per_s", "pettingzoo.texas_holdem.steps_per_s"),
    "tikal.aec_times_no_limit": ("tikal.aec_steps_per_s", "pettingzoo.texas_holdem_no_limit.steps_per_s"),
    "tikal.aec_times_rlcards_api": ("tikal.aec_steps_per_s", "rlcard.leduc_holdem.steps_per_s"),
    "tikal.times_python_chess": ("tikal.decisions_per_s", "python_chess.decisions_per_s"),
}

# What only the ratios need.
STEPS = ("interpreted ", FIRST_TURN, LAST_TURN)


def is_compiled() -> bool:
    return not str(ceiba.game.__file__).endswith(".py")


def measure(seconds: float = SECONDS, report: Callable[[str, float], None] | None = None) -> dict[str, float]:
    """Every figure by its name; `report` hears what is being measured, and how much of all is done."""
    best: dict[str, float] = {}
    with Interpreted() as interpreted:
        samples = compared_samples()
        takers: dict[str, Sample] = {**samples, **further_samples(), **study_samples(), **peer_samples()}
        for name in samples:
            takers[f"{name}, interpreted"] = _interpreted(interpreted, name)
        each = seconds / ROUNDS / len(takers)
        for number in range(ROUNDS):
            for position, (name, take) in enumerate(takers.items()):
                if report is not None:
                    report(name, (number + position / len(takers)) / ROUNDS)
                for figure, rate in take(each).items():
                    best[figure] = max(rate, best.get(figure, 0.0))
    for ratio, (above, below) in RATIOS.items():
        if above in best and below in best:
            best[ratio] = best[above] / best[below]
    best["import_ms"] = min(import_ms() for _ in range(IMPORTS))
    return {figure: value for figure, value in sorted(best.items()) if not figure.startswith(STEPS)}


def _interpreted(other: Interpreted, name: str) -> Sample:
    def sample(seconds: float) -> dict[str, float]:
        return {f"interpreted {figure}": rate for figure, rate in other.sample(name, seconds).items()}

    return sample


def import_ms() -> float:
    """How long `import ceiba` takes a fresh interpreter, in milliseconds of the processor's time."""
    ran = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True)
    return float(ran.stdout)
