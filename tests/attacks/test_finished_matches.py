"""Whoever has finished matches replayed again and again keeps nobody else waiting."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.attacks.long_matches import BEGUN, counting_rules, store_with, stored
from tests.inputs.browser import Browser
from tests.inputs.parlour import CODE, PATIENT
from tests.server.conftest import QUICK
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Limits, Settings
from tischlein.server.workers import studies
from tischlein.server.workers.finished import FinishedMatches, Kept
from tischlein.server.workers.pool import Tell, tell_nobody
from tischlein.server.workers.protocol import Advice, Conclusion, Finished, Upload
from tischlein.server.workers.replayer import Replayer
from tischlein.store.rows import StepRow


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return counting_rules(monkeypatch)


async def watch(browser: Browser, page: str, times: int) -> list[int]:
    code = next(iter(browser.store.tables))
    return [(await browser.get(f"/api/tables/{code}/{page}")).status_code for _ in range(times)]


def knock(data: Path, page: str, per_minute: float) -> list[int]:
    async def ask() -> list[int]:
        async with Browser(data, msgspec.structs.replace(PATIENT, replays_per_minute=per_minute)) as browser:
            await browser.post("/api/tables", {"game": "race", "bots": [None, None]})
            return await watch(browser, page, 8)

    return asyncio.run(ask())


@pytest.mark.parametrize("page", ["replay", "record"])
def test_replays_are_counted_by_address(tmp_path: Path, page: str) -> None:
    assert knock(tmp_path, page, 6) == [404] * 6 + [429] * 2


@pytest.mark.parametrize("page", ["replay", "record"])
def test_replays_without_a_limit_are_found(tmp_path: Path, page: str) -> None:
    assert knock(tmp_path, page, 1e9) == [404] * 8


class SlowReplayer(Replayer):
    """Replays when the test says so."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.asked: list[Upload | Finished | Advice] = []
        self.may_go_on = asyncio.Event()

    async def _conclude(self, study: Upload | Finished | Advice, tell: Tell) -> Conclusion:
        self.asked.append(study)
        await self.may_go_on.wait()
        return Conclusion(made=b"made")


def settings_with(**limits: float) -> Settings:
    return Settings(data=Path("nowhere"), limits=msgspec.structs.replace(Limits(), **limits), thinking=QUICK)


async def crowd(seats: list[int | None], most_waiting: int) -> tuple[list[str], int]:
    """Many want to watch at once, each with these eyes. Returns what they get, and how often a match was replayed."""
    settings = settings_with(waiting_replays=most_waiting)
    matches = FinishedMatches(await store_with(stored(10, 0), "over"), settings)
    slow = SlowReplayer(settings)
    matches.replayer = slow
    watching = [asyncio.create_task(matches.replay(CODE, None, seat, 0)) for seat in seats]
    for _ in range(20):
        await asyncio.sleep(0)
    slow.may_go_on.set()
    found = await asyncio.gather(*watching, return_exceptions=True)
    return [one.key if isinstance(one, Refusal) else str(one) for one in found], len(slow.asked)


def test_only_so_many_wait_for_their_replay() -> None:
    found, replayed_matches = asyncio.run(crowd([None, 0, 1, None, 0, 1], most_waiting=2))
    assert (found, replayed_matches) == (["b'made'"] * 2 + ["too_busy"] * 4, 2)


def test_a_crowd_that_waits_without_end_is_found() -> None:
    found, _ = asyncio.run(crowd([None, 0, 1, None, 0, 1], most_waiting=10**9))
    assert "too_busy" not in found


def test_a_whole_class_that_watches_the_same_has_it_replayed_once() -> None:
    found, replayed_matches = asyncio.run(crowd([None] * 15, most_waiting=20))
    assert (set(found), replayed_matches) == ({"b'made'"}, 1)


def test_what_is_kept_of_replays_is_bounded() -> None:
    kept = Kept(1000)
    for number in range(100):
        kept.keep((number,), b"x" * 90)
    assert kept.bytes <= 1000
    assert (kept.get((0,)), kept.get((99,))) == (None, b"x" * 90)
    kept.keep(("large",), b"x" * 2000)
    assert (kept.bytes, kept.get(("large",))) == (0, None)


class InThisProcess(FinishedMatches):
    """As it was: replayed beside the tables."""

    async def make(self, task: Finished) -> bytes:
        steps = await self._store.steps(task.match.table, task.match.number)
        return studies.read(msgspec.structs.replace(task, steps=steps), tell_nobody).made


async def opened(kind: type[FinishedMatches]) -> list[dict[str, object]]:
    """The record of a finished match, and again after a name was taken out of it; its replay is opened too."""
    end = StepRow(CODE, 1, 10, 0, {"do": "resign"}, None, 0.0)
    store = await store_with([*stored(10, 0), end], "over")
    matches = kind(store, settings_with())
    try:
        record = json.loads(await matches.record(CODE, None))
        store.matches[CODE, 1] = msgspec.structs.replace(BEGUN, players=["", "Seat"])
        nameless = json.loads(await matches.record(CODE, None))
        await matches.replay(CODE, None, 0, 0)
        return [record, nameless]
    finally:
        await matches.replayer.close()


def test_finished_matches_are_replayed_elsewhere(applied: list[int]) -> None:
    record, nameless = asyncio.run(opened(FinishedMatches))
    assert len(applied) == 0
    assert (record["players"], nameless["players"]) == (["Host", "Seat"], ["", "Seat"]), "nothing kept has old names"
    assert record["ending"] == {"reason": "resigned", "seat": 0}


def test_finished_matches_that_are_replayed_beside_the_tables_are_found(applied: list[int]) -> None:
    asyncio.run(opened(InThisProcess))
    assert len(applied) > 0
