"""Eighteen discs are always somewhere exactly once, three of each pair, and every player has one wand."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.arranging import supply
from tischlein.games.elementos.rules.material import DISC_WORDS
from tischlein.games.elementos.rules.state import ARRANGING, ElementosState
from tischlein.games.elementos.rules.world import disc_numbers_on_board, owner_of
from tischlein.games.elementos.tests.playing import state_of

OPTIONS = st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in GAME.options})


def check_discs(state: ElementosState) -> None:
    discs = state.discs
    on_board = disc_numbers_on_board(discs)
    gone = [divmod(captured, len(DISC_WORDS)) for captured in discs.captured]
    numbers = [number for number, _ in on_board] + [number for number, _ in gone]
    assert len(numbers) == len(set(numbers)), "a disc is in two places"
    for seat in (0, 1):
        pairs = Counter(discs.word_at(square) // 2 for number, square in on_board if owner_of(number) == seat)
        pairs += Counter(disc // 2 for number, disc in gone if owner_of(number) == seat)
        left = supply(discs, seat) if state.stage == ARRANGING else [0, 0, 0]
        assert [pairs[pair] + left[pair] for pair in range(3)] == [3, 3, 3]


def check_squares(state: ElementosState) -> None:
    discs = state.discs
    occupied = discs.white | discs.black
    assert discs.white & discs.black == 0 and occupied & ~state.rulings.board == 0
    for first, second, third in (
        (discs.fire, discs.wood, discs.water),
        (discs.under_fire, discs.under_wood, discs.under_water),
    ):
        assert first | second | third == occupied and first + second + third == occupied
    assert discs.fire & discs.under_fire == discs.wood & discs.under_wood == discs.water & discs.under_water == 0
    assert (discs.seen | discs.frozen) & ~occupied == 0
    if state.stage != ARRANGING:
        assert discs.white >> discs.white_wand & 1 and discs.black >> discs.black_wand & 1


@settings(max_examples=40, deadline=None, derandomize=True)
@given(chosen=OPTIONS, luck=st.integers(0, 2**62), redealt=st.booleans())
def test_every_disc_is_somewhere_exactly_once_at_every_step(
    chosen: dict[str, object], luck: int, redealt: bool
) -> None:
    """§2, §3."""
    match, dealer = Match(GAME, read_options(GAME.options, chosen), 2, "conservation"), QuietDealer(luck)
    while not match.is_over() and len(match.steps) < 300:
        world = state_of(match)
        if redealt:
            world = world.copy()
            world.redeal(dealer.roll(2), dealer)
        check_discs(world)
        check_squares(world)
        seat = match.to_act()[dealer.roll(len(match.to_act()))]
        match.act(seat, dealer.pick(match.legal(seat)))
    check_discs(state_of(match))
    check_squares(state_of(match))
