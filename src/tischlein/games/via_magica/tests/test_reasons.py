"""Why not? Every reason has its words, and no rule can be deleted without its reason (README, "Why not?")."""

from pathlib import Path

import pytest

from tischlein.core.state import State
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.legal import TABLES, source_mask, target_mask
from tischlein.games.via_magica.rules.state import ViaMagica, load
from tischlein.games.via_magica.rules.world import NO_TOKEN
from tischlein.games.via_magica.tests.table import DISPLAY, IDLE, idle, seat_of, table
from tischlein.testing.mutations import Deletion, Forbidden, Moment, deletions, forbidden, moments_of
from tischlein.testing.reasons import reasons_at, untold

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).resolve().parent.parent
PACKAGE = "tischlein.games.via_magica"
CONDITIONS = 30


def opening(gate: str, what: str, *zone: str, count: int = 0, display: list[str] | None = None) -> ViaMagica:
    """Seat 0 is asked by the effect of a gate that it opens."""
    owed: dict[str, object] = {"seat": 0, "what": what} | ({"count": count} if count else {})
    shown = DISPLAY if display is None else display
    return table(seat_of(*zone, opened=["B04"]), idle(1), opening=gate, owed=owed, display=shown)


def choosing() -> ViaMagica:
    hand = {"zone": ["Y01", "-", "-"], "hand": ["Y01", "Y02", "Y03", "Y04", "Y05"]}
    other = {"zone": ["-", "-", "-"], "hand": ["G01", "G02", "G04", "G05", "G06", "G07"]}
    state = load({"phase": "choose", "catcher": 0, "token": None, "display": DISPLAY, "seats": [hand, other]})
    assert isinstance(state, ViaMagica)
    return state


def rare_states() -> list[ViaMagica]:
    """What random matches seldom come to; seat 0 is asked."""
    take, several, claim = [{"seat": 0, "what": what} for what in ("take_gate", "choose_pending", "claim_count")]
    owned = ["V10", "V05", "B01", "B02", "B03"]
    strict = {"pass_allowed": False, "moving": "empty_supply"}
    return [
        choosing(),
        opening("Y03", "effect_place", "-", "V10[aw]!", "V01[a.....]!", "V11", count=1),
        opening("Y06", "effect_place", "-", "V04[a....]", "V07", count=2),
        opening("Y09", "effect_place", "-", "V04[a....]", "V07", count=2),
        opening("Y13", "rearrange", "-", "V10[a.]", "Y02[f....]!", count=1),
        opening("Y13", "rearrange", "-", "V10[aw]", "Y02[f....]", count=1),
        opening("Y02", "open_other", "-", "V10[aw]!", "V11"),
        opening("Y04", "extra_gate", "-", "V10[aw]!", "V11", display=["V11", "V10", "B01", "B02", "Y04"]),
        table(seat_of("V01!", "V10[aw]!", "V11[a...]"), idle(1), owed=several),
        table(seat_of("-", "V05", "V06[aa...]", opened=["V10", "V11"]), idle(0), owed=take, display=owned),
        table(seat_of("V05", "V06", "V07[aa...]", opened=["V10", "V11"]), idle(1), owed=claim),
        table(seat_of("V05", "V06", "V07[aa...]", opened=["V10", "B06"]), idle(1), token="shadow"),
        table(seat_of("V10[.w]", "V01", "V02"), idle(0), options=strict, rewards={"count2": 0}),
        table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), options=strict),
        table(seat_of("V10[.w]", "V01", "V02", opened=["G01", "G04"]), idle(0), rewards={"count2": 1}),
    ]


def sample() -> list[Moment]:
    rare: list[Moment] = [(state, 0) for state in rare_states()]
    return rare + moments_of(GAME, matches=1, looks=2)


def answers(state: State) -> range:
    return range(WORDS.size())


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    return sample()


@pytest.fixture(scope="module")
def before(moments: list[Moment]) -> Forbidden:
    return forbidden(moments, answers)


DELETIONS = deletions(FOLDER, PACKAGE)


def test_there_are_enough_conditions_to_delete() -> None:
    assert len({one.name for one in DELETIONS}) == len(DELETIONS) >= CONDITIONS


@pytest.mark.parametrize("deletion", DELETIONS, ids=lambda one: one.name)
def test_a_deleted_rule_takes_its_reason_with_it(deletion: Deletion, moments: list[Moment], before: Forbidden) -> None:
    """§4.2, §4.3, §4.5, §5b, §5d, §6.6, §6.7, §7.6, §8.4, §8.6, §8.7: what each forbids becomes legal without it."""
    with deletion.make():
        TABLES.fill()
        now = forbidden(moments, answers)
    TABLES.fill()
    assert before - now, "nothing that was forbidden became legal"


def test_the_masks_that_opponents_use_say_the_same(moments: list[Moment]) -> None:
    """§4.2, §4.3, §6.7."""
    for state, seat in moments:
        assert isinstance(state, ViaMagica)
        area, token = state.world.areas[seat], state.world.token
        if token != NO_TOKEN:
            assert target_mask(area, area.reading_of(token)) == area.free_for(token)
        assert source_mask(area) == area.movable()


def test_every_reason_is_given_somewhere_and_told_in_words(moments: list[Moment]) -> None:
    assert untold(FOLDER, reasons_at(moments, answers), rare=["not_asked", "unknown_answer"]) == []


@pytest.mark.parametrize(
    ("named", "key", "facts"),
    [
        ({"do": "place", "to": "a2"}, "wrong_animus", {"to": "a2", "gate": "V10", "animus": "water", "token": "air"}),
        ({"do": "place", "to": "b1"}, "space_taken", {"to": "b1", "gate": "V11"}),
        ({"do": "place", "to": "a4"}, "no_such_space", {"to": "a4", "gate": "V10", "spaces": 2}),
        ({"do": "place", "to": "d1"}, "no_fourth_gate", {"to": "d1"}),
        ({"do": "move", "at": "a1", "to": "b2"}, "no_crystal", {"at": "a1", "gate": "V10"}),
        ({"do": "take", "gate": "V09"}, "take_after_opening", {"gate": "V09"}),
        ({"do": "open", "gate": "V11"}, "opens_when_full", {"gate": "V11", "free": 3}),
        ({"do": "claim"}, "too_few_gates", {"opened": 0}),
    ],
)
def test_a_reason_points_at_what_stands_in_the_way(
    named: dict[str, object], key: str, facts: dict[str, object]
) -> None:
    state = table(seat_of("V10", "V11[a...]", "V09"), seat_of(*IDLE[0]))
    reason = state.why_not(0, WORDS.number(named))
    assert reason is not None
    assert (reason.key, reason.facts) == (key, facts)


def test_who_has_no_free_matching_space_is_not_asked() -> None:
    """§4.6"""
    state = table(seat_of("V10", "V09", "V11"), seat_of("V04", "V01", "V02"), token="fire")
    reason = state.why_not(0, WORDS.number({"do": "pass"}))
    assert reason is not None and reason.key == "not_asked"
