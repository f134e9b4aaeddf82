"""I5: what a seat sees of a game of Incan Gold, and what it does not."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ceiba import INCAN_GOLD, LUCK
from ceiba.incan_gold.position import IncanGold
from tests.rules.incan_gold_games import scene, tell, told


def seen(position: IncanGold, seat: int | None) -> Any:
    """A view as it goes over the wire."""
    return json.loads(json.dumps(position.view(seat)))


def positions(seats: int, seed: int, **options: bool) -> Iterator[IncanGold]:
    """Every position of a game played at random, by players who rather stay; the same object, played on."""
    random = Random(seed)
    position = INCAN_GOLD.start(seats, **options)
    while actors := position.actors():
        yield position
        if actors == (LUCK,):
            position.apply(position.ticket(random.randrange(position.tickets())))
        else:
            stay, leave = position.legal(random.choice(actors))
            position.apply(leave if random.random() < 0.2 else stay)
    yield position


# -- I5.1 hidden --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_views_tell_no_secret(seats: int) -> None:
    """I5.1, I3.1 Of positions that differ only in others' tents and sealed choices the views are equal."""
    random = Random(seats)
    for position in positions(seats, seed=seats):
        for viewer in (None, *range(1, seats + 1)):
            twin = position.copy()
            for seat in range(1, seats + 1):
                if seat != viewer and position.outcome() is None:
                    twin.tents[seat - 1] += random.randrange(100)
                    if twin.chosen >> seat & 1 and random.random() < 0.5:
                        twin.leaving ^= 1 << seat
            assert twin.view(viewer) == position.view(viewer)


def test_own_tent() -> None:
    """I5.1 Your own tent you may look into, nobody else's; an onlooker sees none."""
    position = scene("tents 11 12 13")
    tents = {seat: [each["tent"] for each in seen(position, seat)["seats"]] for seat in (None, 1, 2, 3)}
    assert tents == {
        None: [None, None, None],
        1: [11, None, None],
        2: [None, 12, None],
        3: [None, None, 13],
    }


def test_own_choice() -> None:
    """I5.1, I3.1 A sealed choice is known to its owner alone; others see at most that it was made."""
    position = told(3, "card 17")
    assert [seen(position, seat)["choice"] for seat in (None, 1, 2, 3)] == [None, None, None, None]
    position.act("2 leave")
    position.act("3 stay")
    assert [seen(position, seat)["choice"] for seat in (None, 1, 2, 3)] == [None, None, "leave", "stay"]
    for seat in (None, 1, 2, 3):
        assert [each["chosen"] for each in seen(position, seat)["seats"]] == [False, True, True]
    position.act("1 stay")
    assert [seen(position, seat)["choice"] for seat in (None, 1, 2, 3)] == [None, None, None, None]


def test_deck_has_no_order() -> None:
    """I5.1 The order of the deck is hidden from everyone, for there is none: a view counts cards by kind."""
    position = told(3, "card 17\nstay\ncard 5\nstay")
    other = told(3, "card 5\nstay\ncard 17\nstay")
    counts = seen(position, 1)["deck"]
    assert counts == seen(other, 1)["deck"] == {
        "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "7": 2, "9": 1, "11": 2, "13": 1, "14": 1, "15": 1, "17": 0,
        "snakes": 3, "spiders": 3, "mummies": 3, "fire": 3, "rockfall": 3, "artifact": 1,
    }  # fmt: skip


# -- I5.2 open ----------------------------------------------------------------------------------------


def test_what_everyone_sees() -> None:
    """I5.2 Hands, artifacts, the path, the removed cards, and which artifacts are still to come, are open."""
    position = told(4, "card artifact\nleave 3\ncard mummies\nstay\ncard mummies")
    tell(position, "card snakes\ncard 11\nleave 1\ncard artifact\nstay\ncard 14")
    for seat in (None, 1, 2, 3, 4):
        view = seen(position, seat)
        assert view["round"] == 2
        assert view["path"] == ["snakes", "11", "artifact", "14"]
        assert (view["path_gems"], view["path_artifacts"]) == (2, 1)
        assert view["removed"] == {"snakes": 0, "spiders": 0, "mummies": 1, "fire": 0, "rockfall": 0}
        assert view["deck"]["artifact"] == 0
        assert view["artifacts_found"] == 1
        assert view["artifacts_to_come"] == 3
        assert [each["inside"] for each in view["seats"]] == [False, True, True, True]
        assert [each["hand"] for each in view["seats"]] == [0, 6, 6, 6]
        assert [each["artifacts"] for each in view["seats"]] == [0, 0, 1, 0]
        assert [each["artifact_points"] for each in view["seats"]] == [0, 0, 5, 0]


def test_onlookers_see_no_less_than_what_is_open() -> None:
    """I5.2 A seat sees what an onlooker sees, and its own tent and choice; nothing else differs."""
    for position in positions(5, seed=52):
        open_to_all = seen(position, None)
        for seat in range(1, 6):
            view = seen(position, seat)
            own = view["seats"][seat - 1]
            assert own["tent"] == position.tents[seat - 1]
            if position.outcome() is None:
                own["tent"] = own["score"] = None
            view["choice"] = None
            assert view == open_to_all


# -- I5.3 open tents ----------------------------------------------------------------------------------


def test_tents_are_closed_by_default() -> None:
    """I5.3 Open tents are an option, off by default."""
    assert INCAN_GOLD.options["open_tents"] is False
    assert [each["tent"] for each in seen(told(3, "card 17\nleave 1"), 2)["seats"]] == [None, 0, None]


def test_open_tents() -> None:
    """I5.3 With open tents everyone sees what is in every tent; choices stay sealed."""
    position = told(3, "card 17\nleave 1\ncard 4", open_tents=True)
    position.act("3 leave")
    for seat in (None, 1, 2, 3):
        view = seen(position, seat)
        assert [each["tent"] for each in view["seats"]] == [7, 0, 0]
        assert view["choice"] == ("leave" if seat == 3 else None)


def test_open_tents_change_nothing_else() -> None:
    """I5.3 Open tents change what is seen, not what is played."""
    story = "card 17\nleave 1\ncard 4\nstay\ncard artifact\nleave 2\ncard 5\nleave all"
    opened, closed = told(3, story, open_tents=True), told(3, story)
    assert str(opened) == str(closed).replace("incan-gold 3", "incan-gold 3 open_tents")
