"""A golden transcript shows everything that happened, to whom, and nothing else."""

import pytest

from tests.core.playing import BIDS, TILES, bid_all, bids, laid_tiles
from tests.toys import flip, peek
from tischlein.core.match import Match
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.testing.golden import changes, rows_of, transcript


def looked_and_flipped() -> Match:
    match = laid_tiles()
    match.act(0, peek(1))
    match.act(1, flip(0))
    return match


def lines(match: Match) -> list[str]:
    return transcript(match.game, write_record(match)).splitlines()


def test_a_transcript_is_the_same_every_time() -> None:
    assert lines(looked_and_flipped()) == lines(looked_and_flipped())


def test_it_says_which_match_it_is() -> None:
    assert lines(laid_tiles())[:2] == ['tiles, version 1, 2 seats, seed "tiles"', '  first = "seat_0"']


def test_every_answer_has_its_number_and_its_name() -> None:
    assert "7. seat 0: peek at=1" in lines(looked_and_flipped())


def test_what_one_seat_is_told_is_told_to_it_alone() -> None:
    assert '  told to seat 0 only: peeked tile="blue"' in lines(looked_and_flipped())


def test_what_one_seat_sees_is_seen_by_it_alone() -> None:
    at = lines(looked_and_flipped()).index("7. seat 0: peek at=1")
    seen = [line for line in lines(looked_and_flipped())[at + 1 :] if "tiles[1]" in line]
    assert seen[0].startswith("  seat 0 sees: tiles[1]")


def test_what_all_see_is_one_line() -> None:
    assert '  told to all: flipped seat=1 at=0 tile="red"' in lines(looked_and_flipped())


def test_secret_answers_are_marked() -> None:
    match = bids()
    bid_all(match)
    secret = [line.endswith("(in secret)") for line in lines(match) if line[:1].isdigit()]
    assert secret == [True, True, False]


def test_it_ends_with_the_result() -> None:
    match = laid_tiles()
    match.resign(1)
    assert lines(match)[-6] == "broken off by seat 1: resigned"
    assert lines(match)[-3:] == [
        "the match is over: resigned",
        "  seat 0: place 1, score 0",
        "  seat 1: place 2, score 0",
    ]


def test_a_match_that_is_not_over_goes_on() -> None:
    assert lines(laid_tiles())[-1] == "the match goes on"


def test_an_edited_record_has_no_transcript() -> None:
    with pytest.raises(Refusal, match="record_does_not_match"):
        transcript(TILES, {**write_record(laid_tiles()), "fingerprint": "0"})


def test_a_record_of_another_game_has_no_transcript() -> None:
    with pytest.raises(Refusal, match="record_of_other_game"):
        transcript(BIDS, write_record(laid_tiles()))


def test_a_piece_with_an_id_keeps_its_row_when_others_go() -> None:
    before = rows_of({"discs": [{"id": 1, "at": "a1"}, {"id": 2, "at": "b1"}]})
    after = rows_of({"discs": [{"id": 2, "at": "b2"}]})
    assert changes(before, after) == ['discs[#2] at "b1" → "b2"', "discs[#1] is gone"]


def test_a_first_view_is_all_new() -> None:
    assert changes({}, rows_of({"ask": "play", "hand": [1, 2], "seat": {"left": 3}})) == [
        "seat left=3",
        'ask="play" hand=[1,2]',
    ]


def test_the_first_card_in_an_empty_hand_is_told_once_and_no_hand_is_gone() -> None:
    empty, held = rows_of({"ask": "", "hand": []}), rows_of({"ask": "", "hand": [{"suit": "crab", "value": 7}]})
    assert changes(empty, held) == ['hand[0] suit="crab" value=7']
    assert changes(held, empty) == ["hand - → []", "hand[0] is gone"]
    seats = [rows_of({"seats": [{"seat": 0, "caught": caught}]}) for caught in ([], [{"suit": "crab"}])]
    assert changes(seats[0], seats[1]) == ['seats[0].caught[0] suit="crab"']


def test_a_field_that_is_no_more_is_gone() -> None:
    assert changes(rows_of({"ask": "", "tide": "ebb"}), rows_of({"ask": ""})) == ["tide is gone"]
