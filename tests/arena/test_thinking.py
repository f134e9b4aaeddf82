"""How long bots think."""

import pytest

from ceiba.arena.thinking import Thinking


def thought(*seconds: float) -> Thinking:
    thinking = Thinking()
    for each in seconds:
        thinking.add(each)
    return thinking


def test_mean_and_longest_are_exact_and_percentiles_right_within_a_tenth() -> None:
    thinking = thought(*[number / 1000 for number in range(1, 1001)])
    assert thinking.mean() == pytest.approx(0.5005)
    assert thinking.longest == 1
    for share in (0.5, 0.95):
        assert share <= thinking.within(share) < 1.1 * share + 0.001
    assert thinking.within(1) == 1


def test_the_quickest_turns_and_none_at_all_are_no_trouble() -> None:
    assert thought(0.0, 1e-9).within(0.95) == 1e-9
    assert (Thinking().mean(), Thinking().within(0.95)) == (0, 0)


def test_two_are_as_one_and_as_json_the_same() -> None:
    both = thought(0.1, 0.2)
    both.take_in(thought(3.0))
    assert both.as_list() == thought(0.1, 0.2, 3.0).as_list()
    assert Thinking.from_list(both.as_list()).as_list() == both.as_list()
