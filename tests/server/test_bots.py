"""Bots at the table and the workers in which they think."""

import asyncio
import os
import signal
import time

import msgspec
import pytest

from tests.server.conftest import QUICK, RunningServer, Start
from tests.server.guests import Chair, as_dict, as_list
from tests.server.small_games import RACE
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.vocabulary import Vocabulary
from tischlein.server.move.tally import TALLY
from tischlein.server.table.bot_seats import READING_PAUSES, pauses_before
from tischlein.server.workers.pool import BotPool, Worker
from tischlein.server.workers.protocol import Thought
from tischlein.server.workers.queue import Asker, Turn
from tischlein.server.workers.worker import NICENESS


def against(server: RunningServer, bot: str, **options: object) -> Chair:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, bot], options=options, start=True))
    chair.until_update(lambda update: update["question"] is not None)
    return chair


def test_a_person_plays_a_whole_match_against_a_bot(server: RunningServer) -> None:
    chair = against(server, "random")
    while chair.update["result"] is None:
        chair.play(do="add", by="1")
        chair.once(lambda update: bool(update["question"] or update["result"]))
    assert as_dict(chair.update["result"])["reason"] == "goal"


def test_bots_alone_play_to_the_end_while_somebody_watches(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("bids", ["random", "random", "level1"], start=True))
    chair.until_update(lambda update: update["result"] is not None)
    assert chair.table["you"] is None


def test_bots_wait_for_whoever_started_the_match_and_do_so_over_a_restart(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    code = anna.open("race", ["random", None], start=True)
    assert anna.get("/api/tables").json()[0]["my_turn"] is True, "it goes on when she comes"
    cookie = anna.cookie()
    server.stop()
    again = start()
    anna = again.guest()
    anna.http.cookies.set(f"tischlein-{again.port}", cookie)
    chair = anna.join(code)
    assert as_dict(chair.until_update()["view"])["total"] == 0, "she misses nothing"
    chair.once(lambda update: update["question"] is not None)
    assert len(chair.log) == 1


def test_a_bot_agrees_to_take_back(server: RunningServer) -> None:
    chair = against(server, "random")
    chair.play(do="add", by="1")
    chair.until_update(lambda update: update["question"] is not None)
    chair.play(do="ask_back")
    update = chair.until_update(lambda update: update["took_back"] is True)
    assert as_dict(update["view"])["total"] == 0


@pytest.mark.parametrize(("bot", "end"), [("agreeable", "draw_agreed"), ("random", None)])
def test_a_bot_answers_an_offered_draw_in_its_own_way(server: RunningServer, bot: str, end: str | None) -> None:
    chair = against(server, bot)
    chair.play(do="offer_draw")
    chair.until_update(lambda update: as_dict(update["asks"])["draw"] == [] or update["result"] is not None)
    reason = None if chair.update["result"] is None else as_dict(chair.update["result"])["reason"]
    assert reason == end


@pytest.mark.parametrize(("bot", "how"), [("sleeper", "late"), ("dier", "died"), ("thrower", "raised")])
def test_a_bot_that_sleeps_dies_or_throws_gets_a_quick_answer_instead(
    server: RunningServer, bot: str, how: str
) -> None:
    lost = TALLY.count("bots_lost", how)
    chair = against(server, bot)
    chair.play(do="add", by="1")
    # The sleeper would take ten minutes, which is longer than anybody here waits.
    chair.until_update(lambda update: update["question"] is not None)
    assert as_dict(chair.update["view"])["total"] in (2, 3)
    assert TALLY.count("bots_lost", how) == lost + 1


def test_a_worker_killed_in_mid_thought_costs_nothing_but_that_thought(start: Start) -> None:
    server = start(thinking=msgspec.structs.replace(QUICK, deadline=30.0))
    chair = against(server, "sleeper")
    chair.play(do="add", by="1")
    bot_pool = server.services.bot_pool
    for _ in range(200):
        if bot_pool.busy:
            break
        time.sleep(0.02)
    (worker,) = bot_pool.busy
    os.kill(worker.process.pid, signal.SIGKILL)
    chair.until_update(lambda update: update["question"] is not None)
    other = against(server, "random")
    other.play(do="add", by="1")
    other.until_update(lambda update: update["question"] is not None)


def test_the_table_answers_while_a_bot_sleeps(start: Start) -> None:
    server = start(thinking=msgspec.structs.replace(QUICK, deadline=30.0))
    chair = against(server, "sleeper")
    chair.play(do="add", by="1")
    chair.well("rename", name="Anna Lena")
    assert server.guest("Ben").get("/healthz").status_code == 200
    assert chair.update["question"] is None, "all this while the bot still sleeps"
    chair.play(do="resign")


def test_a_bot_takes_its_time_so_that_people_can_follow(start: Start) -> None:
    server = start(thinking=msgspec.structs.replace(QUICK, pause=(0.5, 0.6)))
    chair = against(server, "random")
    chair.play(do="add", by="1")
    began = time.monotonic()
    chair.until_update(lambda update: update["question"] is not None)
    assert time.monotonic() - began >= 0.4


def test_a_bot_that_can_only_go_on_leaves_people_time_to_read() -> None:
    words = Vocabulary()
    go_on, skip = words.declare("next"), words.declare("skip")
    assert pauses_before(words, [go_on()]) == READING_PAUSES
    assert pauses_before(words, [skip()]) == pauses_before(words, [go_on(), skip()]) == 1


def test_a_worker_is_told_a_world_and_not_the_match(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot's seat cannot know is dealt anew before anything leaves for the worker."""
    thoughts: list[Thought] = []

    async def overhear(thought: Thought, turn: Turn) -> None:
        thoughts.append(thought)

    monkeypatch.setattr(server.services.bot_pool, "conclude", overhear)
    anna = server.guest("Anna")
    for _ in range(8):
        before = len(thoughts)
        chair = anna.join(anna.open("bids", [None, "random"], start=True))
        hand = as_dict(chair.until_update()["view"])["hand"]
        chair.play(**as_list(chair.update["actions"])[0])
        chair.once(lambda update: as_dict(update["view"])["points"] != [0, 0])
        seen = msgspec.convert(thoughts[before].position["hands"], list[list[int]])
        if seen[0] != hand:
            break
    else:
        pytest.fail("eight times the worker was told the other seat's very cards")
    assert thoughts[-1].seat == 1


def test_thoughts_are_answered_one_after_another_by_the_same_worker() -> None:
    async def think() -> list[object]:
        bot_pool = BotPool(QUICK)
        position = Match(RACE, read_options(RACE.options, {}), 2, "s").state.dump()
        thought = Thought("answer", "race", "random", 0, position, 7, 1.0)
        asker = Asker("", "", has_people=True)
        conclusions = [await bot_pool.conclude(thought, Turn(asker)) for _ in range(5)]
        workers = len(bot_pool.idle)
        await bot_pool.close()
        return [workers, *[conclusion.action for conclusion in conclusions if conclusion is not None]]

    workers, *answers = asyncio.run(think())
    assert workers == 1
    assert answers == [answers[0]] * 5, "the same thought with the same luck"


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system has no priorities")
def test_workers_let_the_server_go_first() -> None:
    async def how_nice() -> int:
        worker = await Worker.start(QUICK.command)
        try:
            return os.getpriority(os.PRIO_PROCESS, worker.process.pid)
        finally:
            await worker.kill()

    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(how_nice()) == min(19, ours + NICENESS)
