"""Every limit is hit, says so, and is over when its time has passed. The clock is the test's own."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx2
import msgspec
import pytest

from tests.inputs.browser import Browser
from tests.inputs.parlour import HOST, PATIENT, Parlour
from tischlein.server.http.services import Services
from tischlein.server.move.rate_limit import Bucket, Buckets, LimitMemory

OPEN = {"game": "race", "bots": [None, None]}
Knock = Callable[[Browser], Awaitable[httpx2.Response]]


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def open_table(browser: Browser) -> httpx2.Response:
    return await browser.post("/api/tables", OPEN)


async def open_table_as_another(browser: Browser) -> httpx2.Response:
    """Each time by a guest who has never opened one."""
    browser.http.cookies.clear()
    await browser.post("/api/me", {"name": "Ben"})
    return await open_table(browser)


async def guess_code(browser: Browser) -> httpx2.Response:
    return await browser.get("/api/tables/ABCDEFGH/qr.svg")


async def guess_pass(browser: Browser) -> httpx2.Response:
    code = next(iter(browser.store.tables))
    return await browser.post(f"/api/tables/{code}/claim", {"token": "guessed"})


async def become_a_guest(browser: Browser) -> httpx2.Response:
    browser.http.cookies.clear()
    return await browser.post("/api/me", {})


async def send_a_record(browser: Browser) -> httpx2.Response:
    return await browser.post("/api/replay?seat=nobody", {})


async def imagine_before_the_match(browser: Browser) -> httpx2.Response:
    code = next(iter(browser.store.tables))
    return await browser.get(f"/api/tables/{code}/world")


async def watch_a_match_that_has_not_begun(browser: Browser) -> httpx2.Response:
    code = next(iter(browser.store.tables))
    return await browser.get(f"/api/tables/{code}/replay")


def counters(services: Services) -> dict[str, Buckets]:
    return {name: one for name, one in vars(services).items() if isinstance(one, Buckets)}


async def knock(data: Path, limit: str, how: Knock, otherwise: int) -> None:
    clock = Clock()
    limits = msgspec.structs.replace(PATIENT, **{limit: 6})
    async with Browser(data, limits) as browser:
        await open_table(browser)
        for name, buckets in counters(browser.services).items():
            setattr(browser.services, name, Buckets(buckets.per_minute, name, LimitMemory(), clock))
        assert [(await how(browser)).status_code for _ in range(8)] == [otherwise] * 6 + [429] * 2
        assert (await how(browser)).json()["reason"] == "too_fast"
        clock.now += 10
        assert [(await how(browser)).status_code for _ in range(2)] == [otherwise, 429]
        clock.now += 3600
        assert [(await how(browser)).status_code for _ in range(7)] == [otherwise] * 6 + [429]


@pytest.mark.parametrize(
    ("limit", "how", "otherwise"),
    [
        ("tables_per_minute", open_table, 200),
        ("tables_per_minute_of_address", open_table_as_another, 200),
        ("misses_per_minute", guess_code, 404),
        ("misses_per_minute", guess_pass, 400),
        ("guests_per_minute", become_a_guest, 200),
        ("records_per_minute", send_a_record, 400),
        ("worlds_per_minute", imagine_before_the_match, 400),
        ("replays_per_minute", watch_a_match_that_has_not_begun, 404),
    ],
    ids=["tables", "tables of an address", "codes", "passes", "guests", "records", "worlds", "replays"],
)
def test_a_limit_is_hit_and_passes(tmp_path: Path, limit: str, how: Knock, otherwise: int) -> None:
    asyncio.run(knock(tmp_path, limit, how, otherwise))


async def chatter() -> list[str]:
    clock, parlour = Clock(), Parlour()
    await parlour.open("lobby")
    host = parlour.visitors[HOST]
    host.connection.bucket = Bucket(10, 30, clock)
    for number in range(40):
        if number == 35:
            clock.now += 0.2
        await parlour.say(HOST, {"type": "rename", "command": f"n{number}", "name": "Anna"})
    return [str(reply.get("reason", "done")) for reply in host.replies()]


def test_commands_come_as_fast_as_allowed_and_no_faster() -> None:
    assert asyncio.run(chatter()) == ["done"] * 30 + ["too_fast"] * 5 + ["done"] * 2 + ["too_fast"] * 3
