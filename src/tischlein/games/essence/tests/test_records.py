"""Whole matches: an evening of 38 turns, seven seats, ties, concepts of the table's own, both ways to end."""

from pathlib import Path

from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.material import BRONZE, CONCEPTS, RED, UNPLEASANT, WAYS, WHITE, colour_of
from tischlein.games.essence.rules.scoring import leftover
from tischlein.games.essence.rules.state import Essence
from tischlein.testing.records import Records

RECORDS = Records(GAME, Path(__file__).resolve().parent.parent)


def test_an_evening_has_38_turns_and_every_answer_is_told_once() -> None:
    """§32."""
    events = RECORDS.events_of("whole_evening")
    assert len([event for event in events if event.name == "revealed"]) == 38
    assert RECORDS.end_of("whole_evening").result().reason == "ways_walked"


def test_a_tie_is_broken_by_what_is_left_over() -> None:
    """§41."""
    match = RECORDS.end_of("tie_broken_by_what_is_left")
    assert isinstance(match.state, Essence)
    result = match.result()
    assert (result.scores, result.places) == ([2, 2, 0], [1, 2, 3])
    left = [leftover(own) for own in match.state.world.holdings]
    assert left[0] > left[1]


def test_a_tie_that_is_shared() -> None:
    """§A14."""
    assert RECORDS.end_of("tie_shared").result().winners() == [0, 2]


def test_own_concepts_travel_with_the_record_and_are_told_in_their_own_words() -> None:
    told = [str(event.facts["concepts"]) for event in RECORDS.events_of("own_concepts") if event.name == "drawn"]
    assert RECORDS.end_of("own_concepts").options.word("own_green") == "Pizza"
    assert any("„" in concepts for concepts in told)


def test_concepts_were_exchanged_on_request() -> None:
    assert [event for event in RECORDS.events_of("own_concepts") if event.name == "swapped"]


def test_where_trades_go_by_themselves_nobody_is_asked() -> None:
    """§36a."""
    match = RECORDS.end_of("traded_by_itself")
    assert {GAME.vocabulary.name(step.action)["do"] for step in match.steps} <= {
        "choose",
        "pick",
        "rate",
        "name",
        "take",
        "next",
    }


def test_a_match_of_two_can_be_resigned() -> None:
    assert RECORDS.end_of("resigned").result().reason == "resigned"


def test_a_table_that_reads_the_rules_otherwise() -> None:
    """§45, §A6, §A12, §A17: gentle emotions, 2 bronze for an active player who was wrong, covered piles, abstaining."""
    match = RECORDS.end_of("other_rulings")
    assert isinstance(match.state, Essence)
    world = match.state.world
    first = world.past[0]
    assert (WAYS[first.way].symbol, WAYS[first.way].colour, first.tips) == ("sevenstar", WHITE, [0, 1, 1])
    assert [gains[BRONZE] for gains in world.evaluation(first).gains] == [2, 1, 1]
    feelings = [one for past in world.past for one in past.concepts if colour_of(one) == RED]
    assert feelings and all(CONCEPTS[one].valence != UNPLEASANT for one in feelings)
    guessed = [past for past in world.past if WAYS[past.way].symbol in ("triangle", "fivestar")]
    silent = [past for past in guessed if past.tips[past.active] == 0]
    assert silent and not any(world.evaluation(past).matching for past in silent)
