"""What if: from a moment of a finished match on, in a world that the seat could have been in."""

import pytest

from tests.bots.small_games import BIDS, STICKS
from tests.coach.playing import begun, played, sticks_taken
from tests.some_games import short
from tests.toys import tiles_game
from tischlein.catalog import find, games
from tischlein.coach.what_if import match_at, outlook, world_at
from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import read_record, replay, write_record
from tischlein.core.refusal import Refusal
from tischlein.core.state import canonical

TILES = tiles_game()
SEVERAL = 12


def tell_nobody(done: float) -> None:
    assert 0.0 <= done < 1.0


@pytest.mark.parametrize("id", sorted(games()))
def test_who_plays_on_sees_what_the_seat_saw_and_not_what_was_hidden(id: str) -> None:
    game = find(id)
    record = begun(game, game.seats[0], "what if", answers=6, options=short(id))
    true = match_at(game, record, 4)
    worlds = [world_at(game, record, 4, 0, QuietDealer(memory)) for memory in range(SEVERAL)]
    assert all(game.view(world, 0) == true.view(0) for world in worlds)
    imagined = {canonical(world.dump()) for world in worlds}
    again = {canonical(game.load(world.dump()).dump()) for world in worlds}
    assert again == imagined, "a table can begin there"


def test_what_is_hidden_is_dealt_anew() -> None:
    spread = 0
    for id, game in games().items():
        record = begun(game, game.seats[-1], "hidden", answers=6, options=short(id))
        true = canonical(match_at(game, record, 4).state.dump())
        found = {canonical(world_at(game, record, 4, 0, QuietDealer(memory)).dump()) for memory in range(SEVERAL)}
        spread = max(spread, len(found))
        assert canonical(world_at(game, record, 4, None, QuietDealer(1)).dump()) == true
    assert spread > 1, "or whoever plays on would know what the others hold"


def test_a_match_that_began_at_a_position_has_a_record_that_says_so() -> None:
    position = match_at(TILES, played(TILES, 3, "first"), 2).state.dump()
    match = Match(TILES, read_options(TILES.options, {}), 3, "again", position)
    assert canonical(match.state.dump()) == canonical(position)
    while not match.is_over():
        match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    record = read_record(canonical(write_record(match)))
    assert record["position"] == position
    assert canonical(replay(TILES, record).state.dump()) == canonical(match.state.dump())
    with pytest.raises(Refusal, match=r"record_does_not_match|record_answer_invalid"):
        replay(TILES, {key: value for key, value in record.items() if key != "position"})


def test_what_is_no_position_is_refused() -> None:
    record = played(STICKS, 2, "bent")
    with pytest.raises(Refusal, match="record_incomplete"):
        replay(STICKS, {**record, "position": "here"})


def test_taking_back_leads_to_the_position_and_not_to_the_rules_beginning() -> None:
    position = match_at(STICKS, sticks_taken([0, 1, 2, 2]), 1).state.dump()
    match = Match(STICKS, read_options(STICKS.options, {}), 2, "again", position)
    seat = match.to_act()[0]
    match.act(seat, match.legal(seat)[0])
    match.take_back(seat)
    assert canonical(match.state.dump()) == canonical(position)


@pytest.mark.parametrize(("game", "seats"), [(STICKS, 2), (BIDS, 3), (TILES, 3)])
def test_an_outlook_counts_every_imagined_match(game: object, seats: int) -> None:
    assert isinstance(game, type(STICKS))
    record = played(game, seats, "outlook")
    luck = QuietDealer(1)
    found = outlook(game, world_at(game, record, 0, 0, luck), 0, 30, luck, tell_nobody)
    assert found.plays == 30
    assert [sum(places) for places in found.places] == [30] * seats
    assert [len(scores) for scores in found.scores] == [30] * seats
    assert sum(found.chances) == pytest.approx(seats / 2)


def test_an_outlook_of_what_is_decided_has_no_spread() -> None:
    # One stick is left, and who takes the last one wins.
    record = sticks_taken([2, 2, 1, 0])
    luck = QuietDealer(1)
    found = outlook(STICKS, world_at(STICKS, record, 3, None, luck), None, 20, luck, tell_nobody)
    assert sorted(found.chances) == [0.0, 1.0]
    assert found.errors == [0.0, 0.0]


def test_after_the_end_nothing_is_left_to_decide() -> None:
    record = sticks_taken([2, 2, 1, 0])
    for at in (4, 5, 99):
        with pytest.raises(Refusal, match="match_over"):
            match_at(STICKS, record, at)
    with pytest.raises(Refusal, match="no_such_seat"):
        world_at(STICKS, record, 0, 2, QuietDealer(1))
