"""Every tile, spirit, gift and omen is somewhere exactly once, at every step of random matches (§2 to §7)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import read_options
from tischlein.core.rng import Generator
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.material import BOARDS, COSTS, GIFTED, GIFTS, omens_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import GONE, OVER, SPIRIT_PHASE, UNSEEN, World, motifs_on
from tischlein.testing.cases import random_move, step

# What an event costs its seat, unless it is the power of a pair.
PRICES = {
    "covered": COSTS["cover_own"],
    "upgraded": COSTS["upgrade"],
    "third_revealed": COSTS["third_reveal"],
}


class Bookkeeper(Dealer):
    """Hears everything and keeps accounts of spirits and of sure expenses, from the events alone."""

    def __init__(self, memory: int) -> None:
        super().__init__()
        self.listening = True
        self.luck: Generator = Generator(memory)
        self.spent: dict[int, int] = {}
        self.paths: dict[str, dict[str, str]] = {}

    def roll(self, count: int) -> int:
        self.drawn += 1
        return self.luck.roll(count)

    def tell(self, event: Event) -> None:
        facts = event.facts
        if event.name in PRICES:
            seat = facts["seat"]
            assert isinstance(seat, int)
            self.spent[seat] = self.spent.get(seat, 0) + PRICES[event.name]
        if event.name not in ("placed", "moved", "swapped"):
            return
        path, at = self.paths.setdefault(str(facts["path"]), {}), str(facts["at"])
        if event.name == "placed":
            assert at not in path, "a tile got a second spirit"
            path[at] = str(facts["motif"])
        else:
            to = str(facts["to"])
            assert (to in path) == (event.name == "swapped")
            lifted = path.pop(at)
            if to in path:
                path[at] = path[to]
            path[to] = lifted


def spirits_are_all_there(world: World, dealer: Bookkeeper) -> None:
    each = world.table().spirits
    for motif in range(5):
        lying = sum(motifs_on(spirits).count(motif) for spirits in world.spirits)
        assert world.bag.count(motif) + world.grid.count(motif) + lying == each
    assert world.grid.count(UNSEEN) == len(world.bag)
    assert world.grid.count(GONE) == sum(world.spirits_on(seat) for seat in range(world.seats))
    assert world.bag == sorted(world.bag)


def paths_are_as_told(world: World, dealer: Bookkeeper) -> None:
    names, motifs = ["earth", "air", "water", "fire"], ["earth", "air", "water", "fire", "mask"]
    for seat in range(world.seats):
        if world.elements[seat] >= 0:
            told = dealer.paths.get(names[world.elements[seat]], {})
            lying = motifs_on(world.spirits[seat])
            assert told == {str(tile + 1): motifs[motif] for tile, motif in enumerate(lying) if motif >= 0}


def tiles_are_all_there(world: World) -> None:
    if -1 in world.elements:
        return
    for element in range(4):
        hands = sum(hand[element] for hand in world.hands)
        packs = sum(pack[element] for pack in world.packs)
        laid = sum(building.elements.count(element) for building in world.buildings)
        laid += sum(path.elements.count(element) for path in world.paths)
        boards = [BOARDS[board] for board in world.elements]
        assert hands + packs + laid == sum(board.taken[element] + board.pool[element] for board in boards)


def gifts_and_omens_are_all_there(world: World, dealer: Bookkeeper) -> None:
    for seat in range(world.seats):
        given = len([spirit for spirit in world.spirits[seat] if spirit >= 0 and spirit & GIFTED])
        assert 0 <= world.gifts[seat] <= GIFTS - given
        assert world.gifts[seat] <= GIFTS - dealer.spent.get(seat, 0)
        if world.rulings.omens and world.elements[seat] >= 0:
            all_of_them = world.omens[seat] + world.removed[seat] + world.stack_of(seat)
            assert sorted(all_of_them) == omens_of(world.elements[seat])


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    luck=st.integers(min_value=0, max_value=2**60),
    ruleset=st.sampled_from(["base", "advanced"]),
    shift=st.booleans(),
    islands=st.booleans(),
)
def test_nothing_is_lost_and_nothing_doubled(seats: int, luck: int, ruleset: str, shift: bool, islands: bool) -> None:
    dealer = Bookkeeper(luck)
    chosen = {"ruleset": ruleset, "owner_may_shift_covered": shift, "allow_islands": islands}
    state = GAME.setup(read_options(GAME.options, chosen), seats, dealer)
    assert isinstance(state, PfadDerElemente)
    world = state.world
    while state.turn().mode != turns.OVER:
        spirits_are_all_there(world, dealer)
        tiles_are_all_there(world)
        if world.phase >= SPIRIT_PHASE:
            paths_are_as_told(world, dealer)
            gifts_and_omens_are_all_there(world, dealer)
        step(state, random_move(state, dealer), dealer)
    spirits_are_all_there(world, dealer)
    assert world.phase == OVER
