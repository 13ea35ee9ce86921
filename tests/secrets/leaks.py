"""Leaks, planted one at a time into the server, for whatever game is played: each tells one bit of what is hidden.

The bit belongs to the whole position, so it is different in half of all twins, and nothing else about them is. How it
gets out is the leak: in a view, in an order, in a number, in a refusal, in the log …
"""

from collections.abc import Callable

import msgspec
import pytest
import structlog

from tischlein.core.dealer import Event
from tischlein.core.reason import Reason
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.core.state import State, fingerprint
from tischlein.server.http import metrics
from tischlein.server.http.services import Services
from tischlein.server.move.broadcast import Broadcast
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.table_state import SeatViews, StoredState
from tischlein.server.table import hints, imagined, reasons
from tischlein.server.table.match_store import MatchStore
from tischlein.server.table.table import Table
from tischlein.server.workers.finished import FinishedMatches
from tischlein.server.workers.protocol import Advice
from tischlein.store.rows import StepRow, TableRow
from tischlein.twins import worlds
from tischlein.wire.update_parts import UpdateBody

Plant = Callable[[pytest.MonkeyPatch], None]
Spoil = Callable[[UpdateBody, int], UpdateBody]

# The match that plays over a store, for the leak that exports it.
TRUTH: dict[int, LiveMatch] = {}

replace = msgspec.structs.replace


def hidden_bit(live: LiveMatch) -> int:
    return int(fingerprint(live.match.state)[:8], 16) & 1


def spoilt_views(patch: pytest.MonkeyPatch, spoil: Spoil) -> None:
    """Everybody's views go through the leak."""
    honest = LiveMatch.update_body
    patch.setattr(LiveMatch, "update_body", lambda live, seat: spoil(honest(live, seat), hidden_bit(live)))


def a_fact_in_the_view(patch: pytest.MonkeyPatch) -> None:
    spoilt_views(patch, lambda seen, bit: replace(seen, view={"view": seen.view, "parity": bit}))


def the_order_within_a_view(patch: pytest.MonkeyPatch) -> None:
    """As a set or a sorted list of hidden ids would do."""

    def spoil(seen: UpdateBody, bit: int) -> UpdateBody:
        plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(seen.view))
        return replace(seen, view=dict(reversed(plain.items())) if bit else plain)

    spoilt_views(patch, spoil)


def an_id_in_the_view(patch: pytest.MonkeyPatch) -> None:
    """The database's number of a face-down card: harmless to look at, different for every card."""
    honest = LiveMatch.update_body

    def spoilt(live: LiveMatch, seat: int | None) -> UpdateBody:
        seen = honest(live, seat)
        return replace(seen, view={"view": seen.view, "id": fingerprint(live.match.state)[:4]})

    patch.setattr(LiveMatch, "update_body", spoilt)


def the_view_of_a_neighbour(patch: pytest.MonkeyPatch) -> None:
    """The public is shown what the first seat sees."""
    honest = LiveMatch.update_body

    def spoilt(live: LiveMatch, seat: int | None) -> UpdateBody:
        return replace(honest(live, seat), view=live.match.view(0 if seat is None else (seat + 1) % live.match.seats))

    patch.setattr(LiveMatch, "update_body", spoilt)


def an_event_for_the_wrong_seat(patch: pytest.MonkeyPatch) -> None:
    honest = LiveMatch.perform

    def spoilt(live: LiveMatch, seat: int, deed: dict[str, object], command: str | None = None) -> None:
        honest(live, seat, deed, command)
        live._logs.add_of_table([Event("whispered", {"card": hidden_bit(live)})])

    patch.setattr(LiveMatch, "perform", spoilt)


def a_legal_list_that_knows_more(patch: pytest.MonkeyPatch) -> None:
    """What would not succeed is left out."""
    spoilt_views(patch, lambda seen, bit: replace(seen, actions=seen.actions[bit:]))


def the_order_of_the_legal_list(patch: pytest.MonkeyPatch) -> None:
    spoilt_views(patch, lambda seen, bit: replace(seen, actions=seen.actions[:: -1 if bit else 1]))


def the_id_of_a_question(patch: pytest.MonkeyPatch) -> None:
    spoilt_views(patch, lambda seen, bit: replace(seen, question=seen.question and f"{seen.question}.{bit}"))


def the_length_of_a_message(patch: pytest.MonkeyPatch) -> None:
    """Every value is as it should be; one of them is padded."""
    spoilt_views(patch, lambda seen, bit: replace(seen, luck=seen.luck + " " * bit))


def the_number_of_messages(patch: pytest.MonkeyPatch) -> None:
    """What has not changed is sent again, but only in some worlds."""
    honest = Broadcast.show_match

    def spoilt(top: Broadcast) -> None:
        if top.now.live is not None and hidden_bit(top.now.live):
            for reader in top.connections:
                reader.forget()
        honest(top)

    patch.setattr(Broadcast, "show_match", spoilt)


def who_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    """Only who holds a certain card is asked for a reaction."""

    def spoil(seen: UpdateBody, bit: int) -> UpdateBody:
        return replace(seen, turn=replace(seen.turn, waiting_for=seen.turn.waiting_for[bit:]))

    spoilt_views(patch, spoil)


def a_deed_that_is_open(patch: pytest.MonkeyPatch) -> None:
    spoilt_views(patch, lambda seen, bit: replace(seen, deeds=seen.deeds[bit:]))


def the_count_of_steps(patch: pytest.MonkeyPatch) -> None:
    spoilt_views(patch, lambda seen, bit: replace(seen, step=seen.step + bit))


def the_text_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """ "You cannot take what is not there." """
    honest = LiveMatch.perform

    def spoilt(live: LiveMatch, seat: int, deed: dict[str, object], command: str | None = None) -> None:
        try:
            honest(live, seat, deed, command)
        except Refusal as refusal:
            raise Refusal(refusal.key, {**refusal.facts, "there": hidden_bit(live)}) from refusal

    patch.setattr(LiveMatch, "perform", spoilt)


def the_reason_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = LiveMatch.must_be_asked

    def spoilt(live: LiveMatch, seat: int, deed: dict[str, object], question: str) -> None:
        if hidden_bit(live):
            raise Refusal("illegal_action")
        honest(live, seat, deed, question)

    patch.setattr(LiveMatch, "must_be_asked", spoilt)


def a_reason_that_peeks(patch: pytest.MonkeyPatch) -> None:
    """ "You cannot play there, for the card below is a seven." """
    honest = reasons.reason_for

    def spoilt(live: LiveMatch, seat: int, action: int) -> Reason | None:
        reason = honest(live, seat, action)
        return reason and Reason(reason.key, reason.rule, {**reason.facts, "below": hidden_bit(live)})

    patch.setattr(reasons, "reason_for", spoilt)


def a_line_in_the_log(patch: pytest.MonkeyPatch) -> None:
    honest = StoredState.play_step

    def spoilt(now: StoredState, live: LiveMatch, step: StepRow) -> tuple[TableRow, SeatViews]:
        made = honest(now, live, step)
        structlog.get_logger("play").info("a step", position=fingerprint(live.match.state))
        return made

    patch.setattr(StoredState, "play_step", spoilt)


def a_number_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """As a metric would have it: not what, only how much."""
    honest = LiveMatch.update_body

    def spoilt(live: LiveMatch, seat: int | None) -> UpdateBody:
        structlog.get_logger("metrics").info("looked", bytes=100 + hidden_bit(live))
        return honest(live, seat)

    patch.setattr(LiveMatch, "update_body", spoilt)


def the_export_of_a_running_match(patch: pytest.MonkeyPatch) -> None:
    """A record that shows where the match stands."""

    async def spoilt(finished: FinishedMatches, code: str, number: int | None) -> bytes:
        return msgspec.json.encode(write_record(TRUTH[id(finished._store)].match))

    patch.setattr(FinishedMatches, "record", spoilt)
    honest = MatchStore.catch_up

    async def remembered(play: MatchStore) -> bool:
        new = await honest(play)
        if play.now.live is not None:
            TRUTH[id(play._store)] = play.now.live
        return new

    patch.setattr(MatchStore, "catch_up", remembered)


def the_true_world_to_search_in(patch: pytest.MonkeyPatch) -> None:
    """Nobody drew anew what the seat cannot know."""

    async def spoilt(table: Table, live: LiveMatch, seat: int, memory: int) -> State:
        return live.match.state.copy()

    patch.setattr(imagined, "imagine", spoilt)


def a_hint_from_the_true_position(patch: pytest.MonkeyPatch) -> None:
    """The coach looks at the cards."""
    honest = hints.advice_for

    async def spoilt(table: Table, live: LiveMatch, asked: hints.Asked, seconds: float) -> Advice:
        task = await honest(table, live, asked, seconds)
        return replace(task, position=live.match.state.dump())

    patch.setattr(worlds, "advice_for", spoilt)


def the_luck_of_a_hint(patch: pytest.MonkeyPatch) -> None:
    """It imagines with luck that follows from what is hidden."""
    honest = hints.asked_now

    def spoilt(table: Table, live: LiveMatch, seat: int) -> hints.Asked:
        asked = honest(table, live, seat)
        return replace(asked, question=f"{asked.question}{hidden_bit(live)}")

    patch.setattr(worlds, "asked_now", spoilt)


def a_figure_in_the_metrics(patch: pytest.MonkeyPatch) -> None:
    honest = metrics.metrics_text

    def spoilt(services: Services) -> str:
        live = services.tables.in_memory()[0].now.live
        return honest(services) + ("" if live is None else f"tischlein_luck {hidden_bit(live)}\n")

    patch.setattr(metrics, "metrics_text", spoilt)


LEAKS: list[Plant] = [
    a_fact_in_the_view,
    the_order_within_a_view,
    an_id_in_the_view,
    the_view_of_a_neighbour,
    an_event_for_the_wrong_seat,
    a_legal_list_that_knows_more,
    the_order_of_the_legal_list,
    the_id_of_a_question,
    the_length_of_a_message,
    the_number_of_messages,
    who_is_waited_for,
    a_deed_that_is_open,
    the_count_of_steps,
    the_text_of_a_refusal,
    the_reason_of_a_refusal,
    a_reason_that_peeks,
    a_line_in_the_log,
    a_number_in_the_log,
    the_export_of_a_running_match,
    the_true_world_to_search_in,
    a_hint_from_the_true_position,
    the_luck_of_a_hint,
    a_figure_in_the_metrics,
]
