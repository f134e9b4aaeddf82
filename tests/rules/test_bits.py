"""Sets as bits: all of a machine integer is used, at both speeds."""

from ceiba.bits import bit, lowest


def test_every_bit_is_a_set_of_one() -> None:
    assert [bit(number) for number in range(62)] == [2**number for number in range(62)]


def test_the_lowest_member_is_found_whatever_lies_above_it() -> None:
    for number in range(62):
        assert lowest(bit(number)) == number
        assert lowest(2**62 - 2**number) == number
