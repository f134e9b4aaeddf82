"""The bots by name: every one of them plays its game to the end, and wrong names and budgets are told plainly."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from ceiba import find, play
from ceiba.bots import Bot, Budget, describe, levels_of, make, names_of
from ceiba.game import Position
from ceiba.games import known
from tests.bots.own import Last
from tests.cli.running import ceiba, command

QUICK = {"search": "search:3it"}  # who would think for a second a turn
ALL = [(game, QUICK.get(name, name)) for game in known() for name in names_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_bot_plays_a_whole_game_and_can_say_why(game: str, name: str) -> None:
    box = find(game)
    bots = [make(game, name, seat) for seat in range(box.fewest)]
    record = play(box, bots, seed=7)
    assert record.outcome is not None
    for number, (_, position) in enumerate(record.positions()):
        seats = [seat for seat in position.actors() if seat]
        if seats and number % 40 == 0:
            told = make(game, name).explain(position, seats[0])
            assert position.parse(str(told["act"])) in position.legal(seats[0])
            assert json.dumps(told)


def test_bots_are_listed_with_a_sentence_each() -> None:
    assert names_of("tikal") == ["random", "greedy", "search"]
    assert names_of("incan-gold") == ["random", "one-step", "seven-cards", "seven-gems", "solver", "two-hazards"]
    for game in known():
        assert all(describe(game, name) for name in names_of(game))
        listed = json.loads(ceiba("bots", game, "--json").stdout)[game]
        assert [*listed["bots"]] == names_of(game)
        assert [*listed["levels"]] == [*levels_of(game).by_name]
    shown = ceiba("bots").stdout
    assert "Goes by its chance to win, in equilibrium with its equals" in shown
    assert "module:Class" in shown
    assert ceiba("bots", "chess").stderr.startswith("ceiba: there is no game 'chess'; there are tikal,")


def test_company_and_advisers_are_there() -> None:
    for game in known():
        for name in (levels_of(game).company, levels_of(game).adviser):
            assert isinstance(make(game, name), Bot)


# -- budgets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [("500ms", Budget(seconds=0.5)), ("2s", Budget(seconds=2.0)), ("800it", Budget(iterations=800))],
)
def test_budgets_are_read_and_written(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget
    assert Budget.read(str(budget)) == budget
    assert str(Budget()) == ""


@pytest.mark.parametrize("text", ["", "500", "ms", "-1s", "0s", "1.5it", "fast", "1e3s"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a budget"):
        Budget.read(text)


# -- bots of one's own ----------------------------------------------------------------------------------


def test_a_class_is_named_by_its_module() -> None:
    bot = make("tikal", "tests.bots.own:Last", seed=3)
    assert isinstance(bot, Last)
    assert (bot.seed, bot.budget) == (3, Budget())
    assert make("tikal", "tests.bots.own:Last:250ms").budget == Budget(seconds=0.25)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("nobody", "tikal has no bot 'nobody'; there are tourist, porter, scout, guide, master, random, greedy"),
        ("nobody:500ms", "tikal has no bot 'nobody'; there are tourist"),
        ("no.such.module:Bot", "there is no bot 'no.such.module', nor a module of that name to import."),
        ("tests.bots.nowhere:Bot", "there is no bot 'tests.bots.nowhere', nor a module of that name to import."),
        ("tests.bots.own:First", "the module tests.bots.own has no First."),
        ("tests.bots.own:NOT_A_BOT", "tests.bots.own:NOT_A_BOT is no bot: a bot is a class made from"),
        ("tests.bots.own:Unfinished", "tests.bots.own:Unfinished is not finished: it does not define explain."),
        ("tests.bots.own:Path", "the module tests.bots.own has no Path."),
        ("tests.bots.own:Last:soon", "'soon' is not a budget"),
        ("greedy:soon", "'soon' is not a budget"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        make("tikal", spec)


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are"):
        make("chess", "random")


def test_a_module_that_cannot_be_imported_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("import no_such_library\n")
    (tmp_path / "failing_bot.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="broken_bot cannot be imported: No module named 'no_such_library'"):
        make("tikal", "broken_bot:Bot")
    with pytest.raises(
        ValueError, match=r"failing_bot cannot be imported: ZeroDivisionError\('division by zero'\)"
    ):
        make("tikal", "failing_bot:Bot")


OWN_BOT = """\
from ceiba.bots import Bot

class Mine(Bot):
    '''Does the first act it may.'''

    def choose(self, position, seat):
        return position.legal(seat)[0]

    def explain(self, position, seat):
        return {}
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_in_the_folder_one_is_in_meets_others_in_the_arena(jobs: str, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(OWN_BOT)
    words = command("arena", "incan-gold", "my_bot:Mine", "random", "--games", "3", "--jobs", jobs, "--json")
    # As `ceiba` is started: without the folder one is in on Python's path.
    words[1:3] = ["-P", "-m", "ceiba"]
    result = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(result.stdout)["bots"][0]["name"] == "my_bot:Mine"


def install(folder: Path, entry_points: str) -> dict[str, str]:
    """A package beside Ceiba; the environment in which it is found."""
    (folder / "my_bot.py").write_text(OWN_BOT)
    (folder / "my_game.py").write_text(
        "from ceiba.tikal.descriptor import TikalGame\n"
        "class Small(TikalGame):\n    name = 'small'\n    most = 2\n"
        "SMALL = Small()\n"
    )
    package = folder / "mine-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(entry_points)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def test_installed_bots_and_games_are_found(tmp_path: Path) -> None:
    """A bot of another package is like our own; a game without bots of its own has `random` and no levels."""
    entries = "[ceiba.bots]\ntikal.mine = my_bot:Mine\ntikal.greedy = my_bot:Mine\nany.one = my_bot:Mine\n"
    entries += "tikal.broken = no_such_module:Bot\n[ceiba.games]\nsmall = my_game:SMALL\n"
    environment = install(tmp_path, entries)

    def said(*words: str) -> str:
        ran = subprocess.run(command(*words), env=environment, capture_output=True, text=True, check=True)
        return ran.stdout

    listed = json.loads(said("bots", "--json"))
    assert [*listed["tikal"]["bots"]] == ["one", "random", "broken", "greedy", "mine", "search"]
    assert listed["tikal"]["bots"]["mine"] == "Does the first act it may"
    assert listed["tikal"]["bots"]["greedy"].startswith("Plans its whole turn")  # ours has the name already
    assert "No module named 'no_such_module'" in listed["tikal"]["bots"]["broken"]
    assert [*listed["small"]["bots"]] == ["one", "random"]
    assert listed["small"]["levels"] == {}
    assert json.loads(said("sim", "tikal", "--bots", "mine,one", "--games", "1", "--json"))["seats"] == 2
    assert json.loads(said("sim", "small", "--seats", "2", "--games", "1", "--json"))["game"] == "small"


# -- the position that a player is shown ----------------------------------------------------------------


def test_players_are_shown_what_their_seat_may_know() -> None:
    shown: list[tuple[int, str]] = []

    def player(position: Position, seat: int) -> int:
        shown.append((seat, str(position)))
        act = position.legal(seat)[len(shown) % 2]
        position.apply(act)  # in a copy of its own
        return act

    record = play(find("incan-gold"), [player] * 4, seed=3)
    before = [position.copy() for _, position in record.positions()]
    assert {text for _, text in shown} <= {str(position) for position in before if 0 not in position.actors()}
    sealed = [position for position in before if "chosen" in str(position)]
    assert sealed  # in the record choices stand one after the other …
    assert not {str(position) for position in sealed} & {text for _, text in shown}  # … but nobody was shown any
