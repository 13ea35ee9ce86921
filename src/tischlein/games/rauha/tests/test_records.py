"""Whole matches: a stolen god, a tie, both sides, five seats, the other rulings, every effect."""

from pathlib import Path

import pytest

from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.activating import effect_of
from tischlein.games.rauha.rules.effects import KINDS
from tischlein.games.rauha.rules.material import SOURCE_WORDS
from tischlein.games.rauha.rules.state import Rauha
from tischlein.testing.records import Records

RECORDS = Records(GAME, Path(__file__).resolve().parent.parent)


def kinds_used_in(name: str) -> set[str]:
    """The kinds of effect that were activated, or won where they are never activated."""
    kinds = set()
    for match, event in RECORDS.told_in(name):
        source, seat = event.facts.get("by", event.facts.get("god")), event.facts.get("seat")
        if isinstance(source, str) and isinstance(seat, int) and isinstance(match.state, Rauha):
            kinds.add(effect_of(match.state.world.areas[seat], SOURCE_WORDS.index(source)).kind)
    return kinds


@pytest.mark.parametrize("reason", ["last_scoring", "resigned"])
def test_every_way_to_end_has_its_record(reason: str) -> None:
    assert RECORDS.end_of(reason).result().reason == reason


def test_gods_are_stolen_and_what_one_loses_another_welcomes() -> None:
    events = RECORDS.events_of("stolen_god")
    lost = [place for place, event in enumerate(events) if event.name == "lost"]
    assert len(lost) >= 3
    for place in lost:
        after = events[place + 1]
        assert after.name == "welcomed"
        assert after.facts["god"] == events[place].facts["god"]
        assert after.facts["seat"] != events[place].facts["seat"]


def test_a_tie_is_shared() -> None:
    result = RECORDS.end_of("tie_shared").result()
    assert (result.scores, result.places) == ([89, 89, 62], [1, 1, 3])


def test_in_a_tie_both_are_told_that_they_share_the_victory() -> None:
    told = [event.facts for event in RECORDS.events_of("tie_shared") if event.name == "won"]
    assert told == [{"seat": seat, "energy": 89, "winners": 2} for seat in (0, 1)]


def test_both_sides_were_played() -> None:
    assert RECORDS.end_of("last_scoring").options.word("side") == "A"
    assert RECORDS.end_of("side_b").options.word("side") == "B"


def test_a_match_of_five_uses_up_both_decks() -> None:
    state = RECORDS.end_of("five_seats").state
    assert isinstance(state, Rauha)
    assert state.world.bags == [[], []]


def test_the_other_rulings_were_played() -> None:
    match = RECORDS.end_of("other_rulings")
    assert [option.id for option in GAME.options if match.options.chosen[option.id] == option.default] == []


def test_energy_by_source_adds_up_in_every_record() -> None:
    for match in RECORDS.all_ends():
        result = match.result()
        if result.reason == "last_scoring":
            assert [sum(source.values()) for source in result.sources] == result.scores


def test_every_kind_of_effect_works_in_some_record() -> None:
    used = {kind for name in RECORDS.names() for kind in kinds_used_in(name)}
    assert used == set(KINDS) - {"none"}
