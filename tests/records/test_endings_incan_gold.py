"""Recorded games of Incan Gold and Diamant, one for every way of ending, replayed to the same result."""

from pathlib import Path
from typing import NamedTuple

import pytest

from ceiba import Outcome, read_record
from ceiba.incan_gold.position import IncanGold

RECORDS = Path(__file__).parent / "incan_gold"


class Ending(NamedTuple):
    """How each round ended, lost to hazards or left by all; and what came of it."""

    rounds: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    artifacts: tuple[int, ...]  # carried out, by seat
    removed: str = ""


ENDINGS = {
    "bust_in_round_1": Ending("lost left left left left", (33, 13, 25), (1,), (0, 0, 0), "fire"),
    "bust_in_round_2": Ending("left lost left left left", (14, 18, 4, 24), (4,), (0, 1, 0, 1), "rockfall"),
    "bust_in_round_3": Ending("left left lost left left", (12, 25, 18, 19, 14), (2,), (0, 1, 0, 0, 0), "rockfall"),
    "bust_in_round_4": Ending(
        "left left left lost left", (11, 5, 10, 2, 9, 13), (6,), (2, 0, 0, 0, 1, 0), "spiders"
    ),
    "bust_in_round_5": Ending(
        "left left left left lost", (14, 8, 18, 19, 11, 8, 14), (4,), (0, 0, 2, 0, 0, 0, 0), "spiders"
    ),
    "bust_in_every_round": Ending(
        "lost lost lost lost lost",
        (7, 1, 17, 7, 6, 6, 6, 20),
        (8,),
        (0, 0, 1, 0, 0, 0, 0, 1),
        "snakes snakes spiders spiders mummies",
    ),
    "all_left_in_every_round": Ending("left left left left left", (15, 14, 13, 45), (4,), (0, 0, 0, 0)),
    "tie_broken_by_artifacts": Ending(
        "lost left left left lost", (30, 30, 9, 26, 11), (2,), (1, 2, 0, 1, 0), "fire rockfall"
    ),
    "shared_win": Ending(
        "lost lost lost lost lost",
        (0, 11, 0, 6, 11, 6),
        (2, 5),
        (0, 1, 0, 0, 1, 0),
        "snakes snakes mummies fire rockfall",
    ),
    "five_artifacts": Ending("lost lost lost left left", (52, 51, 18), (1,), (2, 2, 1), "snakes mummies mummies"),
    "third_and_fourth_artifact_together": Ending(
        "lost lost left lost lost", (34, 5, 48, 14), (3,), (2, 0, 2, 0), "snakes snakes mummies rockfall"
    ),
    "two_busts_by_one_kind": Ending(
        "lost lost lost lost left", (10, 19, 13, 14, 12), (2,), (1, 0, 0, 0, 0), "spiders fire fire rockfall"
    ),
    "diamant_shared_win": Ending("left lost left left left", (18, 18, 15), (1, 2), (0, 0, 0), "rockfall"),
    "diamant_of_eight": Ending(
        "left lost lost left left", (6, 24, 15, 17, 7, 17, 10, 29), (8,), (0,) * 8, "mummies fire"
    ),
}


def round_ends(path: Path) -> list[str]:
    """A round that a card ends is lost; one that a choice ends was left by all."""
    record = read_record(path.read_bytes())
    before = 1
    ends = []
    for act, (_, position) in zip(["", *record.acts], record.positions(), strict=True):
        assert isinstance(position, IncanGold)
        assert position.faults() == []
        if position.round > before:
            ends.append("lost" if act.startswith("*") else "left")
            before = position.round
    return ends


@pytest.mark.parametrize("name", ENDINGS)
def test_ending(name: str) -> None:
    """I4.1, I4.3 The recorded game ends as it did, round by round, and the same have won."""
    path = RECORDS / f"{name}.ceiba"
    rounds, scores, winners, artifacts, removed = ENDINGS[name]
    assert " ".join(round_ends(path)) == rounds
    record = read_record(path.read_bytes())
    last = record.replay()
    assert last.outcome() == Outcome(scores, winners)
    assert record.headers["Result"] == " ".join(map(str, scores))
    assert f"finds {' '.join(map(str, artifacts))}\n" in f"{last}\n"
    assert f"removed {removed}\n" in f"{last}\n" or not removed
    assert str(record) == path.read_text("utf-8")


def test_every_record_is_replayed() -> None:
    """I1.1, I5.3, I6.1 Every record has its test; each number of players, Diamant and open tents are among them."""
    records = [read_record(path.read_bytes()) for path in sorted(RECORDS.glob("*.ceiba"))]
    assert {path.stem for path in RECORDS.glob("*")} == {*ENDINGS}
    assert {record.headers["Seats"] for record in records} == {"3", "4", "5", "6", "7", "8"}
    assert sum(record.headers.get("Artifacts") == "no" for record in records) == 2
    assert sum(record.headers.get("OpenTents") == "yes" for record in records) == 2
