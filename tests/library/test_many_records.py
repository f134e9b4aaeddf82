"""Many records: from a folder, a zip or a file, each when it is asked for."""

from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

import ceiba
from ceiba import BadRecord, Record, read_records

Put = Callable[[Path, dict[str, Record]], Path]


@pytest.fixture
def games() -> dict[str, Record]:
    """Some games by the names of their files."""
    players = [ceiba.random_player(seat) for seat in "abc"]
    return {
        f"{folder}{number}.ceiba": ceiba.play("incan-gold", players, seed=number)
        for number, folder in enumerate(("", "", "more/"))
    }


def unpacked(folder: Path, games: dict[str, Record]) -> Path:
    for name, record in games.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(str(record), encoding="utf-8")
    (folder / "README.txt").write_text("no record", encoding="utf-8")
    return folder


def packed(folder: Path, games: dict[str, Record]) -> Path:
    with ZipFile(folder / "games.zip", "w") as file:
        file.writestr("README.txt", "no record")
        for name, record in games.items():
            file.writestr(name, str(record))
    return folder / "games.zip"


@pytest.mark.parametrize("put", [unpacked, packed])
def test_all_records_are_read_in_the_order_of_their_names(
    tmp_path: Path, games: dict[str, Record], put: Put
) -> None:
    where = put(tmp_path, games)
    found = [*read_records(where)]
    assert found == [*games.values()]
    assert [record.source for record in found] == [f"{where}/{name}" for name in games]
    assert [record.outcome for record in found] == [record.outcome for record in games.values()]


def test_one_file_is_one_record(tmp_path: Path, games: dict[str, Record]) -> None:
    assert [*read_records(str(unpacked(tmp_path, games) / "1.ceiba"))] == [games["1.ceiba"]]


def test_a_record_is_read_when_it_is_asked_for(tmp_path: Path, games: dict[str, Record]) -> None:
    found = read_records(unpacked(tmp_path, games))
    next(found)
    (tmp_path / "1.ceiba").write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"1\.ceiba: line 1: 'nonsense'"):
        next(found)


@pytest.mark.parametrize("put", [unpacked, packed])
def test_what_is_no_record_can_be_left_out(tmp_path: Path, games: dict[str, Record], put: Put) -> None:
    bad: list[BadRecord] = []
    huge = Record({"Game": "tikal"}, ["1 done"] * 200_000)
    where = put(tmp_path, {**games, "1.ceiba": huge, "3.ceiba": games["1.ceiba"]})
    assert len([*read_records(where, bad.append)]) == len(games)
    assert [(error.source, error.why) for error in bad] == [
        (f"{where}/1.ceiba", "this is larger than any record (1 MB)")
    ]


def test_where_nothing_is_nothing_is_read(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="records are read from a folder, a zip or a file"):
        read_records(tmp_path / "none")
    assert [*read_records(tmp_path)] == []
