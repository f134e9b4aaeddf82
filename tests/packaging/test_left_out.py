"""What an installation does without is missed only where it is asked for, and then in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from ceiba.cli.serve import greeting
from ceiba.server.http import pages
from ceiba.words import Words


@pytest.mark.parametrize("words", [["serve", "--db"], ["db", "--db"]])
def test_without_psycopg_postgresql_is_refused(words: list[str]) -> None:
    """Run in a process that finds every package but this one."""
    hide = "import sys; sys.modules['psycopg'] = None; import ceiba.cli; ceiba.cli.main(sys.argv[1:])"
    more = ["verify"] if words[0] == "db" else []
    line = [sys.executable, "-c", hide, *words, "postgresql://nowhere/tables", *more]
    result = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "ceiba: PostgreSQL needs psycopg: pip install 'ceiba[postgres]'.\n"


def test_a_server_without_the_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    words = Words("pl")
    assert words.say("cli-no-page") in greeting(None, None, tmp_path, words)
    assert "make web" in pages.plain_page("pl")
    (tmp_path / "index.html").touch()
    assert words.say("cli-no-page") not in greeting(None, None, tmp_path, words)
