"""`ceiba sim`: many games between bots."""

import json
from pathlib import Path

import pytest

from ceiba.record import read_record
from tests.cli.running import ceiba, run


def simulated(*words: str) -> dict[str, object]:
    result = ceiba("sim", *words, "--json")
    assert result.exit_code == 0, result.stderr
    answer: dict[str, object] = json.loads(result.stdout)
    return {key: value for key, value in answer.items() if key not in ("seconds", "games_per_s")}


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["tikal", "--seats", "2"], {"auction": False, "camp_needs_presence": False}),
        (["tikal", "--auction", "--seats", "3"], {"auction": True, "camp_needs_presence": False}),
        (["tikal", "--camp-needs-presence"], {"auction": False, "camp_needs_presence": True}),
        (["incan-gold", "--seats", "8"], {"artifacts": True, "open_tents": False}),
        (["incan-gold", "--open-tents"], {"artifacts": True, "open_tents": True}),
        (["incan-gold", "--no-artifacts"], {"artifacts": False, "open_tents": False}),
        (["diamant", "--seats", "3"], {"artifacts": False, "open_tents": False}),
    ],
)
def test_games_of_every_kind_are_played_and_written_down(
    words: list[str], options: dict[str, bool], tmp_path: Path
) -> None:
    answer = simulated(*words, "--games", "2", "--out", str(tmp_path / "games"))
    assert answer["options"] == options
    seats = answer["by_seat"]
    assert isinstance(seats, list)
    assert len(seats) == answer["seats"]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1, abs=0.001)
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"{words[0]}-0001.ceiba", f"{words[0]}-0002.ceiba"]
    records = [read_record(file.read_bytes()) for file in files]
    outcomes = [record.replay().outcome() for record in records]
    assert records[0].options() == options
    for number, seat in enumerate(seats):
        scores = [outcome.scores[number] for outcome in outcomes if outcome is not None]
        assert (seat["min"], seat["max"]) == (min(scores), max(scores))
        assert seat["mean"] == sum(scores) / 2


def test_the_same_seed_plays_the_same_games_however_many(tmp_path: Path) -> None:
    assert simulated("incan-gold", "--seed", "7", "--games", "5") == simulated(
        "incan-gold", "--seed", "7", "--games", "5"
    )
    assert simulated("incan-gold", "--seed", "7") != simulated("incan-gold", "--seed", "8")
    for games in ("2", "3"):
        simulated("incan-gold", "--games", games, "--out", str(tmp_path / games))
    for name in ("incan-gold-0001.ceiba", "incan-gold-0002.ceiba"):
        assert (tmp_path / "2" / name).read_bytes() == (tmp_path / "3" / name).read_bytes()


def test_shared_wins_are_split() -> None:
    """Two hundred games of eight at random hold many shared wins; their shares still add up."""
    answer = simulated("diamant", "--seats", "8", "--games", "200")
    seats = answer["by_seat"]
    assert isinstance(seats, list)
    shares = [seat["win_share"] for seat in seats]
    assert sum(shares) == pytest.approx(1, abs=0.001)
    assert any(share * 200 % 1 for share in shares)


def test_people_get_a_table() -> None:
    result = ceiba("sim", "incan-gold", "--games", "3", "--seats", "3")
    assert result.exit_code == 0
    assert "3 games of incan-gold" in result.stdout
    assert "games/s" in result.stdout
    assert result.stdout.count("random") == 3
    assert result.stderr == ""


def test_bots_are_named_by_seat() -> None:
    assert simulated("incan-gold", "--bots", "random,random,random", "--games", "1")["seats"] == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'; there are tikal, incan-gold, diamant."),
        (["tikal", "--bots", "clever"], "tikal has no bot 'clever'; there are "),
        (["tikal", "--seats", "4", "--bots", "random,random"], "--bots names 2 bots for 4 seats."),
        (["tikal", "--seats", "5"], "tikal is for 2 to 4 players, not 5."),
        (["incan-gold", "--seats", "0"], "incan-gold is for 3 to 8 players, not 0."),
        (["incan-gold", "--auction"], "--auction is not an option of incan-gold."),
        (["tikal", "--no-artifacts"], "--no-artifacts is not an option of tikal."),
        (["tikal", "--games", "0"], "Invalid value for '--games'"),
        ([], "Missing argument"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(words: list[str], sentence: str) -> None:
    result = ceiba("sim", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"ceiba: {sentence}")
    assert len(result.stderr.splitlines()) == 1


def test_records_cannot_go_where_a_file_is(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    result = run("sim", "incan-gold", "--games", "1", "--out", taken)
    assert result.returncode == 2
    assert result.stderr.decode() == f"ceiba: cannot write into {taken}: File exists.\n"
