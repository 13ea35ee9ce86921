"""Whole matches: a stolen god, a tie, both sides, five seats, the other rulings, every effect."""

from pathlib import Path

import pytest

from tischlein.core.dealer import Event
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record
from tischlein.games.rauha.activating import effect_of
from tischlein.games.rauha.effects import KINDS
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.position import SOURCE_WORDS
from tischlein.games.rauha.rules import Rauha
from tischlein.testing.golden import transcript
from tischlein.testing.records import records_in, replay_file

FOLDER = Path(__file__).resolve().parent.parent
RECORDS = records_in(FOLDER)


def end_of(name: str) -> Match:
    return replay_file(GAME, FOLDER / "records" / f"{name}.json")


def told_in(name: str) -> list[tuple[Match, Event]]:
    """Everything that was told in a recorded match, each with the match right after it."""
    record = read_record((FOLDER / "records" / f"{name}.json").read_text(encoding="utf-8"))
    match = begin(GAME, record)
    answers = record["answers"]
    assert isinstance(answers, list)
    told = []
    for answer in answers:
        events = match.perform(answer["seat"], {key: value for key, value in answer.items() if key != "seat"})
        told += [(match, event) for event in events]
    return told


def kinds_used_in(name: str) -> set[str]:
    """The kinds of effect that were activated, or won where they are never activated."""
    record = read_record((FOLDER / "records" / f"{name}.json").read_text(encoding="utf-8"))
    match = begin(GAME, record)
    answers = record["answers"]
    assert isinstance(answers, list)
    kinds = set()
    for answer in answers:
        for event in match.perform(answer["seat"], {key: value for key, value in answer.items() if key != "seat"}):
            source = event.facts.get("by", event.facts.get("god"))
            if isinstance(source, str) and isinstance(match.state, Rauha):
                area = match.state.world.areas[answer["seat"]]
                kinds.add(effect_of(area, SOURCE_WORDS.index(source)).kind)
    return kinds


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    assert replay_file(GAME, path).is_over()


@pytest.mark.parametrize("reason", ["last_scoring", "resigned"])
def test_every_way_to_end_has_its_record(reason: str) -> None:
    assert end_of(reason).result().reason == reason


def test_gods_are_stolen_and_what_one_loses_another_welcomes() -> None:
    events = [event for _, event in told_in("stolen_god")]
    lost = [place for place, event in enumerate(events) if event.name == "lost"]
    assert len(lost) >= 3
    for place in lost:
        after = events[place + 1]
        assert after.name == "welcomed"
        assert after.facts["god"] == events[place].facts["god"]
        assert after.facts["seat"] != events[place].facts["seat"]


def test_a_tie_is_shared() -> None:
    result = end_of("tie_shared").result()
    assert (result.scores, result.places) == ([89, 89, 62], [1, 1, 3])


def test_both_sides_were_played() -> None:
    assert end_of("last_scoring").options.word("side") == "A"
    assert end_of("side_b").options.word("side") == "B"


def test_a_match_of_five_uses_up_both_decks() -> None:
    state = end_of("five_seats").state
    assert isinstance(state, Rauha)
    assert state.world.bags == [[], []]


def test_the_other_rulings_were_played() -> None:
    match = end_of("other_rulings")
    assert [option.id for option in GAME.options if match.options.chosen[option.id] == option.default] == []


def test_energy_by_source_adds_up_in_every_record() -> None:
    for path in RECORDS:
        result = replay_file(GAME, path).result()
        if result.reason == "last_scoring":
            assert [sum(source.values()) for source in result.sources] == result.scores


def test_every_kind_of_effect_works_in_some_record() -> None:
    used = {kind for path in RECORDS for kind in kinds_used_in(path.stem)}
    assert used == set(KINDS) - {"none"}


def test_the_golden_transcript_is_what_the_rules_say_today() -> None:
    record = read_record((FOLDER / "records" / "last_scoring.json").read_text(encoding="utf-8"))
    assert (FOLDER / "golden.txt").read_text(encoding="utf-8") == transcript(GAME, record)
