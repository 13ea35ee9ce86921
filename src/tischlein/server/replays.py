"""Matches that are over, moment by moment, and their record files."""

from collections.abc import Mapping

from tischlein import catalog
from tischlein.core.dealer import Event
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record, replay, write_record
from tischlein.core.refusal import Refusal
from tischlein.server.live import heard_by, show_result
from tischlein.server.people import clean_name
from tischlein.server.play import replayed
from tischlein.server.seating import FROZEN, OVER, PLAYING
from tischlein.server.wire_http import Frame, Replay
from tischlein.store.contract import Store

Record = Mapping[str, object]


async def finished_record(store: Store, code: str, number: int | None) -> dict[str, object]:
    """The record of a match at a table; without a number, of the last one that is over. Refuses a running one."""
    table = await store.table(code.upper())
    if table is None:
        raise Refusal("no_such_table")
    last_over = table.match if table.phase == OVER else table.match - 1
    wanted = last_over if number is None else number
    if wanted > last_over and wanted == table.match and table.phase in (PLAYING, FROZEN):
        raise Refusal("match_not_over")
    begun = await store.match(table.code, wanted) if 1 <= wanted <= last_over else None
    if begun is None:
        raise Refusal("no_finished_match")
    game = catalog.find(table.game)
    if begun.version != game.version:
        raise Refusal("record_of_other_version", {"version": game.version})
    live = replayed(game, begun, await store.steps(table.code, wanted))
    return {**write_record(live.match), "players": begun.players}


def uploaded_record(text: str) -> dict[str, object]:
    """A record from outside, played again whole. Refuses one that was cut off, edited or made by other rules."""
    record = read_record(text)
    game_id = record["game"]
    game = catalog.find(game_id if isinstance(game_id, str) else "")
    try:
        replay(game, record)
    except Refusal:
        raise
    except Exception as error:
        raise Refusal("record_breaks_rules") from error
    return record


def frames_of(record: Record, seat: int | None) -> Replay:
    """The record as this seat saw it. Only for records that were checked."""
    game = catalog.find(str(record["game"]))
    match = begin(game, record)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no_such_seat", {"valid": list(range(match.seats))})
    frames = [_frame(match, seat, match.opening)]
    answers = record["answers"]
    assert isinstance(answers, list), "the record was checked"
    for answer in answers:
        named = {key: value for key, value in answer.items() if key != "seat"}
        events = match.perform(answer["seat"], named)
        frames.append(_frame(match, seat, events, answer["seat"], named))
    _end(match, record, seat, frames)
    return Replay(
        game=game.id,
        seats=match.seats,
        players=_players(record, match.seats),
        options=dict(match.options.chosen),
        seed=match.seed,
        frames=frames,
        result=show_result(match.result()) if match.is_over() else None,
    )


def _frame(
    match: Match,
    seat: int | None,
    events: list[Event],
    by: int | None = None,
    action: dict[str, str | int] | None = None,
) -> Frame:
    return Frame(len(match.steps), by, action, match.view(seat), heard_by(seat, events))


def _end(match: Match, record: Record, seat: int | None, frames: list[Frame]) -> None:
    """A match that its players broke off has one moment more."""
    ending = record["ending"]
    if not isinstance(ending, dict):
        return
    if ending.get("reason") == "resigned":
        by = int(ending["seat"])
        frames.append(_frame(match, seat, match.resign(by), by, {"do": "resign"}))
        return
    events = [event for other in range(match.seats) for event in match.offer_draw(other)]
    frames.append(_frame(match, seat, events))


def _players(record: Record, seats: int) -> list[str]:
    """The names in a record file, cleaned like any name; nothing where there are none."""
    given = record.get("players")
    names = given if isinstance(given, list) and len(given) == seats else [""] * seats
    return [_clean_or_empty(name) for name in names]


def _clean_or_empty(name: object) -> str:
    try:
        return clean_name(name) if isinstance(name, str) else ""
    except Refusal:
        return ""
