"""Records of matches, and what each seat saw in them, moment by moment."""

from collections.abc import Mapping
from typing import Final

from tischlein import catalog
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record, replay, write_record
from tischlein.core.refusal import Refusal
from tischlein.server.move.live_match import heard_by, show_result
from tischlein.server.move.names import clean_name
from tischlein.server.move.table_state import replayed
from tischlein.store.rows import MatchRow, StepRow
from tischlein.wire.http import Frame, Replay
from tischlein.wire.messages import Named

Record = Mapping[str, object]

# To play a match again costs little; to write out what is on the table at every moment of it costs much.
VIEWS_AT_ONCE: Final = 100


def record_of(game: Game, begun: MatchRow, steps: list[StepRow]) -> dict[str, object]:
    """The record of a match at a table, without what was taken back."""
    return {**write_record(replayed(game, begun, steps).match), "players": begun.players}


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


def first_view(at: int) -> int:
    """Views come in parts: where the part with this moment begins."""
    return at - at % VIEWS_AT_ONCE


class Film:
    """The moments of a match as one seat saw it, and what it saw in those between `first` and `end`."""

    def __init__(self, match: Match, seat: int | None, at: int) -> None:
        self.frames: list[Frame] = []
        self.views: list[object] = []
        self.first: int = first_view(at)
        self._end = self.first + VIEWS_AT_ONCE
        self._match = match
        self._seat = seat

    def add(self, events: list[Event], by: int | None = None, action: Named | None = None) -> None:
        if self.first <= len(self.frames) < self._end:
            self.views.append(self._match.view(self._seat))
        self.frames.append(Frame(len(self._match.steps), by, action, heard_by(self._seat, events)))

    def replay(self, players: list[str]) -> Replay:
        match = self._match
        return Replay(
            game=match.game.id,
            match=0,
            seats=match.seats,
            players=players,
            options=dict(match.options.chosen),
            seed=match.seed,
            frames=self.frames,
            first_view=self.first,
            views=self.views,
            result=show_result(match.result()) if match.is_over() else None,
        )


def frames_of(record: Record, seat: int | None, at: int = 0) -> Replay:
    """The record as this seat saw it, with views around one moment. Only for records that were checked."""
    game = catalog.find(str(record["game"]))
    match = begin(game, record)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no_such_seat", {"valid": list(range(match.seats))})
    answers = record["answers"]
    assert isinstance(answers, list), "the record was checked"
    # A moment after the last is the last; one that was broken off has one more.
    film = Film(match, seat, min(at, len(answers) + (record["ending"] is not None)))
    film.add(match.opening)
    for answer in answers:
        named = {key: value for key, value in answer.items() if key != "seat"}
        film.add(match.perform(answer["seat"], named), answer["seat"], named)
    _end(match, record, film)
    return film.replay(players_in(record, match.seats))


def _end(match: Match, record: Record, film: Film) -> None:
    """A match that its players broke off has one moment more."""
    ending = record["ending"]
    if not isinstance(ending, dict):
        return
    if ending.get("reason") == "resigned":
        by = int(ending["seat"])
        film.add(match.resign(by), by, {"do": "resign"})
        return
    film.add([event for other in range(match.seats) for event in match.offer_draw(other)])


def players_in(record: Record, seats: int) -> list[str]:
    """The names in a record file, cleaned like any name; nothing where there are none."""
    given = record.get("players")
    names = given if isinstance(given, list) and len(given) == seats else [""] * seats
    return [_clean_or_empty(name) for name in names]


def _clean_or_empty(name: object) -> str:
    try:
        return clean_name(name) if isinstance(name, str) else ""
    except Refusal:
        return ""
