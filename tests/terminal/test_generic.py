"""A game without a face of its own is played all the same: its view is set out, its acts are listed."""

from pathlib import Path

import pytest

from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.games import registered
from ceiba.record import Record
from ceiba.terminal.faces import face_of
from ceiba.terminal.generic import GenericFace
from tests.terminal.coins import COINS, CoinsGame
from tests.terminal.sitting import lines, sit


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package had registered it."""
    monkeypatch.setitem(registered(), COINS.name, COINS)


def second(position: Position, seat: int) -> int:
    return position.legal(seat)[1]


def played(*typed: str, game: Game = COINS, language: str = "en") -> tuple[str, Record]:
    """What is shown when this is typed, and the record."""
    return sit(game, 2, lines(*typed), language, second)


def test_it_has_the_generic_face() -> None:
    assert face_of(COINS) is GenericFace


def test_a_whole_game() -> None:
    shown, record = played("1", "heads", "2")
    assert record.headers["Result"] == " ".join(str(score) for score in record.replay().scores_now())
    assert [act for act in record.acts if act[0] == "1"] == ["1 heads", "1 heads", "1 tails"]
    assert "The game is over: Seat 1 (you) " in shown
    assert shown.rstrip().endswith(("wins.", "share the win."))


def test_what_the_seat_may_know_is_set_out() -> None:
    shown, _ = played("1")
    assert "tosses left: 2" in shown
    assert "my guess: –" in shown
    assert "coin\n  fair: yes" in shown
    table = shown[shown.rindex("seats\n") :].splitlines()
    assert table[1].split() == ["score", "guessed"]
    assert table[2].strip().startswith("Seat 1 (you) ")
    assert table[3].strip().startswith("Seat 2 ")
    assert [line.split()[-1] for line in table[2:4]] == ["no", "no"]


def test_acts_are_a_numbered_list() -> None:
    shown, _ = played()
    assert " 1) 1 heads" in shown
    assert " 2) 1 tails" in shown
    assert "Seat 1 (you), your turn > " in shown
    assert shown.endswith("left")


def test_sealed_choices_are_told_together_in_the_notation() -> None:
    """It tells of no events: nothing is known of a choice before all are made, then all acts are told."""
    shown, _ = played("1")
    before, _, after = shown.partition(" > ")
    assert "2 tails" not in before
    assert "1 heads; 2 tails\n" in after


def test_refusals_are_told_in_the_language() -> None:
    shown, _ = played("sides", "2 heads", "7", "warum heads", "warum", language="de")
    assert "„1 sides“ ist keine Aktion dieses Spiels. (Hilfe: hilfe)" in shown
    assert "„2 heads“ ist nicht deine Sache." in shown
    assert "Die Nummer 7 steht nicht in der Liste." in shown
    assert "„1 heads“ ist erlaubt." in shown
    assert "Sag, welche Aktion, zum Beispiel: warum heads" in shown


class CoinsWithWords(CoinsGame):
    package = "coins_with_words"


def test_its_own_words_are_used_where_it_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the parts of its view and for its acts, as its package brings them."""
    game = CoinsWithWords()
    words = tmp_path / game.package / "locale" / "de"
    words.mkdir(parents=True)
    (words.parents[1] / "__init__.py").write_text("")
    (words / "coins.ftl").write_text(
        "coins-view-tosses-left = Würfe\ncoins-view-heads = K\ncoins-view-tails = Z\ncoins-do-heads = Kopf\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(registered(), game.name, game)
    shown, record = played("1", game=game, language="de")
    assert "Würfe: 3" in shown
    assert f"tossed: {'K' if '* heads' in record.acts else 'Z'}\n" in shown
    assert " 1) Kopf" in shown
    assert " 2) 1 tails" in shown
