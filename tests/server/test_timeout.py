"""A wait that takes too long is broken off, and nothing else is."""

import asyncio

import pytest

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
