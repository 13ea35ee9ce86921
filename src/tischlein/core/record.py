"""A match written down: options, seed and answers. Everything else in the file only serves to check it."""

import json
from collections.abc import Mapping
from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Result

FORMAT: Final = 1
KEYS: Final = ("tischlein", "game", "version", "seats", "options", "seed", "answers", "ending", "fingerprint", "result")

# Only where the match did not begin as the rules begin, but at a position that somebody chose.
POSITION: Final = "position"


def write_record(match: Match) -> dict[str, object]:
    """The record of a match as plain JSON."""
    answers = [{"seat": step.seat, **match.game.vocabulary.name(step.action)} for step in match.steps]
    ending: dict[str, object] | None = None
    if match.ending is not None:
        ending = {"reason": match.ending.reason, "seat": match.ending.seat}
    begun = {} if match.position is None else {POSITION: match.position}
    return {
        "tischlein": FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "seats": match.seats,
        "options": dict(match.options.chosen),
        "seed": match.seed,
        **begun,
        "answers": answers,
        "ending": ending,
        "fingerprint": match.fingerprint(),
        "result": write_result(match.result()) if match.is_over() else None,
    }


def write_result(result: Result) -> dict[str, object]:
    return {"scores": result.scores, "places": result.places, "reason": result.reason, "sources": result.sources}


def read_record(text: str) -> dict[str, object]:
    """The JSON of a record with all its keys, or a refusal. `replay` then checks every answer against the rules."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("record_unreadable", {}) from error
    if not isinstance(record, dict) or record.get("tischlein") != FORMAT:
        raise Refusal("not_a_record", {})
    missing = [key for key in KEYS if key not in record]
    if missing:
        raise Refusal("record_incomplete", {"missing": missing})
    return record


def replay(game: Game, record: Mapping[str, object]) -> Match:
    """Plays a record again, answer by answer. Refuses one that was cut off, edited or made by other rules."""
    match = begin(game, record)
    answers = record["answers"]
    if not isinstance(answers, list):
        raise Refusal("record_incomplete", {"missing": ["answers"]})
    for place, answer in enumerate(answers):
        play_answer(match, answer, place)
    _end(match, record["ending"])
    if match.sealed:
        raise Refusal("record_incomplete", {"missing": ["answers"]})
    if match.fingerprint() != record["fingerprint"]:
        raise Refusal("record_does_not_match", {})
    written = write_result(match.result()) if match.is_over() else None
    if written != record["result"]:
        raise Refusal("record_does_not_match", {})
    return match


def begin(game: Game, record: Mapping[str, object]) -> Match:
    """The match of a record before its first answer."""
    if record["game"] != game.id:
        raise Refusal("record_of_other_game", {"game": game.id})
    if record["version"] != game.version:
        raise Refusal("record_of_other_version", {"version": game.version})
    options, seats, seed = record["options"], record["seats"], record["seed"]
    if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(seed, str):
        raise Refusal("record_incomplete", {"missing": ["options", "seats", "seed"]})
    position = record.get(POSITION)
    if position is not None and not isinstance(position, dict):
        raise Refusal("record_incomplete", {"missing": [POSITION]})
    return Match(game, read_options(game.options, options), seats, seed, position)


def play_answer(match: Match, answer: object, place: int) -> list[Event]:
    """Plays one answer of a record, the one at this place, and returns what happened."""
    if not isinstance(answer, dict):
        raise Refusal("record_answer_invalid", {"answer": place + 1})
    named = {str(key): value for key, value in answer.items() if key != "seat"}
    seat = answer.get("seat")
    if type(seat) is not int:
        raise Refusal("record_answer_invalid", {"answer": place + 1})
    try:
        return match.act(seat, match.game.vocabulary.number(named))
    except Refusal as refusal:
        raise Refusal("record_answer_invalid", {"answer": place + 1, "reason": refusal.key}) from refusal


def _end(match: Match, ending: object) -> None:
    if ending is None:
        return
    if not isinstance(ending, dict) or match.turn().mode == turns.OVER:
        raise Refusal("record_does_not_match", {})
    seat = ending.get("seat")
    if ending.get("reason") == "resigned" and isinstance(seat, int):
        match.resign(seat)
    elif ending.get("reason") == "draw_agreed":
        for other in range(match.seats):
            match.offer_draw(other)
    else:
        raise Refusal("record_does_not_match", {})
