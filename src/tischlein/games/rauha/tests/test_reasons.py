"""Why not: each reason where it belongs, a sentence for each, and no reason without its rule."""

import contextlib
import functools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tischlein.core.state import State
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules import actions, conditions
from tischlein.games.rauha.rules.actions import WORDS
from tischlein.games.rauha.rules.activating import uses_of
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import answer, seat_of, table
from tischlein.testing.mutations import Deletion, Forbidden, Moment, deletions, forbidden, moments_of
from tischlein.testing.reasons import reasons_at, untold

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).resolve().parent.parent
PACKAGE = "tischlein.games.rauha"
# No board has so few water sources, or so many gods, often enough in random matches.
WATERLESS = {8: "1-01"}


def scoring(
    cells: dict[int, str], spored: str = "", gods: str = "", crystals: int = 4, options: dict[str, str] | None = None
) -> Rauha:
    seats = [seat_of(cells, spores=spored, crystals=crystals), seat_of()]
    return table(*seats, phase="score", notch=12, gods=dict.fromkeys(gods.split(), 0), options=options or {})


def activating(cells: dict[int, str], spored: str = "", crystals: int = 4) -> Rauha:
    seats = [seat_of(cells, spores=spored, crystals=crystals), seat_of()]
    return table(*seats, phase="activate", notch=10, gods={"taivas": 1, "vuori": 0})


def after(state: Rauha, do: str, **named: str) -> Rauha:
    answer(state, 0, do, None, **named)
    return state


def crafted() -> list[Rauha]:
    """What random matches seldom show."""
    best, wait = {"metsat": "best"}, {"new_spores": "next_scoring"}
    return [
        scoring(WATERLESS, "1", "meri metsat maa kiteet taivas vuori", crystals=3, options={"vuori": "comparison"}),
        scoring({**WATERLESS, 1: "1-09"}, "", "meri maa metsat sienet"),
        scoring({}, "1", "metsat", options=best),
        scoring({1: "1-09"}, "1", "metsat", options=best),
        scoring({5: "1-18"}, "15", options=wait),
        after(scoring({5: "1-18", 3: "1-19"}, "135", options=wait), "sow", at="5", to="9"),
        scoring({5: "1-18"}, "5"),
        after(scoring({5: "1-18"}, "159", "kiteet"), "call", god="kiteet"),
        scoring({5: "1-18"}, "123456789"),
        activating({2: "1-18", 5: "1-19"}),
        activating({2: "1-18", 5: "1-19", 8: "1-21"}),
        activating({2: "1-18", 5: "1-03", 8: "2-17"}, "1"),
        activating({2: "1-09", 5: "1-03", 8: "1-02"}, crystals=1),
        activating({2: "1-18", 5: "2-17", 8: "1-03"}, crystals=1),
        after(activating({2: "1-18", 5: "1-03", 8: "1-25"}), "activate", at="5"),
        after(table(seat_of({1: "1-09"}, chosen="1-13"), seat_of(), gods={"kiteet": 0}), "place", card="1-13", to="3"),
        table(seat_of(crystals=2, chosen="1-04", spores="15"), seat_of()),
        table(seat_of(chosen="1-04", spores="123456789"), seat_of()),
    ]


@functools.cache
def moments() -> list[Moment]:
    return [*moments_of(GAME, matches=1, looks=12), *((state, 0) for state in crafted())]


def everything(state: State) -> range:
    return range(WORDS.size())


@functools.cache
def forbidden_today() -> Forbidden:
    return forbidden(moments(), everything)


# Rules and reasons.

CONDITIONS = deletions(FOLDER, PACKAGE)


@contextlib.contextmanager
def made(deletion: Deletion) -> Iterator[None]:
    """With the tables that are made from the conditions."""
    try:
        with deletion.make():
            rebuild_tables()
            yield
    finally:
        rebuild_tables()


def worked_out_anew() -> list[Moment]:
    """What can be activated is worked out once per step, and kept."""
    found = [(state.copy(), seat) for state, seat in moments()]
    for state, _ in found:
        assert isinstance(state, Rauha)
        if state.world.uses:
            state.world.uses = uses_of(state.world.areas[state.world.active()], state.world.rulings)
    return found


def rebuild_tables() -> None:
    conditions.TAKEN_UP[:] = conditions.all_taken_up()
    conditions.BARE[:] = conditions.all_bare()
    conditions.AWAKE[:] = conditions.all_awake()
    conditions.ATTENDING[:] = conditions.all_attending()
    actions.PLACES_OF[:] = actions.all_places()
    actions.DISCARDS[:] = actions.all_discards()


def test_there_are_enough_conditions_to_delete() -> None:
    assert len(CONDITIONS) >= 30, [deletion.name for deletion in CONDITIONS]


@pytest.mark.parametrize("deletion", [pytest.param(one, id=one.name) for one in CONDITIONS])
def test_a_rule_that_is_deleted_takes_its_reasons_with_it(deletion: Deletion) -> None:
    before = forbidden_today()
    with made(deletion):
        now = forbidden(worked_out_anew(), everything)
    assert before - now != set()


# Sentences.


def test_every_reason_is_given_somewhere_and_told_in_words() -> None:
    assert untold(FOLDER, reasons_at(moments(), everything)) == []


# Each where it belongs.


def why(state: Rauha, do: str, **named: object) -> tuple[str, str, dict[str, object]]:
    """Key, paragraph and facts of the reason why seat 0 cannot do this."""
    reason = state.why_not(0, WORDS.number({"do": do, **{name: str(value) for name, value in named.items()}}))
    assert reason is not None, f"{do} is legal"
    return reason.key, reason.rule, dict(reason.facts)


def test_a_card_of_another_pile_and_a_card_of_the_deck_have_the_same_reason() -> None:
    piles = [["1-01", "1-02", "1-03", "1-05"], ["1-06", "1-07", "1-08", "1-09"]]
    state = table(seat_of(), seat_of(), phase="keep", piles=piles)
    assert why(state, "keep", card="1-06") == ("not_in_pile", "4.1", {"card": "1-06"})
    assert why(state, "keep", card="1-40") == ("not_in_pile", "4.1", {"card": "1-40"})
    assert why(state, "finish") == ("choose_first", "4.1", {})


def test_a_card_that_is_too_dear_says_price_and_purse() -> None:
    state = table(seat_of(crystals=2, chosen="1-04"), seat_of())
    assert why(state, "place", card="1-04", to="5") == (
        "card_too_dear",
        "4.8",
        {"card": "1-04", "price": 3, "purse": 2},
    )
    assert why(state, "place", card="1-03", to="5") == ("other_card", "4.7", {"card": "1-03", "kept": "1-04"})
    assert why(state, "activate", at=1) == ("lay_first", "4.7", {"kept": "1-04"})


def test_a_second_spore_says_where_one_lies() -> None:
    state = table(seat_of(spores="1"), seat_of())
    assert why(state, "discard_for_spore", to="1") == ("has_spore", "7.1", {"to": "1"})
    full = table(seat_of({5: "1-18"}, spores="123456789"), seat_of(), phase="activate", notch=2)
    assert why(full, "sow", at=5, to="1") == ("all_have_spores", "A16", {})


def test_a_field_beside_the_line_says_which_fields_are_in_it() -> None:
    state = table(seat_of(), seat_of(), phase="activate", notch=2)
    where = {"by": "cell1", "at": "1", "line": ["2", "5", "8"]}
    assert why(state, "activate", at=1) == ("not_in_line", "4.14", where)
    answer(state, 0, "activate", at="2")
    assert why(state, "activate", at=2) == ("used", "5.1", {"by": "cell2", "at": "2"})
    assert why(state, "activate", at=8) == ("no_effect", "5.2", {"by": "cell8", "at": "8"})


def test_a_god_says_where_it_is() -> None:
    gods = {"taivas": 1, "vuori": 0, "kiteet": 0}
    state = table(seat_of(spores="1"), seat_of(), phase="score", notch=4, gods=gods)
    assert why(state, "call", god="maa") == ("god_with_nobody", "4.10", {"by": "maa", "god": "maa"})
    assert why(state, "call", god="taivas")[2] == {"by": "taivas", "god": "taivas", "holder": 1}
    assert why(state, "call", god="vuori")[:2] == ("god_always_works", "6.2")
    answer(state, 0, "call", god="kiteet")
    assert why(state, "call", god="kiteet")[:2] == ("god_called", "5.1")


def test_what_cannot_be_paid_says_price_and_purse() -> None:
    state = table(seat_of({5: "1-18"}, crystals=1), seat_of(), phase="activate", notch=2)
    price = {"by": "cell5", "at": "5", "price": 2, "purse": 1}
    assert why(state, "sow", at=5, to="1") == ("too_dear", "5.5", price)
