"""Whole matches: base and advanced, two to four seats, a tie, the other rulings, every verb."""

from pathlib import Path

from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.testing.records import Records

RECORDS = Records(GAME, Path(__file__).resolve().parent.parent)


def test_every_way_to_end_has_its_record() -> None:
    assert {RECORDS.end_of(name).result().reason for name in ("base", "resigned")} == {"scored", "resigned"}


def test_both_rule_sets_and_every_number_of_seats_were_played() -> None:
    played = {(match.seats, match.options.word("ruleset")) for match in RECORDS.all_ends()}
    assert {(2, "base"), (3, "advanced"), (4, "advanced")} <= played


def test_a_tie_is_shared() -> None:
    result = RECORDS.end_of("tie_shared").result()
    assert (result.scores, result.places) == ([17, 17], [1, 1])


def test_in_a_tie_both_are_told_that_they_share_the_victory() -> None:
    told = [event.facts for event in RECORDS.events_of("tie_shared") if event.name == "won"]
    assert told == [{"seat": seat, "points": 17, "winners": 2} for seat in (0, 1)]


def test_the_other_rulings_were_played() -> None:
    match = RECORDS.end_of("other_rulings")
    same = [option.id for option in GAME.options if match.options.chosen[option.id] == option.default]
    # The record own_box is about this one.
    assert same == ["material"]


def test_every_verb_is_in_some_record() -> None:
    used = {WORDS.kind_of(step.action).do for match in RECORDS.all_ends() for step in match.steps}
    assert used == set(WORDS.by_word)


def test_points_by_source_add_up_in_every_record() -> None:
    for match in RECORDS.all_ends():
        result = match.result()
        if result.reason == "scored":
            assert [sum(source.values()) for source in result.sources] == result.scores
