"""Sets of small numbers (seats, cells, tiles) as the bits of one integer."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, since mypyc writes the 1 of `1 << number` as a C int, which has only 32 bits to shift into.
_BITS: Final = vec[i64]([2**number for number in range(62)])


def bit(number: i64) -> i64:
    """The integer with only this bit set; sets of cells, tiles and seats are bits."""
    return _BITS[number]


# The powers of two leave different remainders when divided by 67, so a remainder tells the bit.
_REMAINDERS: Final = [2**number % 67 for number in range(62)]
_BY_REMAINDER: Final = vec[i64]([_REMAINDERS.index(left) if left in _REMAINDERS else 0 for left in range(67)])


def lowest(bits: i64) -> i64:
    """The lowest member of a set that is not empty; `bits &= bits - 1` then takes it out."""
    return _BY_REMAINDER[(bits & -bits) % 67]


def members(bits: int) -> list[int]:
    """The numbers whose bits are set."""
    found: list[int] = []
    left: i64 = bits
    while left:
        found.append(lowest(left))
        left &= left - 1
    return found


def bits_of(numbers: Iterable[int]) -> int:
    """The integer with these bits set; a number said twice is set once."""
    return sum(1 << number for number in {*numbers})
