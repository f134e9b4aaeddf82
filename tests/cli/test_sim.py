"""`ceiba sim`: many games between bots."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pandas
import pytest

from ceiba import start
from ceiba.record import read_record
from tests.cli.running import ceiba, command, run


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
    files = sorted((tmp_path / "games").glob("*.ceiba"))
    assert [file.name for file in files] == [f"{words[0]}-0001.ceiba", f"{words[0]}-0002.ceiba"]
    records = [read_record(file.read_bytes()) for file in files]
    outcomes = [record.replay().outcome() for record in records]
    assert records[0].options() == options
    assert [record.headers["Seed"] for record in records] == ["0/1", "0/2"]
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
        (["tikal", "--games", "0"], "--games is a number from 1 to 10,000,000,000."),
        (["tikal", "--keep", "films", "--out", "x"], "--keep knows records, outcomes, acts, views, events, not "),
        ([], "[tikal|incan-gold|diamant] is missing"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(words: list[str], sentence: str) -> None:
    result = ceiba("sim", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"ceiba: {sentence}")
    assert len(result.stderr.splitlines()) == 1


GAMES = ["incan-gold", "--seats", "3", "--games", "40", "--seed", "7", "--batch", "8"]


def contents(folder: Path) -> dict[str, bytes]:
    """What was kept, without how long it took."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "batches.jsonl"]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize("form", ["jsonl", "csv", "parquet"])
def test_games_are_kept_as_tables(form: str, tmp_path: Path) -> None:
    words = [*GAMES, "--keep", "outcomes,acts,views,events", "--format", form, "--out", str(tmp_path / "data")]
    answer = simulated(*words)
    tables = {name: table(tmp_path / "data" / name, form) for name in ("outcomes", "acts", "views", "events")}
    outcomes = tables["outcomes"]
    assert outcomes["game"].tolist() == [*range(1, 41)]
    assert outcomes["seed"].tolist() == [f"7/{game}" for game in range(1, 41)]
    seats = answer["by_seat"]
    assert isinstance(seats, list)
    for seat in (1, 2, 3):
        assert outcomes[f"score_{seat}"].mean() == pytest.approx(seats[seat - 1]["mean"], abs=0.001)
        assert outcomes[f"win_{seat}"].mean() == pytest.approx(seats[seat - 1]["win_share"], abs=0.001)
    # What was done leads to how it ended; who acts sees before what it does; what happened names the same steps.
    acts, views = tables["acts"], tables["views"]
    position = start("incan-gold", 3)
    for act in acts[acts["game"] == 5]["act"]:
        position.act(act)
    assert position.outcome() is not None
    assert position.scores_now() == outcomes.iloc[4][["score_1", "score_2", "score_3"]].tolist()
    decisions = acts[acts["seat"] > 0][["game", "step", "seat"]].to_numpy().tolist()
    assert views[["game", "step", "seat"]].to_numpy().tolist() == decisions
    first = views["view"].iloc[0]
    assert (first if isinstance(first, dict) else json.loads(first))["round"] == 1
    assert tables["events"].groupby("game")["key"].last().eq("game-ended").all()


def table(folder: Path, form: str) -> pandas.DataFrame:
    def read(path: Path) -> pandas.DataFrame:
        if form == "jsonl":
            return pandas.read_json(path, lines=True)
        return pandas.read_csv(path) if form == "csv" else pandas.read_parquet(path)

    return pandas.concat([read(path) for path in sorted(folder.iterdir())], ignore_index=True)


def test_the_same_games_are_played_wherever_and_whatever_is_kept(tmp_path: Path) -> None:
    words = [*GAMES, "--keep", "records,outcomes"]
    alone = simulated(*words, "--out", str(tmp_path / "alone"))
    assert simulated(*words, "--out", str(tmp_path / "two"), "--jobs", "2") == alone
    assert contents(tmp_path / "two") == contents(tmp_path / "alone")
    assert simulated(*GAMES) == alone
    assert simulated(*GAMES, "--keep", "outcomes", "--out", str(tmp_path / "outcomes")) == alone


def test_a_simulation_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    """Killed in the middle of a line, with half a file behind it; and once more with more games."""
    whole = simulated(*GAMES, "--out", str(tmp_path / "whole"))
    out = tmp_path / "ended"
    assert simulated(*GAMES, "--out", str(out)) == whole
    lines = (out / "batches.jsonl").read_bytes().splitlines(keepends=True)
    (out / "batches.jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:30])
    (out / "incan-gold-0017.ceiba").write_bytes(b"[Game")
    kept = (out / "incan-gold-0001.ceiba").stat().st_mtime_ns
    assert simulated(*GAMES, "--out", str(out)) == whole
    assert contents(out) == contents(tmp_path / "whole")
    assert (out / "incan-gold-0001.ceiba").stat().st_mtime_ns == kept
    more = ["43" if word == "40" else word for word in GAMES]
    assert simulated(*more, "--out", str(out)) == simulated(*more)


def test_a_simulation_that_was_killed_goes_on(tmp_path: Path) -> None:
    """Far from its end, and in the midst of several processes' work; what comes of it is what would have come."""
    words = ["incan-gold", "--batch", "500", "--keep", "outcomes", "--jobs", "2"]
    few = [*words, "--games", "20000"]
    whole, out = tmp_path / "whole", tmp_path / "killed"
    expected = simulated(*few, "--out", str(whole))
    endless = command("sim", *words, "--games", "1000000000", "--out", out)
    log = out / "batches.jsonl"
    with subprocess.Popen(endless, stdout=subprocess.DEVNULL) as process:
        while not log.exists() or not log.stat().st_size:
            assert process.poll() is None
        process.kill()
    assert simulated(*few, "--out", str(out)) == expected
    kept = contents(out)
    for name, content in contents(whole / "outcomes").items():
        assert kept[f"outcomes/{name}"] == content


def test_an_interrupt_tells_what_is_known_and_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "games"
    words = command("sim", "incan-gold", "--games", "1000000000", "--out", out, "--keep", "outcomes")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (out / "batches.jsonl").exists() or not (out / "batches.jsonl").stat().st_size:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "of incan-gold, seed 0" in said
    assert "of 1,000,000,000 games. The same command goes on from here: ceiba sim incan-gold" in complaint


def test_a_folder_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games"
    simulated(*GAMES, "--out", str(out))
    before = contents(out)
    result = ceiba("sim", *GAMES, "--seed", "8", "--out", out)
    assert result.exit_code == 2
    assert "it holds another simulation; name a new folder" in result.stderr
    (tmp_path / "letter.txt").touch()
    assert "it holds something else; name a new folder." in ceiba("sim", *GAMES, "--out", tmp_path).stderr
    assert contents(out) == before


def test_memory_stays_flat() -> None:
    """Ten times the games take no more of it, but for noise."""
    sizes = []
    for games in ("20000", "200000"):
        program = "import resource as r, sys; from ceiba.cli import main\n"
        program += "try: main()\nfinally: print(r.getrusage(r.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
        words = [sys.executable, "-c", program, "sim", "incan-gold", "--games", games, "--batch", "5000", "--json"]
        ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=300)
        sizes.append(int(ran.stderr))
    assert sizes[1] < sizes[0] + 2000


def test_records_cannot_go_where_a_file_is(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    result = run("sim", "incan-gold", "--games", "1", "--out", taken)
    assert result.returncode == 2
    assert result.stderr.decode() == f"ceiba: cannot write into {taken}: File exists.\n"
