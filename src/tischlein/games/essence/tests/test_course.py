"""The course of a match: way cards, turns, what is drawn and discarded, swaps, the end."""

import pytest

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.material import COLOURS, CONCEPT_IDS, WAY_IDS, WHITE
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.tests.table import (
    OPEN,
    Stacked,
    decide,
    is_offered,
    legal,
    options,
    seats_of,
    table,
    tip_all,
    tipping,
    way_of,
)

TURNS_BY_SEAT = {
    2: [19, 19],
    3: [13, 13, 12],
    4: [10, 10, 9, 9],
    5: [8, 8, 8, 7, 7],
    6: [7, 7, 6, 6, 6, 6],
    7: [6, 6, 6, 5, 5, 5, 5],
}


def begun(seats: int, **chosen: object) -> tuple[Essence, QuietDealer]:
    dealer = QuietDealer(1)
    state = GAME.setup(options(**chosen), seats, dealer)
    assert isinstance(state, Essence)
    return state, dealer


def step(state: Essence, dealer: QuietDealer) -> None:
    """Any answers."""
    turn = state.turn()
    if turn.mode == turns.TOGETHER:
        state.resolve({seat: dealer.pick(state.legal(seat)) for seat in turn.seats}, dealer)
    else:
        state.apply(turn.seats[0], dealer.pick(state.legal(turn.seats[0])), dealer)


def asks(state: Essence) -> str:
    return state.world.phase


def active_seats(seats: int, **chosen: object) -> list[int]:
    """Who was active, turn by turn, up to the trading."""
    state, dealer = begun(seats, **chosen)
    while state.world.phase not in ("trade", "over"):
        step(state, dealer)
    return [past.active for past in state.world.past]


def test_f01_38_way_cards_are_38_turns_and_the_last_one_must_be_taken() -> None:
    """§16, §32."""
    state, dealer = begun(3)
    while len(state.world.past) < 37 or state.world.phase != "choose":
        step(state, dealer)
    assert state.world.turn_number() == 38
    assert len(legal(state, state.world.active)) == 1, "there is no second card to choose from"
    while len(state.world.past) < 38 or asks(state) == "talk":
        step(state, dealer)
    assert asks(state) == "trade"
    assert sorted(WAY_IDS[past.way] for past in state.world.past) == sorted(WAY_IDS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_f02_turns_of_each_seat_first_player_first(seats: int) -> None:
    """§13."""
    active = active_seats(seats)
    in_order = [(active[0] + place) % seats for place in range(seats)]
    assert [active.count(seat) for seat in in_order] == TURNS_BY_SEAT[seats]


@pytest.mark.parametrize(
    ("length", "seats", "each"),
    [("equal_turns", 5, 7), ("equal_turns", 2, 19), ("three_each", 4, 3), ("four_each", 7, 4)],
)
def test_a_table_may_give_everybody_the_same_number_of_turns(length: str, seats: int, each: int) -> None:
    """§A16."""
    active = active_seats(seats, deck_length=length)
    assert [active.count(seat) for seat in range(seats)] == [each] * seats


def test_four_turns_each_are_three_where_the_small_deck_has_no_more() -> None:
    """§A16."""
    assert len(active_seats(7, deck_length="four_each", expansion=False)) == 21


def test_without_the_expansion_there_are_26_ways_and_three_colours() -> None:
    """§A15."""
    state, dealer = begun(2, expansion=False)
    while state.world.phase != "trade":
        step(state, dealer)
    assert len(state.world.past) == 26
    assert len(state.world.stacks) == 3


def test_everyone_chooses_a_set_of_tip_cards_from_the_first_player_on() -> None:
    """§11."""
    state, _ = begun(3, start_player="first_seat")
    dealer = Stacked()
    decide(state, 0, dealer, "emblem", number="V")
    assert not is_offered(state, 1, {"do": "emblem", "number": "V"})
    decide(state, 1, dealer, "emblem", number="II")
    decide(state, 2, dealer, "emblem", number="VII")
    assert state.world.numbers == [5, 2, 7]
    assert (state.world.phase, state.world.active) == ("choose", 0)


def test_dealt_numbers_go_by_seats() -> None:
    """§11."""
    state, _ = begun(4, emblems="dealt")
    assert state.world.numbers == [1, 2, 3, 4]
    assert state.world.phase == "choose"


def test_the_way_card_not_chosen_waits_for_the_next_player() -> None:
    """§13, §14, §15, §28a."""
    state, dealer = table(seats_of(2), display=["W16", "W27"]), Stacked("y001", "W38")
    decide(state, 0, dealer, "choose", way="W16")
    tip_all(state, [3, 3], dealer)
    decide(state, 0, dealer, "next")
    assert state.world.active == 1
    assert [WAY_IDS[way] for way in state.world.display] == ["W27", "W38"]


@pytest.mark.parametrize(("symbol", "count"), [("triangle", 3), ("fivestar", 1), ("circle", 3), ("sevenstar", 1)])
def test_a_symbol_draws_one_concept_or_three(symbol: str, count: int) -> None:
    """§18, §A3."""
    colour = {"circle": "blue"}.get(symbol, "yellow")
    way = way_of(symbol, colour)
    state = table(seats_of(2), display=[way, "W24"])
    decide(state, 0, Stacked(), "choose", way=way)
    assert [CONCEPT_IDS[concept] for concept in state.world.open] == OPEN[colour][:count]


def test_concepts_that_nobody_won_are_discarded() -> None:
    """§20, §A9."""
    state = tipping("triangle", "green", 2)
    tip_all(state, [2, 2], Stacked())
    assert [CONCEPT_IDS[one] for one in state.world.won[0]] == ["g002"]
    assert [CONCEPT_IDS[one] for one in state.world.discards[COLOURS.index("green")]] == ["g001", "g003"]


def test_archetypes_that_nobody_won_go_straight_back() -> None:
    """§A10."""
    state = tipping("triangle", "white", 2)
    tip_all(state, [1, 1], Stacked())
    assert [CONCEPT_IDS[one] for one in state.world.stacks[WHITE]] == [f"w00{number}" for number in range(2, 8)]
    assert state.world.discards[WHITE] == []


def test_a_stack_that_is_too_small_gets_its_discards_back() -> None:
    """§29, §A9."""
    discards = [id for id in CONCEPT_IDS if id.startswith("b")][2:]
    state = table(seats_of(2), display=["W07", "W24"], discards=discards)
    decide(state, 0, Stacked("b040", "b001", "b080"), "choose", way="W07")
    assert [CONCEPT_IDS[one] for one in state.world.open] == ["b040", "b001", "b080"]
    assert len(state.world.stacks[COLOURS.index("blue")]) == 77


def archetypes_won(count: int) -> list[dict[str, object]]:
    seats = seats_of(2)
    return [{**seats[0], "won": [f"w00{number}" for number in range(1, count + 1)]}, seats[1]]


def test_with_two_cards_left_a_triangle_is_played_with_two() -> None:
    """§30."""
    state = table(archetypes_won(5), display=["W14", "W24"])
    decide(state, 0, Stacked(), "choose", way="W14")
    assert [answer["place"] for answer in legal(state, 1) if answer["do"] == "pick"] == ["1", "2"]


def test_with_one_card_left_a_triangle_is_void() -> None:
    """§30."""
    state, dealer = table(archetypes_won(6), display=["W14", "W24"]), Stacked()
    decide(state, 0, dealer, "choose", way="W14")
    assert state.world.phase == "talk"
    assert [event.name for event in dealer.events][-3:] == ["void", "revealed", "nothing"]
    assert len(state.world.stacks[WHITE]) == 1


# ---- another concept, please


def test_a_swap_shows_no_tip_and_all_tip_anew() -> None:
    """§19c."""
    state, dealer = tipping("triangle", "yellow", 3), Stacked("y050")
    answers = [{"do": "pick", "place": "1"}, {"do": "swap", "place": "2"}, {"do": "pick", "place": "3"}]
    state.resolve({seat: GAME.vocabulary.number(answer) for seat, answer in enumerate(answers)}, dealer)
    assert asks(state) == "tip"
    assert [CONCEPT_IDS[one] for one in state.world.open] == ["y001", "y050", "y003"]
    assert [event.name for event in dealer.events] == ["swapped"]
    assert dealer.told("swapped")[0] == {"old": "y002", "new": "y050"}, "nobody is named"
    assert state.world.swaps == [1, 0, 1]
    assert not is_offered(state, 1, {"do": "swap", "place": "1"})


def test_two_wishes_for_one_place_cost_only_the_first() -> None:
    """§19c."""
    state = tipping("fivestar", "red", 2)
    swap = GAME.vocabulary.number({"do": "swap", "place": "1"})
    state.resolve({0: swap, 1: swap}, Stacked())
    assert state.world.swaps == [0, 1]


def test_the_order_of_two_swaps_does_not_say_who_asked() -> None:
    """§19c."""
    first, second = [GAME.vocabulary.number({"do": "swap", "place": place}) for place in "12"]
    for answers in ({0: first, 1: second}, {0: second, 1: first}):
        state, dealer = tipping("triangle", "yellow", 2), Stacked()
        state.resolve(answers, dealer)
        assert [facts["old"] for facts in dealer.told("swapped")] == ["y001", "y002"]


@pytest.mark.parametrize(("redraw", "swaps"), [("off", 0), ("once", 1), ("thrice", 3)])
def test_how_often_one_may_ask_is_up_to_the_table(redraw: str, swaps: int) -> None:
    """§19c."""
    state, _ = begun(2, concept_redraw=redraw)
    assert state.world.swaps == [swaps, swaps]


# ---- the table's own wishes


def test_own_concepts_are_in_their_stacks() -> None:
    """§46."""
    state, _ = begun(2, own_green="Pizza\nLange Ferien", own_white="Die Nachteule")
    sizes = [len(stack) for stack in state.world.stacks]
    assert sizes == [100, 102, 80, 70, 8]


def test_an_own_concept_is_shown_and_told_in_its_own_words() -> None:
    """§46."""
    state = table(seats_of(2), display=["W19", "W24"], options={"own": {"green": ["Pizza"]}})
    dealer = Stacked("own_green_1")
    decide(state, 0, dealer, "choose", way="W19")
    assert dealer.told("drawn")[0] == {"concepts": ["„Pizza“"]}


def test_gentle_rounds_leave_out_the_unpleasant_feelings() -> None:
    """§45."""
    state, _ = begun(2, emotions="no_unpleasant")
    assert len(state.world.stacks[COLOURS.index("red")]) == 70 - 18


def test_with_automatic_trading_the_match_ends_with_the_last_turn() -> None:
    """§36a."""
    state, dealer = begun(4, trading_help="auto", deck_length="three_each")
    while state.turn().mode != turns.OVER:
        step(state, dealer)
    assert state.world.done == [True] * 4
    assert len(state.world.past) == 12
