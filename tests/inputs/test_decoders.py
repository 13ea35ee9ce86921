"""I3: whatever is in a file, its reader either takes it or refuses with a reason that has a sentence.

A grammar of spoilt files: whole records and positions of every game, bent in their structure as well as in their
letters. What is taken must be what it says: a record leads to its fingerprint, a position is written as it was read.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.amounts import amount
from tests.inputs.hostile import TEXTS
from tests.inputs.words import REASONS
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.lab.transcript import read_position
from tischlein.sentences import SENTENCES
from tischlein.server.workers.replays import uploaded_record
from tischlein.testing.cases import Case, option_sets
from tischlein.testing.spoilt import Spoiler

FILES_PER_GAME = 600
MANY_FILES_PER_GAME = amount("FILES", 20_000)
GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]

Read = Callable[[str], object]


def answers(game: Game, files: list[object], read: Read, count: int) -> Counter[str]:
    luck, found = random.Random(f"{game.id} {count}"), Counter[str]()
    spoilers = [Spoiler(whole, luck, TEXTS) for whole in files]
    for number in range(count):
        text = spoilers[number % len(spoilers)].next()
        reason = reason_of(read, text)
        assert reason in REASONS | SENTENCES.keys() or not reason, f"{reason}: {text}"
        found[reason] += 1
    return found


def reason_of(read: Read, text: str) -> str:
    """Why it is refused; nothing where it is taken."""
    try:
        read(text)
    except Refusal as refusal:
        return refusal.key
    return ""


def short_matches(game: Game) -> list[Case]:
    sets = option_sets(game)
    return [Case(game, sets[number % len(sets)], seats, f"file {number}") for number, seats in enumerate(game.seats)]


def records_of(game: Game) -> list[object]:
    """Of every number of seats, broken off early: long enough for every part of a record."""
    found: list[object] = []
    for case in short_matches(game):
        match = case.begin()
        for answer in case.answers()[:10]:
            match.act(*answer)
        for seat in range(match.seats):
            match.offer_draw(seat)
        match.sealed = {}
        found.append(write_record(match))
    return found


def positions_of(game: Game) -> list[object]:
    found: list[object] = []
    for case in short_matches(game):
        match = case.begin()
        for answer in case.answers()[: len(case.answers()) // 2]:
            match.act(*answer)
        found.append(match.state.dump())
    return found


def read_and_written_alike(game: Game) -> Read:
    def read(text: str) -> None:
        state = read_position(game, text)
        again = game.load(state.dump())
        assert again.dump() == state.dump(), text

    return read


@pytest.mark.parametrize("game", GAMES)
def test_a_spoilt_record_is_refused_with_a_reason_or_is_none_the_worse(game: Game) -> None:
    found = answers(game, records_of(game), uploaded_record, FILES_PER_GAME)
    assert len(found) > 5, f"many kinds of refusal are reached, not only {found}"


@pytest.mark.parametrize("game", GAMES)
def test_a_spoilt_position_is_refused_with_a_reason_or_is_none_the_worse(game: Game) -> None:
    answers(game, positions_of(game), read_and_written_alike(game), FILES_PER_GAME)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_spoilt_records_are_refused_with_a_reason_or_are_none_the_worse(game: Game) -> None:
    answers(game, records_of(game), uploaded_record, MANY_FILES_PER_GAME)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_spoilt_positions_are_refused_with_a_reason_or_are_none_the_worse(game: Game) -> None:
    answers(game, positions_of(game), read_and_written_alike(game), MANY_FILES_PER_GAME)
