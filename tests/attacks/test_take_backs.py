"""Whoever takes back again and again makes nothing dear, and does not do it for ever."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from tests.attacks.long_matches import BEGUN, OPTIONS, PLIES, REWINDS, SEATS, counting_rules, stored
from tests.inputs.parlour import CODE, HOST, PATIENT, Parlour
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
from tischlein.store.rows import StepRow, TableRow
from tischlein.wire.messages import Named

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
