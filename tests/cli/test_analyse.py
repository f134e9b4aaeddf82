"""`ceiba analyse`: what a finished game teaches, as tables, as JSON, as a page that stands alone."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from ceiba.record import read_record
from ceiba.words import LANGUAGES, speak
from tests.cli.running import INCAN_GOLD, OPENING, SHARED_WIN, ceiba

AT_ONCE = ("--bot", "")  # nobody judges the turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_the_readers_language(language: str) -> None:
    result = ceiba("analyse", INCAN_GOLD, "--language", language)
    assert (result.exit_code, result.stderr) == (0, "")
    words = speak(language)
    outcome = read_record(INCAN_GOLD.read_bytes()).outcome
    assert outcome is not None
    for title in ("review-points", "review-fortune", "review-choices"):
        assert words.say(title) in result.stdout
    for score in outcome.scores:
        assert f" {score} " in result.stdout


def test_json_has_all_of_it() -> None:
    found = json.loads(ceiba("analyse", INCAN_GOLD, "--json").stdout)
    assert [Fraction(one["luck"]) + Fraction(one["decision"]) for one in found["fortunes"]] == found["scores"]
    tikal = json.loads(ceiba("analyse", SHARED_WIN, "--json", "--bot", "search:1it").stdout)
    assert tikal["bot"] == "search:1it"
    assert {turn["seat"] for turn in tikal["costly"]} == {*range(1, len(tikal["scores"]) + 1)}
    assert any(one["spells"] for one in tikal["holdings"])


def test_a_page_goes_to_a_file(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = ceiba("analyse", SHARED_WIN, "-o", page, *AT_ONCE)
    assert (result.exit_code, result.stdout) == (0, "")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_game_that_goes_on_is_not_analysed() -> None:
    result = ceiba("analyse", "-", *AT_ONCE, said=OPENING)
    assert result.exit_code == 2
    assert "not over" in result.stderr


def test_a_bot_that_there_is_not() -> None:
    result = ceiba("analyse", INCAN_GOLD, "--bot", "nobody")
    assert result.exit_code == 2
    assert "nobody" in result.stderr
