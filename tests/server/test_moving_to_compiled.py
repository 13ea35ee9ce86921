"""Opponents, and who makes hints, that move to a compiled copy of the rules while the table plays.

The copy here is a folder that leads to the same package: what counts is who is started where, and when.
"""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import msgspec
import pytest

import tischlein
from tests.server.conftest import QUICK
from tests.server.small_games import RACE
from tischlein.compiled_copy import STAMP, CompiledCopy
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.server.settings import Settings
from tischlein.server.workers.pool import BotPool, Worker
from tischlein.server.workers.protocol import Advice, Conclusion, Thought, Upload
from tischlein.server.workers.queue import Asker, Turn
from tischlein.server.workers.replayer import Replayer

pytestmark = pytest.mark.interpreted

SOURCES = "the present sources"
PATIENT = msgspec.structs.replace(QUICK, deadline=60.0)


@pytest.fixture
def copy(tmp_path: Path) -> CompiledCopy:
    """Not ready yet. Python runs sitecustomize.py of the folder first: it leaves a line for every worker there."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    (folder / "tischlein").symlink_to(Path(tischlein.__file__).parent)
    told = f"with open({str(tmp_path / 'started')!r}, 'a') as told:\n    told.write('x')\n"
    (folder / "sitecustomize.py").write_text(told)
    return CompiledCopy(folder, SOURCES)


def started_on(copy: CompiledCopy) -> int:
    told = copy.folder.parent / "started"
    return len(told.read_text()) if told.exists() else 0


def finish(copy: CompiledCopy, sources: str = SOURCES) -> None:
    (copy.folder / STAMP).write_text(f"compiled {sources}\n")


def has_ended(worker: Worker) -> bool:
    return worker.process.returncode is not None


def a_thought() -> Thought:
    position = Match(RACE, read_options(RACE.options, {}), 2, "s").state.dump()
    return Thought("answer", "race", "random", 0, position, 7, 1.0)


async def answer_of(thinkers: BotPool) -> object:
    conclusion = await thinkers.conclude(a_thought(), Turn(Asker("", "", has_people=True)))
    assert conclusion is not None
    return conclusion.action


def run(story: Coroutine[object, object, None], thinkers: BotPool | Replayer) -> None:
    async def to_the_end() -> None:
        try:
            await story
        finally:
            await thinkers.close()

    asyncio.run(to_the_end())


def test_opponents_move_when_the_copy_is_ready_and_answer_the_same(copy: CompiledCopy) -> None:
    thinkers = BotPool(msgspec.structs.replace(PATIENT, compiled=copy))

    async def story() -> None:
        before = await answer_of(thinkers)
        (interpreted,) = thinkers.idle
        assert started_on(copy) == 0
        finish(copy)
        after = [await answer_of(thinkers) for _ in range(3)]
        assert after == [before] * 3
        assert started_on(copy) == 1, "one worker there, asked three times"
        assert has_ended(interpreted), "nobody needs it any more"

    run(story(), thinkers)


def test_who_thinks_while_the_others_move_answers_and_is_let_go(
    copy: CompiledCopy, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = BotPool(msgspec.structs.replace(PATIENT, compiled=copy, workers=2))
    think = Worker.think

    async def story() -> None:
        may_go_on, thinking = asyncio.Event(), asyncio.Event()

        async def slowly(worker: Worker, thought: Thought | Upload) -> Conclusion:
            if worker.copy is None:
                thinking.set()
                await may_go_on.wait()
            return await think(worker, thought)

        monkeypatch.setattr(Worker, "think", slowly)
        first = asyncio.create_task(answer_of(thinkers))
        await thinking.wait()
        (interpreted,) = thinkers.busy
        finish(copy)
        second = await answer_of(thinkers)
        assert not has_ended(interpreted)
        may_go_on.set()
        assert await first == second
        assert has_ended(interpreted)
        assert [worker.copy for worker in thinkers.idle] == [copy]

    run(story(), thinkers)


def test_a_copy_of_other_sources_does_not_count(copy: CompiledCopy) -> None:
    thinkers = BotPool(msgspec.structs.replace(PATIENT, compiled=copy))
    finish(copy, "older sources")

    async def story() -> None:
        await answer_of(thinkers)
        assert started_on(copy) == 0

    run(story(), thinkers)


def test_opponents_go_on_when_the_copy_is_made_anew_of_other_sources(copy: CompiledCopy) -> None:
    thinkers = BotPool(msgspec.structs.replace(PATIENT, compiled=copy))
    finish(copy)

    async def story() -> None:
        before = await answer_of(thinkers)
        finish(copy, "newer sources")
        assert await answer_of(thinkers) == before
        assert [worker.copy for worker in thinkers.idle] == [copy], "it has loaded what it needs"
        await thinkers.idle.pop().kill()
        assert await answer_of(thinkers) == before
        (interpreted,) = thinkers.idle
        assert await answer_of(thinkers) == before
        assert thinkers.idle == [interpreted]
        assert started_on(copy) == 1

    run(story(), thinkers)


def test_a_copy_that_does_not_start_leaves_opponents_where_they_are(copy: CompiledCopy) -> None:
    thinkers = BotPool(msgspec.structs.replace(PATIENT, compiled=copy))
    (copy.folder / "tischlein").unlink()
    (copy.folder / "tischlein.py").write_text("raise ImportError('no compiled rules here')")
    finish(copy)

    async def story() -> None:
        for _ in range(2):
            assert await answer_of(thinkers) is not None
        assert started_on(copy) == 1, "tried once"
        assert [worker.copy for worker in thinkers.idle] == [None]

    run(story(), thinkers)


def hint_maker(copy: CompiledCopy) -> Replayer:
    return Replayer(Settings(data=copy.folder, thinking=msgspec.structs.replace(PATIENT, compiled=copy)))


async def hint_of(replayer: Replayer) -> bytes:
    thought = a_thought()
    async with replayer.take_turn():
        return await replayer.make(Advice(thought.game, thought.seat, thought.position, thought.memory, 20.0))


def worker_of(replayer: Replayer) -> Worker:
    assert replayer.worker is not None
    return replayer.worker


def test_hints_move_when_the_copy_is_ready(copy: CompiledCopy) -> None:
    replayer = hint_maker(copy)

    async def story() -> None:
        before = await hint_of(replayer)
        interpreted = worker_of(replayer)
        assert await hint_of(replayer) == before
        assert worker_of(replayer) is interpreted
        finish(copy)
        assert [await hint_of(replayer) for _ in range(2)] == [before] * 2
        assert started_on(copy) == 1, "one worker there, asked twice"
        assert has_ended(interpreted)

    run(story(), replayer)


def test_hints_stay_where_they_are_when_the_copy_does_not_start(copy: CompiledCopy) -> None:
    replayer = hint_maker(copy)
    (copy.folder / "tischlein").unlink()
    (copy.folder / "tischlein.py").write_text("raise ImportError('no compiled rules here')")
    finish(copy)

    async def story() -> None:
        for _ in range(2):
            assert await hint_of(replayer)
        assert started_on(copy) == 1, "tried once"
        assert worker_of(replayer).copy is None

    run(story(), replayer)
