"""`ceiba legal`: what may be done after the last line."""

import json
from pathlib import Path

from ceiba.record import read_record
from tests.cli.running import INCAN_GOLD, OPENING, ROUND, ceiba, written


def test_acts_are_listed_with_their_seat_in_the_order_of_the_rules(tmp_path: Path) -> None:
    position = read_record(OPENING).replay()
    result = ceiba("legal", written(tmp_path, OPENING))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [position.write(act) for act in position.legal(1)]
    assert result.stdout.splitlines()[-1] == "1 done"


def test_luck_is_listed_with_a_star() -> None:
    headers = OPENING.split("\n\n")[0]
    assert ceiba("legal", "-", said=headers).stdout.splitlines() == [f"* tile A{number}" for number in range(1, 7)]


def test_every_seat_that_is_still_to_choose_is_listed() -> None:
    said = ROUND.split("3 leave")[0]
    assert ceiba("legal", "-", said=said).stdout.splitlines() == ["2 stay", "2 leave", "3 stay", "3 leave"]


def test_when_the_game_is_over_there_is_nothing() -> None:
    result = ceiba("legal", INCAN_GOLD)
    assert (result.exit_code, result.stdout) == (0, "")


def test_json_has_the_acts_by_actor() -> None:
    answer = json.loads(ceiba("legal", "--json", "-", said=ROUND).stdout)
    assert answer == {"actors": ["1"], "legal": {"1": ["stay", "leave"]}}


def test_a_bad_record_is_refused(tmp_path: Path) -> None:
    bad = written(tmp_path, ROUND + "3 stay\n")
    result = ceiba("legal", bad)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"ceiba: {bad}: line 12: '3 stay': ")
    assert result.stderr.endswith("(I3.3)\n")
