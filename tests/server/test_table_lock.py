"""One at a time works at a table: in the order in which they came, and whoever goes away holds up nobody."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tischlein.server.move.table_lock import TableLock
from tischlein.server.table.async_lock import AsyncLock
from tischlein.store.bus import Notice


def with_a_lock(test: Callable[[TableLock], Awaitable[None]]) -> None:
    async def evening() -> None:
        await test(TableLock())

    asyncio.run(evening())


def waiting_for(lock: TableLock) -> asyncio.Task[None]:
    return asyncio.create_task(AsyncLock(lock).__aenter__())


async def a_turn_of_the_loop() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_it_is_taken_at_once_only_where_nobody_has_it_or_waits_for_it() -> None:
    async def test(lock: TableLock) -> None:
        assert lock.try_take()
        assert not lock.try_take()
        waiting = waiting_for(lock)
        await a_turn_of_the_loop()
        lock.release()
        assert not lock.try_take(), "whoever waited has it"
        await waiting
        lock.release()
        assert lock.try_take()

    with_a_lock(test)


def test_whoever_came_first_is_served_first() -> None:
    async def test(lock: TableLock) -> None:
        served: list[int] = []

        async def visit(number: int) -> None:
            async with AsyncLock(lock):
                await asyncio.sleep(0)
                served.append(number)

        await asyncio.gather(*[visit(number) for number in range(5)])
        assert served == [0, 1, 2, 3, 4]
        assert not lock.is_taken

    with_a_lock(test)


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    async def test(lock: TableLock) -> None:
        assert lock.try_take()
        impatient, patient = waiting_for(lock), waiting_for(lock)
        await a_turn_of_the_loop()
        impatient.cancel()
        await a_turn_of_the_loop()
        lock.release()
        await patient
        assert impatient.cancelled()
        assert lock.is_taken

    with_a_lock(test)


def test_what_is_handed_to_somebody_who_has_just_gone_is_handed_on() -> None:
    async def test(lock: TableLock) -> None:
        for cancels_first in (True, False):
            assert lock.try_take()
            gone, next_one = waiting_for(lock), waiting_for(lock)
            await a_turn_of_the_loop()
            for act in (gone.cancel, lock.release) if cancels_first else (lock.release, gone.cancel):
                act()
            await next_one
            assert gone.cancelled()
            lock.release()
            assert not lock.is_taken

    with_a_lock(test)


def test_what_was_heard_meanwhile_is_looked_at_before_anybody_else_is_served() -> None:
    async def test(lock: TableLock) -> None:
        seen: list[tuple[str, bool]] = []
        lock.handle_notice = lambda notice: seen.append((notice.code, lock.is_taken))
        assert lock.try_take()
        waiting = waiting_for(lock)
        await a_turn_of_the_loop()
        lock.notices += [Notice("ONE"), Notice("TWO")]
        lock.release()
        assert seen == [("ONE", False), ("TWO", False)]
        assert lock.is_taken, "and then it is the turn of whoever waits"
        await waiting

    with_a_lock(test)


def test_who_waits_is_served_even_if_looking_goes_wrong() -> None:
    async def test(lock: TableLock) -> None:
        lock.handle_notice = lambda notice: print(1 // len(notice.code))
        assert lock.try_take()
        waiting = waiting_for(lock)
        await a_turn_of_the_loop()
        lock.notices.append(Notice(""))
        with pytest.raises(ZeroDivisionError):
            lock.release()
        await waiting

    with_a_lock(test)


def test_an_error_under_the_lock_releases_it() -> None:
    async def test(lock: TableLock) -> None:
        with pytest.raises(ZeroDivisionError):
            async with AsyncLock(lock):
                print(1 // 0)
        assert not lock.is_taken

    with_a_lock(test)
