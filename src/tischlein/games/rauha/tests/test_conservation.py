"""Every card, spore and crystal is somewhere exactly once, at every step of random matches."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import read_options
from tischlein.core.rng import Generator
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.area import START_CRYSTALS
from tischlein.games.rauha.rules.material import CARDS, CELL_WORDS
from tischlein.games.rauha.rules.setup import new_area
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import NOBODY, World
from tischlein.kit.bits import bits
from tischlein.testing.cases import random_move, step


class Bookkeeper(Dealer):
    """Hears everything and keeps accounts of crystals, energy and spores, from the events alone."""

    def __init__(self, memory: int, seats: int) -> None:
        super().__init__()
        self.listening = True
        self.luck: Generator = Generator(memory)
        self.crystals: list[int] = [START_CRYSTALS] * seats
        self.energy: list[int] = [0] * seats
        self.spores: list[set[str]] = [set() for _ in range(seats)]

    def roll(self, count: int) -> int:
        self.drawn += 1
        return self.luck.roll(count)

    def tell(self, event: Event) -> None:
        seat, facts = event.facts.get("seat"), event.facts
        if not isinstance(seat, int) or event.name in ("won", "first"):
            return
        self.crystals[seat] += number(facts, "crystals") - number(facts, "paid")
        self.energy[seat] += number(facts, "energy")
        if event.name == "discarded":
            self.crystals[seat] += 4
        if event.name in ("sowed", "discarded_for_spore"):
            assert facts["to"] not in self.spores[seat], "a biome with a spore got another one"
            self.spores[seat].add(str(facts["to"]))


def number(facts: dict[str, int | str | list[int] | list[str]], key: str) -> int:
    value = facts.get(key, 0)
    assert isinstance(value, int)
    return value


def cards_are_all_there(world: World) -> None:
    assert sorted(world.lying() + world.bags[0] + world.bags[1]) == list(range(CARDS))
    assert [bag == sorted(bag) for bag in world.bags] == [True, True]
    assert [pile == sorted(pile) for pile in world.piles] == [True] * world.seats


def accounts_balance(world: World, dealer: Bookkeeper) -> None:
    for seat, area in enumerate(world.areas):
        assert area.crystals == dealer.crystals[seat] >= 0
        assert area.energy == dealer.energy[seat] == sum(area.earned)
        spored = {CELL_WORDS[cell] for cell in range(9) if area.has_spore(cell)}
        assert spored == dealer.spores[seat]


def gods_have_one_holder(world: World) -> None:
    for god, holder in enumerate(world.holders):
        holding = [seat for seat, area in enumerate(world.areas) if area.holds(god)]
        assert holding == ([] if holder == NOBODY else [holder])


def symbols_are_counted_right(world: World) -> None:
    for area in world.areas:
        counted = new_area(list(area.cells))
        assert (area.animals, area.drops) == (counted.animals, counted.drops)


def everything_is_conserved(world: World, dealer: Bookkeeper) -> None:
    cards_are_all_there(world)
    accounts_balance(world, dealer)
    gods_have_one_holder(world)
    symbols_are_counted_right(world)
    assert sorted(world.stack) == list(range(world.seats))
    assert sum(bits(area.spores) for area in world.areas) <= 45
    for seat, area in enumerate(world.areas):
        assert area.ready == 0 or seat == world.active(), "only the active seat has something to activate"


@settings(max_examples=60, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    luck=st.integers(min_value=0, max_value=2**60),
    side=st.sampled_from(["A", "B"]),
    new_spores=st.sampled_from(["at_once", "next_scoring"]),
)
def test_nothing_is_lost_and_nothing_doubled(seats: int, luck: int, side: str, new_spores: str) -> None:
    dealer = Bookkeeper(luck, seats)
    options = read_options(GAME.options, {"side": side, "new_spores": new_spores})
    state = GAME.setup(options, seats, dealer)
    assert isinstance(state, Rauha)
    while state.turn().mode != turns.OVER:
        everything_is_conserved(state.world, dealer)
        step(state, random_move(state, dealer), dealer)
    everything_is_conserved(state.world, dealer)
