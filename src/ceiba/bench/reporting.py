"""The figures for people: what each one is, what it should reach, and on which machine it was measured."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from ceiba.bench.measuring import is_compiled


class Meaning(NamedTuple):
    """What a figure says, how it is written, and its aim: at least (or, of costs, at most) so much."""

    says: str
    form: str
    at_least: float | None = None
    at_most: float | None = None

    def aim(self) -> str:
        if self.at_least is not None:
            return f"≥ {self.form.format(self.at_least)}"
        return f"≤ {self.form.format(self.at_most)}" if self.at_most is not None else ""

    def is_met(self, value: float) -> bool:
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)


RATE = "{:,.0f}"
TIMES = "{:.1f}"

MEANINGS = {
    "tikal.decisions_per_s": Meaning("Tikal: decisions/s", RATE),
    "tikal.games_per_s": Meaning("Tikal: games/s", RATE),
    "tikal.copies_per_s": Meaning("Tikal: copies of a position/s", RATE, at_least=1_000_000),
    "tikal.last_to_first_turn": Meaning("Tikal: cost of a decision, last turn / first", TIMES, at_most=3),
    "tikal.times_interpreted": Meaning("Tikal: times the same source interpreted", TIMES, at_least=25),
    "tikal.times_havannah": Meaning("Tikal: times OpenSpiel's Havannah", TIMES, at_least=2),
    "tikal.times_python_chess": Meaning("Tikal: times python-chess", TIMES),
    "tikal.plans_per_s": Meaning("Tikal: plans/s considered by search", RATE, at_least=200_000),
    "incan_gold.decisions_per_s": Meaning("Incan Gold: decisions/s", RATE),
    "incan_gold.games_per_s": Meaning("Incan Gold: games/s", RATE),
    "incan_gold.times_interpreted": Meaning("Incan Gold: times the same source interpreted", TIMES),
    "incan_gold.times_goofspiel": Meaning("Incan Gold: times OpenSpiel's Goofspiel", TIMES, at_least=15),
    "openspiel.havannah.decisions_per_s": Meaning("OpenSpiel's Havannah: decisions/s", RATE),
    "openspiel.goofspiel.decisions_per_s": Meaning("OpenSpiel's Goofspiel, four players: decisions/s", RATE),
    "python_chess.decisions_per_s": Meaning("python-chess: decisions/s", RATE),
    "tikal.batch_decisions_per_s": Meaning("Tikal: decisions/s in a batch, observed", RATE, at_least=500_000),
    "incan_gold.batch_decisions_per_s": Meaning(
        "Incan Gold: decisions/s in a batch, observed", RATE, at_least=3_000_000
    ),
    "tikal.sim_games_per_s": Meaning("Tikal: games/s by `ceiba sim`", RATE),
    "tikal.sim_to_engine": Meaning("Tikal: `ceiba sim` / the rules alone", TIMES, at_least=0.5),
    "incan_gold.sim_games_per_s": Meaning("Incan Gold: games/s by `ceiba sim`", RATE),
    "incan_gold.sim_to_engine": Meaning("Incan Gold: `ceiba sim` / the rules alone", TIMES, at_least=0.5),
    "tikal.aec_steps_per_s": Meaning("Tikal: steps/s through PettingZoo's AEC", RATE),
    "tikal.aec_times_chess": Meaning("Tikal: times PettingZoo's chess", TIMES, at_least=10),
    "tikal.aec_times_connect_four": Meaning("Tikal: times PettingZoo's connect four", TIMES, at_least=10),
    "tikal.aec_times_leduc_holdem": Meaning("Tikal: times RLCard's Leduc hold'em, by AEC", TIMES, at_least=10),
    "tikal.aec_times_texas_holdem": Meaning("Tikal: times RLCard's Texas hold'em, by AEC", TIMES, at_least=10),
    "tikal.aec_times_no_limit": Meaning("Tikal: times RLCard's no-limit hold'em, by AEC", TIMES, at_least=10),
    "tikal.aec_times_rlcards_api": Meaning("Tikal by AEC: times Leduc hold'em by RLCard's own API", TIMES),
    "pettingzoo.chess.steps_per_s": Meaning("PettingZoo's chess: steps/s", RATE),
    "pettingzoo.connect_four.steps_per_s": Meaning("PettingZoo's connect four: steps/s", RATE),
    "pettingzoo.leduc_holdem.steps_per_s": Meaning("RLCard's Leduc hold'em, by AEC: steps/s", RATE),
    "pettingzoo.texas_holdem.steps_per_s": Meaning("RLCard's Texas hold'em, by AEC: steps/s", RATE),
    "pettingzoo.texas_holdem_no_limit.steps_per_s": Meaning("RLCard's no-limit hold'em, by AEC: steps/s", RATE),
    "rlcard.leduc_holdem.steps_per_s": Meaning("RLCard's Leduc hold'em, by its own API: steps/s", RATE),
    "import_ms": Meaning("import ceiba, cold", "{:.0f} ms", at_most=100),
}

HEADINGS = ("what", "measured", "aim", "")


def rows(figures: dict[str, float]) -> list[tuple[str, str, str, str]]:
    """What, how much, the aim, and whether it is met. Aims are for the compiled package."""
    found = []
    for name, meaning in MEANINGS.items():
        if name in figures:
            aim = meaning.aim() if is_compiled() else ""
            verdict = "" if not aim else "met" if meaning.is_met(figures[name]) else "missed"
            found.append((meaning.says, meaning.form.format(figures[name]), aim, verdict))
    return found


def conditions() -> str:
    """When and where: a sentence for below the table."""
    speed = "compiled" if is_compiled() else "interpreted"
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, {os.cpu_count()} cores of which one was used, "
        f"{platform.python_implementation()} {platform.python_version()}, Ceiba {speed}. "
        "Uniformly random play, four seats; the best of several samples taken in turn, by processor time."
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def as_markdown(figures: dict[str, float]) -> str:
    lines = ["| what | measured | aim | |", "|---|---:|---:|---|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows(figures)]
    return "\n".join([*lines, "", conditions()])
