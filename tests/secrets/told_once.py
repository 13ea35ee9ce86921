"""Logs as they came over the wire: what has faded in them, and what has not."""

import json

from tests.server.guests import Json, as_list
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.testing.cases import Case


def has_fading_events(game: Game) -> bool:
    """Whether a match of two, as it is played where nobody chooses anything, tells what has to be remembered."""
    if 2 not in game.seats:
        return False
    match = (case := Case(game, read_options(game.options, {}), 2, "fading")).begin()
    return any(event.fades for answer in case.answers() for event in match.act(*answer))


FADING = [game for game in catalog.games().values() if has_fading_events(game)]


def must_be_faded(log: list[Json]) -> int:
    """Returns how many events have something to fade."""
    fading = [event for event in log if event.get("fades")]
    for event in fading:
        assert not facts_left(event), f"what has to be remembered is told again: {event}"
    return len(fading)


def must_be_whole(log: list[Json]) -> None:
    for event in log:
        assert facts_left(event) == set(as_list(event.get("fades", []))), f"{event} has faded"


def facts_left(event: Json) -> set[object]:
    facts, fades = event["facts"], event.get("fades", [])
    assert isinstance(facts, dict) and isinstance(fades, list)
    return {fact for fact in fades if fact in facts}


def at_once(text: str) -> list[Json]:
    """The events of an update that goes on from the one before it."""
    message: Json = json.loads(text)
    return as_list(message["events"]) if message["type"] == "update" and message["first_event"] else []
