"""Whole matches: an evening of 38 turns, seven seats, ties, concepts of the table's own, both ways to end."""

from pathlib import Path

import pytest

from tischlein.core.dealer import Event
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules import Essence
from tischlein.games.essence.scoring import leftover
from tischlein.testing.records import records_in, replay_file

FOLDER = Path(__file__).resolve().parent.parent
RECORDS = records_in(FOLDER)


def end_of(name: str) -> Match:
    return replay_file(GAME, FOLDER / "records" / f"{name}.json")


def events_of(name: str) -> list[Event]:
    """Everything that was told in a recorded match."""
    record = read_record((FOLDER / "records" / f"{name}.json").read_text(encoding="utf-8"))
    match = begin(GAME, record)
    events = list(match.opening)
    answers = record["answers"]
    assert isinstance(answers, list)
    for answer in answers:
        events += match.perform(answer["seat"], {key: value for key, value in answer.items() if key != "seat"})
    return events


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    assert replay_file(GAME, path).is_over()


def test_an_evening_has_38_turns_and_every_answer_is_told_once() -> None:
    events = events_of("whole_evening")
    assert len([event for event in events if event.name == "revealed"]) == 38
    assert end_of("whole_evening").result().reason == "ways_walked"


def test_a_tie_is_broken_by_what_is_left_over() -> None:
    match = end_of("tie_broken_by_what_is_left")
    assert isinstance(match.state, Essence)
    result = match.result()
    assert (result.scores, result.places) == ([2, 2, 0], [1, 2, 3])
    left = [leftover(own) for own in match.state.world.holdings]
    assert left[0] > left[1]


def test_a_tie_that_is_shared() -> None:
    assert end_of("tie_shared").result().winners() == [0, 2]


def test_own_concepts_travel_with_the_record_and_are_told_in_their_own_words() -> None:
    told = [str(event.facts["concepts"]) for event in events_of("own_concepts") if event.name == "drawn"]
    assert end_of("own_concepts").options.word("own_green") == "Pizza"
    assert any("„" in concepts for concepts in told)


def test_concepts_were_exchanged_on_request() -> None:
    assert [event for event in events_of("own_concepts") if event.name == "swapped"]


def test_where_trades_go_by_themselves_nobody_is_asked() -> None:
    match = end_of("traded_by_itself")
    assert {GAME.vocabulary.name(step.action)["do"] for step in match.steps} <= {
        "choose",
        "pick",
        "rate",
        "name",
        "take",
        "next",
    }


def test_a_match_of_two_can_be_resigned() -> None:
    assert end_of("resigned").result().reason == "resigned"
