"""A SQLite file has one server, by whatever name it is called."""

from pathlib import Path

import pytest

from ceiba.server.store.errors import StoreError
from ceiba.server.store.single_instance import Claim, Claimed
from ceiba.server.store.sqlite import SQLite
from ceiba.server.store.upgrading import make_ready
from tests.server.test_old_databases import old_file


def test_a_claim_is_found_behind_links(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file = tmp_path / "real" / "tables.sqlite"
    file.touch()
    (tmp_path / "link.sqlite").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    claim = Claim(file)
    claim.say("http://here")
    for name in (file, tmp_path / "link.sqlite", tmp_path / "folder" / "tables.sqlite"):
        with pytest.raises(Claimed, match="http://here"):
            Claim(name)
        with pytest.raises(StoreError, match="http://here"), SQLite(name).alone():
            pass
    claim.release()
    with SQLite(tmp_path / "link.sqlite").alone(), pytest.raises(Claimed):
        Claim(file)
    Claim(file).release()


def test_files_of_one_stem_have_claims_of_their_own(tmp_path: Path) -> None:
    claims = [Claim(tmp_path / name) for name in ("tables.sqlite", "tables.db", "tables")]
    for claim in claims:
        claim.release()


def test_an_old_file_is_not_upgraded_under_an_old_server(tmp_path: Path) -> None:
    """Ceiba 0.1.0 claims `tables.sqlite` by `tables.server`."""
    old = Claim(tmp_path / "tables")
    assert [found.name for found in tmp_path.iterdir()] == ["tables.server"]
    old.say("http://old")
    file = old_file(tmp_path)
    with pytest.raises(StoreError, match="http://old"):
        make_ready(SQLite(file))
    old.release()
    assert make_ready(SQLite(file)) == tmp_path / "tables.schema-1.sqlite"
    assert make_ready(SQLite(file)) is None
