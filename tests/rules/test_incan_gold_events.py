"""What acts of Incan Gold bring about: every kind of event by a small game, and what holds for all of them."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from ceiba import INCAN_GOLD, LUCK
from ceiba.incan_gold.event_types import IncanGoldEvent
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import HAZARDS, ROUNDS
from tests.rules.incan_gold_games import played, scene, told

TYPES = {get_args(get_type_hints(kind)["key"])[0]: kind for kind in get_args(IncanGoldEvent)}

# Any: what is in an event depends on its key.
Event = dict[str, Any]


def events(position: IncanGold, story: str) -> list[Event]:
    """All that the story brings about, act by act."""
    return [event for before, act, after in played(position, story) for event in _events(before, act, after)]


def _events(before: IncanGold, act: int, after: IncanGold) -> list[Event]:
    return [dict(event) for event in INCAN_GOLD.events(before, act, after)]


def keys(position: IncanGold, story: str) -> list[str]:
    return [event["key"] for event in events(position, story)]


# -- cards --------------------------------------------------------------------------------------------


def test_a_treasure_is_shared() -> None:
    """I3.6, I7.1 Eleven among four: 2 for each, 3 stay on the path."""
    assert events(INCAN_GOLD.start(4), "card 11") == [
        {"key": "card", "card": "11", "sort": "treasure", "value": 11, "cards": 1},
        {
            "key": "shared",
            "seats": [1, 2, 3, 4],
            "inside": 4,
            "value": 11,
            "share": 2,
            "rest": 3,
            "path_gems": 3,
        },
    ]


def test_what_stays_on_the_path_adds_up() -> None:
    """I3.6 Of a second treasure only the rest is added to the gems on the path."""
    *_, shared = events(told(4, "card 11\nleave 2"), "card 5")
    assert (shared["seats"], shared["share"], shared["rest"]) == ([1, 3, 4], 1, 2)
    assert shared["path_gems"] == 0 + 2  # seat 2 has picked up the first three


def test_a_first_hazard_only_warns() -> None:
    """I3.6 Nothing happens at the first hazard of its kind; any other card of the kind would end the round."""
    assert events(told(3, "card 5\nstay"), "card fire") == [
        {"key": "card", "card": "fire", "sort": "hazard", "value": 0, "cards": 2},
        {"key": "hazard", "hazard": "fire", "left": 2},
    ]


def test_the_last_hazard_of_its_kind_warns_of_nothing() -> None:
    """I3.6 Where two of a kind have left the game, no second one can come."""
    position = scene("round 3\nremoved fire fire\nburied 3")
    assert events(position, "card fire")[-1] == {"key": "hazard", "hazard": "fire", "left": 0}


def test_an_artifact_lies_on_the_path() -> None:
    """I3.5, I3.6 Nothing is divided; what a lone leaver would get for all that lie there is told."""
    assert events(INCAN_GOLD.start(3), "card artifact") == [
        {"key": "card", "card": "artifact", "sort": "artifact", "value": 0, "cards": 1},
        {"key": "artifact", "artifacts": 1, "points": 5},
    ]
    third = scene("round 4\nburied 2\nfound 2\nfinds 2 0 0\nworth 10 0 0")
    assert [event["points"] for event in events(third, "card artifact\nstay\ncard artifact")[1::3]] == [5, 15]


def test_a_bust_tells_who_loses_what() -> None:
    """I3.6, I4.1, I4.2 The second hazard of a kind: hands, gems and artifacts on the path are lost."""
    position = told(4, "card 11\nleave 4\ncard artifact\nstay\ncard snakes\nstay\ncard 5\nstay")
    assert events(position, "card snakes") == [
        {"key": "card", "card": "snakes", "sort": "hazard", "value": 0, "cards": 5},
        {
            "key": "bust",
            "hazard": "snakes",
            "card": "snakes",
            "seats": [1, 2, 3],
            "inside": 3,
            "hand": 3,
            "gems": 9,
            "losses": [{"seat": 1, "gems": 3}, {"seat": 2, "gems": 3}, {"seat": 3, "gems": 3}],
            "path_gems": 2,
            "artifacts": 1,
        },
        {"key": "artifacts-lost", "artifacts": 1},
        {"key": "round-ended", "round": 1, "cause": "bust", "path_gems": 2},
        {"key": "round-begun", "round": 2, "rounds": 5, "seat": 2, "artifacts": 1},
    ]


# -- choices ------------------------------------------------------------------------------------------


def test_sealed_choices_bring_nothing_about_until_the_last() -> None:
    """I3.1 The choices are revealed together: the act that completes them tells all."""
    position = told(3, "card 17")
    steps = [_events(*step) for step in played(position, "leave 2")]
    assert [len(step) for step in steps] == [0, 0, 2]
    assert steps[-1][0] == {"key": "chosen", "seats": [1, 3], "staying": 2, "leavers": [2], "leaving": 1}


def test_leavers_are_paid() -> None:
    """I3.3 Hand and share of the path, for each who leaves."""
    assert events(told(5, "card 17\nstay\ncard 9\nstay\ncard 4"), "leave 1 4")[1:] == [
        {"key": "paid", "seat": 1, "hand": 4, "share": 5, "gems": 9},
        {"key": "paid", "seat": 4, "hand": 4, "share": 5, "gems": 9},
    ]


def test_a_lone_leaver_takes_the_artifacts() -> None:
    """I3.4, I3.5 How many, and what they count; those who leave together take none."""
    position = scene("round 4\nburied 2\nfound 2\nfinds 2 0 0\nworth 10 0 0")
    for _ in played(position, "card artifact\nstay\ncard artifact"):
        pass
    alone = events(position.copy(), "leave 3")
    assert alone[-1] == {"key": "artifacts-taken", "seat": 3, "artifacts": 2, "points": 15}
    assert [event["key"] for event in alone] == ["chosen", "paid", "artifacts-taken"]
    assert keys(position, "leave 1 2") == ["chosen", "paid", "paid"]


def test_all_stay() -> None:
    assert events(told(3, "card 17"), "stay") == [
        {"key": "chosen", "seats": [1, 2, 3], "staying": 3, "leavers": [], "leaving": 0}
    ]


# -- ends ---------------------------------------------------------------------------------------------


def test_a_round_ends_in_peace() -> None:
    """I4.1, I4.2 All have left together: what cannot be divided goes back, and the artifacts are lost."""
    position = told(3, "card 5\nstay\ncard artifact")
    *_, lost, ended, begun = events(position, "leave all")
    assert lost == {"key": "artifacts-lost", "artifacts": 1}
    assert ended == {"key": "round-ended", "round": 1, "cause": "left", "path_gems": 2}
    assert begun == {"key": "round-begun", "round": 2, "rounds": 5, "seat": 2, "artifacts": 1}


def test_nothing_is_lost_that_the_last_one_carries_out() -> None:
    """I3.4, I4.2 The last one out leaves alone, and takes the artifacts."""
    position = told(3, "card 5\nleave 1 2\ncard artifact")
    assert keys(position, "leave 3") == ["chosen", "paid", "artifacts-taken", "round-ended", "round-begun"]


def test_diamant_has_no_artifact_to_shuffle_in() -> None:
    """I6.1 A round of Diamant begins without one."""
    *_, begun = events(INCAN_GOLD.start(3, artifacts=False), "card 5\nleave all")
    assert (begun["key"], begun["artifacts"]) == ("round-begun", 0)


def test_the_game_ends() -> None:
    """I4.3 The scores, and who has won; several share the win."""
    alone = events(told(3, "card 1\nleave all\n" * 4), "card 17\nleave 2\ncard 2\nleave all")[-1]
    assert alone == {"key": "game-ended", "seats": [2], "winners": 1, "points": 7, "scores": [6, 7, 6]}
    shared = events(told(3, "card 1\nleave all\n" * 4), "card 15\nleave all")[-1]
    assert (shared["seats"], shared["winners"], shared["points"]) == ([1, 2, 3], 3, 5)


def test_the_tents_are_opened_from_the_last_place_to_the_first() -> None:
    """I4.3 What each holds, and what its artifacts count; equals by seat."""
    start = told(3, "card artifact\nleave 2\n" + "card 1\nleave all\n" * 4)
    ended = events(start, "card 17\nleave 3\ncard 2\nleave all")
    tents = [event for event in ended if event["key"] == "tent-opened"]
    assert tents == [
        {"key": "tent-opened", "seat": 1, "gems": 6, "artifacts": 0, "worth": 0, "points": 6},
        {"key": "tent-opened", "seat": 3, "gems": 7, "artifacts": 0, "worth": 0, "points": 7},
        {"key": "tent-opened", "seat": 2, "gems": 6, "artifacts": 1, "worth": 5, "points": 11},
    ]
    assert [event["key"] for event in ended[-4:]] == ["tent-opened"] * 3 + ["game-ended"]
    equals = events(told(3, "card 1\nleave all\n" * 4), "card 15\nleave all")
    assert [event["seat"] for event in equals if event["key"] == "tent-opened"] == [1, 2, 3]


# -- what holds for all -------------------------------------------------------------------------------

Step = tuple[IncanGold, int, IncanGold]


def random_game(seats: int, seed: int, **options: bool) -> Iterator[Step]:
    random = Random(f"events {seats} {seed}")
    after = INCAN_GOLD.start(seats, **options)
    while actors := after.actors():
        before = after.copy()
        if actors == (LUCK,):
            act = after.ticket(random.randrange(after.tickets()))
        else:
            act = random.choices(after.legal(random.choice(actors)), weights=[4, 1])[0]
        after.apply(act)
        yield before, act, after.copy()


GAMES = [(seats, seed, seed % 3 > 0) for seats in range(3, 9) for seed in range(12)]


def test_every_kind_of_event_happens() -> None:
    happened = {
        event["key"]
        for seats, seed, artifacts in GAMES
        for step in random_game(seats, seed, artifacts=artifacts)
        for event in _events(*step)
    }
    assert happened == {*TYPES}


@pytest.mark.parametrize(("seats", "seed", "artifacts"), GAMES)
def test_events_are_as_typed(seats: int, seed: int, artifacts: bool) -> None:
    for step in random_game(seats, seed, artifacts=artifacts):
        for event in _events(*step):
            assert msgspec.convert(event, TYPES[event["key"]], strict=True) == event


@pytest.mark.parametrize(("seats", "seed", "artifacts"), GAMES)
def test_events_tell_the_whole_game(seats: int, seed: int, artifacts: bool) -> None:
    """I3.3–I3.6, I4.3 Who holds what can be followed by the events alone, and comes out right at every step."""
    tents, points, finds = [0] * seats, [0] * seats, [0] * seats
    hands, path, relics, round_ = [0] * seats, 0, 0, 1
    removed: list[str] = []
    for before, act, after in random_game(seats, seed, artifacts=artifacts):
        for event in _events(before, act, after):
            key = event["key"]
            if key == "shared":
                for seat in event["seats"]:
                    hands[seat - 1] += event["share"]
                path += event["rest"]
                assert event["share"] * event["inside"] + event["rest"] == event["value"]
                assert path == event["path_gems"]
            elif key == "artifact":
                relics += 1
                assert relics == event["artifacts"]
            elif key == "bust":
                assert [(loss["seat"], loss["gems"]) for loss in event["losses"]] == [
                    (seat, hands[seat - 1]) for seat in event["seats"]
                ]
                assert event["gems"] == sum(hands)
                hands = [0] * seats
                removed.append(event["card"])
            elif key == "paid":
                assert event["hand"] == hands[event["seat"] - 1]
                assert event["gems"] == event["hand"] + event["share"]
                tents[event["seat"] - 1] += event["gems"]
                hands[event["seat"] - 1] = 0
                path -= event["share"]
            elif key == "artifacts-taken":
                assert event["artifacts"] == relics
                finds[event["seat"] - 1] += relics
                points[event["seat"] - 1] += event["points"]
                relics = 0
            elif key == "artifacts-lost":
                assert event["artifacts"] == relics
                relics = 0
            elif key == "round-ended":
                assert (event["round"], event["path_gems"], relics) == (round_, path, 0)
                assert hands == [0] * seats
                round_, path = round_ + 1, 0
            elif key == "tent-opened":
                place = event["seat"] - 1
                assert (event["gems"], event["artifacts"]) == (tents[place], finds[place])
                assert event["points"] == event["gems"] + event["worth"] == tents[place] + points[place]
            elif key == "game-ended":
                assert event["scores"] == [tent + worth for tent, worth in zip(tents, points, strict=True)]
        assert (tents, finds, points) == ([*after.tents], [*after.finds], [*after.finds_worth])
        assert (path, relics, round_) == (after.loose, after.relics, after.round)
        assert hands == [after.hand * (after.inside >> seat & 1) for seat in range(1, seats + 1)]
        gone = [name for kind, name in enumerate(HAZARDS, 12) for _ in range(after.removed(kind))]
        assert sorted(removed) == sorted(gone)
    assert round_ == ROUNDS + 1


@pytest.mark.parametrize("seats", range(3, 9))
def test_events_reveal_nothing_sealed(seats: int) -> None:
    """I3.1, I5.1 In worlds that differ in what is hidden, the same act brings about the same."""
    random = Random(seats)
    compared = 0
    for seed in range(6):
        for before, act, after in random_game(seats, seed):
            other, end = before.copy(), after.outcome() is not None
            sealed = after.chosen  # of those whose choice is still sealed after the act, any may have chosen else
            for seat in range(1, seats + 1):
                other.tents[seat - 1] += 0 if end else random.randrange(50)
                if sealed >> seat & 1 and before.chosen >> seat & 1 and random.random() < 0.5:
                    other.leaving ^= 1 << seat
            beyond = other.copy()
            beyond.apply(act)
            assert _events(other, act, beyond) == _events(before, act, after)
            if sealed:
                assert _events(before, act, after) == []
            compared += other.leaving != before.leaving
    assert compared > 20
