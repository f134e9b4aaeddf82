"""Tables take turns at being thought for."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from ceiba.server.bots.turns import Turns

Ask = Callable[[str, bool], "asyncio.Task[None]"]


def in_turn(test: Callable[[Ask, list[str]], Coroutine[object, object, None]]) -> list[str]:
    """What was thought about, in order: the first question is being answered while all others are asked."""
    answered: list[str] = []

    async def run() -> None:
        turns = Turns()
        begin = asyncio.Event()

        async def question(table: str, has_people: bool) -> None:
            async with turns.turn(table, has_people):
                await begin.wait()
                answered.append(table)

        def ask(table: str, has_people: bool) -> "asyncio.Task[None]":
            return asyncio.get_running_loop().create_task(question(table, has_people))

        first = ask("first", True)
        await asyncio.sleep(0)
        await test(ask, answered)
        begin.set()
        await first
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0)

    asyncio.run(run())
    return answered


def test_each_table_has_one_question_answered_in_its_turn() -> None:
    async def many_of_one_table(ask: Ask, _: list[str]) -> None:
        for table in ("a", "a", "a", "b", "c", "b"):
            ask(table, True)
        await asyncio.sleep(0)

    assert in_turn(many_of_one_table) == ["first", "a", "b", "c", "a", "b", "a"]


def test_people_do_not_wait_for_bots_alone() -> None:
    async def bots_first(ask: Ask, _: list[str]) -> None:
        for table in ("x", "y", "x"):
            ask(table, False)
        for table in ("a", "a", "b"):
            ask(table, True)
        await asyncio.sleep(0)

    assert in_turn(bots_first) == ["first", "a", "b", "a", "x", "y", "x"]


def test_whoever_leaves_is_not_waited_for() -> None:
    async def two_leave(ask: Ask, _: list[str]) -> None:
        tasks = [ask(table, True) for table in ("a", "b", "a", "c")]
        await asyncio.sleep(0)
        for number in (0, 1):
            tasks[number].cancel()

    assert in_turn(two_leave) == ["first", "a", "c"]


@pytest.mark.parametrize("steps", range(6))
def test_a_turn_that_nobody_takes_goes_to_the_next(steps: int) -> None:
    """Whoever waits is cancelled at any moment, also when its turn has just come."""

    async def run() -> None:
        turns = Turns()
        answered: list[str] = []

        async def question(table: str) -> None:
            async with turns.turn(table, has_people=True):
                await asyncio.sleep(0)
                answered.append(table)

        tasks = [asyncio.get_running_loop().create_task(question(table)) for table in "abc"]
        for _ in range(steps):
            await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert answered == (["a", "c"] if tasks[1].cancelled() else ["a", "b", "c"])
        async with asyncio.timeout(5):
            await question("again")  # nobody holds the turn for ever

    asyncio.run(run())
