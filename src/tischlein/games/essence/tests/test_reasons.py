"""Why not: each reason where it belongs, a sentence for each, and no reason without its rule."""

import functools
from pathlib import Path

import pytest

from tischlein.core.state import State
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules import course
from tischlein.games.essence.rules.actions import PICK, SWAP, WORDS
from tischlein.games.essence.rules.material import COLOURS, CONCEPT_IDS
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.tests.table import Stacked, decide, seats_of, table, tip_all, tipping
from tischlein.testing.mutations import Deletion, Forbidden, Moment, deletions, forbidden, moments_of
from tischlein.testing.reasons import reasons_at, untold

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).resolve().parent.parent
PACKAGE = "tischlein.games.essence"
LAST_TURN = {"way": "W16", "active": 0, "concepts": ["y001"], "tips": [0, 0]}
BLUE = [id for id in CONCEPT_IDS if id[0] == "b"]


def at_the_market(coins: dict[str, int], **options: object) -> Essence:
    seats: list[dict[str, object]] = [{**seat, "coins": coins} for seat in seats_of(2)]
    return table(seats, "trade", turns=1, past=[LAST_TURN], options=options)


def taking() -> Essence:
    state = tipping("circle", "blue", 2)
    tip_all(state, [1, 1], Stacked())
    return state


def two_concepts_left() -> Essence:
    seats = seats_of(2)
    won = [f"w00{number}" for number in range(1, 6)]
    return table(
        [{**seats[0], "won": won}, seats[1]], "tip", display=["W01"], way="W14", open=["w006", "w007"], options={}
    )


def crafted() -> list[Essence]:
    """What random matches seldom show."""
    return [
        table([{}, {"number": "V"}], "emblem", active=1),
        tipping("circle", "blue", 2, discards=BLUE[3:]),
        tipping("triangle", "yellow", 2, options={"swaps": 0}),
        table(seats_of(2, swaps=1), "tip", display=["W01"], way="W16", open=["y001"], options={"swaps": 3}),
        table(seats_of(2, swaps=0), "tip", display=["W01"], way="W16", open=["y001"], options={"swaps": 3}),
        two_concepts_left(),
        taking(),
        at_the_market({"silver": 12}),
        at_the_market({"silver": 12}, trading_help="off"),
        at_the_market({"gold": 1, "silver": 1, "bronze": 3}),
        at_the_market({"gold": 2}, expansion=False),
    ]


@functools.cache
def moments() -> list[Moment]:
    return [*moments_of(GAME, matches=1, looks=10), *((state, 0) for state in crafted())]


def everything(state: State) -> range:
    return range(WORDS.size())


@functools.cache
def forbidden_today() -> Forbidden:
    return forbidden(moments(), everything)


# Rules and reasons.

CONDITIONS = deletions(FOLDER, PACKAGE)


def rebuild_tables() -> None:
    """Those that are made from the conditions."""
    course.PICKS[:] = course.all_places(PICK)
    course.SWAPS[:] = course.all_places(SWAP)


def test_there_are_enough_conditions_to_delete() -> None:
    assert len(CONDITIONS) >= 30, [deletion.name for deletion in CONDITIONS]


@pytest.mark.parametrize("deletion", [pytest.param(one, id=one.name) for one in CONDITIONS])
def test_a_rule_that_is_deleted_takes_its_reasons_with_it(deletion: Deletion) -> None:
    before = forbidden_today()
    try:
        with deletion.make():
            rebuild_tables()
            now = forbidden(moments(), everything)
    finally:
        rebuild_tables()
    assert before - now != set()


# Sentences.


def test_every_reason_is_given_somewhere_and_told_in_words() -> None:
    assert untold(FOLDER, reasons_at(moments(), everything)) == []


# Each where it belongs.


def why(state: Essence, do: str, **named: str) -> tuple[str, str, dict[str, object]]:
    """Key, paragraph and facts of the reason why seat 0 cannot do this."""
    reason = state.why_not(0, WORDS.number({"do": do, **named}))
    assert reason is not None, f"{do} is legal"
    return reason.key, reason.rule, dict(reason.facts)


def test_at_a_tip_the_symbol_says_what_is_asked_for() -> None:
    state = tipping("fivestar", "red", 2)
    assert why(state, "pick", place="1") == ("asks_step", "19", {"symbol": "fivestar", "do": "rate"})
    assert why(state, "swap", place="2") == ("no_such_place", "18", {"place": "2", "count": 1})
    assert why(state, "abstain") == ("must_tip", "A17", {})
    assert why(state, "choose", way="W01") == ("tip_first", "19", {})
    assert why(state, "trade", pay="gold", get="silver") == ("trade_later", "34", {})
    assert why(state, "take", what="coin") == ("nothing_to_take", "24a", {})


def test_a_number_says_who_has_it_or_that_nobody_does() -> None:
    choosing = table([{}, {"number": "V"}], "emblem", active=1)
    assert why(choosing, "emblem", number="V") == ("number_taken", "11", {"number": "V", "seats": [1]})
    state = tipping("sevenstar", "yellow", 2, options={"self_vote_on_sevenstar": False})
    assert why(state, "name", number="I") == ("not_yourself", "A8", {"number": "I"})
    assert why(state, "name", number="III") == ("not_at_table", "11", {"number": "III"})
    assert why(state, "emblem", number="III") == ("number_chosen", "11", {"number": "III", "own": "I"})


def test_a_way_card_says_whether_it_was_played() -> None:
    state, dealer = table(seats_of(2), display=["W16", "W27"], active=1), Stacked("y001", "W38")
    decide(state, 1, dealer, "choose", way="W16")
    tip_all(state, [3, 3], dealer)
    decide(state, 1, dealer, "next")
    assert why(state, "choose", way="W16") == ("way_played", "15", {"way": "W16"})
    assert why(state, "choose", way="W01") == ("not_on_display", "14", {"way": "W01", "display": ["W27", "W38"]})


def test_wishes_that_are_used_up_say_how_many_there_were() -> None:
    used = table(seats_of(2, swaps=0), "tip", display=["W01"], way="W16", open=["y001"], options={"swaps": 3})
    assert why(used, "swap", place="1") == ("wishes_used", "19c", {"count": 3})
    empty = tipping("circle", "blue", 2, discards=BLUE[3:])
    assert why(empty, "swap", place="1") == ("no_other_concept", "19c", {"colour": COLOURS[2]})


def test_what_cannot_be_traded_says_how_many_one_has() -> None:
    state = at_the_market({"silver": 1}, expansion=False)
    assert why(state, "trade", pay="silver", get="gold") == ("no_pair", "34", {"pay": "silver", "count": 1})
    assert why(state, "trade", pay="silver", get="red") == ("not_in_box", "A15", {"get": "red"})
    assert why(state, "follow") == ("nothing_better", "36a", {})
    assert why(state, "next") == ("ways_walked", "32", {})
