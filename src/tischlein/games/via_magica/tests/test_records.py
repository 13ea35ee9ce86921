"""Matches: every way to end, ties, a chain of three, a reward declined, a deck that runs out, every effect."""

from pathlib import Path

import pytest

from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.effects import KINDS
from tischlein.games.via_magica.rules.material import GATE_IDS, GATES
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.testing.records import Records

RECORDS = Records(GAME, Path(__file__).resolve().parent.parent)


@pytest.mark.parametrize("reason", ["seventh_gate", "standstill", "resigned"])
def test_every_way_to_end_has_its_record(reason: str) -> None:
    assert RECORDS.end_of(reason).result().reason == reason


def test_a_tie_broken_by_the_number_of_gates() -> None:
    match = RECORDS.end_of("tie_broken_by_gates")
    assert isinstance(match.state, ViaMagica)
    result = match.result()
    assert (result.scores, result.places) == ([58, 58, 37], [2, 1, 3])
    assert [len(area.opened) for area in match.state.world.areas][:2] == [6, 7]


def test_a_tie_that_is_shared() -> None:
    result = RECORDS.end_of("tie_shared").result()
    assert (result.scores, result.places) == ([52, 52, 50], [1, 1, 3])


def test_in_a_tie_both_are_told_that_they_share_the_victory() -> None:
    told = [event.facts for event in RECORDS.events_of("tie_shared") if event.name == "won"]
    assert told == [{"seat": seat, "points": 52, "winners": 2} for seat in (0, 1)]


def test_a_chain_of_three_openings_in_one_round() -> None:
    longest = chain = 0
    last: object = None
    for event in RECORDS.events_of("chain_of_three"):
        if event.name == "caught":
            last = None
        if event.name == "opened":
            chain = chain + 1 if event.facts["seat"] == last else 1
            last = event.facts["seat"]
            longest = max(longest, chain)
    assert longest == 3


def test_a_reward_is_declined_and_a_later_one_claimed() -> None:
    told = [
        (event.name, event.facts["seat"], event.facts["reward"])
        for event in RECORDS.events_of("tie_shared")
        if event.name == "waived" or (event.name == "rewarded" and "count" in str(event.facts["reward"]))
    ]
    waived = [(seat, reward) for name, seat, reward in told if name == "waived"]
    rewarded = [(seat, reward) for name, seat, reward in told if name == "rewarded"]
    assert waived and rewarded
    assert not set(waived) & set(rewarded)


def test_the_deck_of_a_match_of_six_runs_out_and_is_made_anew() -> None:
    events = RECORDS.events_of("six_seats_reshuffled")
    assert len([event for event in events if event.name == "reshuffled"]) == 1


def test_a_display_without_a_gate_for_the_opener_is_dealt_anew() -> None:
    """§A20."""
    swept = [event for event in RECORDS.events_of("display_swept") if event.name == "swept"]
    assert [event.facts["seat"] for event in swept] == [0]


def test_the_new_catcher_opens_first_where_the_table_wants_it() -> None:
    """§11.4."""
    told = [
        (event.name, event.facts["seat"])
        for event in RECORDS.events_of("new_catcher_first")[-20:]
        if event.name in ("refilled", "opened")
    ]
    assert told == [("refilled", 1), ("opened", 1), ("opened", 0)]


def test_with_a_supply_only_powers_move_crystals_where_the_table_wants_it() -> None:
    """§11.3, §11.3a."""
    last = ""
    moved: dict[str, int] = {}
    for event in RECORDS.events_of("moved_with_empty_supply"):
        if event.name in ("caught", "opened"):
            last = event.name
        if event.name == "moved":
            moved[last] = moved.get(last, 0) + 1
    assert moved == {"opened": 1, "caught": 1}


def test_every_kind_of_effect_is_opened_in_some_record() -> None:
    opened = {
        GATES[GATE_IDS.index(str(event.facts["gate"]))].effect.kind
        for name in RECORDS.names()
        for event in RECORDS.events_of(name)
        if event.name == "opened"
    }
    assert opened == set(KINDS)
