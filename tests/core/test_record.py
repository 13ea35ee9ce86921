"""A record is options, seed and answers; the rest checks it. Whatever was cut off, edited or foreign is refused."""

import json
from collections.abc import Callable

import pytest

from tests.core.playing import BIDS, TILES, bid_all, bids, laid_tiles
from tests.toys import flip, roll
from tischlein.core.match import Match
from tischlein.core.record import KEYS, read_record, replay, write_record
from tischlein.core.refusal import Refusal

Record = dict[str, object]


def finished_tiles() -> Match:
    match = laid_tiles()
    match.act(0, roll())
    while match.to_act():
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    return match


def written(match: Match) -> str:
    return json.dumps(write_record(match))


def refused(record: Record) -> Refusal:
    with pytest.raises(Refusal) as caught:
        replay(TILES, read_record(json.dumps(record)))
    return caught.value


def test_a_record_leads_to_the_same_end() -> None:
    match = finished_tiles()
    again = replay(TILES, read_record(written(match)))
    assert (again.fingerprint(), again.result().scores) == (match.fingerprint(), match.result().scores)


def test_a_record_written_in_mid_match_goes_on_with_the_same_luck() -> None:
    match = laid_tiles()
    again = replay(TILES, read_record(written(match)))
    match.act(0, roll())
    again.act(0, roll())
    assert again.fingerprint() == match.fingerprint()


def test_answers_given_together_replay() -> None:
    match = bids()
    bid_all(match)
    bid_all(match)
    assert replay(BIDS, read_record(written(match))).fingerprint() == match.fingerprint()


def test_sealed_answers_are_not_in_the_record() -> None:
    match = bids()
    match.act(0, match.legal(0)[0])
    assert write_record(match)["answers"] == []


def test_a_record_shows_answers_in_their_named_form() -> None:
    match = laid_tiles()
    match.act(0, flip(2))
    answers = write_record(match)["answers"]
    assert isinstance(answers, list)
    assert answers[-1] == {"seat": 0, "do": "flip", "at": 2}


@pytest.mark.parametrize(
    "end", [lambda match: match.resign(1), lambda match: [match.offer_draw(0), match.offer_draw(1)]]
)
def test_a_match_that_was_broken_off_replays_to_the_same_result(end: Callable[[Match], object]) -> None:
    match = laid_tiles()
    end(match)
    again = replay(TILES, read_record(written(match)))
    assert (again.is_over(), again.result().places, again.result().reason) == (
        True,
        match.result().places,
        match.result().reason,
    )


def test_a_record_cut_off_at_any_byte_is_refused() -> None:
    text = written(finished_tiles())
    for length in range(len(text)):
        with pytest.raises(Refusal, match="record_unreadable"):
            read_record(text[:length])


@pytest.mark.parametrize("text", ["", "hello", "[]", "null", "7", '"record"', "{}", '{"tischlein": 2}', "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=r"record_unreadable|not_a_record"):
        read_record(text)


@pytest.mark.parametrize("key", [key for key in KEYS if key != "tischlein"])
def test_a_record_without_one_of_its_keys_is_told_which(key: str) -> None:
    record = write_record(finished_tiles())
    del record[key]
    refusal = refused(record)
    assert (refusal.key, refusal.facts) == ("record_incomplete", {"missing": [key]})


def test_a_record_of_another_format_is_not_a_record() -> None:
    assert refused({**write_record(finished_tiles()), "tischlein": 99}).key == "not_a_record"


def test_a_record_of_another_game_is_refused() -> None:
    refusal = refused({**write_record(finished_tiles()), "game": "chess"})
    assert (refusal.key, refusal.facts) == ("record_of_other_game", {"game": "tiles"})


def test_a_record_of_other_rules_is_refused() -> None:
    refusal = refused({**write_record(finished_tiles()), "version": 2})
    assert (refusal.key, refusal.facts) == ("record_of_other_version", {"version": 1})


@pytest.mark.parametrize(
    "change",
    [{"options": []}, {"seats": "two"}, {"seed": 5}, {"answers": {}}, {"options": {"first": "nobody"}}, {"seats": 9}],
)
def test_a_record_of_the_wrong_shape_is_refused(change: Record) -> None:
    keys = ("record_incomplete", "unknown_option_value", "wrong_number_of_seats")
    assert refused({**write_record(finished_tiles()), **change}).key in keys


@pytest.mark.parametrize(
    "answer",
    [
        5,
        {},
        {"seat": 0},
        {"seat": "0", "do": "flip", "at": 0},
        {"seat": True, "do": "flip", "at": 0},
        {"seat": 1, "do": "flip", "at": 0},
        {"seat": 0, "do": "fly"},
        {"seat": 0, "do": "lay", "at": 0, "tile": "red"},
        {"seat": 0, "do": "resign"},
    ],
)
def test_an_edited_answer_is_refused_with_its_number(answer: object) -> None:
    record = write_record(finished_tiles())
    answers = record["answers"]
    assert isinstance(answers, list)
    refusal = refused({**record, "answers": [*answers[:6], answer, *answers[7:]]})
    assert (refusal.key, refusal.facts["answer"]) == ("record_answer_invalid", 7)


def test_another_legal_answer_does_not_lead_to_the_written_end() -> None:
    match = laid_tiles()
    match.act(0, flip(0))
    record = write_record(match)
    answers = record["answers"]
    assert isinstance(answers, list)
    assert (
        refused({**record, "answers": [*answers[:-1], {"seat": 0, "do": "flip", "at": 1}]}).key
        == "record_does_not_match"
    )


def test_a_missing_last_answer_is_noticed() -> None:
    record = write_record(finished_tiles())
    answers = record["answers"]
    assert isinstance(answers, list)
    assert refused({**record, "answers": answers[:-1]}).key == "record_does_not_match"


def test_another_seed_is_noticed_where_luck_fell() -> None:
    match = bids()
    with pytest.raises(Refusal, match="record_does_not_match"):
        replay(BIDS, {**write_record(match), "seed": "another"})


@pytest.mark.parametrize(
    "change",
    [
        {"result": None},
        {"result": {"scores": [99, 0], "places": [1, 2], "reason": "all_up", "sources": [{}, {}]}},
        {"fingerprint": "0" * 32},
        {"ending": {"reason": "resigned", "seat": 0}},
        {"ending": {"reason": "bored", "seat": 0}},
        {"ending": 5},
    ],
)
def test_an_edited_end_is_noticed(change: Record) -> None:
    assert refused({**write_record(finished_tiles()), **change}).key == "record_does_not_match"


@pytest.mark.parametrize(
    "ending", [{"reason": "bored", "seat": 0}, {"reason": "resigned"}, {"reason": "resigned", "seat": "0"}]
)
def test_an_ending_that_no_table_knows_is_noticed(ending: Record) -> None:
    match = laid_tiles()
    match.resign(0)
    assert refused({**write_record(match), "ending": ending}).key == "record_does_not_match"


def test_half_a_secret_round_is_incomplete() -> None:
    match = bids()
    bid_all(match)
    record = write_record(match)
    answers = record["answers"]
    assert isinstance(answers, list)
    with pytest.raises(Refusal, match="record_incomplete"):
        replay(BIDS, {**record, "answers": answers[:-1]})
