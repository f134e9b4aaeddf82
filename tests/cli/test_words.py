"""What a player reads on the command line is in the player's language; a slip is told what may have been meant."""

import ast
import json
import os
import subprocess
from pathlib import Path

import pytest

from ceiba.bots import describe, names_of
from ceiba.games import known
from ceiba.words import LANGUAGES, speak
from tests.cli.running import OPENING, ROUND, SHARED_WIN, ceiba, command, written
from tests.locale.messages import vocabulary, words_in

OTHERS = [language for language in LANGUAGES if language != "en"]


# -- did you mean -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "sentence", "meant"),
    [
        (["plai"], "there is no command 'plai'; 'ceiba --help' lists them.", "play"),
        (["db", "verfy"], "there is no command 'verfy'; 'ceiba --help' lists them.", "verify"),
        (["play", "tikla"], "there is no game 'tikla'; there are tikal, incan-gold, diamant.", "tikal"),
        (["bots", "Diamond"], "there is no game 'Diamond'; there are tikal, incan-gold, diamant.", "diamant"),
        (["play", "tikal", "--setas", "3"], "there is no option --setas.", "--seats, --seat, or --seed"),
        (["sim", "--gmaes", "3", "tikal"], "there is no option --gmaes.", "--games"),
    ],
)
def test_a_slip_is_told_what_may_be_meant(typed: list[str], sentence: str, meant: str) -> None:
    result = ceiba(*typed)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"ceiba: {sentence} Did you mean {meant}?\n"


def test_a_bot_is_meant_too() -> None:
    result = ceiba("arena", "tikal", "scuot", "greedy")
    assert result.exit_code == 2
    assert result.stderr.startswith("ceiba: tikal has no bot 'scuot'; there are tourist, ")
    assert result.stderr.endswith(". Did you mean scout?\n")


def test_what_is_like_nothing_is_not_guessed_at() -> None:
    for typed in (["xyzzy"], ["play", "xyzzy"], ["play", "--xyzzy"], ["sim", "tikal", "--bots", "xyzzy"]):
        assert "Did you mean" not in ceiba(*typed).stderr


def test_asking_for_a_game_says_what_may_be_meant() -> None:
    assert "There is no game “incan gold”; type a number or a name from the list. Did you mean incan-gold?" in (
        ceiba("play", said="incan gold\n").stdout
    )


# -- languages ----------------------------------------------------------------------------------------

TYPED = [
    ["plai"],
    ["play", "tikla"],
    ["play", "tikal", "--seats", "9"],
    ["play", "tikal", "--seat", "9"],
    ["play", "tikal", "--open-tents"],
    ["play", "tikal", "--bots", "scuot"],
    ["play", "tikal", "--bots", "scout,scout"],
    ["play", "--seats", "many"],
    ["show", "-", "--at", "0"],
    ["play", "--bots"],
    ["play", "--setas"],
    ["play", "tikal", "--from", "nowhere"],
    ["show"],
    ["show", "nowhere"],
    ["show", "nowhere", "-o", "picture.gif"],
    ["show", "-", "--at", "99"],
    ["check", "--json", "--trace", "nowhere"],
    ["legal", "/"],
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("typed", TYPED, ids=" ".join)
def test_what_cannot_be_done_is_said_in_the_language(typed: list[str], language: str) -> None:
    result = ceiba(*typed, "--language", language, said=OPENING)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    told = {*words_in(result.stderr.removeprefix("ceiba: "))} - {*words_in(" ".join(typed))}
    named = {*words_in(" ".join([*known(), "diamant ceiba help language svg png FILE json trace"]))}
    named |= {word for game in known() for bot in names_of(game) for word in words_in(bot)}
    named |= {*words_in("tourist porter scout guide master play seat seats seed")}
    assert told - named - vocabulary(language) == set()


def test_the_environment_decides_where_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert ceiba("plai").stderr == (
        "ceiba: nie ma polecenia „plai”; wszystkie wypisze „ceiba --help”. Czy chodziło o play?\n"
    )
    assert ceiba("play", "tikla", "--language", "cs").stderr.endswith(" Nechceš tikal?\n")
    assert ceiba("play", "tikla", "--language=de").stderr.endswith(" Meintest du tikal?\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_are_told_of_in_the_language(language: str) -> None:
    told = json.loads(ceiba("bots", "--json", "--language", language).stdout)
    assert [*told] == [*known()]
    for game in told:
        assert [*told[game]["bots"]] == names_of(game)
        for sentence in (*told[game]["bots"].values(), *told[game]["levels"].values()):
            bots = {word for bot in names_of(game) for word in words_in(bot)} | {"it", "ms"}
            assert {*words_in(sentence)} - bots - vocabulary(language) == set()
    shown = ceiba("bots", "--language", language).stdout
    assert speak(language).say("cli-how-it-plays") in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_opponents_say_the_same_of_themselves() -> None:
    """The English message is the first line of the bot's own documentation."""
    told = json.loads(ceiba("bots", "--json").stdout)
    for game in known():
        assert told[game]["bots"] == {name: describe(game, name) for name in names_of(game)}


def test_a_bot_that_fails_at_the_table_is_told_of_in_the_language() -> None:
    result = ceiba("play", "incan-gold", "--bots", "tests.bots.own:Failing", "--language", "de", said="stay\n")
    assert "hat versagt; an seiner Stelle wurde etwas Erlaubtes getan" in result.stderr


def test_checking_speaks_the_language_too(tmp_path: Path) -> None:
    bad = written(tmp_path, ROUND + "9 stay\n")
    said = {language: ceiba("check", bad, "--language", language).stdout for language in LANGUAGES}
    assert len({*said.values()}) == len(LANGUAGES)
    assert all(str(bad) in line for line in said.values())


MEANT = {
    "en": "did you mean 'stay'?",
    "de": "Meintest du stay?",
    "fr": "Vouliez-vous dire stay\N{NO-BREAK SPACE}?",
    "cs": "Nechceš stay?",
    "pl": "Czy chodziło o stay?",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_in_a_record_or_at_the_table_is_told_what_may_be_meant(language: str, tmp_path: Path) -> None:
    bad = written(tmp_path, ROUND + "1 stya\n")
    assert ceiba("check", bad, "--language", language).stdout.rstrip().endswith(MEANT[language])
    table = ["play", "incan-gold", "--seats", "3", "--bots", "random", "--language", language]
    words = speak(language)
    help_ = words.say("terminal-command-help")
    for typed, meant in (("stya", "stay"), (help_[1:], help_), (f"1 {help_[:-1]}", help_)):
        said = " ".join(ceiba(*table, said=f"{typed}\n").stdout.split())
        assert " ".join(words.say("did-you-mean", names=words.either([meant])).split()) in said, typed


@pytest.mark.parametrize("language", OTHERS)
def test_a_bot_is_meant_wherever_one_is_named(language: str) -> None:
    words = speak(language)
    for typed in (["serve", "--bots", "scuot"], ["analyse", str(SHARED_WIN), "--bot", "scuot"]):
        result = ceiba(*typed, "--language", language)
        assert result.exit_code == 2
        assert result.stderr.endswith(f" {words.say('did-you-mean', names='scout')}\n")


# -- quiet ends ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["bots", "sim incan-gold --games 2", "--help", "arena --help"])
def test_a_reader_that_has_left_is_no_error(words: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    result = subprocess.run(
        command(*words.split()), stdout=writing, stderr=subprocess.PIPE, text=True, check=False, timeout=120
    )
    os.close(writing)
    assert (result.returncode, result.stderr) == (0, "")


def test_no_command_uses_richs_own_console() -> None:
    """Which would end with an error where nobody reads any more."""
    folder = Path(__file__).parents[2] / "src" / "ceiba" / "cli"
    for path in folder.glob("*.py"):
        modules = {
            node.module for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)
        }
        assert path.name == "console.py" or "rich.console" not in modules, path.name
