"""What the floors above are told of Incan Gold: its clauses, titles, labels, odds, and views as they are typed."""

import pickle
import re
from pathlib import Path

import msgspec
import pytest

from ceiba import INCAN_GOLD, Position, find
from ceiba.incan_gold.odds import bust_distribution, mean_cards_to_bust
from ceiba.incan_gold.position import IncanGold
from tests.rules.incan_gold_games import scene, tell, told

RULES = Path(__file__).parents[2] / "src" / "ceiba" / "locale" / "en" / "rules" / "incan-gold.md"


def test_the_clauses_are_those_of_the_rules() -> None:
    told_there = re.findall(r"^- \*\*(I\d+\.\d+)\*\* ", RULES.read_text("utf-8"), re.MULTILINE)
    assert INCAN_GOLD.clauses == tuple(told_there)
    assert INCAN_GOLD.seats_clause in INCAN_GOLD.clauses


def test_diamant_is_a_name_of_its_own() -> None:
    """I6.1 Without artifacts the game is called Diamant, with open tents or without."""
    assert INCAN_GOLD.title({}) == INCAN_GOLD.title({"open_tents": True}) == "incan-gold"
    for name, options in INCAN_GOLD.variants.items():
        assert INCAN_GOLD.title(options) == INCAN_GOLD.title({**options, "open_tents": True}) == name == "diamant"
        assert {*options} <= {*INCAN_GOLD.options}


def test_every_act_is_a_whole_turn() -> None:
    position = told(3, "card 11")
    assert all(INCAN_GOLD.ends_turn(act) for seat in (1, 2, 3) for act in position.legal(seat))


def test_labels_say_what_is_to_do() -> None:
    choosing = told(3, "card 11")
    assert [INCAN_GOLD.label(choosing, act) for act in choosing.legal(2)] == [{"key": "stay"}, {"key": "leave"}]
    turning = INCAN_GOLD.start(3)
    labels = [INCAN_GOLD.label(turning, act) for act in turning.legal(0)]
    assert {label["key"] for label in labels} == {"card"}
    assert {(label["card"], label["sort"], label["value"]) for label in labels} > {
        ("17", "treasure", 17),
        ("snakes", "hazard", 0),
        ("artifact", "artifact", 0),
    }


def test_the_odds_are_those_of_the_deck() -> None:
    """I7.2 What is told is what the exact chances say; nothing when the game is over."""
    position = told(3, "card fire\ncard 5\nstay\ncard snakes")
    odds = INCAN_GOLD.odds(position)
    assert odds is not None
    assert (odds["bust"], odds["bust_fraction"]) == (4 / 28, "1/7")
    assert odds["by_card"] == [float(chance) for chance in bust_distribution(position)]
    assert odds["mean_cards"] == float(mean_cards_to_bust(position))
    assert msgspec.convert(odds, INCAN_GOLD.odds_type, strict=True) == odds
    assert INCAN_GOLD.odds(told(3, "card 1\nleave all\n" * 5)) is None


def test_a_position_of_another_game_is_refused() -> None:
    other: Position = find("tikal").start(2)
    with pytest.raises(AssertionError, match="another game"):
        INCAN_GOLD.odds(other)


def test_the_descriptor_travels() -> None:
    assert pickle.loads(pickle.dumps(INCAN_GOLD)) == INCAN_GOLD == find("incan-gold")


# -- views --------------------------------------------------------------------------------------------


STORY = """
card artifact
leave 3
card mummies
stay
card mummies
card snakes
card 11
leave 1
card artifact
stay
card 14
leave 2 3
card 9
leave 4
card 5
leave all
card fire
card spiders
stay
card artifact
leave 1 2
card 17
leave 3
card fire
card 13
leave all
"""


@pytest.mark.parametrize("options", [{}, {"open_tents": True}])
def test_views_are_as_typed(options: dict[str, bool]) -> None:
    """Every key is there, none besides, each of its type: what is promised to the page and to strangers."""
    position = INCAN_GOLD.start(4, **options)
    for line in ["", *STORY.strip().splitlines()]:
        tell(position, line)
        for seat in (None, 1, 2, 3, 4):
            view = position.view(seat)
            assert msgspec.convert(view, INCAN_GOLD.view_type, strict=True) == view
            assert {*view} == {*INCAN_GOLD.view_type.__annotations__}
            assert {*view["seats"][0]} == {*position.view(None)["seats"][0]}
    assert position.outcome() is not None


def test_who_acts_is_said_by_numbers() -> None:
    view = INCAN_GOLD.start(3).view(None)
    assert (view["actors"], view["luck"]) == ([], True)
    view = told(4, "card 11\nleave 2\ncard 5").view(None)
    assert (view["actors"], view["luck"]) == ([1, 3, 4], False)
    view = told(3, "card 1\nleave all\n" * 5).view(None)
    assert (view["actors"], view["luck"]) == ([], False)


def test_a_view_tells_what_leaving_would_bring() -> None:
    """I3.3, I3.5 Gems for each by how many leave, and the points of the artifacts for one alone: as play has it."""
    position = scene("now choose\nround 3\npath artifact 11 9\nhand 6\nloose 2\nrelics 1\nburied 2")
    view = position.view(None)
    assert (view["hand"], view["payouts"], view["path_points"]) == (6, [8, 7, 6], 5)
    for leavers, gems in enumerate(view["payouts"], 1):
        after = position.copy()
        tell(after, f"leave {' '.join(str(seat) for seat in range(1, leavers + 1))}")
        assert after.tents[0] == gems
        assert after.finds_worth[0] == (view["path_points"] if leavers == 1 else 0)


def test_a_view_tells_which_cards_are_deadly() -> None:
    """I3.6 The cards left of the kinds on the path, and of how many."""
    view = told(3, "card fire\ncard 5\nstay\ncard snakes").view(None)
    assert (view["deadly"], view["cards"]) == (4, 28)
    assert view["cards"] == sum(view["deck"].values())


def test_a_view_tells_where_artifacts_are() -> None:
    """I3.4, I4.2 Which places of the path are empty, and how many artifacts are lost."""
    position = told(3, "card artifact\nleave all\ncard 5\nstay\ncard artifact\nleave 1\ncard 7")
    view = position.view(None)
    assert (view["path"], view["path_taken"]) == (["5", "artifact", "7"], [1])
    assert (view["artifacts_found"], view["artifacts_lost"], view["artifacts_to_come"]) == (1, 1, 3)
    tell(position, "stay\ncard fire\nstay\ncard fire\ncard artifact")
    view = position.view(None)
    assert (view["path_taken"], view["path_artifacts"], view["artifacts_lost"]) == ([], 1, 1)
    diamant = INCAN_GOLD.start(3, artifacts=False).view(None)
    assert (diamant["artifacts_lost"], diamant["artifacts_to_come"]) == (0, 0)


def test_scores_and_winners_are_told_at_the_end() -> None:
    """I4.3, I5.1 A score is for whoever may look into the tent; who has won, for all, when the game is over."""
    position = told(3, "card artifact\nleave 2\ncard 5\nleave all\n" + "card 1\nleave all\n" * 3 + "card 4")
    assert [seat["score"] for seat in position.view(2)["seats"]] == [None, 5, None]
    assert position.view(2)["winners"] == []
    tell(position, "leave all")
    view = position.view(None)
    outcome = position.outcome()
    assert outcome is not None
    assert [seat["score"] for seat in view["seats"]] == [*outcome.scores]
    assert view["winners"] == [*outcome.winners] == [2]
    assert view["round"] == view["rounds"] + 1


@pytest.mark.parametrize("seat", [99, 4, 0, -1])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    position: IncanGold = told(3, "card 11")
    for look in (position.view, position.draw):
        with pytest.raises(ValueError, match=f"there is no seat {seat} here: seats are 1 to 3"):
            look(seat)
