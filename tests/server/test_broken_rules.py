"""A rule that raises freezes its table, and only that; a disk that is full loses nothing that was acknowledged."""

import asyncio
import json
import stat

import msgspec
import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, as_dict
from tests.server.small_games import RACE
from tests.server.test_matches import two_at_a_race
from tischlein.store.contract import Damaged, DiskFull, NotWritten, OnStored
from tischlein.store.migrate import HEAD
from tischlein.store.rows import StepRow, TableRow


def broken_race(server: RunningServer) -> tuple[Chair, Chair]:
    first, second = two_at_a_race(server, goal=6)
    first.play(do="add", by="1")
    second.until_update()
    assert second.refusal(second.do(do="break")) == "rule_broken"
    return first, second


def test_a_broken_rule_freezes_this_table_and_no_other(server: RunningServer) -> None:
    other, _ = two_at_a_race(server)
    first, second = broken_race(server)
    first.until_table(lambda table: table["phase"] == "frozen")
    for chair in (first, second):
        assert chair.refusal(chair.command("do", deed={"do": "resign"})) == "table_frozen"
        assert chair.refusal(chair.command("rematch")) == "match_not_over"
    other.play(do="add", by="1")


def test_what_the_error_says_is_told_to_nobody(server: RunningServer) -> None:
    first, second = broken_race(server)
    first.until_table(lambda table: table["phase"] == "frozen")
    assert "seven" not in "".join(first.everything + second.everything)


def test_the_story_of_a_broken_rule_is_kept_for_its_owner_only(server: RunningServer) -> None:
    first, _ = broken_race(server)
    (path,) = (server.folder / "broken").glob(f"{first.code}-*.json")
    story = json.loads(path.read_text())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert story["steps"] == [{"seat": 0, "do": "add", "by": "1"}]
    assert story["then"] == {"seat": 1, "do": "break"}
    assert "ZeroDivisionError" in story["error"]


def test_a_frozen_table_is_still_frozen_when_one_comes_back(server: RunningServer) -> None:
    first, _ = broken_race(server)
    again = server.guest("Cleo").join(first.code)
    assert again.until_table()["phase"] == "frozen"
    assert again.quiet()


def test_an_answer_that_cannot_be_stored_is_refused_and_shown_to_nobody(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_at_a_race(server)

    def disk_is_full(step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        asyncio.get_running_loop().call_soon(on_stored, NotWritten("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(server.store, "append_soon", disk_is_full)
        answer = first.command("do", command="later", deed={"do": "add", "by": "2"}, question=first.update["question"])
        assert answer["reason"] == "not_saved"
        assert second.quiet()
        watcher = server.guest("Cleo").join(first.code)
        assert as_dict(watcher.until_update()["view"])["total"] == 0
    # The same command again, now that there is room: it was refused for a moment, not for good.
    answer = first.command("do", command="later", deed={"do": "add", "by": "2"}, question=first.update["question"])
    assert answer["type"] == "done"
    second.until_update()
    assert as_dict(second.update["view"])["total"] == 2


def test_a_step_that_another_process_wrote_first_makes_the_table_read_again(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    foreign = StepRow(first.code, 1, 0, 0, {"do": "add", "by": "2"}, "elsewhere", 0.0)

    async def write_first() -> None:
        table = await server.store.table(first.code)
        assert table is not None
        await server.store.append(foreign, msgspec.structs.replace(table, waiting=[1]))

    asyncio.run_coroutine_threadsafe(write_first(), server.loop).result(30)
    assert first.refusal(first.do(do="add", by="1")) == "not_your_turn"
    first.once(lambda update: as_dict(update["view"])["total"] == 2)
    second.once(lambda update: as_dict(update["view"])["total"] == 2)


@pytest.mark.parametrize(
    ("failure", "reason"), [(NotWritten, "not_saved"), (DiskFull, "disk_full"), (Damaged, "damaged")]
)
def test_a_store_that_cannot_write_makes_the_server_not_ready(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, failure: type[NotWritten], reason: str
) -> None:
    guest = server.guest()
    ready = guest.get("/readyz").json()
    assert (ready["ready"], ready["reason"], ready["shape"]) == (True, "", HEAD)

    async def disk_is_full() -> str:
        raise failure("full")

    monkeypatch.setattr(server.store, "check", disk_is_full)
    answer = guest.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, reason)
    assert guest.get("/healthz").status_code == 200


def test_a_database_of_another_shape_makes_the_server_not_ready(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def newer() -> str:
        return "9999"

    monkeypatch.setattr(server.store, "check", newer)
    answer = server.guest().get("/readyz")
    assert (answer.status_code, answer.json()["reason"], answer.json()["shape"]) == (503, "wrong_shape", "9999")


def test_too_little_space_makes_the_server_not_ready(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.server.http.api._free_megabytes", lambda _: 49)
    answer = server.guest().get("/readyz").json()
    assert (answer["ready"], answer["reason"], answer["free_megabytes"]) == (False, "little_space", 49)


def test_an_error_of_ours_is_a_key_to_the_visitor(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(person: object) -> None:
        raise ZeroDivisionError("inner things")

    anna = server.guest("Anna")
    monkeypatch.setattr(server.services.lobby, "tables_of", broken)
    answer = anna.get("/api/tables")
    assert (answer.status_code, answer.json()["reason"]) == (500, "went_wrong")
    assert "inner" not in answer.text


@pytest.mark.interpreted
def test_a_mistake_of_ours_costs_a_command_and_not_the_connection(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = two_at_a_race(server)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("inner things")

    with monkeypatch.context() as patch:
        patch.setattr("tischlein.server.move.seating.rename", broken)
        assert first.refusal(first.command("rename", name="Anna Lena")) == "went_wrong"
    first.well("rename", name="Anna Lena")


def test_a_match_under_other_rules_is_not_shown_wrongly(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = two_at_a_race(server)
    first.play(do="resign")
    monkeypatch.setattr(RACE, "version", 2)
    answer = server.guests[0].get(f"/api/tables/{first.code}/replay")
    assert answer.json()["reason"] == "record_of_other_version"
