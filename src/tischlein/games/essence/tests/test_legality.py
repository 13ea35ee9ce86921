"""What may be answered, and what not: case by case of the fact sheet."""

import pytest

from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.tests.table import Stacked, decide, gains, is_offered, legal, seats_of, table, tipping

LAST_TURN = {"way": "W16", "active": 0, "concepts": ["y001"], "tips": [0, 0]}


def owners() -> list[dict[str, object]]:
    coins = {"gold": 1, "silver": 4, "bronze": 1}
    return [{**seat, "coins": coins, "won": won} for seat, won in zip(seats_of(2), [["g001", "g002"], []], strict=True)]


def at_the_market(**options: object) -> Essence:
    return table(owners(), "trade", turns=1, past=[LAST_TURN], options=options)


def test_r01_two_different_kinds_buy_nothing() -> None:
    """§34."""
    assert not is_offered(at_the_market(), 0, {"do": "trade", "pay": ["silver", "bronze"], "get": "gold"})
    assert not is_offered(at_the_market(), 0, {"do": "trade", "pay": "bronze", "get": "gold"}), "only one bronze"


def test_r02_the_same_kind_cannot_be_had_back() -> None:
    """§35."""
    assert not is_offered(at_the_market(), 0, {"do": "trade", "pay": "silver", "get": "silver"})


def test_r03_two_silver_buy_a_blue_card() -> None:
    """§34."""
    assert is_offered(at_the_market(), 0, {"do": "trade", "pay": "silver", "get": "blue"})


def test_r04_two_green_cards_buy_a_gold_coin() -> None:
    """§34."""
    assert is_offered(at_the_market(), 0, {"do": "trade", "pay": "green", "get": "gold"})


def test_r05_nobody_trades_before_the_end() -> None:
    """§34."""
    state = table(owners(), display=["W01", "W02"])
    assert not is_offered(state, 0, {"do": "trade", "pay": "silver", "get": "blue"})


def test_r07_with_the_sets_two_five_and_seven_nobody_can_tip_three() -> None:
    """§11, §19."""
    seats: list[dict[str, object]] = [{"number": number} for number in ("II", "V", "VII")]
    state = table(seats, "tip", display=["W01"], way="W33", open=["y001"])
    named = [answer["number"] for answer in legal(state, 0) if answer["do"] == "name"]
    assert named == ["II", "V", "VII"]
    assert not is_offered(state, 0, {"do": "name", "number": "III"})


def test_r08_a_triangle_has_no_fourth_concept() -> None:
    """§19."""
    state = tipping("triangle", "yellow", 3)
    assert is_offered(state, 1, {"do": "pick", "place": "3"})
    assert not is_offered(state, 1, {"do": "pick", "place": "4"})


def test_r09_the_scale_ends_with_five() -> None:
    """§19, §22."""
    state = tipping("fivestar", "green", 3)
    assert is_offered(state, 1, {"do": "rate", "step": "5"})
    assert not is_offered(state, 1, {"do": "rate", "step": "6"})


def test_where_the_table_forbids_it_nobody_names_oneself() -> None:
    """§A8."""
    state = tipping("sevenstar", "yellow", 3, options={"self_vote_on_sevenstar": False})
    assert [answer["number"] for answer in legal(state, 1) if answer["do"] == "name"] == ["I", "III"]


@pytest.mark.parametrize("allowed", [True, False])
def test_nobody_is_silent_unless_the_table_allows_it(allowed: bool) -> None:
    """§A17."""
    state = tipping("circle", "blue", 3, options={"abstaining": allowed})
    assert is_offered(state, 0, {"do": "abstain"}) == allowed


def test_a_piece_got_by_trading_can_be_traded_on() -> None:
    """§35."""
    state, dealer = at_the_market(), Stacked()
    decide(state, 0, dealer, "trade", pay="green", get="gold")
    decide(state, 0, dealer, "trade", pay="gold", get="white")
    assert gains(state)[0] == {"silver": 4, "bronze": 1, "white": 1}


def test_there_is_no_advice_where_nothing_better_can_be_had() -> None:
    """§36a."""
    state, dealer = at_the_market(), Stacked()
    decide(state, 1, dealer, "trade", pay="silver", get="gold")
    assert not is_offered(state, 1, {"do": "follow"}), "there is nothing better any more"
    assert legal(state, 1)[-1] == {"do": "finish"}


def silver_only(help: str) -> Essence:
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 12}} for seat in seats_of(2)]
    return table(seats, "trade", turns=1, past=[LAST_TURN], options={"trading_help": help})


def test_one_button_follows_the_whole_advice() -> None:
    """§36a."""
    state = silver_only("suggest")
    decide(state, 0, Stacked(), "follow")
    assert gains(state)[0] == {"gold": 2, "silver": 4, "bronze": 2}


def test_advice_is_given_only_where_the_table_wants_it() -> None:
    """§36a."""
    assert not is_offered(silver_only("off"), 0, {"do": "follow"})


def test_without_the_expansion_there_are_no_red_and_white_cards_to_trade_for() -> None:
    """§A15."""
    got = {answer["get"] for answer in legal(at_the_market(expansion=False), 0) if answer["do"] == "trade"}
    assert got == {"gold", "silver", "bronze", "yellow", "green", "blue"}


def test_a_gold_coin_and_a_yellow_card_are_different_kinds() -> None:
    """§5."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"gold": 1}} for seat in seats_of(2)]
    state = table([{**seats[0], "won": ["y001"]}, seats[1]], "trade", turns=1, past=[LAST_TURN])
    assert gains(state)[0] == {"gold": 1, "yellow": 1}
    assert not [answer for answer in legal(state, 0) if answer["do"] == "trade"]


def test_the_supply_has_no_end_and_a_card_got_by_trading_has_no_concept() -> None:
    """§36, §A13."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 40}} for seat in seats_of(2)]
    state, dealer = table(seats, "trade", turns=1, past=[LAST_TURN]), Stacked()
    for _ in range(10):
        decide(state, 0, dealer, "trade", pay="silver", get="white")
    assert gains(state)[0] == {"silver": 20, "white": 10}
    assert state.world.won[0] == []
    assert len(state.world.stacks[4]) == 7
