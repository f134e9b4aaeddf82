"""Who meets whom: everyone in every seat, equally often, with the same luck."""

from collections import Counter

import pytest

from ceiba.arena.batches import fixtures
from ceiba.arena.contest import Contest, Field, league_fields, match_field, pair_field


@pytest.mark.parametrize(
    ("bots", "seats", "first"),
    [
        (["a", "b"], 2, "ab"),
        (["a", "b"], 4, "abbb"),
        (["a", "b", "c"], 4, "abcb"),
        (["a", "b", "c"], 6, "abcbcb"),
        (["a", "b", "b", "c"], 4, "abbc"),
        (["a", "b", "c", "d"], 4, "abcd"),
    ],
)
def test_the_first_bot_sits_once_and_the_others_fill_up_in_turn(bots: list[str], seats: int, first: str) -> None:
    field = match_field(bots, seats)
    assert field[0] == tuple(first)
    assert len(field) == seats
    assert Counter(seating.index("a") for seating in field) == Counter(range(seats))
    assert_fair(field)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_pair_of_a_league_has_the_same_seats(seats: int) -> None:
    field = pair_field("a", "b", seats)
    assert len(field) == (2 if seats % 2 == 0 else 2 * seats)
    assert_fair(field)
    held = Counter(bot for seating in field for bot in seating)
    assert held["a"] == held["b"]


def assert_fair(field: Field) -> None:
    """Every bot has had every seat equally often, and no game is played twice."""
    assert len(set(field)) == len(field)
    for bot in set(field[0]):
        held = [sum(seating[seat] == bot for seating in field) for seat in range(len(field[0]))]
        assert len(set(held)) == 1


def test_a_league_has_every_pair_once() -> None:
    fields = league_fields(["a", "b", "c", "b"], 2)
    assert fields == ((("a", "b"), ("b", "a")), (("a", "c"), ("c", "a")), (("b", "c"), ("c", "b")))


def test_games_are_numbered_luck_by_luck_and_those_played_are_left_out() -> None:
    contest = Contest("tikal", 2, {}, "s", ("a", "b", "c"), league_fields(["a", "b", "c"], 2))
    games = [*fixtures(contest, 3, ())]
    assert [game.number for game in games] == [*range(18)]
    assert [game.luck for game in games] == [0] * 6 + [1] * 6 + [2] * 6
    assert games[8].seating == games[2].seating == ("a", "c")
    assert [game.number for game in fixtures(contest, 3, {0, 5, 17})] == [*range(1, 5), *range(6, 17)]
    assert contest.seed_of(0) == "s/1"
