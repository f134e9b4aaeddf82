"""What winning an auction is worth, counted by hand."""

import pytest

from ceiba.bots.tikal.lots import TRUST, Lot


def test_a_tile_that_only_one_wants_is_worth_little() -> None:
    """Seat 2 will take the other tile anyway."""
    assert Lot({1: [9.0, 1.0], 2: [2.0, 6.0]}, 2).most(1) == 0.0


def test_a_tile_that_both_want_is_worth_what_each_gains_by_it() -> None:
    """Winning: 9 less 2, losing: 1 less 6. Whoever wins pays, and whoever loses gains what the other pays."""
    lot = Lot({1: [9.0, 1.0], 2: [6.0, 2.0]}, 2)
    assert lot.most(1) == pytest.approx(6.0 * TRUST)
    assert lot.most(2) == pytest.approx(6.0 * TRUST)


def test_a_tile_is_taken_from_one_who_wants_it_more() -> None:
    lot = Lot({1: [5.0, 4.0], 2: [9.0, 0.0]}, 2)
    assert lot.first(1, 0) > lot.first(1, 1)
    assert Lot({1: [4.0, 5.0], 2: [9.0, 0.0]}, 2).first(1, 0) == 4.0


def test_others_choose_after_the_winner_the_keenest_first() -> None:
    """Seat 3 is keener than seat 2 and takes the tile that both want, when seat 1 leaves it."""
    lot = Lot({1: [8.0, 7.0, 0.0], 2: [1.0, 3.0, 2.0], 3: [0.0, 9.0, 1.0]}, 3)
    assert lot.first(1, 0) == pytest.approx(8.0 - (9.0 + 2.0) / 2)
    assert lot.first(1, 1) == pytest.approx(7.0 - (1.0 + 1.0) / 2)


def test_the_last_one_need_not_bid() -> None:
    assert Lot({2: [4.0]}, 3).most(2) == 0.0
