"""D1, D2: whole evenings on simulated time, each a seed. And the proof that they find something: planted faults."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator

import msgspec
import pytest

from tests.amounts import amount
from tests.simulation import database
from tests.simulation.database import Database, SimulatedBus, SimulatedStore, empty_database
from tests.simulation.world import simulate
from tischlein.server.move import seating
from tischlein.server.move.broadcast import Broadcast
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.table_lock import TableLock
from tischlein.server.move.table_state import StoredState
from tischlein.server.table import registry, table
from tischlein.store.bus import Notice, ToldStep
from tischlein.store.contract import NotWritten
from tischlein.store.rows import StepRow, TableRow
from tischlein.store.values import Row, Statement
from tischlein.wire import messages

EVENINGS = 500
PARTS = 10
MANY_EVENINGS = amount("EVENINGS", 20_000)
FIRST_EVENING = amount("FIRST_EVENING", 1000)
# Evenings in which no step is told, so that faults in reading show sooner.
ALL_ARE_READ = (1.0,)


@pytest.fixture(scope="module")
def template() -> Iterator[sqlite3.Connection]:
    connection = empty_database()
    yield connection
    connection.close()


@pytest.mark.parametrize("part", range(PARTS))
def test_every_evening_keeps_what_was_promised(template: sqlite3.Connection, part: int) -> None:
    kills = 0
    for seed in range(part, EVENINGS, PARTS):
        try:
            kills += simulate(seed, template)[1]
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
    assert kills > EVENINGS // PARTS // 2, "there are deaths"


@pytest.mark.long
@pytest.mark.parametrize("part", range(2 * PARTS))
def test_twenty_thousand_evenings_keep_what_was_promised(template: sqlite3.Connection, part: int) -> None:
    for seed in range(FIRST_EVENING + part, FIRST_EVENING + MANY_EVENINGS, 2 * PARTS):
        try:
            simulate(seed, template)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error


def test_a_seed_repeats_its_evening(template: sqlite3.Connection) -> None:
    assert [simulate(seed, template) for seed in range(5)] == [simulate(seed, template) for seed in range(5)]


def is_found(template: sqlite3.Connection, evenings: int = 300) -> bool:
    for seed in range(evenings):
        try:
            simulate(seed, template)
        except AssertionError:
            return True
    return False


@pytest.mark.interpreted
def test_acknowledging_before_the_commit_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = SimulatedStore.append

    async def append(self: SimulatedStore, step: StepRow, table: TableRow) -> TableRow:
        writing = asyncio.create_task(whole(self, step, table))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())
        return msgspec.structs.replace(table, revision=table.revision + 1)

    monkeypatch.setattr(SimulatedStore, "append", append)
    assert is_found(template)


@pytest.mark.interpreted
def test_forgetting_the_ids_of_commands_is_found(template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = SimulatedStore.append

    async def append(self: SimulatedStore, step: StepRow, table: TableRow) -> TableRow:
        return await whole(self, msgspec.structs.replace(step, command=None), table)

    monkeypatch.setattr(SimulatedStore, "append", append)
    assert is_found(template)


@pytest.mark.interpreted
def test_not_asking_whether_a_command_was_done_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.Table, "_do", _do_without_looking)
    assert is_found(template)


async def _do_without_looking(self: table.Table, person: str, command: messages.Do) -> None:
    seat = seating.seat_of(self.row, person)
    assert seat is not None
    await self._act(seat, command)


@pytest.mark.interpreted
def test_not_listening_to_other_processes_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ignore(self: registry.TableRegistry, notice: Notice) -> None:
        pass

    monkeypatch.setattr(registry.TableRegistry, "_handle", ignore)
    assert is_found(template)


@pytest.mark.interpreted
def test_missing_what_is_said_while_looking_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The smallest lost wake-up: what is heard of a table while somebody works at it is thrown away."""

    whole = TableLock.release

    def release(self: TableLock) -> None:
        self.notices.clear()
        whole(self)

    monkeypatch.setattr(TableLock, "release", release)
    assert is_found(template)


@pytest.mark.interpreted
def test_listening_to_a_table_only_after_looking_at_it_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = SimulatedBus.subscribe

    async def subscribe(self: SimulatedBus, table: str) -> None:
        soon = asyncio.get_running_loop().call_later(1.0, lambda: asyncio.ensure_future(whole(self, table)))
        assert not soon.cancelled()

    monkeypatch.setattr(SimulatedBus, "subscribe", subscribe)
    assert is_found(template)


@pytest.mark.interpreted
def test_giving_up_a_table_that_could_not_be_read_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by the simulation itself: the database was away just when a table should have been read again."""

    async def refresh(self: registry.TableRegistry, code: str) -> None:
        while notices := self._inbox.take_waiting(code):
            with contextlib.suppress(NotWritten):
                if code in self._tables:
                    await self._tables[code].refresh(notices)

    monkeypatch.setattr(registry.TableRegistry, "_refresh", refresh)
    monkeypatch.setattr(database, "LONG_SHARE", ALL_ARE_READ)
    assert is_found(template, evenings=500)


@pytest.mark.interpreted
def test_overwriting_what_another_process_wrote_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Database.commit

    def commit(self: Database, statements: list[Statement], about: str) -> list[Row]:
        return whole(self, [one._replace(must_find=False) for one in statements], about)

    monkeypatch.setattr(Database, "commit", commit)
    assert is_found(template)


@pytest.mark.interpreted
def test_playing_what_is_told_although_something_between_is_missing_is_found(
    template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step at once, whatever is under way, and without asking whether it is the next."""

    def try_follow(self: Broadcast, notice: Notice) -> bool:
        return bool(notice.step) and self.now.try_play_notices([notice])

    def is_next(self: StoredState, live: LiveMatch, revision: int, step: ToldStep) -> bool:
        return step.match == live.number

    monkeypatch.setattr(Broadcast, "try_follow", try_follow)
    monkeypatch.setattr(StoredState, "_is_next", is_next)
    assert is_found(template)


@pytest.mark.interpreted
def test_keeping_bots_where_nobody_is_is_found(template: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    async def release_bots(self: SimulatedBus, table: str) -> None:
        pass

    monkeypatch.setattr(SimulatedBus, "release_bots", release_bots)
    assert is_found(template)
