"""What has to be remembered: the log tells it once, and a world made from a view has forgotten it."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente, load
from tischlein.games.pfad_der_elemente.tests.table import answer, area, seat_of, seen_by, spirits, start, table
from tischlein.testing.cases import Case
from tischlein.testing.dealers import Listening
from tischlein.testing.memory import what_a_view_hides_now_is_not_told_again

AID: dict[str, object] = {"memory_aid": True}
KNOWN: dict[str, object] = {"covered_identity": "everyone"}
SEEN = {1: "earth", 2: "fire", 3: "fire"}


def fading(state: PfadDerElemente, seat: int, do: str, **facts: str) -> dict[str, tuple[str, ...]]:
    """The events that an answer tells, with what fades of each."""
    dealer = Listening()
    answer(state, seat, do, dealer=dealer, **facts)
    return {event.name: event.fades for event in dealer.events}


def at_grid(**options: object) -> PfadDerElemente:
    return table(seat_of("fire"), seat_of("water"), grid=SEEN, options=options)


@pytest.mark.parametrize(
    ("options", "fades"), [({}, ("motif",)), (AID, ("motif",)), (KNOWN, ("motif",)), ({**AID, **KNOWN}, ())]
)
def test_what_is_turned_up_fades_unless_grid_and_paths_show_it(
    options: dict[str, object], fades: tuple[str, ...]
) -> None:
    """§48, §49: also with the aid, since it may be covered on a path later."""
    state = at_grid(**options)
    assert fading(state, 0, "reveal", at="2") == {"revealed": fades}


@pytest.mark.parametrize(("options", "fades"), [({}, ("motif",)), (KNOWN, ())])
def test_a_pair_and_where_it_goes_fade_where_covered_spirits_have_to_be_remembered(
    options: dict[str, object], fades: tuple[str, ...]
) -> None:
    """§49, §A18."""
    state = at_grid(**options)
    answer(state, 0, "reveal", at="2")
    assert fading(state, 0, "reveal", at="3")["pair"] == fades
    assert fading(state, 0, "place_own", at="1")["placed"] == fades


@pytest.mark.parametrize(("options", "fades"), [({}, ("at", "to")), (KNOWN, ())])
def test_the_ways_of_spirits_fade_with_what_they_are(options: dict[str, object], fades: tuple[str, ...]) -> None:
    """§49."""
    state = table(seat_of("fire", {1: "fire", 2: "earth"}), seat_of("water", {1: "fire", 2: "earth"}), options=options)
    assert fading(state, 0, "swap_own", at="1", to="2")["swapped"] == fades


def worlds(state: PfadDerElemente, seat: int) -> list[PfadDerElemente]:
    found = []
    for memory in range(60):
        world = state.copy()
        world.redeal_from_view(seat, QuietDealer(memory))
        assert load(world.dump()).dump() == world.dump(), "whoever gets it can read it"
        found.append(world)
    return found


def drafting(rounds: int) -> PfadDerElemente:
    """Two seats, in the draft or right after it."""
    state = start(2, seed=5, element_choice="random")
    luck = QuietDealer(5)
    for _ in range(rounds):
        state.resolve({seat: luck.pick(state.legal(seat)) for seat in (0, 1)}, luck)
    return state


def picks(state: PfadDerElemente, seat: int) -> list[int]:
    """What a seat took, in the order in which it did."""
    world = state.world
    return [world.picks[(seat - round) % world.seats][round] for round in range(world.round())]


@pytest.mark.parametrize("rounds", [3, 5])
def test_a_world_from_a_view_has_forgotten_what_was_taken_when(rounds: int) -> None:
    """§6: what one has is in the view, what the other has taken is not."""
    state = drafting(rounds)
    found = worlds(state, 0)
    assert {tuple(sorted(picks(world, 0))) for world in found} == {tuple(sorted(picks(state, 0)))}
    assert len({tuple(picks(world, 0)) for world in found}) > 1
    assert len({tuple(picks(world, 1)) for world in found}) > 1
    held = {tuple(world.world.packs[world.world.pack_of(0)]) for world in found}
    assert held == {tuple(state.world.packs[state.world.pack_of(0)])}


def test_the_last_tile_cannot_be_looked_up_in_a_world() -> None:
    """A match that showed it: seat 1 took other tiles on the way to the same hand, and another one came last."""
    what_a_view_hides_now_is_not_told_again(Case(GAME, read_options(GAME.options, {}), 2, "check"))


def test_a_world_from_a_view_has_forgotten_the_grid() -> None:
    """§48."""
    assert all(place == "?" for world in worlds(at_grid(), 0) for place in written_grid(world))


def test_with_the_memory_aid_it_has_not() -> None:
    """§A32."""
    assert all(written_grid(world)[:4] == ["earth", "fire", "fire", "?"] for world in worlds(at_grid(**AID), 0))


def written_grid(state: PfadDerElemente) -> list[str]:
    grid = state.dump()["grid"]
    assert isinstance(grid, list)
    return [str(place) for place in grid]


def covered(**options: object) -> PfadDerElemente:
    """Seat 1 has covered two spirits; one has a gift, so it is no mask."""
    own = {1: "earth", 2: "water"}
    others = {1: "water/covered", 2: "earth/covered/gift"}
    return table(seat_of("fire", own), seat_of("water", others), options=options)


def test_a_world_from_a_view_has_forgotten_what_others_cover() -> None:
    """§49: it still holds one earth and one water, whose others are seen; which is which is open."""
    found = {spirits(world, 1)[1].split("/")[0] for world in worlds(covered(), 0)}
    assert found == {"earth", "water"}
    assert all(area(world, 1, 0) == area(covered(), 1, 0) for world in worlds(covered(), 0))


def test_it_has_not_where_everybody_sees_what_is_covered() -> None:
    """§A18."""
    assert {spirits(world, 1)[1] for world in worlds(covered(**KNOWN), 0)} == {"water/covered"}


def test_the_owner_of_a_covered_spirit_sees_it_in_every_world() -> None:
    """§49."""
    assert all(spirits(world, 1) == spirits(covered(), 1) for world in worlds(covered(), 1))


def test_whole_pairs_may_lie_covered_and_no_mask_has_a_gift() -> None:
    """§26, §31."""
    state = table(
        seat_of("fire"),
        seat_of("water", {1: "fire/covered/gift", 2: "fire/covered", 3: "air/covered", 4: "air/covered"}),
    )
    found = [spirits(world, 1) for world in worlds(state, 0)]
    assert all(not (path[1].startswith("mask")) for path in found)
    assert {len({word.split("/")[0] for word in path.values()}) for path in found} == {1, 2}, (
        "one or two kinds, in pairs"
    )
    assert all(seen_by(world, 0) == seen_by(state, 0) for world in worlds(state, 0))
