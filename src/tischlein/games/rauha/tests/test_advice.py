"""The best order of activations: examples, and against trying out every order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.rauha.rules.actions import ALL_AT_ONCE, SOW, SOW_TO
from tischlein.games.rauha.rules.activating import use, uses_of
from tischlein.games.rauha.rules.advice import ENERGY_FIRST, Worth, best_plan, preview
from tischlein.games.rauha.rules.course import make_ready
from tischlein.games.rauha.rules.material import BIOMES, CARDS
from tischlein.games.rauha.rules.options import OPTIONS, Rulings
from tischlein.games.rauha.rules.setup import new_area, new_world, printed_cells
from tischlein.games.rauha.rules.sowing import spores_later
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, SCORE_PHASE, World
from tischlein.games.rauha.tests.table import answer, area, may, phase, seat_of, spores, table, verbs
from tischlein.games.rauha.views.hints import BestView
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening

WAITING = {"new_spores": "next_scoring"}


def all_at_once(state: Rauha, seat: int = 0) -> None:
    answer(state, seat, "activate_all")


def test_all_takes_crystals_first_and_pays_with_them() -> None:
    """§10.3."""
    state = table(seat_of({2: "1-05", 5: "1-03", 8: "1-25"}, crystals=0), seat_of(), phase="activate", notch=2)
    all_at_once(state)
    assert (area(state).energy, area(state).crystals) == (6, 0)
    assert phase(state) == "place"


def test_all_chooses_the_best_payments_when_crystals_are_short() -> None:
    """§10.3."""
    # 3 for 6 and 2 for 7 and 3 for 5, with five crystals: 13 energy.
    cells = {7: "1-02", 8: "2-02", 9: "2-04"}
    state = table(seat_of(cells, crystals=5), seat_of(), phase="activate", notch=13)
    all_at_once(state)
    assert (area(state).energy, area(state).crystals) == (13, 0)


def test_all_keeps_crystals_among_equal_energy() -> None:
    """§10.3."""
    # Four crystals buy 7 energy from Taivas; two buy 7 from 2-02: both together are too dear.
    state = table(seat_of({5: "2-02"}, crystals=5, spores="5"), seat_of(), phase="score", notch=12, gods={"taivas": 0})
    all_at_once(state)
    assert (area(state).energy, area(state).crystals) == (7, 3)


def test_all_buys_no_spore_that_brings_no_energy_and_leaves_that_to_the_player() -> None:
    """§10.3."""
    state = table(seat_of({2: "1-03", 5: "1-18"}), seat_of(), phase="activate", notch=2)
    all_at_once(state)
    assert (area(state).crystals, spores(state)) == (6, "")
    assert verbs(state, 0) == {"sow", "finish"}


def test_all_is_not_offered_for_a_single_source_or_for_spores_alone() -> None:
    """§10.3."""
    alone = table(seat_of({2: "1-26", 5: "1-03"}), seat_of(), phase="activate", notch=2)
    assert "activate_all" not in verbs(alone, 0)
    spores_only = table(seat_of({2: "1-18", 5: "1-22"}), seat_of(), phase="activate", notch=2)
    assert "activate_all" not in verbs(spores_only, 0)


def test_all_counts_spores_after_laying_them() -> None:
    # A spore for 2 crystals; then two energy per spore.
    state = table(seat_of({2: "1-18", 5: "2-17"}, spores="1"), seat_of(), phase="activate", notch=10)
    all_at_once(state)
    assert (area(state).energy, area(state).crystals) == (4, 2)


def test_all_lays_a_spore_in_a_scoring_where_it_brings_most_at_once() -> None:
    state = table(seat_of({1: "1-15", 3: "1-25", 5: "1-18"}, spores="5"), seat_of(), phase="score", notch=4)
    assert may(state, 0, "sow", at="5", to="1")
    plan = best_plan(area(state), state.world.rulings, SCORE_PHASE)
    assert plan.energy == 4
    assert [SOW_TO.of(action) for action in plan.actions if SOW.matches(action)] == [0]


# Where new spores go.


def sown(state: Rauha, action: str) -> str:
    """Where spores lie after everything was activated at once."""
    after = state.copy()
    answer(after, 0, action)
    return spores(after)


def test_a_new_spore_goes_where_later_scorings_bring_most() -> None:
    """§10.4."""
    # The spore is bought because cell 5 counts spores; on cell 9 it will bring 5 energy in both scorings to come.
    state = table(seat_of({2: "1-18", 5: "2-17", 9: "2-18"}, spores="1"), seat_of(), phase="activate", notch=10)
    assert sown(state, "activate_and_sow") == "19"
    # As in matches that were written down before.
    assert sown(state, "activate_all") == "12"


def test_a_new_spore_goes_first_of_all_where_it_brings_most_in_this_scoring() -> None:
    """§10.4."""
    # Four energy for two crystals on cell 1 now; cell 3 would bring one less now, and more than that later.
    cells = {1: "1-15", 3: "2-16", 5: "1-18"}
    state = table(seat_of(cells, spores="5"), seat_of(), phase="score", notch=12, gods={"kiteet": 0})
    assert sown(state, "activate_and_sow") == sown(state, "activate_all") == "15"


def test_among_equals_in_this_scoring_a_new_spore_goes_where_the_later_ones_bring_more() -> None:
    """§10.4."""
    # Cells 1 and 9 both bring four energy now; cell 9 needs no crystals for it, so it brings more later.
    cells = {1: "1-05", 5: "1-18", 9: "1-15"}
    state = table(seat_of(cells, spores="5", crystals=4), seat_of(), phase="score", notch=12, gods={"kiteet": 0})
    assert sown(state, "activate_and_sow") == "59"


def test_after_the_last_scoring_nothing_comes_and_the_first_cell_is_taken() -> None:
    """§10.4."""
    cells = {2: "1-18", 9: "1-25"}
    state = table(seat_of(cells, spores="2"), seat_of(), phase="score", notch=16, gods={"maa": 0}, options=WAITING)
    assert sown(state, "activate_and_sow") == "12"
    earlier = table(seat_of(cells, spores="2"), seat_of(), phase="score", notch=12, gods={"maa": 0}, options=WAITING)
    assert sown(earlier, "activate_and_sow") == "29"


def test_spores_are_chosen_for_only_where_one_can_be_bought_and_counts_at_once() -> None:
    """§10.4."""
    counted = table(seat_of({2: "1-18", 5: "2-17"}, spores="1"), seat_of(), phase="activate", notch=10)
    assert verbs(counted, 0) >= {"activate_all", "activate_and_sow"}
    in_vain = table(seat_of({2: "1-18", 5: "1-03"}, spores="1"), seat_of(), phase="activate", notch=10)
    assert verbs(in_vain, 0) & {"activate_all", "activate_and_sow"} == {"activate_all"}
    poor = seat_of({2: "1-18", 5: "2-17", 8: "1-25"}, spores="1", crystals=1)
    too_dear = table(poor, seat_of(), phase="activate", notch=10)
    assert verbs(too_dear, 0) & {"activate_all", "activate_and_sow"} == {"activate_all"}


def test_all_follows_a_chain_of_spores() -> None:
    # The spore for 1 goes onto crystals, which pay for the next spore, which goes onto energy.
    cells = {1: "2-01", 2: "2-20", 3: "1-25", 5: "2-19", 9: "2-18"}
    state = table(seat_of(cells, spores="235", crystals=1), seat_of(), phase="score", notch=12)
    all_at_once(state)
    assert (area(state).crystals, area(state).earned[1], spores(state)) == (1 - 1 + 5 - 2, 2 + 5, "12359")


def test_the_view_says_what_all_would_bring() -> None:
    state = table(seat_of({2: "1-05", 5: "1-03", 8: "1-25"}, crystals=0), seat_of(), phase="activate", notch=2)
    assert view(state, 1).best == BestView(energy=6, crystals=0)


def test_all_tells_every_single_activation() -> None:
    state, dealer = table(seat_of(), seat_of(), phase="activate", notch=2), Listening()
    answer(state, 0, "activate_all", dealer)
    assert [event.name for event in dealer.events] == ["crystals", "energy"]


def test_a_preview_knows_gods_and_energy_of_this_turn() -> None:
    state = table(seat_of({1: "1-03", 2: "1-35"}, chosen="1-06"), seat_of(), notch=3)
    here = preview(state.world, 0, area(state).chosen, 2)
    # Kiteet is won, and cell 9 gives one more.
    assert (here.gods, here.plan.energy) == (1 << 3, 4)
    there = preview(state.world, 0, area(state).chosen, 3)
    assert (there.gods, there.plan.energy) == (0, 1)
    assert area(state).cells == table(seat_of({1: "1-03", 2: "1-35"}), seat_of()).world.areas[0].cells


# Against trying out every order.


def a_world(cells: list[int], spored: int, gods: int, crystals: int, phase: int, notch: int) -> World:
    """One seat in the middle of activating; where a drawn card is not allowed the printed biome stays."""
    rulings = Rulings(read_options(OPTIONS, {}))
    biomes = printed_cells(0)
    for cell, card in enumerate(cells):
        if cell in BIOMES[card].cells:
            biomes[cell] = card
    mine = new_area(biomes)
    mine.spores, mine.gods, mine.crystals = spored, gods, crystals
    world = new_world([mine, new_area(printed_cells(0))], rulings)
    world.phase, world.notch = phase, notch
    if phase == SCORE_PHASE:
        make_ready(world)
    else:
        mine.ready = world.place().mask | gods << 9
    return world


def best_by_trying(world: World, worth: Worth, known: dict[tuple[int, int, int], int]) -> int:
    """The most that can still be gained from here, crystals of the end included."""
    mine = world.areas[0]
    here = (mine.ready, mine.spores, mine.crystals)
    if here in known:
        return known[here]
    best = worth.crystal * mine.crystals
    for action in uses_of(mine, world.rulings):
        after = world.copy()
        use(after, 0, action, QuietDealer(0))
        gained = worth.energy * (after.areas[0].energy - mine.energy)
        if SOW.matches(action):
            gained += worth.spores[SOW_TO.of(action)]
        best = max(best, gained + best_by_trying(after, worth, known))
    known[here] = best
    return best


CELLS = st.lists(st.integers(0, CARDS - 1), min_size=9, max_size=9, unique=True)
FEW_SPORES = st.lists(st.integers(0, 8), max_size=3).map(lambda cells: sum(1 << cell for cell in set(cells)))
FEW_GODS = st.lists(st.integers(0, 6), max_size=3).map(lambda gods: sum(1 << god for god in set(gods)))
WORTHS = st.one_of(
    st.just(ENERGY_FIRST),
    st.builds(Worth, st.integers(1, 20), st.integers(0, 20), st.lists(st.integers(0, 60), min_size=9, max_size=9)),
)


@settings(max_examples=150, deadline=None)
@given(cells=CELLS, spored=FEW_SPORES, gods=FEW_GODS, crystals=st.integers(0, 7), worth=WORTHS, scores=st.booleans())
def test_no_order_is_better_than_the_plan(
    cells: list[int], spored: int, gods: int, crystals: int, worth: Worth, scores: bool
) -> None:
    phase = SCORE_PHASE if scores else ACTIVATE_PHASE
    world = a_world(cells, spored, gods, crystals, phase, 3 if scores else 5)
    plan = best_plan(world.areas[0], world.rulings, phase, worth)
    assert plan.worth == best_by_trying(world, worth, {})


@settings(max_examples=150, deadline=None)
@given(cells=CELLS, spored=FEW_SPORES, gods=FEW_GODS, crystals=st.integers(0, 7), worth=WORTHS, scores=st.booleans())
def test_a_plan_can_be_carried_out_and_brings_what_it_says(
    cells: list[int], spored: int, gods: int, crystals: int, worth: Worth, scores: bool
) -> None:
    phase = SCORE_PHASE if scores else ACTIVATE_PHASE
    world = a_world(cells, spored, gods, crystals, phase, 3 if scores else 5)
    mine = world.areas[0]
    plan = best_plan(mine, world.rulings, phase, worth)
    for action in plan.actions:
        assert action in uses_of(mine, world.rulings)
        use(world, 0, action, QuietDealer(0))
    assert (plan.energy, plan.crystals) == (mine.energy, mine.crystals - crystals)
    laid = sum(worth.spores[SOW_TO.of(action)] for action in plan.actions if SOW.matches(action))
    assert plan.worth == worth.energy * mine.energy + worth.crystal * mine.crystals + laid


@settings(max_examples=60, deadline=None)
@given(cells=CELLS, spored=FEW_SPORES, gods=FEW_GODS, crystals=st.integers(0, 7), scores=st.booleans())
def test_better_places_for_spores_cost_nothing(
    cells: list[int], spored: int, gods: int, crystals: int, scores: bool
) -> None:
    """§10.4."""
    phase = SCORE_PHASE if scores else ACTIVATE_PHASE
    world = a_world(cells, spored, gods, crystals, phase, 3 if scores else 5)
    mine = world.areas[0]
    plain = best_plan(mine, world.rulings, phase)
    sowing = best_plan(mine, world.rulings, phase, spores_later(world, 0))
    assert (sowing.energy, sowing.crystals) == (plain.energy, plain.crystals)


def test_activate_all_is_one_answer() -> None:
    state = table(seat_of(), seat_of(), phase="activate", notch=2)
    assert state.legal(0)[0] == ALL_AT_ONCE
