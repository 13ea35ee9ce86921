"""Matches and positions in words, for the command line."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from tischlein.core import turn as turns
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, replay, write_result
from tischlein.core.refusal import Fact, Refusal
from tischlein.core.state import Position, State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named
from tischlein.kit.written import AN_OBJECT, WHOLE, wrong

LONG: Final = 80


class Moment(msgspec.Struct, frozen=True):
    """One answer of a record and what was heard of it; `action` is None where a seat may not know it."""

    step: int
    seat: Seat
    action: Named | None
    events: list[dict[str, Fact]]


class Transcript:
    """A record that has been replayed whole and found true, to be told again answer by answer."""

    def __init__(self, game: Game, record: Mapping[str, object]) -> None:
        self.end: Match = replay(game, record)
        self.record: Mapping[str, object] = record
        self.match: Match = begin(game, record)
        self.length: int = len(self.end.steps)

    def opening(self, seat: Seat | None) -> list[dict[str, Fact]]:
        return heard(self.match.opening, seat)

    def moments(self, until: int, seat: Seat | None) -> Iterator[Moment]:
        """The first answers of the match, as everything that was true, or as one seat heard it."""
        answers = self.record["answers"]
        assert isinstance(answers, list), "replay has refused everything else"
        for place, answer in enumerate(answers[:until]):
            named = {name: value for name, value in answer.items() if name != "seat"}
            events = self.match.perform(answer["seat"], named)
            own = seat is None or seat == answer["seat"]
            yield Moment(place + 1, answer["seat"], named if own else None, heard(events, seat))


def heard(events: list[Event], seat: Seat | None) -> list[dict[str, Fact]]:
    """Everything for whoever reads a record as a whole; a seat hears what was told to all or to it."""
    told = [event for event in events if seat is None or event.only is None or event.only == seat]
    return [{"name": event.name, **event.facts} for event in told]


def word_lines(told: Transcript, until: int, seat: Seat | None) -> Iterator[str]:
    """A record for reading aloud: the answers with what happened, then the end or the position reached."""
    match = told.match
    yield f"{match.game.id}, rules version {match.game.version}, {match.seats} seats, seed {match.seed}"
    yield "options: " + ", ".join(f"{name} {plain(value)}" for name, value in match.options.chosen.items())
    yield from ("      " + event_words(event) for event in told.opening(seat))
    for moment in told.moments(until, seat):
        yield f"{moment.step:4}. seat {moment.seat}: {'…' if moment.action is None else words(moment.action)}"
        yield from ("      " + event_words(event) for event in moment.events)
    if until < told.length or seat is not None:
        yield from reached(match, seat)
    if until == told.length:
        yield from ending(told)
    yield f"The record is whole and true: all {told.length} answers replayed to fingerprint {told.end.fingerprint()}."


def reached(match: Match, seat: Seat | None) -> Iterator[str]:
    """The position as everything that is true, or the view of one seat."""
    if seat is None:
        yield "position:"
        yield from ("  " + line for line in position_lines(match.state.dump()))
        return
    yield f"view of seat {seat}:"
    yield from ("  " + line for line in position_lines(view_of(match, seat)))


def view_of(match: Match, seat: Seat) -> Position:
    view = msgspec.to_builtins(match.view(seat))
    return view if isinstance(view, dict) else {"view": view}


def public_view(game: Game, state: State) -> Position:
    """What everybody may see, as plain JSON."""
    view = msgspec.to_builtins(game.view(state, None))
    return view if isinstance(view, dict) else {"view": view}


def ending(told: Transcript) -> Iterator[str]:
    if not told.end.is_over():
        yield "The match is not over."
        return
    result = told.end.result()
    yield f"Over: {result.reason}; places {plain(result.places)}, scores {plain(result.scores)}"


def json_lines(told: Transcript, until: int, seat: Seat | None) -> Iterator[str]:
    """One object per answer, and a last one with the result, or the position or view that was reached."""
    for moment in told.moments(until, seat):
        yield msgspec.json.encode(moment).decode()
    last: dict[str, object] = {"answers": told.length, "fingerprint": told.end.fingerprint()}
    if until == told.length:
        last["result"] = write_result(told.end.result()) if told.end.is_over() else None
    if seat is not None:
        last["view"] = view_of(told.match, seat)
    elif until < told.length:
        last["position"] = told.match.state.dump()
    yield plain(last)


def words(named: Mapping[str, object]) -> str:
    """An action as a line: "move at a3 to a4"."""
    fields = [f"{name} {value}" for name, value in named.items() if name != "do"]
    return " ".join([str(named["do"]), *fields])


def event_words(event: Mapping[str, object]) -> str:
    facts = ", ".join(f"{name} {plain(value)}" for name, value in event.items() if name != "name")
    return f"{event['name']}: {facts}" if facts else str(event["name"])


def read_position(game: Game, text: str) -> State:
    """The state of a typed or dumped position."""
    try:
        position = json.loads(text)
    except json.JSONDecodeError as error:
        where: dict[str, Fact] = {"line": error.lineno, "column": error.colno}
        raise Refusal("position_not_json", {"reason": error.msg, **where}) from error
    except RecursionError as error:
        raise Refusal("position_not_json", {"reason": "too many brackets", "line": 1, "column": 1}) from error
    if not isinstance(position, dict):
        raise wrong(WHOLE, position, AN_OBJECT)
    return game.load(position)


def position_report(game: Game, state: State) -> Iterator[str]:
    """The position, drawn where the game can draw it, whose decision it waits for, and every legal answer."""
    yield from position_lines(state.dump())
    if game.picture is not None:
        yield from game.picture(state)
    turn = state.turn()
    if turn.mode == turns.OVER:
        yield f"The match is over: {plain(write_result(state.result()))}"
    for seat in turn.seats:
        legal = state.legal(seat)
        yield f"Seat {seat} decides ({turn.mode}), {len(legal)} legal answers:"
        for kind in game.vocabulary.kinds:
            answers = [words(game.vocabulary.name(action)) for action in legal if kind.matches(action)]
            if answers:
                yield "  " + ", ".join(answers)


def position_lines(position: Position) -> Iterator[str]:
    """A position a person can read: one line for each entry, and for each item of a longer one."""
    for name, value in position.items():
        if isinstance(value, list) and len(plain(value)) > LONG:
            yield f"{name}:"
            yield from (f"  {plain(item)}" for item in value)
        elif isinstance(value, dict) and len(plain(value)) > LONG:
            yield f"{name}:"
            yield from (f"  {key}: {plain(item)}" for key, item in value.items())
        else:
            yield f"{name}: {plain(value)}"


def plain(value: object) -> str:
    """In one line, also a text of several lines."""
    return value if isinstance(value, str) and "\n" not in value else json.dumps(value, ensure_ascii=False)
