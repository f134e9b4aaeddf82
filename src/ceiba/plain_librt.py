"""What Ceiba uses of `librt`, in plain Python: for where that cannot be installed, such as a browser (Pyodide).

`ceiba/__init__.py` puts it in librt's place there, and nowhere else: compiled modules need the real one. Random
numbers are the same from the same seed: those of ChaCha8, whose key is renewed every 16 blocks.
"""

import sys
from collections.abc import Iterable
from secrets import randbits
from struct import pack, unpack
from typing import Final, TypeVar

T = TypeVar("T")


def install() -> None:
    """Let this module be found as `librt`, with all that is in it."""
    for name in ("librt", "librt.vecs", "librt.random"):
        sys.modules[name] = sys.modules[__name__]


class vec(list[T]):  # noqa: N801 (librt's name for it)
    def __init__(self, items: Iterable[T] = (), *, capacity: int = 0) -> None:
        super().__init__(items)


def append(items: vec[T], item: T) -> vec[T]:
    return vec([*items, item])


class Random:
    def __init__(self, seed: int | None = None) -> None:
        self.seed(randbits(63) if seed is None else seed)

    def seed(self, number: int) -> None:
        self._key = _block(unpack("<8I", pack("<q24x", number)), 0)[:8]
        self._blocks = 0  # since the key was new
        self._ready: list[int] = []  # words that are still to be given out, the next one last

    def _word(self) -> int:
        """The next 32 bits."""
        if not self._ready:
            block = _block(self._key, self._blocks)
            self._blocks += 1
            if self._blocks == 16:
                self._key, self._blocks, block = block[8:], 0, block[:8]
            self._ready = [*reversed(block)]
        return self._ready.pop()

    def random(self) -> float:
        return (self._word() << 21 | self._word() >> 11) / 2**53

    def randrange(self, start: int, stop: int | None = None) -> int:
        """Lemire's way: the upper half of a product. Some words are drawn again, lest some numbers come oftener."""
        start, count = (0, start) if stop is None else (start, stop - start)
        if not 0 < count < 2**32:
            raise ValueError("a range of 1 to 4,294,967,295 numbers is needed")
        product = self._word() * count
        while product % 2**32 < 2**32 % count:
            product = self._word() * count
        return start + (product >> 32)


# ChaCha stirs 16 words, a row of four at a time: a row is one integer, with a word in every 64 of its bits.
WORDS: Final = sum(0xFFFFFFFF << 64 * column for column in range(4))
ROW: Final = 2**256 - 1
CONSTANTS: Final = unpack("<4I", b"expand 32-byte k")


def _block(key: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Sixteen words of ChaCha with eight rounds."""
    start = (_row(CONSTANTS), _row(key[:4]), _row(key[4:]), number)
    a, b, c, d = start
    for turn in (1, 3) * 4:
        for first, second in ((16, 12), (8, 7)):
            a = (a + b) & WORDS
            d = _rotated(d ^ a, first)
            c = (c + d) & WORDS
            b = _rotated(b ^ c, second)
        b, c, d = _turned(b, turn), _turned(c, 2), _turned(d, 4 - turn)
    ends = [(end + begin) & WORDS for end, begin in zip((a, b, c, d), start, strict=True)]
    return tuple([word for end in ends for word in unpack("<4Q", end.to_bytes(32, "little"))])


def _row(words: tuple[int, ...]) -> int:
    return int.from_bytes(pack("<4Q", *words), "little")


def _rotated(row: int, left: int) -> int:
    """Every word rotated by some bits."""
    return (row << left | row >> (32 - left)) & WORDS


def _turned(row: int, columns: int) -> int:
    """The words moved on by some columns."""
    return (row >> 64 * columns | row << 64 * (4 - columns)) & ROW
