"""Whole matches: base and advanced, two to four seats, a tie, the other rulings, every verb."""

from pathlib import Path

import pytest

from tischlein.core.match import Match
from tischlein.core.record import read_record
from tischlein.games.pfad_der_elemente.actions import WORDS
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.testing.golden import transcript
from tischlein.testing.records import records_in, replay_file

FOLDER = Path(__file__).resolve().parent.parent
RECORDS = records_in(FOLDER)


def end_of(name: str) -> Match:
    return replay_file(GAME, FOLDER / "records" / f"{name}.json")


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    assert replay_file(GAME, path).is_over()


def test_every_way_to_end_has_its_record() -> None:
    assert {end_of(name).result().reason for name in ("base", "resigned")} == {"scored", "resigned"}


def test_both_rule_sets_and_every_number_of_seats_were_played() -> None:
    played = {(path.stem, end_of(path.stem).seats, end_of(path.stem).options.word("ruleset")) for path in RECORDS}
    assert {("base", 2, "base"), ("advanced", 3, "advanced"), ("four_seats", 4, "advanced")} <= played


def test_a_tie_is_shared() -> None:
    result = end_of("tie_shared").result()
    assert (result.scores, result.places) == ([17, 17], [1, 1])


def test_the_other_rulings_were_played() -> None:
    match = end_of("other_rulings")
    assert [option.id for option in GAME.options if match.options.chosen[option.id] == option.default] == []


def test_every_verb_is_in_some_record() -> None:
    used = {WORDS.kind_of(step.action).do for path in RECORDS for step in replay_file(GAME, path).steps}
    assert used == set(WORDS.by_word)


def test_points_by_source_add_up_in_every_record() -> None:
    for path in RECORDS:
        result = replay_file(GAME, path).result()
        if result.reason == "scored":
            assert [sum(source.values()) for source in result.sources] == result.scores


def test_the_golden_transcript_is_what_the_rules_say_today() -> None:
    record = read_record((FOLDER / "records" / "base.json").read_text(encoding="utf-8"))
    assert (FOLDER / "golden.txt").read_text(encoding="utf-8") == transcript(GAME, record)
