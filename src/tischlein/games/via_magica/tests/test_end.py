"""The end of a match, scoring by source, ties (cases 43 to 45 and the scoring vectors S1 to S11)."""

import pytest

from tischlein.core.state import Result
from tischlein.games.via_magica.rules.material import GATE_IDS, REWARD_IDS, REWARDS
from tischlein.games.via_magica.rules.scoring import SOURCES, gate_points
from tischlein.games.via_magica.rules.state import load
from tischlein.games.via_magica.tests.table import (
    DISPLAY,
    Stacked,
    asks,
    decide,
    idle,
    opened,
    place_all,
    seat_of,
    table,
)

SIX = ["Y01", "Y03", "G01", "G04", "V05", "B01"]


def test_case_43_the_round_of_the_seventh_gate_is_finished_before_the_end() -> None:
    """§9.1."""
    state = table(
        seat_of("V10[.w]", "V01", "V02", opened=SIX),
        seat_of("V11[.aaw]", "V06", "V07", opened=["G05"]),
        rewards={"all4": 1},
    )
    dealer = Stacked()
    place_all(state, dealer, seat0="a1", seat1="a1")
    decide(state, 0, dealer, "take", gate="V09")
    assert asks(state) == "take_gate 1"
    decide(state, 1, dealer, "take", gate="B06")
    decide(state, 1, dealer, "claim")
    assert asks(state) == "over"
    assert dealer.told("caught") == []
    assert state.result().reason == "seventh_gate"
    assert [facts["seat"] for facts in dealer.told("seventh")] == [0]


def test_case_44_the_seventh_gate_may_open_an_eighth() -> None:
    """§9.2."""
    state = table(
        seat_of("Y02[fff.s]", "V01", "V10", opened=SIX), idle(1), token="shadow", display=DISPLAY, rewards={"all4": 1}
    )
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "open", gate="V10")
    decide(state, 0, dealer, "take", gate="V09")
    decide(state, 0, dealer, "take", gate="B06")
    assert len(opened(state, 0)) == 8
    assert asks(state) == "over"


def test_an_ended_match_asks_nobody() -> None:
    state = table(seat_of("V10[.w]", "V01", "V02", opened=SIX), idle(1), rewards={"all4": 1})
    dealer = Stacked()
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="V09")
    assert state.turn().seats == []
    assert state.legal(0) == state.legal(1) == []


def ended(*seats: list[str], rewards: dict[str, int] | None = None) -> Result:
    zones = [["V01", "V02", "V03"], ["B04", "B05", "B06"], ["B01", "B02", "B03"]]
    position = {
        "phase": "over",
        "catcher": 0,
        "token": "air",
        "display": ["Y04", "Y05", "Y06", "Y07", "V09"],
        "seats": [seat_of(*zones[seat], opened=gates) for seat, gates in enumerate(seats)],
        "rewards": rewards or {},
    }
    return load({**position}).result()


SEVEN_GATES_50 = ["V05", "V06", "V07", "V08", "Y11", "Y13", "Y10"]
SIX_GATES_50 = ["V04", "V05", "V06", "V09", "V10", "Y12"]


def test_case_45_more_opened_gates_break_a_tie() -> None:
    """§9.4."""
    result = ended(SIX_GATES_50, SEVEN_GATES_50)
    assert result.scores == [50, 50]
    assert result.places == [2, 1]


def test_case_45_with_as_many_gates_the_victory_is_shared() -> None:
    """§9.4, §A24."""
    result = ended([*SIX_GATES_50, "G02"], SEVEN_GATES_50, ["V07"])
    assert result.scores == [50, 50, 10]
    assert result.places == [1, 1, 3]
    assert result.winners() == [0, 1]


@pytest.mark.parametrize(
    ("gates", "held", "per_gate", "reward_points", "total"),
    [
        (["G01"], [], [3], 0, 3),
        (["G03"], [], [4], 0, 4),
        (["G08"], [], [3], 0, 3),
        (["G09"], [], [0], 0, 0),
        (["G01", "G03", "B01", "B06", "V10", "V11", "Y12"], [], [6, 12, 8, 3, 3, 6, 3], 0, 41),
        (
            ["G04", "Y11", "Y12", "Y09", "Y10", "Y03", "Y08", "V10"],
            ["yellow3", "count6"],
            [12, 3, 3, 3, 3, 6, 3, 3],
            12,
            48,
        ),
        (
            ["G01", "G02", "G03", "G04", "G05", "G06", "G07"],
            ["green3", "count3"],
            [21, 0, 4, 0, 16, 16, 0],
            10,
            67,
        ),
    ],
    ids=["S1", "S2", "S3", "S4", "S5", "S7", "S11"],
)
def test_scoring_vector(gates: list[str], held: list[str], per_gate: list[int], reward_points: int, total: int) -> None:
    """§8.2, §8.3, §9.3."""
    kinds = [GATE_IDS.index(gate) for gate in gates]
    assert [gate_points(kind, kinds) for kind in kinds] == per_gate
    assert sum(REWARDS[REWARD_IDS.index(reward)].points for reward in held) == reward_points
    result = ended(gates, [], rewards=dict.fromkeys(held, 0))
    assert result.scores == [total, 0]


def test_the_score_is_told_by_source() -> None:
    """§9.3."""
    result = ended(["G01", "B05", "V10", "Y12"], [], rewards={"all4": 0, "count4": 0})
    assert result.sources[0] == {
        "yellow": 3,
        "violet": 3,
        "green": 3,
        "blue": 4,
        "colour_rewards": 8,
        "count_reward": 6,
    }
    assert list(result.sources[0]) == SOURCES


def test_gates_in_the_zone_and_crystals_score_nothing() -> None:
    """§9.3."""
    state = table(seat_of("V01[aawff.]", "V02", "V03"), idle(1))
    assert state.result().scores == [0, 0]
