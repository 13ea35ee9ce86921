"""The gift phase as the strongest level plays it, and who has to find the last pair."""

import pytest

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, ask
from tischlein.core.vocabulary import Named
from tischlein.games.pfad_der_elemente.bot.grid import USUAL_LOOKS
from tischlein.games.pfad_der_elemente.bot.last_gifts import EXPOSED, LastGifts
from tischlein.games.pfad_der_elemente.bot.levels import LOOKS, PfadEffort, strongest_by
from tischlein.games.pfad_der_elemente.rules.actions import COVER_OWN, UNCOVER_FOREIGN, UPGRADE, WORDS
from tischlein.games.pfad_der_elemente.rules.effects import perform
from tischlein.games.pfad_der_elemente.rules.gifts import cost_of, gift_actions
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import play_to, seat_of, start, table

EVEN_RIVALS = [1.0, 1.0]
# The strongest level with less work, so that a test takes moments also where the rules run interpreted.
QUICK = PfadEffort(steps=100, forgets=0, drafts=1, work=20, wide=3, far=2, trust=20.0, early=2)


def last_phase(acted: int) -> PfadDerElemente:
    mine = seat_of("fire", {4: "fire", 3: "air", 8: "earth", 6: "water"}, gifts=6)
    theirs = seat_of("earth", {1: "earth", 2: "fire", 11: "water/covered", 12: "air"}, gifts=5)
    return table(mine, theirs, phase="gifts", active=0, acted=acted, idle=300)


def thought(state: PfadDerElemente, seat: int = 0) -> Named:
    return WORDS.name(strongest_by([], [], QUICK).answer(ask(state, seat, 1), Budget()))


def test_in_the_very_last_turn_a_gift_gains_what_it_changes_in_points() -> None:
    world, gifts = last_phase(1).world, LastGifts()
    before = [sum(points_of(world, seat)) for seat in range(2)]
    kinds = set()
    for action in gift_actions(world, 0):
        after, cost = world.copy(), cost_of(world, action)
        perform(after, 0, action, QuietDealer(1))
        mine, theirs = (sum(points_of(after, seat)) - before[seat] for seat in range(2))
        if UNCOVER_FOREIGN.matches(action):
            # Two gifts more push away what was covered.
            assert gifts.weigh(world, 0, action, EVEN_RIVALS) == pytest.approx(1 / 4)
        else:
            assert gifts.weigh(world, 0, action, EVEN_RIVALS) == pytest.approx((mine - theirs) / cost)
        kinds.add(WORDS.name(action)["do"])
    assert {"swap_own", "move_own", "swap_foreign", "move_foreign", "upgrade", "uncover_foreign", "cover_own"} <= kinds


def test_who_is_followed_covers_what_could_be_pushed_away() -> None:
    first, gifts = last_phase(0).world, LastGifts()
    assert gifts.weigh(first, 0, COVER_OWN(3), EVEN_RIVALS) == pytest.approx(2 * EXPOSED)
    assert gifts.weigh(first, 0, UPGRADE(3), EVEN_RIVALS) == pytest.approx(2 * (1 - EXPOSED))
    last = last_phase(1).world
    assert gifts.weigh(last, 0, COVER_OWN(3), EVEN_RIVALS) == 0


def finish(state: PfadDerElemente, quickly: bool) -> int:
    """Seat 0 spends its gifts by plans, or by what looks best at once; how far ahead it is in the end."""
    bot = strongest_by([], [], QUICK)
    policy = bot.new_practised([True, True])
    while state.turn().mode != turns.OVER:
        seat = state.turn().seats[0]
        planned = seat == 0 and not quickly
        found = bot.answer(ask(state, seat, 1), Budget()) if planned else policy.choose_gift(state.world, seat)
        state.apply(seat, found, QuietDealer(1))
    scores = state.result().scores
    return scores[0] - scores[1]


@pytest.mark.parametrize("acted", [0, 1])
def test_a_plan_ends_no_worse_than_what_looks_best_at_once(acted: int) -> None:
    assert finish(last_phase(acted), quickly=False) >= finish(last_phase(acted), quickly=True)


def test_nothing_is_spent_that_changes_nothing() -> None:
    mine, theirs = seat_of("fire", {6: "mask"}, gifts=3), seat_of("earth", {6: "mask"}, gifts=0)
    assert thought(table(mine, theirs, phase="gifts", active=0, acted=1, idle=300)) == {"do": "end_turn"}


def three_pairs_left(idle: int) -> PfadDerElemente:
    """All is known, and the seat that decides has turned up one of a pair."""
    tiles = [*range(1, 13)]
    mine = dict(zip(tiles[:7], ["air", "water", "mask", "fire", "earth", "air", "water"], strict=True))
    theirs = dict(zip(tiles[:7], ["air", "water", "mask", "fire", "earth", "air", "water"], strict=True))
    grid = {1: "fire", 2: "fire", 3: "earth", 4: "earth", 5: "mask", 6: "mask"}
    seats = seat_of("fire", mine), seat_of("earth", theirs)
    return table(*seats, grid=grid, step="second", open=["1"], idle=idle)


def test_who_takes_the_last_pair_but_two_would_have_to_find_the_last_one() -> None:
    """The next one takes the last but one. But nobody waits for ever."""
    assert LOOKS.lateness(three_pairs_left(0).world) < 0
    waiting = strongest_by([], [], PfadEffort(steps=1, forgets=0))
    answers = [WORDS.name(waiting.answer(ask(three_pairs_left(idle), 0, 1), Budget())) for idle in (0, 7)]
    assert answers[0]["at"] != "2"
    assert answers[1] == {"do": "reveal", "at": "2"}
    assert USUAL_LOOKS.lateness(three_pairs_left(0).world) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"ruleset": "advanced", "omen_visibility": "hidden"}])
def test_it_finishes_matches_at_every_table(seats: int, options: dict[str, str]) -> None:
    state = start(seats, 2, **options)
    luck, bot = QuietDealer(1), strongest_by([], [], QUICK)
    play_to(state, "spirits")
    while state.turn().mode != turns.OVER:
        seat = state.turn().seats[0]
        action = bot.answer(ask(state, seat, luck.roll(99)), Budget())
        assert action in state.legal(seat)
        state.apply(seat, action, luck)
    assert len(state.result().scores) == seats <= len(ELEMENTS)
