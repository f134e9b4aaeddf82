"""A wait that takes too long is broken off, and nothing else is."""

import asyncio

import pytest
from litestar.types import ReceiveMessage

from ceiba.server.http.timeouts import BodyInTime
from ceiba.server.timeout import Timeout


async def for_ever() -> None:
    await asyncio.Event().wait()


def test_what_comes_in_time_is_handed_on() -> None:
    async def soon() -> int:
        await asyncio.sleep(0)
        return 7

    assert asyncio.run(Timeout(30.0).wait(soon())) == 7


def test_what_takes_too_long_is_broken_off_and_the_task_goes_on() -> None:
    async def waits() -> str:
        timeout = Timeout(0.0)
        for _ in range(2):  # the clock is set going again
            with pytest.raises(TimeoutError):
                await timeout.wait(for_ever())
        await asyncio.sleep(0)
        return "on it goes"

    assert asyncio.run(waits()) == "on it goes"


def test_only_whoever_is_late_is_broken_off() -> None:
    async def wait() -> None:
        timeout = Timeout(60.0)
        now = asyncio.get_running_loop().time()
        early, late = (asyncio.create_task(timeout.wait(for_ever(), since)) for since in (now, now - 60.0))
        with pytest.raises(TimeoutError):
            await late
        assert not early.done()
        early.cancel()
        with pytest.raises(asyncio.CancelledError):
            await early

    asyncio.run(wait())


def test_whoever_is_told_to_end_while_late_ends() -> None:
    async def stubborn() -> None:
        try:
            await for_ever()
        finally:
            task = asyncio.current_task()
            assert task is not None
            task.cancel()  # as a server does that is told to stop at this very moment

    async def wait() -> None:
        task = asyncio.create_task(Timeout(0.0).wait(stubborn()))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(wait())


def test_without_a_limit_nothing_is_watched() -> None:
    assert asyncio.run(Timeout(None).wait(asyncio.sleep(0, 3))) == 3


def received(announced: bytes, *pieces: bytes) -> tuple[list[ReceiveMessage], int]:
    """What is handed on of a body that comes in these pieces, and how often the HTTP server was asked for it."""
    left = [*pieces, b""]
    asked = 0

    async def receive() -> ReceiveMessage:
        nonlocal asked
        asked += 1
        body = left.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(left)}

    async def read() -> list[ReceiveMessage]:
        in_time = BodyInTime()(receive, announced)
        messages = [await in_time()]
        while messages[-1]["type"] == "http.request" and messages[-1]["more_body"]:
            messages.append(await in_time())
        return messages

    return asyncio.run(read()), asked


@pytest.mark.parametrize(
    ("announced", "pieces", "asked"),
    [(b"5", [b"hello"], 1), (b"5", [b"he", b"llo"], 2), (b"", [b"he", b"llo"], 3), (b"6", [b"hello"], 2)],
)
def test_a_body_is_at_its_end_when_all_that_was_announced_is_there(
    announced: bytes, pieces: list[bytes], asked: int
) -> None:
    messages, how_often = received(announced, *pieces)
    bodies = [message["body"] for message in messages if message["type"] == "http.request"]
    assert (b"".join(bodies), how_often) == (b"".join(pieces), asked)
