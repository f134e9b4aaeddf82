"""What is kept in a folder, and going on from there."""

import signal
import sys
from contextlib import closing
from importlib.util import find_spec, module_from_spec
from pathlib import Path

import pytest

from ceiba.arena import executors
from ceiba.arena.batches import play_all
from ceiba.arena.contest import Contest, match_field
from ceiba.arena.executors import Here
from ceiba.arena.match import Played
from ceiba.arena.results_folder import NotOurs, ResultsFolder
from ceiba.record import read_record

CONTEST = Contest("incan-gold", 3, {}, "7", ("random", "other"), (match_field(["random"] * 3, 3),))


def some_games(lucks: int) -> list[Played]:
    return [game for batch in play_all(CONTEST, lucks, (), Here(), keep=True) for game in batch]


def keep(folder: Path, games: list[Played]) -> None:
    with closing(ResultsFolder(folder, CONTEST)) as keeping:
        keeping.write(games)


def kept(folder: Path) -> list[int]:
    with closing(ResultsFolder(folder, CONTEST)) as keeping:
        return [game.number for game in keeping.read()]


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    games = some_games(4)
    keep(tmp_path / "new" / "folder", games[:1])
    keep(tmp_path / "new" / "folder", games[1:])
    assert kept(tmp_path / "new" / "folder") == [0, 1, 2, 3]
    records = sorted((tmp_path / "new" / "folder" / "records").iterdir())
    assert [file.name for file in records] == [f"incan-gold-00000{number}.ceiba" for number in (1, 2, 3, 4)]
    for file, game in zip(records, games, strict=True):
        end = read_record(file.read_bytes()).replay().outcome()
        assert end == (game.scores, game.winners)


def test_a_line_that_was_cut_off_is_dropped_with_its_game(tmp_path: Path) -> None:
    games = some_games(3)
    keep(tmp_path, games)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-10])
    assert kept(tmp_path) == [0, 1]
    keep(tmp_path, games[2:])
    assert kept(tmp_path) == [0, 1, 2]


@pytest.mark.parametrize("line", ["{}", "[1]", "12", "nonsense", '{"game": 1, "scores": 3}'])
def test_a_line_that_is_no_result_is_named(line: str, tmp_path: Path) -> None:
    keep(tmp_path, some_games(1))
    with (tmp_path / "results.jsonl").open("a") as results:
        results.write(f"{line}\n")
    with pytest.raises(NotOurs, match=r"line 2 of its results\.jsonl cannot be read"):
        kept(tmp_path)


@pytest.mark.parametrize(
    "other", [CONTEST._replace(seed="8"), CONTEST._replace(options={"artifacts": False}), CONTEST._replace(seats=4)]
)
def test_another_contest_is_refused(other: Contest, tmp_path: Path) -> None:
    keep(tmp_path, [])
    with pytest.raises(NotOurs, match="it holds another contest"):
        ResultsFolder(tmp_path, other)


def test_a_folder_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(NotOurs, match="it holds something else"):
        ResultsFolder(tmp_path, CONTEST)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_two_cannot_play_into_the_same_folder(tmp_path: Path) -> None:
    with (
        closing(ResultsFolder(tmp_path, CONTEST)),
        pytest.raises(NotOurs, match="another arena is playing into it"),
    ):
        ResultsFolder(tmp_path, CONTEST)
    assert kept(tmp_path) == []


def test_where_the_system_has_no_such_locks_it_goes_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows; the folder is then not guarded against a second arena."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.delattr(signal, "pthread_sigmask")
    found = find_spec("ceiba.arena.results_folder")
    assert found is not None
    assert found.loader is not None
    anew = module_from_spec(found)
    found.loader.exec_module(anew)
    with closing(anew.ResultsFolder(tmp_path, CONTEST)), closing(anew.ResultsFolder(tmp_path, CONTEST)) as second:
        assert second.read() == []
    with executors.no_interrupt():
        pass
