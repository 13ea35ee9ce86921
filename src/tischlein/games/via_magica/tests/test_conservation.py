"""Every crystal, token, card and reward is somewhere exactly once, at every step of random matches."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.area import NO_GATE
from tischlein.games.via_magica.rules.effects import WILD, GainCrystals
from tischlein.games.via_magica.rules.material import ALL_CARDS, FULL_BAG, GATES, REWARDS
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.rules.world import NOBODY, World
from tischlein.kit.bits import bits
from tischlein.testing.cases import random_move, step

MANY_STEPS = 250


def cards_are_all_there(world: World) -> None:
    lying = world.deck + world.display + world.discard + [world.opening]
    for area in world.areas:
        lying = lying + area.slots + area.opened + area.hand + area.aside
    assert sorted(kind for kind in lying if kind != NO_GATE) == ALL_CARDS
    assert world.deck == sorted(world.deck)
    assert len(world.display) == 5


def tokens_are_all_there(world: World) -> None:
    assert sorted(world.bag + world.drawn) == FULL_BAG
    assert world.bag == sorted(world.bag)
    assert WILD not in world.drawn[:-1]


def crystals_of(gates: list[int]) -> int:
    effects = [GATES[kind].effect for kind in gates]
    return 7 + sum(effect.count for effect in effects if isinstance(effect, GainCrystals))


def crystals_are_all_there(world: World) -> None:
    for seat, area in enumerate(world.areas):
        mine = world.opening != NO_GATE and world.owed[-1].seat == seat
        gates = [*area.opened, world.opening] if mine else area.opened
        assert area.supply >= 0
        assert area.supply + bits(area.crystals) == crystals_of(gates)
        assert area.crystals & ~area.spaces[WILD] == 0, "a crystal lies beside the gates"


def no_kind_is_twice_with_one_seat(world: World) -> None:
    for seat, area in enumerate(world.areas):
        mine = world.opening != NO_GATE and world.owed[-1].seat == seat
        gates = [kind for kind in area.slots if kind != NO_GATE] + area.opened + ([world.opening] if mine else [])
        assert len(set(gates)) == len(gates)
        assert area.owned == sum(1 << kind for kind in gates)


def zones_are_whole_between_openings(world: World) -> None:
    if world.phase != "play" or world.owed:
        return
    for area in world.areas:
        assert area.zone_is_full()
        assert area.locked == 0
        for slot in range(area.room):
            here = area.crystals >> slot * 6 & 63
            assert here != GATES[area.slots[slot]].masks[WILD], "a full gate was not opened"


def rewards_have_one_owner(world: World) -> None:
    counted = Counter(
        owner for number, owner in enumerate(world.reward_owner) if owner != NOBODY and REWARDS[number].opened >= 0
    )
    assert all(count == 1 for count in counted.values())


def everything_is_conserved(world: World) -> None:
    cards_are_all_there(world)
    tokens_are_all_there(world)
    crystals_are_all_there(world)
    no_kind_is_twice_with_one_seat(world)
    zones_are_whole_between_openings(world)
    rewards_have_one_owner(world)


@settings(max_examples=60, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    luck=st.integers(min_value=0, max_value=2**60),
    passing=st.booleans(),
    moving=st.sampled_from(["always", "empty_supply"]),
    gates=st.sampled_from(["choose", "dealt"]),
)
def test_nothing_is_lost_and_nothing_doubled(seats: int, luck: int, passing: bool, moving: str, gates: str) -> None:
    """§2.1, §2.2, §3.5, §5d, §7.5, §8.5."""
    dealer = QuietDealer(luck)
    options = read_options(GAME.options, {"pass_allowed": passing, "moving": moving, "starting_gates": gates})
    state = GAME.setup(options, seats, dealer)
    assert isinstance(state, ViaMagica)
    for _ in range(MANY_STEPS):
        everything_is_conserved(state.world)
        if state.turn().mode == turns.OVER:
            return
        step(state, random_move(state, dealer), dealer)
