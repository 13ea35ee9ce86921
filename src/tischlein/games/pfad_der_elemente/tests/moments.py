"""Moments in which everything that can be forbidden is forbidden to somebody: one for each reason at least."""

from tischlein.core.dealer import QuietDealer
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.actions import DONE, LAY, LIFT, REVEAL, WORDS
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_AT
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, LAID
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    play_to,
    reveal,
    seat_of,
    start,
    table,
    take_all,
)

Moment = tuple[State, Seat]
FULL = dict(zip(range(1, 13), ["earth", "air", "water", "fire"] * 3, strict=True))
ROW = [(q, 0) for q in range(12)]


def before_the_paths() -> list[Moment]:
    """Elements, the draft, omens."""
    choosing = start(3, first_player="first_seat")
    answer(choosing, 0, "choose", element="water")
    drafting = start(2, 5, element_choice="random")
    for _ in range(4):
        take_all(drafting)
    omens = start(2, ruleset="advanced", omen_selection="choose", element_choice="random")
    play_to(omens, "omens")
    return [(choosing, 1), (drafting, 0), (omens, 0)]


def laying(cells: list[tuple[int, int]], lifts: int = 48, **options: object) -> PfadDerElemente:
    """Seat 0 has laid its first tiles on these cells, whether the rules would have let it or not."""
    state = start(2, 1, element_choice="random", first_player="first_seat", **options)
    play_to(state, "path")
    building, hand = state.world.buildings[0], state.world.hands[0]
    for place in cells:
        element = next(element for element in range(len(ELEMENTS)) if hand[element] > 0)
        state.apply(0, LAY(CELL_AT[place], element), QuietDealer(1))
    building.lifts = lifts
    assert all(count < 2 * LAID for count in building.around.values())
    return state


def paths() -> list[Moment]:
    """Paths that are being laid."""
    pieces = [*ROW[:4], *ROW[5:12]]
    made = [
        laying([]),
        laying(ROW[:5]),
        laying(ROW),
        laying([*pieces, (-1, 0)]),
        laying(ROW, CAREFUL),
        laying(ROW, 1),
        laying(ROW[:7], 0),
        laying(pieces, CAREFUL),
        laying([], allow_islands=True),
        laying(ROW[:5], allow_islands=True),
        laying(ROW[:10:2], allow_islands=True),
        laying([*ROW[:10], (12, 0)], allow_islands=True),
        laying([*ROW[:11], (13, 0)], allow_islands=True),
        laying(ROW[:5], 0, allow_islands=True),
        laying([*ROW[:9], (11, 0), (13, 0)], 2, allow_islands=True),
        laying([*ROW[:2], *ROW[3:5], *ROW[6:12]], 1, allow_islands=True),
    ]
    chosen = laying(ROW[:2], ruleset="advanced")
    own = laying(ROW[:2], ruleset="advanced", omen_selection="choose")
    return [(state, 0) for state in [*made, chosen, own]]


def two(gifts: int = 8, **options: object) -> PfadDerElemente:
    """Spirits of every kind on both paths."""
    mine = {1: "mask", 2: "fire", 3: "water/covered", 6: "air/gift", 12: "earth/covered/gift", 8: "mask"}
    other = {1: "fire", 2: "air", 3: "water/covered", 6: "earth/covered"}
    seen = {1: "fire", 2: "water", 3: "fire", 4: "earth", 5: "mask", 7: "air", 8: "air", 9: "earth", 10: "water"}
    return table(seat_of("fire", mine, gifts=gifts), seat_of("water", other), grid=seen, options=options)


def turns() -> list[Moment]:
    """The steps of a turn, and the gift phase."""
    second, missed, third = two(), two(), two()
    reveal(second, 0, 1)
    reveal(missed, 0, 1, 2)
    reveal(third, 0, 1, 2, 4)
    poor = two(gifts=0)
    reveal(poor, 0, 1, 2)
    after = two()
    reveal(after, 0, 1, 2)
    answer(after, 0, "cover_up")
    last = table(seat_of("fire", {1: "air"}), seat_of("water", {2: "air/covered"}), phase="gifts", idle=300)
    states = [two(), two(gifts=1), two(owner_may_shift_covered=True), second, missed, third, poor]
    return [(state, 0) for state in [*states, after, last]]


def placings() -> list[Moment]:
    """A pair that is placed, on two paths, on the poorest, and where paths are full."""
    found = {1: "fire", 3: "fire"}
    odd = {1: "earth", 2: "air", 3: "water", 4: "fire"}
    own = table(seat_of("fire", {1: "earth"}), seat_of("water", {1: "earth"}), grid=found)
    three = [seat_of("fire", {5: "air"}), seat_of("water", {1: "earth", 2: "air"}), seat_of("air", {4: "earth"})]
    poorer = table(*three, grid=found)
    full = table(seat_of("fire", FULL), seat_of("water", odd), seat_of("air", {1: "mask", 2: "mask"}), grid=found)
    left_out = table(seat_of("fire"), seat_of("water", FULL), seat_of("air", odd), grid=found)
    alone = table(seat_of("fire", {1: "air"}), seat_of("water", {2: "air"}), grid=found)
    for state in (own, poorer, full, left_out, alone):
        reveal(state, 0, 1, 3)
    for state in (poorer, left_out, alone):
        answer(state, 0, "place_own", at="1" if state is left_out else "2")
    # With the paths of all others full a second spirit stays with its finder. It takes a strange match to get there.
    stays = own.copy()
    stays.world.spirits[1] = [0] * 12
    return [(state, 0) for state in (own, poorer, full, left_out, alone, stays)]


def powers() -> list[Moment]:
    """The power of each pair."""
    found: list[Moment] = []
    for places in ((1, 3), (2, 10), (7, 8), (4, 9)):
        state = two()
        reveal(state, 0, *places)
        answer(state, 0, "place_own", at="7")
        answer(state, 0, "place_foreign", path="water", at="5")
        found.append((state, 0))
    return found


def with_omens() -> list[Moment]:
    mine = seat_of("fire", {1: "air"}, omens=["fire-1", "fire-2"])
    other = seat_of("water", {2: "air"}, omens=["water-1", "water-2"])
    options = {"ruleset": "advanced", "exchange_omen_cost": 1}
    state = table(mine, other, options=options)
    gone = [f"fire-{number}" for number in range(3, 8)]
    empty = table({**mine, "removed": gone, "gifts": 5}, other, options=options)
    return [(state, 0), (empty, 0)]


def all_moments() -> list[Moment]:
    return [*before_the_paths(), *paths(), *turns(), *placings(), *powers(), *with_omens()]


# Elements, draft and omens; then cells to lay and lift, of which a few rows are enough; then the rest.
EARLIER = range(LAY.start)
FIRST, LAST = CELL_AT[-22, -1], CELL_AT[22, 1]
LAYINGS = range(LAY(FIRST, 0), LAY(LAST, 3) + 1)
LIFTINGS = range(LIFT(FIRST), LIFT(LAST) + 1)
SOON = range(DONE(), REVEAL(3))
LATER = range(DONE(), WORDS.size())


def actions_to_ask(state: State) -> list[range]:
    """What somebody could think of in this phase."""
    assert isinstance(state, PfadDerElemente)
    return [EARLIER, LAYINGS, LIFTINGS, SOON] if state.world.buildings else [EARLIER, LATER]
