"""Why not: every reason has a sentence, and rules and reasons cannot drift apart."""

from pathlib import Path

import pytest

from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules import building, gifts, path
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.hexes import CELLS
from tischlein.games.pfad_der_elemente.rules.material import COVERED, GIFTS
from tischlein.games.pfad_der_elemente.tests.moments import actions_to_ask, all_moments, turns
from tischlein.games.pfad_der_elemente.tests.table import seat_of, table
from tischlein.testing import mutations
from tischlein.testing.reasons import reasons_at, untold

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).resolve().parent.parent
PACKAGE = "tischlein.games.pfad_der_elemente"
MOMENTS = all_moments()


def asked(state: State) -> list[Action]:
    return [action for actions in actions_to_ask(state) for action in actions]


def test_every_reason_is_given_somewhere_and_told_in_words() -> None:
    assert untold(FOLDER, reasons_at(MOMENTS, asked)) == []


def why(state: State, **named: str) -> tuple[str, str, dict[str, object]]:
    reason = state.why_not(0, WORDS.number(named))
    assert reason is not None
    return reason.key, reason.rule, dict(reason.facts)


def test_a_reason_says_what_it_costs_and_what_one_has() -> None:
    """§16, §32."""
    poor = table(seat_of("fire", {1: "air"}, gifts=1), seat_of("water", {2: "air/covered"}))
    said = why(poor, do="uncover_foreign", path="water", at="2")
    assert said == ("too_few_gifts", "16", {"cost": 2, "gifts": 1})


def test_a_reason_points_at_what_stands_in_the_way() -> None:
    """§25, §36."""
    state, _ = turns()[0]
    assert why(state, do="swap_own", at="2", to="3") == ("is_locked", "36", {"at": "3"})
    assert why(state, do="move_own", at="1", to="4") == ("not_beside", "25", {"at": "1", "to": "4"})


# Rules that are deleted, one after the other.

# Conditions that are looked up in tables; when one is deleted, its table is made anew.
SPIRITS = gifts.EVERY_SPIRIT
NOT_TO_BE_SEEN = {
    # -1, a free tile, has all marks, so the other part forbids it as well.
    "gifts.can_be_covered: spirit >= 0",
    "gifts.can_be_upgraded: spirit >= 0",
}


def fill_tables() -> None:
    path.OPEN[:] = [path.is_open(count) for count in range(len(path.OPEN))]
    building.FIRST_CELLS[:] = [cell for cell in range(CELLS) if building.may_begin_at(cell)]
    building.HAS_TILE[:] = [building.has_tile(count) for count in range(len(building.HAS_TILE))]
    gifts.PAYABLE[:] = [[gifts.can_pay(have, cost) for cost in range(GIFTS + 1)] for have in range(GIFTS + 1)]
    gifts.FREE[:] = [gifts.is_free(spirit) for spirit in SPIRITS]
    gifts.COVERABLE[:] = [gifts.can_be_covered(spirit) for spirit in SPIRITS]
    gifts.UPGRADABLE[:] = [gifts.can_be_upgraded(spirit) for spirit in SPIRITS]
    gifts.UNCOVERABLE[:] = [gifts.can_be_uncovered(spirit) for spirit in SPIRITS]
    gifts.SHIFTABLE[:] = [gifts.can_be_shifted(spirit, COVERED) for spirit in SPIRITS]
    gifts.ALL_SHIFTABLE[:] = [gifts.can_be_shifted(spirit, 0) for spirit in SPIRITS]


DELETIONS = mutations.deletions(FOLDER, PACKAGE)
BEFORE: mutations.Forbidden = set()


def test_there_are_enough_rules_to_delete() -> None:
    assert len(DELETIONS) >= 30
    assert {deletion.name for deletion in DELETIONS} >= NOT_TO_BE_SEEN


@pytest.mark.parametrize("deletion", DELETIONS, ids=[deletion.name for deletion in DELETIONS])
def test_a_deleted_rule_takes_its_reason_with_it(deletion: mutations.Deletion) -> None:
    if not BEFORE:
        BEFORE.update(mutations.forbidden(MOMENTS, asked))
    try:
        with deletion.make():
            fill_tables()
            now = mutations.forbidden(MOMENTS, asked)
    finally:
        fill_tables()
    vanished = BEFORE - now
    assert (not vanished) == (deletion.name in NOT_TO_BE_SEEN)
