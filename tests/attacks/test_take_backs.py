"""Whoever takes back again and again, or has long matches read, keeps nobody else waiting."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.attacks.long_matches import BEGUN, OPTIONS, OTHER, SEATS, counting_rules, store_with, stored
from tests.inputs.parlour import CODE, HOST, PATIENT, SEAT, Parlour, Visitor
from tests.server.small_games import BIDS, RACE, put_on_the_shelf, take_from_the_shelf
from tischlein.core.checkpoints import Checkpoints
from tischlein.core.dealer import Event, SeededDealer
from tischlein.core.match import Match
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.logs import Logs
from tischlein.server.move.table_state import StoredState, replayed
from tischlein.server.move.watchdog import NoWatch
from tischlein.server.table.match_store import MatchStore
from tischlein.store.rows import StepRow, TableRow, TableSnapshot
from tischlein.wire.messages import Named

PLIES = 300
REWINDS = 300
# Each step is played once, and each take-back plays a few again.
A_FEW = 8


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return counting_rules(monkeypatch)


# ---- what a load costs


class Forgetful(Checkpoints):
    """As it was: every take-back plays the match again from its start."""

    def keep(self, count: int, span: int, state: State, dealer: SeededDealer) -> None:
        pass


def applied_at_a_load(applied: list[int], checkpoints: Checkpoints) -> float:
    """How often rules are applied for each stored step, when a match with many take-backs is read."""
    steps = stored(PLIES, REWINDS)
    live = LiveMatch(RACE, Options(OPTIONS), 2, "seed", 1)
    live.match.checkpoints = checkpoints
    for step in steps:
        live.perform(step.seat, step.deed, step.command)
    assert (live.match.rewinds, len(live.match.steps)) == (REWINDS, PLIES)
    return len(applied) / len(steps)


def test_a_match_with_many_take_backs_is_read_as_fast_as_one_without(applied: list[int]) -> None:
    assert applied_at_a_load(applied, Checkpoints()) <= A_FEW


def test_take_backs_that_play_everything_again_are_found(applied: list[int]) -> None:
    assert applied_at_a_load(applied, Forgetful()) > A_FEW


def gather_anew(live: LiveMatch, concerned: list[Seat], events: list[Event]) -> None:
    """As it was: after every take-back the whole match is told again."""
    match = live.match
    again = Match(match.game, match.options, match.seats, match.seed)
    live._logs = Logs(match.seats, again.opening)
    for step in match.steps:
        live._logs.add_steps(again.act(step.seat, step.action))
    live._logs.add_of_table(events)


def heard_at_a_load(monkeypatch: pytest.MonkeyPatch) -> float:
    """How many events are written into the logs for each stored step."""
    honest, heard = Logs._append, list[Event]()

    def counted(logs: Logs, events: list[Event]) -> int:
        heard.extend(events)
        return honest(logs, events)

    monkeypatch.setattr(Logs, "_append", counted)
    steps = stored(PLIES, REWINDS)
    assert replayed(RACE, BEGUN, steps).match.rewinds == REWINDS
    return len(heard) / len(steps)


@pytest.mark.interpreted
def test_a_take_back_does_not_tell_everything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard_at_a_load(monkeypatch) <= A_FEW


@pytest.mark.interpreted
def test_logs_that_are_gathered_anew_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveMatch, "_rewind", gather_anew)
    assert heard_at_a_load(monkeypatch) > A_FEW


# ---- others, while a long match is read


class AtOnce(MatchStore):
    """As it was: whoever has a long match read lets nobody else work."""

    async def _load(self, snapshot: TableSnapshot) -> None:
        loading = self.now.begin_load(snapshot)
        assert loading is not None
        while not loading.is_done():
            self._play_slice(loading)
        self.now.end_load(loading)


class NotedWatch:
    """Which table the rules work for."""

    def __init__(self) -> None:
        self.table = ""

    @contextlib.contextmanager
    def over(self, table: str) -> Iterator[None]:
        self.table = table
        yield
        self.table = ""


async def order_of_events(kind: type[MatchStore]) -> list[str]:
    """What happens first: that the long match is read, or that somebody at another table gets a reply."""
    parlour, watch, happened = Parlour(), NotedWatch(), list[str]()
    store = parlour.store = await store_with(stored(PLIES, REWINDS))
    backends = parlour.services.tables._backends
    parlour.services.tables._backends = backends._replace(store=store, watch=watch)
    long, parlour.table = [await parlour.services.tables._find(code) for code in (CODE, OTHER)]
    long.match_store = kind(long.now, store, Path("nowhere"))
    host = parlour.visitors[HOST]
    await parlour.table.attach(host.connection)

    async def read() -> None:
        happened.append("begun")
        await long.attach(Visitor(SEAT).connection)
        happened.append("read")

    async def ask() -> None:
        await parlour.say(HOST, {"type": "rename", "command": "mine", "name": "Anna"})
        assert host.replies()[-1]["type"] == "done"
        happened.append("answered" if watch.table == "" else "noted as a rule at work")

    await asyncio.gather(read(), ask())
    assert long.now.live is not None and long.now.live.count == len(store.played[CODE, 1])
    return happened


def test_other_tables_are_answered_while_a_long_match_is_read() -> None:
    assert asyncio.run(order_of_events(MatchStore)) == ["begun", "answered", "read"]


def test_a_long_match_that_is_read_at_once_is_found() -> None:
    assert asyncio.run(order_of_events(AtOnce)) == ["begun", "read", "answered"]


async def broken_off(after: int) -> list[object]:
    """A reader goes away after so many slices; the next one reads the match."""
    store = await store_with(stored(PLIES, 20))
    now = StoredState(store.tables[CODE], RACE, NoWatch(), 10**9)
    match_store = MatchStore(now, store, Path("nowhere"))
    now.viewers = {None, 0}
    reading = asyncio.create_task(match_store.make_sure_of_match())
    for _ in range(after):
        await asyncio.sleep(0)
    assert not reading.done()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    assert now.needs_reading(), "nothing half done"
    await match_store.make_sure_of_match()
    assert now.live is not None
    return [now.live.count, now.live.question(0), {seat: view.body for seat, view in now.views.items()}]


def test_a_reader_who_goes_away_in_the_middle_leaves_nothing_half_read() -> None:
    live = replayed(RACE, BEGUN, stored(PLIES, 20))
    whole = [live.count, live.question(0), {seat: live.seat_view(seat).body for seat in (None, 0)}]
    for after in (1, 2, 5):
        assert asyncio.run(broken_off(after)) == whole


def test_a_stored_match_that_breaks_the_rules_in_the_middle_freezes_its_table(tmp_path: Path) -> None:
    async def read() -> tuple[str, bool]:
        steps = stored(PLIES, 20)
        steps[200] = msgspec.structs.replace(steps[200], seat=1 - steps[200].seat)
        store = await store_with(steps)
        now = StoredState(store.tables[CODE], RACE, NoWatch(), 10**9)
        await MatchStore(now, store, tmp_path).make_sure_of_match()
        return store.tables[CODE].phase, now.needs_reading()

    assert asyncio.run(read()) == ("frozen", False)


# ---- how often


def take_back_often(most: int, times: int) -> list[object]:
    """Somebody plays and takes back again and again. Returns the replies to the take-backs."""

    async def try_often() -> list[object]:
        parlour = Parlour(msgspec.structs.replace(PATIENT, repeated_deeds=most))
        await parlour.open("playing")
        replies = []
        for number in range(times):
            live = parlour.table.now.live
            assert live is not None
            question = live.question(0) or ""
            add = {"type": "do", "command": f"a{number}", "deed": {"do": "add", "by": "1"}, "question": question}
            await parlour.say(HOST, add)
            await parlour.say(HOST, {"type": "do", "command": f"b{number}", "deed": {"do": "take_back"}})
            replies.append(parlour.visitors[HOST].replies()[-1])
        await parlour.say(HOST, {"type": "do", "command": "end", "deed": {"do": "resign"}})
        assert parlour.table.row.phase == "over", "the match still comes to its end"
        return [reply.get("reason", "done") for reply in replies]

    return asyncio.run(try_often())


def test_a_seat_takes_back_so_often_and_no_more() -> None:
    assert take_back_often(most=3, times=5) == ["done"] * 3 + ["too_often"] * 2


def test_take_backs_without_end_are_found() -> None:
    assert take_back_often(most=10**9, times=5) == ["done"] * 5


def play_steps(now: StoredState, live: LiveMatch, deeds: list[tuple[int, Named]]) -> list[str]:
    """What each of these deeds is answered with."""
    said = []
    for seat, deed in deeds:
        try:
            now.play_step(live, StepRow(CODE, 1, live.count, seat, deed, None, 0.0))
            said.append("done")
        except Refusal as refusal:
            said.append(refusal.key)
    return said


def at_a_table(live: LiveMatch, most: int) -> StoredState:
    row = TableRow(CODE, live.match.game.id, 1, {}, HOST, "playing", 1, [], 0.0, SEATS)
    return StoredState(row, live.match.game, NoWatch(), most)


def test_a_secret_answer_is_not_changed_for_ever() -> None:
    live = LiveMatch(BIDS, Options({}), 2, "seed", 1)
    cards = [BIDS.vocabulary.name(action) for action in live.match.legal(0)]
    changes = [(0, cards[number % 3]) for number in range(5)]
    assert play_steps(at_a_table(live, 3), live, changes) == ["done"] * 4 + ["too_often"]
    assert play_steps(at_a_table(live, 3), live, [(0, {"do": "take_back"})]) == ["too_often"]
    other = BIDS.vocabulary.name(live.match.legal(1)[0])
    assert play_steps(at_a_table(live, 3), live, [(1, other)]) == ["done"]
    next_card = BIDS.vocabulary.name(live.match.legal(0)[0])
    assert play_steps(at_a_table(live, 3), live, [(0, next_card)]) == ["done"], "the match goes on"


def test_whoever_is_asked_may_always_answer() -> None:
    live = LiveMatch(RACE, Options(OPTIONS), 2, "seed", 1)
    now = at_a_table(live, 2)
    offer: Named = {"do": "offer_draw"}
    no: Named = {"do": "decline"}
    assert play_steps(now, live, [(0, offer), (1, no)] * 2 + [(1, offer), (0, no)] * 2) == ["done"] * 8
    assert play_steps(now, live, [(0, offer), (0, {"do": "add", "by": "1"})]) == ["too_often", "done"]
    live.repeated[1] = 0
    assert play_steps(now, live, [(1, offer), (0, offer)]) == ["done", "done"], "to accept is no asking"


def test_a_stored_match_with_more_take_backs_than_are_allowed_goes_on() -> None:
    live = replayed(RACE, BEGUN, stored(PLIES, REWINDS))
    now = at_a_table(live, 3)
    add: Named = {"do": "add", "by": "1"}
    said = play_steps(now, live, [(0, add), (0, {"do": "take_back"}), (1, add)])
    assert said == ["done", "too_often", "done"]
