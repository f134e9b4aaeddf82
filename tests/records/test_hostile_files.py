"""Files that are no records, by accident or by malice, are refused quickly, clearly and with little memory."""

import tracemalloc
from io import BytesIO
from pathlib import Path
from random import Random
from time import process_time

import pytest
from hypothesis import given, strategies as st

from ceiba.record import BadRecord, load_record, read_record
from ceiba.record_text import MOST_BYTES, MOST_HEADERS, MOST_LINE

HEAD = b'[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n'

HOSTILE = {
    "empty": b"",
    "one line end": b"\n",
    "only line ends": b"\n" * MOST_BYTES,
    "only zeros": b"\0" * 1000,
    "zeros for a whole file": b"\0" * MOST_BYTES,
    "zeros after the headers": HEAD + b"\n" + b"\0" * (MOST_BYTES - 100),
    "binary": Random(1).randbytes(100_000),
    "a program": b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 100,
    "another encoding": '[Game "tikal"]\n[Site "Łódź"]\n'.encode("cp1250"),
    "two bytes a character": '[Game "tikal"]\n'.encode("utf-16"),
    "a stray byte in an act": HEAD + b"\n* tile A3\n1 lay \xff 0\n",
    "a stray byte in a comment": HEAD + b"\n* tile A3\n# \xff\n",
    "a surrogate": HEAD + b"\n* tile \xed\xa0\x80\n",
    "cut off in a header": HEAD[:-5],
    "cut off in an act": HEAD + b"\n* tile A3\n1 lay c",
    "a million headers": b"".join(b'[K%d "v"]\n' % number for number in range(1_000_000)),
    "too many headers": b"".join(b'[K%d "v"]\n' % number for number in range(MOST_HEADERS + 1)),
    "a long line": HEAD + b"\n" + b"1 done " * 100_000,
    "a long header": b'[Game "' + b"x" * 500_000 + b'"]\n',
    "a long comment": HEAD + b"\n# " + b"x" * MOST_LINE,
    "brackets": b"[" * 500_000,
    "quotes": b'[Game "' * 50_000,
    "many short lines": HEAD + b"\n" + b"1\n" * 450_000,
    "many bad acts": HEAD + b"\n" + b"1 done\n" * 100_000,
    "numbers without end": HEAD.replace(b"2", b"9" * 1900) + b"\n",
    "too large": HEAD + b"\n" + b"# nothing\n" * 200_000,
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_refused_quickly_and_briefly(data: bytes) -> None:
    began = process_time()
    with pytest.raises(BadRecord) as caught:
        read_record(data).replay()
    assert process_time() - began < 2
    message = str(caught.value)
    assert len(message) < 600
    assert message.isprintable()


@pytest.mark.parametrize(
    "name", ["only line ends", "many short lines", "zeros for a whole file", "a million headers"]
)
def test_memory_stays_bounded(name: str) -> None:
    data = HOSTILE[name]
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord):
            read_record(data).replay()
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 100 * MOST_BYTES


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with Path("/dev/zero").open("rb") as endless, pytest.raises(BadRecord, match="larger than any record"):
        load_record(endless)


def test_no_more_is_read_than_a_record_can_hold() -> None:
    file = BytesIO(HEAD + b"\n" + b"#" * 5 * MOST_BYTES)
    with pytest.raises(BadRecord):
        load_record(file)
    assert file.tell() == MOST_BYTES + 1


def test_the_largest_record_is_read() -> None:
    filling = b"# " + b"x" * 997 + b"\n"
    data = HEAD + b"\n* tile A3\n" + filling * 999
    assert MOST_BYTES - 1000 < len(data) <= MOST_BYTES
    assert read_record(data).acts == ["* tile A3"]


@pytest.mark.parametrize(
    ("name", "line", "why"),
    [
        ("another encoding", 2, "not UTF-8"),
        ("two bytes a character", 1, "not UTF-8"),
        ("a stray byte in an act", 6, "not UTF-8"),
        ("a stray byte in a comment", 6, "not UTF-8"),
        ("a surrogate", 5, "not UTF-8"),
        ("only zeros", 1, "not text"),
        ("too many headers", MOST_HEADERS + 1, "at most 200 headers"),
        ("a million headers", 1, "larger than any record (1 MB)"),
        ("a long line", 5, "at most 2000 characters"),
        ("a long comment", 5, "at most 2000 characters"),
        ("cut off in an act", 6, "'lay' takes 2 words after it, not 1"),
    ],
)
def test_what_is_wrong_is_said_at_its_line(name: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(HOSTILE[name]).replay()
    assert caught.value.line == line
    assert why in caught.value.why


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_a_bad_one(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(data).replay()


@given(st.text(max_size=60), st.integers(0, 200))
def test_a_record_with_anything_put_into_it_is_sound_or_a_bad_one(text: str, place: int) -> None:
    sound = HEAD.decode() + "\n* tile A3\n1 lay c4 0\n1 enter a5 leader\n1 move a5 b5 leader\n1 done\n"
    place = min(place, len(sound))
    bad = fault_of(sound[:place] + text + sound[place:])
    assert bad is None or 1 <= bad.line <= sound.count("\n") + text.count("\n") + 1


def fault_of(text: str) -> BadRecord | None:
    try:
        read_record(text).replay()
    except BadRecord as bad:
        return bad
    return None
