"""Knowledge is state: what a seat has seen of the piles, what it may imagine, and what it must not learn."""

from tischlein.core.dealer import QuietDealer
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import sealed_card, seen_by
from tischlein.games.rauha.tests.table import answer, cards, keep_all, play_quietly, seat_of, start, table
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening

MANY = 60


def worlds(state: Rauha, seat: int) -> list[Rauha]:
    """Many worlds that a seat could be in."""
    found = []
    for memory in range(MANY):
        world = state.copy()
        world.redeal(seat, QuietDealer(memory))
        found.append(world)
    return found


def test_while_choosing_a_seat_knows_its_own_pile_and_no_other() -> None:
    state = start(3)
    for world in worlds(state, 0):
        assert world.world.piles[0] == state.world.piles[0]
    assert len({tuple(world.world.piles[1]) for world in worlds(state, 0)}) > 5


def test_in_turn_2_a_seat_still_knows_the_pile_it_put_back() -> None:
    state = start(3)
    play_quietly(state, 2)
    for world in worlds(state, 0):
        # Its own pile of turn 1, and the one in its hand now.
        assert world.world.piles[0] == state.world.piles[0]
        assert world.world.piles[2] == state.world.piles[2]
    assert len({tuple(world.world.piles[1]) for world in worlds(state, 0)}) > 5


def test_a_seat_knows_the_cards_its_neighbour_chose_from_but_not_which_one() -> None:
    state = start(3)
    play_quietly(state, 2)
    pile = list(state.world.piles[0])
    keep_all(state)
    # Seat 1 has taken one card of satellite 0; seat 0 knew all three.
    chosen = {world.world.areas[1].chosen for world in worlds(state, 0)}
    assert chosen == set(pile)
    for world in worlds(state, 0):
        assert sorted([world.world.areas[1].chosen, *world.world.piles[0]]) == pile


def test_a_discard_of_the_neighbour_stays_unknown_until_the_pile_comes_back() -> None:
    state = start(2)
    play_quietly(state, 2)
    pile = list(state.world.piles[0])
    keep_all(state)
    while state.world.areas[1].dropped < 0:
        answer(state, state.world.active(), "discard_for_crystals")
        if state.world.areas[1].dropped < 0:
            answer(state, state.world.active(), "finish")
    assert {world.world.areas[1].dropped for world in worlds(state, 0)} == set(pile)
    play_quietly(state, 3)
    buried = [entry for entry in state.world.hole if sealed_card(entry) in pile]
    assert len(buried) == 1
    for world in worlds(state, 0):
        assert buried[0] in world.world.hole
        assert world.world.piles[0] == state.world.piles[0]


def test_a_placed_card_settles_what_was_taken() -> None:
    state = start(2)
    play_quietly(state, 2)
    keep_all(state)
    state.world.first, state.world.acted = 1, 0
    state.world.areas[1].crystals = 9
    state.apply(1, state.legal(1)[0], Listening())
    for world in worlds(state, 0):
        assert world.world.piles[0] == state.world.piles[0]


def test_what_a_seat_never_saw_is_drawn_anew_from_the_deck_too() -> None:
    state = start(2)
    play_quietly(state, 2)
    unseen = [entry for entry in state.world.hole if not seen_by(entry) & 1]
    assert len(unseen) == 1
    found = set()
    for world in worlds(state, 0):
        hidden = [sealed_card(entry) for entry in world.world.hole if not seen_by(entry) & 1]
        assert len(hidden) == 1
        found.add(hidden[0])
    # Any card that seat 0 has not seen could have been discarded by seat 1 in turn 1.
    assert len(found) > 15


def test_cards_of_the_first_age_in_the_black_hole_stay_cards_of_the_first_age() -> None:
    state = start(3)
    play_quietly(state, 10)
    before = sorted(sealed_card(entry) // 40 for entry in state.world.hole)
    for world in worlds(state, 1):
        assert sorted(sealed_card(entry) // 40 for entry in world.world.hole) == before


def test_what_others_know_of_the_black_hole_keeps_its_numbers() -> None:
    state = start(3)
    play_quietly(state, 7)
    masks = sorted(seen_by(entry) for entry in state.world.hole)
    for world in worlds(state, 2):
        assert sorted(seen_by(entry) for entry in world.world.hole) == masks


def test_in_turn_3_a_seat_knows_two_cards_but_not_which_was_kept() -> None:
    state = start(3)
    play_quietly(state, 3)
    # Seat 1 held satellite 0 in turn 2; now seat 0 chooses from it.
    pair = list(state.world.piles[0])
    keep_all(state)
    chosen = {world.world.areas[0].chosen for world in worlds(state, 1)}
    assert chosen == set(pair)
    # Seat 2 never held satellite 0.
    assert len({world.world.areas[0].chosen for world in worlds(state, 2)}) > 5


def test_the_view_names_the_cards_i_put_back_but_not_which_one_was_taken() -> None:
    """§10.6."""
    state = start(3)
    play_quietly(state, 2)
    pile = cards(state.world.piles[0])
    assert view(state, 0).satellites[0].known == pile
    keep_all(state)
    assert view(state, 0).satellites[0].known == pile
    assert view(state, 1).satellites[0].known == cards(state.world.piles[0])
    assert view(state, 2).satellites[0].known == []
    assert view(state, None).satellites[0].known == []


def test_a_seat_sees_its_own_hand_only() -> None:
    state = table(seat_of(chosen="1-04"), seat_of(chosen="1-05"))
    assert [view(state, seat).hand for seat in (0, 1)] == [["1-04"], ["1-05"]]
    assert view(state, None).hand == []
    assert view(state, None).previews == []
    assert "1-05" not in view(state, 0).faces


def test_the_card_in_an_answer_is_shown_only_when_it_is_placed() -> None:
    state, dealer = table(seat_of(chosen="1-03"), seat_of(chosen="1-05")), Listening()
    answer(state, 0, "discard_for_spore", dealer, to="3")
    assert "1-03" not in str([event.facts for event in dealer.events])
    placed, hears = table(seat_of(chosen="1-03"), seat_of(chosen="1-05")), Listening()
    answer(placed, 0, "place", hears, card="1-03", to="3")
    assert hears.told("placed") == [{"seat": 0, "card": "1-03", "to": "3", "paid": 0}]
