"""Every way card and concept card is somewhere exactly once, at every step of random matches."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.material import FIRST_CARD, colour_of
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.rules.world import NO_WAY, World
from tischlein.games.essence.tests.table import options
from tischlein.testing.cases import random_move, step


def ways_are_all_there(world: World) -> None:
    chosen = [] if world.way == NO_WAY else [world.way]
    assert sorted(world.ways + world.display + chosen + [past.way for past in world.past]) == world.rulings.way_cards()
    assert world.ways == sorted(world.ways)


def concepts_are_all_there(world: World) -> None:
    for colour, stack in enumerate(world.stacks):
        won = [one for cards in world.won for one in cards if colour_of(one) == colour]
        lying = [one for one in world.open if colour_of(one) == colour]
        assert sorted(stack + world.discards[colour] + won + lying) == world.rulings.concepts(colour)
        assert stack == sorted(stack)


def cards_won_are_cards_owned(world: World) -> None:
    for seat in range(world.seats):
        before = world.before_trading(seat)
        for colour in range(len(world.stacks)):
            won = [one for one in world.won[seat] if colour_of(one) == colour]
            assert before[FIRST_CARD + colour] == len(won)


def trades_cost_one_piece_each(world: World) -> None:
    for seat in range(world.seats):
        assert sum(world.before_trading(seat)) - sum(world.holdings[seat]) == len(world.trades[seat])
        assert min(world.holdings[seat]) >= 0


@settings(max_examples=40, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    luck=st.integers(min_value=0, max_value=2**60),
    expansion=st.booleans(),
    emotions=st.sampled_from(["all", "no_unpleasant"]),
    redraw=st.sampled_from(["once", "thrice"]),
    own=st.sampled_from(["", "one\ntwo\nthree"]),
)
def test_nothing_is_lost_and_nothing_doubled(
    seats: int, luck: int, expansion: bool, emotions: str, redraw: str, own: str
) -> None:
    dealer = QuietDealer(luck)
    chosen = options(
        deck_length="three_each",
        expansion=expansion,
        emotions=emotions,
        concept_redraw=redraw,
        own_yellow=own,
        own_white=own,
    )
    state = GAME.setup(chosen, seats, dealer)
    assert isinstance(state, Essence)
    while True:
        ways_are_all_there(state.world)
        concepts_are_all_there(state.world)
        cards_won_are_cards_owned(state.world)
        trades_cost_one_piece_each(state.world)
        if state.turn().mode == turns.OVER:
            return
        step(state, random_move(state, dealer), dealer)
