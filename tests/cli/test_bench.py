"""`ceiba bench`: the figures are all there, and say what they claim. How good they are is not tested here."""

import json
from importlib.util import find_spec

import pytest

from ceiba import game
from ceiba.bench.games import FIRST_TURN, compared_samples, further_samples
from ceiba.bench.interpreted import Interpreted
from ceiba.bench.measuring import measure
from ceiba.bench.reporting import MEANINGS, Meaning, as_markdown, conditions, processor, rows
from tests.cli.running import ceiba

OUR_OWN = {
    "import_ms",
    "incan_gold.decisions_per_s",
    "incan_gold.games_per_s",
    "incan_gold.sim_games_per_s",
    "incan_gold.sim_to_engine",
    "incan_gold.times_interpreted",
    "tikal.copies_per_s",
    "tikal.decisions_per_s",
    "tikal.games_per_s",
    "tikal.last_to_first_turn",
    "tikal.plans_per_s",
    "tikal.sim_games_per_s",
    "tikal.sim_to_engine",
    "tikal.times_interpreted",
}
OPEN_SPIEL = {
    "incan_gold.times_goofspiel",
    "openspiel.goofspiel.decisions_per_s",
    "openspiel.havannah.decisions_per_s",
    "tikal.times_havannah",
}
BATCHES = {"incan_gold.batch_decisions_per_s", "tikal.batch_decisions_per_s"}
PETTINGZOO = {
    "pettingzoo.connect_four.steps_per_s",
    "tikal.aec_steps_per_s",
    "tikal.aec_times_connect_four",
}
RLCARD = {
    "pettingzoo.leduc_holdem.steps_per_s",
    "pettingzoo.texas_holdem.steps_per_s",
    "pettingzoo.texas_holdem_no_limit.steps_per_s",
    "rlcard.leduc_holdem.steps_per_s",
    "tikal.aec_times_leduc_holdem",
    "tikal.aec_times_no_limit",
    "tikal.aec_times_rlcards_api",
    "tikal.aec_times_texas_holdem",
}
CHESS = {
    "pettingzoo.chess.steps_per_s",
    "python_chess.decisions_per_s",
    "tikal.aec_times_chess",
    "tikal.times_python_chess",
}


def test_every_figure_is_measured_and_peers_where_they_are_installed() -> None:
    result = ceiba("bench", "--json", "--seconds", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    answer = json.loads(result.stdout)
    assert answer["compiled"] is not str(game.__file__).endswith(".py")
    expected = OUR_OWN | BATCHES | PETTINGZOO
    for package, figures in (("pyspiel", OPEN_SPIEL), ("chess", CHESS), ("rlcard", RLCARD)):
        expected |= figures if find_spec(package) else set()
    assert {*answer["figures"]} == expected
    assert all(value > 0 for value in answer["figures"].values())
    assert expected <= {*MEANINGS}


def test_the_other_process_plays_the_same_source_interpreted() -> None:
    """It refuses to measure if it were compiled, so an answer is proof."""
    with Interpreted() as other:
        figures = other.sample("incan_gold", 0.05)
        assert {*figures} == {"incan_gold.decisions_per_s", "incan_gold.games_per_s"}
        assert {*other.sample("tikal", 0.05)} == {"tikal.decisions_per_s", "tikal.games_per_s"}


def test_a_sample_counts_decisions_and_games() -> None:
    """Four players have at least one decision a round each in Incan Gold; in Tikal they lay 36 tiles."""
    samples = compared_samples()
    incan_gold, tikal = samples["incan_gold"](0.05), samples["tikal"](0.05)
    assert incan_gold["incan_gold.decisions_per_s"] > 10 * incan_gold["incan_gold.games_per_s"]
    assert tikal["tikal.decisions_per_s"] > 36 * tikal["tikal.games_per_s"]


def test_turns_and_copies_are_sampled() -> None:
    samples = further_samples()
    assert samples["first turn"](0.01)[FIRST_TURN] > 0
    assert samples["copies"](0.01)["tikal.copies_per_s"] > 0


def test_progress_is_reported() -> None:
    heard: list[float] = []
    measure(1, lambda what, done: heard.append(done))
    assert heard[0] == 0
    assert heard == sorted(heard)
    assert heard[-1] < 1


def test_people_get_a_table_and_documents_too() -> None:
    figures = {"tikal.decisions_per_s": 1_234_567.8, "import_ms": 42.4}
    assert [row[:2] for row in rows(figures)] == [
        ("Tikal: decisions/s", "1,234,568"),
        ("import ceiba, cold", "42 ms"),
    ]
    text = as_markdown(figures)
    assert text.startswith("| what | measured | aim | |\n|---|---:|---:|---|\n| Tikal: decisions/s | 1,234,568 |")
    assert processor() in conditions()


@pytest.mark.parametrize(
    ("meaning", "aim", "met", "missed"),
    [
        (Meaning("speed", "{:.0f}", at_least=25), "≥ 25", 25.0, 24.9),
        (Meaning("cost", "{:.0f} ms", at_most=100), "≤ 100 ms", 100.0, 100.1),
    ],
)
def test_aims_are_met_or_missed(meaning: Meaning, aim: str, met: float, missed: float) -> None:
    assert meaning.aim() == aim
    assert meaning.is_met(met)
    assert not meaning.is_met(missed)


def test_the_table_is_printed() -> None:
    result = ceiba("bench", "--seconds", "1")
    assert result.exit_code == 0
    assert "The speed of Ceiba" in result.stdout
    assert "| Tikal: decisions/s |" in ceiba("bench", "--markdown", "--seconds", "1").stdout
