"""What gifts can do, what it costs, and what it may not touch (§27 to §36)."""

import pytest

from tischlein.games.pfad_der_elemente.rules.material import COSTS, GIFT_VERBS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    area,
    may,
    offered,
    reveal,
    seat_of,
    seen_by,
    spirits,
    table,
    verbs,
)
from tischlein.testing.dealers import Listening


def two(first: dict[int, str], second: dict[int, str], gifts: int | None = None, **options: object) -> PfadDerElemente:
    """Seat 0 plays fire and is to act; an omen each where they are needed."""
    omens = options.get("ruleset") == "advanced"
    mine = seat_of("fire", first, omens=["fire-1", "fire-2"] if omens else [])
    other = seat_of("water", second, omens=["water-1", "water-2"] if omens else [])
    if gifts is not None:
        mine["gifts"] = gifts
    return table(mine, other, grid={1: "fire", 2: "water"}, options=options)


def test_costs_are_those_of_the_rule_book() -> None:
    """§27 to §34."""
    assert COSTS == {
        "cover_own": 1,
        "swap_own": 1,
        "move_own": 1,
        "third_reveal": 1,
        "upgrade": 1,
        "uncover_foreign": 2,
        "swap_foreign": 2,
        "move_foreign": 2,
    }


def test_an_own_spirit_is_covered_masks_too() -> None:
    """§27."""
    state = two({1: "mask", 2: "earth/covered"}, {1: "mask", 2: "earth"})
    assert offered(state, 0, "cover_own", "at") == ["1"]
    answer(state, 0, "cover_own", at="1")
    assert spirits(state, 0)[1] == "mask/covered"
    assert state.world.gifts[0] == 9


def test_two_own_spirits_on_touching_tiles_are_swapped() -> None:
    """§25, §28."""
    state = two({1: "mask", 2: "earth", 12: "air"}, {1: "mask", 2: "earth", 3: "air"})
    assert offered(state, 0, "swap_own", "at") == ["1"]
    answer(state, 0, "swap_own", at="1", to="2")
    assert spirits(state, 0) == {1: "earth", 2: "mask", 12: "air"}
    assert state.world.gifts[0] == 9


def test_an_own_spirit_moves_to_a_free_tile_beside_it() -> None:
    """§25, §29: tile 1 touches 2, 5 and 6; on 2 lies another one."""
    state = two({1: "mask", 2: "earth/covered"}, {1: "mask", 2: "earth"})
    assert offered(state, 0, "move_own", "to") == ["5", "6"]
    answer(state, 0, "move_own", at="1", to="6")
    assert spirits(state, 0) == {2: "earth/covered", 6: "mask"}
    assert state.world.gifts[0] == 9


def test_f14_an_owner_cannot_shift_what_is_covered() -> None:
    """§36, §A14."""
    state = two({1: "fire/covered", 2: "earth"}, {1: "fire", 2: "earth"})
    assert "swap_own" not in verbs(state, 0)
    assert offered(state, 0, "move_own", "at") == ["2"]
    free = two({1: "fire/covered", 2: "earth"}, {1: "fire", 2: "earth"}, owner_may_shift_covered=True)
    assert may(free, 0, "swap_own", at="1", to="2")
    assert offered(free, 0, "move_own", "at") == ["1", "2"]


@pytest.mark.parametrize(("motif", "verb"), [("fire", "move_own"), ("mask", "swap_own")])
def test_f14_nor_can_a_power_shift_it(motif: str, verb: str) -> None:
    """Tile 6, where the new spirit lies, touches 2 and 5; both are covered."""
    lying = {2: "air/covered", 5: "water/covered", 12: "earth"}
    for shift in (False, True):
        state = table(
            seat_of("fire", lying),
            seat_of("water", {1: "earth", 2: "air", 3: "water"}),
            grid={1: motif, 2: motif},
            options={"owner_may_shift_covered": shift},
        )
        reveal(state, 0, 1, 2)
        answer(state, 0, "place_own", at="6")
        answer(state, 0, "place_foreign", path="water", at="6")
        assert ({"2", "5"} <= set(offered(state, 0, verb, "at"))) == shift
        assert ({"2", "5"} & set(offered(state, 0, verb, "at")) != set()) == shift


def test_f13_nothing_shifts_a_covered_foreign_spirit() -> None:
    """§33, §34, §36."""
    state = two({1: "mask", 2: "earth"}, {1: "mask/covered", 2: "earth"})
    assert offered(state, 0, "move_foreign", "at") == ["2"]
    assert "swap_foreign" not in verbs(state, 0)


@pytest.mark.parametrize(("motif", "verb"), [("water", "move_foreign"), ("earth", "swap_foreign")])
def test_f13_nor_does_a_power(motif: str, verb: str) -> None:
    state = table(
        seat_of("fire", {1: "mask", 2: "air"}),
        seat_of("water", {1: "mask/covered", 2: "air"}),
        grid={1: motif, 2: motif},
        options={"owner_may_shift_covered": True},
    )
    reveal(state, 0, 1, 2)
    answer(state, 0, "place_own", at="6")
    answer(state, 0, "place_foreign", path="water", at="5")
    assert "1" not in offered(state, 0, verb, "at")


def test_a_gift_is_laid_on_an_own_spirit() -> None:
    """§31, §A16: covered ones too."""
    state = two({1: "earth/covered", 2: "air"}, {1: "earth", 2: "air"})
    assert offered(state, 0, "upgrade", "at") == ["1", "2"]
    answer(state, 0, "upgrade", at="1")
    assert spirits(state, 0)[1] == "earth/covered/gift"
    assert state.world.gifts[0] == 9
    assert area(state, 0, 0).points.spirits == 2 + 1


def test_f18_a_mask_gets_no_gift() -> None:
    """§31."""
    state = two({1: "mask", 2: "air"}, {1: "mask", 2: "air"})
    assert offered(state, 0, "upgrade", "at") == ["2"]


def test_f19_a_spirit_gets_one_gift_only() -> None:
    """§31."""
    state = two({1: "earth/gift", 2: "air"}, {1: "earth", 2: "air"})
    assert offered(state, 0, "upgrade", "at") == ["2"]


def test_f20_with_one_gift_nothing_is_done_to_others() -> None:
    """§32, §33, §34 cost two."""
    lying = {1: "earth/covered", 2: "air", 3: "air"}
    own = {1: "earth"}
    foreign = {"uncover_foreign", "swap_foreign", "move_foreign"}
    assert verbs(two(own, lying, gifts=2), 0) >= foreign
    assert not verbs(two(own, lying, gifts=1), 0) & foreign


@pytest.mark.parametrize(
    ("verb", "fields", "after"),
    [
        ("uncover_foreign", {"at": "1"}, {1: "earth", 2: "air", 3: "mask"}),
        ("swap_foreign", {"at": "2", "to": "3"}, {1: "earth/covered", 2: "mask", 3: "air"}),
        ("move_foreign", {"at": "3", "to": "4"}, {1: "earth/covered", 2: "air", 4: "mask"}),
    ],
)
def test_foreign_spirits_are_uncovered_swapped_and_moved(
    verb: str, fields: dict[str, str], after: dict[int, str]
) -> None:
    """§32, §33, §34."""
    state = two({1: "earth", 2: "air", 3: "mask"}, {1: "earth/covered", 2: "air", 3: "mask"})
    answer(state, 0, verb, None, path="water", **fields)
    assert spirits(state, 1) == after
    assert state.world.gifts[0] == 8


def test_an_owner_cannot_uncover() -> None:
    """§36, §A15: the own covered spirit is nobody's target here."""
    state = two({1: "earth/covered"}, {1: "earth"})
    assert "uncover_foreign" not in verbs(state, 0)


def test_f21_a_gift_travels_with_its_spirit() -> None:
    """§25."""
    state = two({1: "earth/gift", 2: "air"}, {1: "earth", 2: "air"})
    answer(state, 0, "swap_own", at="1", to="2")
    answer(state, 0, "move_own", at="2", to="3")
    assert spirits(state, 0) == {1: "air", 3: "earth/gift"}


def test_any_number_of_gifts_may_be_spent_in_a_turn() -> None:
    """§16: before the reveal, while gifts last."""
    state = two({1: "earth", 2: "air"}, {1: "earth", 2: "air"}, gifts=3)
    for at, to in (("2", "3"), ("3", "4"), ("4", "8")):
        answer(state, 0, "move_own", at=at, to=to)
    assert verbs(state, 0) == {"reveal"}


def test_an_omen_is_exchanged_for_the_top_of_the_own_stack() -> None:
    """§35, §A6: the old one leaves the game."""
    state = two({}, {}, ruleset="advanced")
    dealer = Listening()
    answer(state, 0, "exchange_omen", dealer, omen="fire-1")
    assert [omen.id for omen in area(state, 0, 0).omens] == ["fire-2", "fire-3"]
    assert (area(state, 0, 0).stack, area(state, 0, 0).removed) == (4, 1)
    assert state.world.gifts[0] == 8
    told = [(event.name, event.only) for event in dealer.events]
    assert told == [("exchanged", None), ("drew", 0)]


@pytest.mark.parametrize("cost", [1, 2, 3])
def test_the_table_sets_the_price_of_an_exchange(cost: int) -> None:
    """§A5."""
    state = two({}, {}, ruleset="advanced", exchange_omen_cost=cost)
    answer(state, 0, "exchange_omen", omen="fire-1")
    assert state.world.gifts[0] == 10 - cost
    assert "exchange_omen" not in verbs(two({}, {}, gifts=cost - 1, ruleset="advanced", exchange_omen_cost=cost), 0)


def test_an_empty_stack_cannot_be_drawn_from() -> None:
    """§35."""
    state = two({}, {}, ruleset="advanced", exchange_omen_cost=1)
    for _ in range(5):
        assert "exchange_omen" in verbs(state, 0)
        answer(state, 0, "exchange_omen", omen=str(offered(state, 0, "exchange_omen", "omen")[0]))
    assert "exchange_omen" not in verbs(state, 0)


def test_omens_can_be_exchanged_in_the_gift_phase() -> None:
    """§37, §A24."""
    state = table(
        seat_of("fire", omens=["fire-1", "fire-2"]),
        seat_of("water", omens=["water-1", "water-2"]),
        phase="gifts",
        idle=300,
        options={"ruleset": "advanced"},
    )
    assert verbs(state, 0) == {"exchange_omen", "end_turn"}


def test_the_base_game_has_no_omens_to_exchange() -> None:
    """§35."""
    state = two({1: "earth"}, {1: "earth"})
    assert "exchange_omen" not in verbs(state, 0)
    assert [means.action for means in seen_by(state, 0).means] == GIFT_VERBS


def test_a_view_says_which_means_are_ready() -> None:
    state = two({1: "earth"}, {1: "earth"}, gifts=1)
    ready = {means.action for means in seen_by(state, 0).means if means.ready}
    assert ready == {"cover_own", "move_own", "upgrade"}
    assert seen_by(state, 1).means == []
