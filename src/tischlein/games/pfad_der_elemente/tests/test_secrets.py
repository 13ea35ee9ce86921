"""Who knows what: memory, packs, paths that are being laid, omens."""

import msgspec
import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.material import BOARDS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.boxes import OWN_BOX
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    area,
    play_to,
    reveal,
    seat_of,
    seen_by,
    start,
    table,
    take_all,
)
from tischlein.testing import cousins, promises, secrets
from tischlein.testing.cases import Case


def worlds(state: PfadDerElemente, seat: int, count: int = 40) -> list[PfadDerElemente]:
    """Worlds that a seat could be in."""
    found = []
    for number in range(count):
        world = state.copy()
        world.redeal(seat, QuietDealer(number))
        found.append(world)
    return found


def seen_places(state: PfadDerElemente, seat: int | None) -> list[tuple[str, str | None]]:
    return [(place.id, place.motif or place.seen) for place in seen_by(state, seat).grid if place.motif or place.seen]


def missed(**options: object) -> PfadDerElemente:
    """An unseen spirit and a fire that was seen before were revealed and covered again."""
    state = table(seat_of("fire"), seat_of("water"), grid={9: "fire"}, options=options)
    reveal(state, 0, 1, 9)
    assert [motif for _, motif in seen_places(state, 1)] == ["earth", "fire"]
    answer(state, 0, "cover_up")
    return state


def test_what_was_covered_again_is_to_be_remembered() -> None:
    """§48."""
    state = missed()
    for seat in (0, 1, None):
        assert seen_places(state, seat) == []


def test_the_memory_aid_remembers() -> None:
    """§48, §A32."""
    state = missed(memory_aid=True)
    for seat in (0, 1, None):
        assert [place for place, _ in seen_places(state, seat)] == ["1", "9"]


def test_an_imagined_world_remembers_what_was_revealed_and_has_not_decided_the_rest() -> None:
    state = missed()
    for world in worlds(state, 1, 5):
        assert world.world.grid == state.world.grid
        assert world.world.grid.count(-1) == len(world.world.bag) == 18


def test_what_nobody_has_revealed_is_drawn_when_it_is_turned_up() -> None:
    """§3a."""
    found = set()
    for seed in range(30):
        state = table(seat_of("fire"), seat_of("water"))
        state.apply(0, state.legal(0)[0], QuietDealer(seed))
        found.add(state.world.grid[0])
    assert found == {0, 1, 2, 3, 4}


def test_a_covered_spirit_is_seen_by_its_owner_only() -> None:
    """§49, §A18; its gift and that it is covered are open (§50)."""
    own = {1: "earth/covered/gift", 2: "air"}
    state = table(seat_of("fire", own), seat_of("water", {1: "earth", 2: "air"}))
    for seat, motif in ((0, "earth"), (1, None), (None, None)):
        spirit = area(state, 0, seat).spirits[0]
        assert (spirit.motif, spirit.covered, spirit.gift) == (motif, True, True)
    assert [area(state, 0, seat).points.spirits for seat in (0, 1)] == [3, 1]
    known = table(
        seat_of("fire", own), seat_of("water", {1: "earth", 2: "air"}), options={"covered_identity": "everyone"}
    )
    assert area(known, 0, 1).spirits[0].motif == "earth"


def test_a_covered_spirit_does_not_show_through_open_omens() -> None:
    state = table(
        seat_of("fire", {1: "fire/covered", 2: "earth"}, omens=["fire-1", "fire-2"]),
        seat_of("water", {1: "fire", 2: "earth"}, omens=["water-1", "water-2"]),
        options={"ruleset": "advanced", "omen_visibility": "open"},
    )
    assert [len(omen.fulfilled) for omen in area(state, 0, 0).omens] == [1, 0]
    assert [len(omen.fulfilled) for omen in area(state, 0, 1).omens] == [0, 0]


def test_hidden_omens_are_seen_by_their_owner_only_until_the_end() -> None:
    """§7a, §42, §A30."""
    state = start(2, ruleset="advanced", element_choice="random")
    play_to(state, "spirits")
    assert [len(area(state, 0, seat).omens) for seat in (0, 1, None)] == [2, 0, 0]
    assert area(state, 0, 1).omen_count == 2
    play_to(state, "over")
    assert [len(area(state, 0, seat).omens) for seat in (0, 1, None)] == [2, 2, 2]


def test_foreign_omens_are_imagined_anew() -> None:
    state = start(2, ruleset="advanced", element_choice="random")
    imagined = {tuple(world.world.omens[1]) for world in worlds(state, 0, 200)}
    assert len(imagined) == 21
    assert {tuple(world.world.omens[0]) for world in worlds(state, 0)} == {tuple(state.world.omens[0])}


def test_packs_and_hands_of_others_are_secret() -> None:
    """§6, §50."""
    state = start(3, element_choice="random")
    take_all(state)
    assert seen_by(state, None).pack is None
    assert [area(state, 1, seat).supply is None for seat in (0, 1, 2, None)] == [True, False, True, True]
    text = msgspec.json.encode(seen_by(state, 2)).decode()
    assert "picks" not in text


def test_with_two_players_a_pack_that_comes_back_shows_what_was_taken() -> None:
    """Seat 1 takes from what seat 0 has passed on, and the pack comes back."""
    state = start(2, seed=5, element_choice="random")
    luck = QuietDealer(5)
    for _ in range(2):
        state.resolve({seat: luck.pick(state.legal(seat)) for seat in (0, 1)}, luck)
    assert {world.world.picks[0][1] for world in worlds(state, 0)} == {state.world.picks[0][1]}
    # Even what was taken from the other pack before seat 0 ever saw it: it is what lacks in the pool.
    assert {world.world.picks[1][0] for world in worlds(state, 0)} == {state.world.picks[1][0]}


def test_with_more_players_who_took_what_stays_open() -> None:
    state = start(3, seed=5, element_choice="random")
    luck = QuietDealer(5)
    for _ in range(4):
        state.resolve({seat: luck.pick(state.legal(seat)) for seat in range(3)}, luck)
    ways = {tuple(world.world.picks[0][1:3]) for world in worlds(state, 0)}
    one, two = state.world.picks[0][1:3]
    assert ways == {(one, two), (two, one)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_packs_agree_with_every_look_into_them(seats: int) -> None:
    """Plays the draft and keeps what seat 0 saw of each pack; every imagined past must show the same."""
    state = start(seats, seed=seats, element_choice="random")
    luck = QuietDealer(8)
    looks: list[tuple[int, int, list[int]]] = []
    for _ in range(5):
        pack = state.world.pack_of(0)
        looks.append((pack, state.world.round(), list(state.world.packs[pack])))
        state.resolve({seat: luck.pick(state.legal(seat)) for seat in range(seats)}, luck)
        for world in worlds(state, 0, 10):
            for pack, round, held in looks:
                assert pack_in(world, pack, round) == held
            pool = [sum(BOARDS[board].pool[element] for board in world.world.elements) for element in range(4)]
            assert [sum(pack_in(world, pack, 0)[element] for pack in range(seats)) for element in range(4)] == pool


def pack_in(state: PfadDerElemente, pack: int, round: int) -> list[int]:
    """What a pack held in a round: what is left and what was taken since."""
    later = state.world.picks[pack][round:]
    return [state.world.packs[pack][element] + later.count(element) for element in range(4)]


def test_a_path_that_is_laid_is_seen_by_nobody_else() -> None:
    """§9e, §50."""
    state = start(2, element_choice="random")
    play_to(state, "path")
    for _ in range(4):
        state.apply(0, state.legal(0)[0], QuietDealer(1))
    assert [len(area(state, 0, seat).tiles) for seat in (0, 1, None)] == [4, 0, 0]
    assert {len(world.world.buildings[0].cells) for world in worlds(state, 1, 5)} == {0}


def test_a_confirmed_path_is_imagined_as_any_path() -> None:
    state = start(2, element_choice="random")
    play_to(state, "path")
    while not state.world.is_ready(0):
        state.apply(
            0, state.legal(0)[-1] if len(state.world.buildings[0].cells) == 12 else state.legal(0)[0], QuietDealer(1)
        )
    imagined = {tuple(world.world.buildings[0].cells) for world in worlds(state, 1)}
    assert len(imagined) > 30
    assert {len(cells) for cells in imagined} == {12}


COMBINED = [
    {"ruleset": "advanced", "omen_selection": "choose", "exchange_omen_cost": 1},
    {"ruleset": "advanced", "omen_visibility": "open", "owner_may_shift_covered": True, "element_choice": "random"},
    {"ruleset": "advanced", "material": OWN_BOX},
]


@pytest.mark.parametrize("chosen", COMBINED, ids=["choose", "open", "own box"])
def test_omens_keep_the_promises_about_secrets(chosen: dict[str, object]) -> None:
    """The promises of every game look at one option at a time; omens are only there in the advanced game."""
    case = Case(GAME, read_options(GAME.options, chosen), 2, "combined", looks=4)
    for promise in (
        promises.every_match_ends,
        promises.positions_can_be_written_and_read,
        secrets.redealing_forgets,
        secrets.a_seat_sees_the_same_in_every_world_it_could_be_in,
        secrets.a_step_shows_a_seat_nothing_hidden,
        cousins.a_world_depends_only_on_what_the_seat_was_shown,
    ):
        promise(case)
