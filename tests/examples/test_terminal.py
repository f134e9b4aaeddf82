"""The example in the terminal, by typed input, in every language: nobody has written a face for it."""

from pathlib import Path

import pytest

from tests.examples.beside import Place


@pytest.mark.parametrize(
    ("language", "dark", "title"),
    [
        ("en", "Stay dark", "ships so far"),
        ("de", "Dunkel bleiben", "bisherige Schiffe"),
        ("fr", "Rester éteint", "navires passés"),
        ("cs", "Zůstat ve tmě", "dosavadní lodě"),
        ("pl", "Nie świecić", "dotychczasowe statki"),
    ],
)
def test_a_whole_game_is_typed(beside: Place, tmp_path: Path, language: str, dark: str, title: str) -> None:
    record = tmp_path / "game.ceiba"
    words = ["lightkeepers", "--seats", "3", "--seed", "4", "--language", language, "--out", str(record)]
    shown = beside.ceiba("play", *words, said="3\n" + "1\n" * 5)
    assert dark in shown
    assert title in shown
    acts = record.read_text("utf-8").splitlines()
    assert [act for act in acts if act.startswith("1 ")] == ["1 burn 2"] + ["1 burn 0"] * 5
    assert "winners" in beside.ceiba("check", record)


def test_what_is_refused_is_told_with_its_clause(beside: Place) -> None:
    words = ["lightkeepers", "--seats", "2", "--language", "de"]
    assert "(L2.1)" in beside.ceiba("play", *words, said="warum * ship 3\n")
