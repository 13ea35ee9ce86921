"""A record file that was cut off anywhere, or changed in any field, is refused with a reason; none is half played."""

import json
import random

import pytest

from tests.inputs.hostile import TEXTS
from tests.inputs.words import REASONS
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.server.workers.replays import frames_of, uploaded_record
from tischlein.testing.cases import Case, option_sets

GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]
FIELDS = ("tischlein", "game", "version", "seats", "options", "seed", "answers", "ending", "fingerprint", "result")
# Another value may stand for the same (no options for the usual ones): what is taken led to the same fingerprint.
SAME_MATCH = ("tischlein", "version", "options", "seed")
ODD: list[object] = [None, True, -1, 10**30, 0.5, [], {}, [[]], {"do": "resign"}, [{"seat": 0}], "x" * 5_000]


def record_of(game: Game) -> dict[str, object]:
    """A match of a few answers that was broken off, or whole where seats cannot resign."""
    case = Case(game, option_sets(game)[0], min(seats for seats in game.seats if seats > 1), "spoilt")
    match = case.begin()
    for answer in case.answers()[:12]:
        match.act(*answer)
    for seat in range(match.seats):
        match.offer_draw(seat)
    match.sealed = {}
    return write_record(match)


def reason(text: str) -> str:
    try:
        uploaded_record(text)
    except Refusal as refusal:
        return refusal.key
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_was_cut_off_anywhere_is_refused(game: Game) -> None:
    whole = json.dumps(record_of(game))
    assert reason(whole) == ""
    for length in range(len(whole)):
        assert reason(whole[:length]) == "record_unreadable"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_any_field_changed_is_refused_or_leads_to_the_same_match(game: Game) -> None:
    record = record_of(game)
    for field in FIELDS:
        for odd in [*ODD, *TEXTS[::7]]:
            found = reason(json.dumps({**record, field: odd}))
            assert found in REASONS or (found == "" and field in SAME_MATCH), f"{field} = {odd!r}: {found or 'taken'}"
        missing = {key: value for key, value in record.items() if key != field}
        assert reason(json.dumps(missing)) in REASONS


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_a_scratched_answer_is_refused(game: Game) -> None:
    record, luck = record_of(game), random.Random(3)
    text = json.dumps(record["answers"])
    for _ in range(200):
        at = luck.randrange(len(text))
        spoilt = text[:at] + luck.choice('"0129{}[],:x') + text[at + 1 :]
        whole = json.dumps(record).replace(text, spoilt, 1)
        found = reason(whole)
        assert found in REASONS or (found == "" and json.loads(spoilt) == record["answers"]), spoilt


@pytest.mark.parametrize("game", GAMES)
def test_hostile_names_in_a_record_are_left_out(game: Game) -> None:
    record, seats = record_of(game), int(str(record_of(game)["seats"]))
    for text in TEXTS:
        replay = frames_of({**record, "players": [text] * seats}, None)
        assert all(len(name) <= 40 and (name.isprintable() or not name) for name in replay.players)
    for odd in ODD:
        assert frames_of({**record, "players": odd}, None).players == [""] * seats
