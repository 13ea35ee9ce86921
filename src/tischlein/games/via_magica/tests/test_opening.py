"""Opening gates: steps a to f, the order of seats, the display (cases 15 to 21)."""

import pytest

from tischlein.games.via_magica.rules.material import GATE_IDS
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import (
    DISPLAY,
    Stacked,
    asks,
    choices,
    decide,
    display,
    idle,
    opened,
    place_all,
    seat_of,
    table,
    zone,
)

# A gate that one more crystal on its first space, air, fills: V10[.w] for up to two seats, then others.
ALMOST = ["V10[.w]", "V10[.w]", "V11[.aaw]", "V11[.aaw]", "Y11[.ae]"]
BESIDE = [["V01", "V02"], ["V05", "V06"], ["B01", "B02"], ["G01", "G04"], ["V07", "V08"]]


def test_case_15_an_opened_gate_returns_its_crystals_and_makes_room_for_a_new_one() -> None:
    """§1.2, §4.10, §5a, §5c, §5d, §5.7."""
    state = table(seat_of("V11[aa.w]", "V01[a.....]", "V02"), idle(1))
    dealer = Stacked()
    assert state.world.areas[0].supply == 3
    place_all(state, dealer, seat0="a3")
    assert state.world.areas[0].supply == 6  # of seven, one lies on V01
    decide(state, 0, dealer, "take", gate="V09")
    assert opened(state, 0) == ["V11"]
    assert zone(state.world.areas[0]) == ["V09[.....]", "V01[a.....]", "V02[......]"]


@pytest.mark.parametrize(
    ("case", "seats", "catcher", "token", "openers", "expected"),
    [
        ("case_16", 4, 2, "air", [1, 3], [3, 1]),
        ("case_16", 4, 2, "air", [0, 2], [2, 0]),
        ("O3", 3, 0, "air", [0, 1, 2], [0, 1, 2]),
        ("O4", 5, 4, "air", [0, 3, 4], [4, 0, 3]),
        ("case_17", 3, 1, "wild", [1, 2], [1, 2]),
    ],
    ids=["case_16-O1", "case_16-O2", "O3", "O4", "case_17-O5"],
)
def test_the_catcher_of_the_round_opens_first_and_then_the_others_clockwise(
    case: str, seats: int, catcher: int, token: str, openers: list[int], expected: list[int]
) -> None:
    """§6.1, §6.3, §6.5, §A4, §A5."""
    state = table(
        *[seat_of(ALMOST[seat], *BESIDE[seat]) for seat in range(seats)],
        token=token,
        catcher=catcher,
        display=["B03", "B04", "B05", "G06", "G07"],
    )
    dealer = Stacked()
    place_all(state, dealer, **{f"seat{seat}": "a1" for seat in openers})
    order = []
    while state.world.owed:
        seat = state.turn().seats[0]
        order.append(seat)
        decide(state, seat, dealer, "take", gate=str(choices(state, seat, "take")[0]))
    assert order == expected
    if case == "case_17":
        assert dealer.told("caught")[-1]["seat"] == 2


def test_case_18_the_next_opener_chooses_from_the_refilled_display() -> None:
    """§5e, §6.2."""
    state = table(
        seat_of("V10[.w]", "B01", "B02"),
        seat_of("V11[.aaw]", "B03", "B04"),
        display=["V04", "V05", "V06", "V07", "V08"],
    )
    dealer = Stacked("V09")
    place_all(state, dealer, seat0="a1", seat1="a1")
    decide(state, 0, dealer, "take", gate="V04")
    assert asks(state) == "take_gate 1"
    assert choices(state, 1, "take") == ["V05", "V06", "V07", "V08", "V09"]


def test_case_19_kinds_in_the_own_zone_or_opened_cannot_be_taken() -> None:
    """§5d."""
    state = table(
        seat_of("V10[.w]", "V06", "B02", opened=["V05"]), idle(0), display=["V05", "V06", "B01", "B01", "B02"]
    )
    place_all(state, Stacked(), seat0="a1")
    assert choices(state, 0, "take") == ["B01"]


def test_case_20_the_second_copy_of_the_gate_just_opened_cannot_be_taken() -> None:
    """§5d."""
    state = table(seat_of("V10[.w]", "V06", "B02"), idle(0), display=["V10", "B01", "V09", "G03", "G02"])
    place_all(state, Stacked(), seat0="a1")
    assert "V10" not in choices(state, 0, "take")


def test_a_gate_that_the_seat_did_not_keep_at_the_start_may_be_taken() -> None:
    """§5d."""
    state = table(seat_of("V10[.w]", "V06", "B02", aside=["B01", "G05", "G06"]), idle(0), display=["B01"])
    place_all(state, Stacked(), seat0="a1")
    assert choices(state, 0, "take") == ["B01"]


FORBIDDEN = ["V05", "V06", "V07", "V08", "V10"]


def test_case_21_a_display_without_a_legal_gate_is_discarded_and_dealt_anew() -> None:
    """§A20."""
    state = table(
        seat_of("V10[.w]", "V05", "V06", opened=["V07", "V08"]),
        seat_of("V01", "V02", "V03"),
        display=FORBIDDEN,
        rewards={"count3": 0},
    )
    dealer = Stacked("B01", "B02", "B03", "B04", "B05", "air", "water")
    place_all(state, dealer, seat0="a1")
    assert [GATE_IDS[kind] for kind in state.world.discard] == FORBIDDEN
    assert display(state) == ["B01", "B02", "B03", "B04", "B05"]
    assert choices(state, 0, "take") == ["B01", "B02", "B03", "B04", "B05"]
    assert len(dealer.told("swept")) == 1


def test_sweeping_goes_on_until_a_gate_can_be_taken() -> None:
    """§A20."""
    state = table(
        seat_of("V10[.w]", "V05", "V06", opened=["V07", "V08", "Y11"]),
        seat_of("V01", "V02", "V03"),
        display=FORBIDDEN,
    )
    # After the first sweep the deck offers nothing but a fifth gate that he owns; then a free one.
    dealer = Stacked("Y11", "Y01", "Y02", "Y03", "Y04")
    place_all(state, dealer, seat0="a1")
    assert choices(state, 0, "take") == ["Y01", "Y02", "Y03", "Y04"]


def rest_of_the_cards(*lying: str) -> list[str]:
    """All cards that lie nowhere else."""
    rest = [*GATE_IDS, *GATE_IDS]
    for gate in lying:
        rest.remove(gate)
    return rest


def test_an_empty_deck_is_made_of_all_discards_again() -> None:
    """§5e, §A21."""
    lying = ["V10", "V06", "B02", "V01", "V02", "V03", "G01", "G02", "G03", "G04", "G05", "G06", *DISPLAY]
    state = table(
        seat_of("V10[.w]", "V06", "B02", aside=["G01", "G02", "G03"]),
        seat_of("V01", "V02", "V03", aside=["G04", "G05", "G06"]),
        discard=rest_of_the_cards(*lying),
    )
    dealer = Stacked("G06", "air")
    assert state.world.deck == []
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="V09")
    assert display(state) == ["V04", "B06", "G03", "G02", "G06"]
    assert [facts["cards"] for facts in dealer.told("reshuffled")] == [69]
    assert len(state.world.deck) == 68
    assert state.world.discard == state.world.areas[0].aside == state.world.areas[1].aside == []


def table_with_one_gate_left() -> ViaMagica:
    """Two seats about to open a gate, one gate in the display, every other card in some opened zone."""
    zones = ["V10", "V06", "B02", "V11", "V05", "B01"]
    rest = rest_of_the_cards(*zones, "G01")
    first = [gate for gate in GATE_IDS if gate in rest and gate not in (*zones[:3], "G01")]
    for gate in first:
        rest.remove(gate)
    second = [gate for gate in GATE_IDS if gate in rest and gate not in zones[3:]]
    for gate in second:
        rest.remove(gate)
    return table(
        seat_of("V10[.w]", "V06", "B02", opened=first),
        seat_of("V11[.aaw]", "V05", "B01", opened=second),
        *[seat_of("-", "-", "-", opened=[gate]) for gate in rest],
        display=["G01"],
    )


def test_with_deck_and_discards_empty_the_display_stays_smaller_and_a_slot_empty() -> None:
    """§5e, §A20."""
    state = table_with_one_gate_left()
    dealer = Stacked()
    place_all(state, dealer, seat0="a1", seat1="a1")
    decide(state, 0, dealer, "take", gate="G01")
    assert display(state) == []
    assert [facts["seat"] for facts in dealer.told("nothing_to_take")] == [1]
    assert zone(state.world.areas[1])[0] == "-"
    assert opened(state, 1)[-1] == "V11"


def test_the_display_is_refilled_to_five() -> None:
    """§5e."""
    state = table(seat_of("V10[.w]", "V06", "B02"), idle(0))
    dealer = Stacked("Y13")
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="G03")
    assert display(state) == ["V04", "B06", "V09", "G02", "Y13"]
    assert [facts["gate"] for facts in dealer.told("revealed")] == ["Y13"]


def test_gates_that_no_one_may_open_stay_as_they_are() -> None:
    state = table(seat_of("V10[.w]", "V06[a....]", "B02"), seat_of("V11[a...]", "V05", "B01"))
    place_all(state, Stacked("fire"), seat0="b2", seat1="a2")
    assert zone(state.world.areas[0]) == ["V10[.w]", "V06[aa...]", "B02[....]"]
    assert zone(state.world.areas[1]) == ["V11[aa..]", "V05[......]", "B01[....]"]
    assert asks(state) == "place 1"
