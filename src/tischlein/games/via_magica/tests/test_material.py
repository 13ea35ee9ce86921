"""The table of gates against the totals that were counted from the source (facts, `checks`)."""

from collections import Counter
from pathlib import Path

import pytest

from tischlein.games.via_magica.rules.effects import ANIMI, COLOURS, KINDS
from tischlein.games.via_magica.rules.material import ALL_CARDS, FULL_BAG, GATES, REWARDS, TOKENS, Gate
from tischlein.kit.tables import Row, TableWrong, read_table


def test_case_1_the_bag_holds_6_5_4_3_2_1_tokens_and_2_wild_ones() -> None:
    """§2.2."""
    counted = Counter(TOKENS[token] for token in FULL_BAG)
    assert counted == {"air": 6, "water": 5, "earth": 4, "life": 3, "fire": 2, "shadow": 1, "wild": 2}


def test_forty_kinds_of_gate_lie_twice_in_the_deck() -> None:
    """§2.1."""
    assert Counter(ALL_CARDS) == dict.fromkeys(range(40), 2)


def test_kinds_by_colour() -> None:
    """§2.1."""
    counted = Counter(COLOURS[gate.colour] for gate in GATES)
    assert counted == {"green": 10, "yellow": 13, "violet": 11, "blue": 6}


def test_kinds_by_number_of_spaces() -> None:
    assert Counter(len(gate.spaces) for gate in GATES) == {2: 1, 3: 3, 4: 20, 5: 11, 6: 5}


def test_spaces_by_animus() -> None:
    counted = Counter(ANIMI[animus] for gate in GATES for animus in gate.spaces)
    assert counted == {"air": 45, "water": 41, "earth": 33, "life": 27, "fire": 18, "shadow": 12}


def test_printed_points_by_colour() -> None:
    points = {colour: sum(gate.points for gate in GATES if COLOURS[gate.colour] == colour) for colour in COLOURS}
    assert points == {"yellow": 52, "violet": 117, "green": 0, "blue": 33}


def test_kinds_by_effect() -> None:
    counted = Counter(gate.effect.kind for gate in GATES)
    assert counted == {
        "score_per_gate": 4,
        "score_per_space": 6,
        "place_crystals": 8,
        "open_other_gate": 1,
        "extra_gate": 1,
        "gain_crystals": 2,
        "rearrange_crystals": 1,
        "none": 11,
        "animus_is_wild": 6,
    }
    assert set(counted) == set(KINDS)


def test_ten_rewards_are_worth_sixty_points() -> None:
    """§2.4."""
    assert len(REWARDS) == 10
    assert sum(reward.points for reward in REWARDS) == 60


def test_the_two_data_doubts_are_marked_on_their_gates() -> None:
    assert {gate.id: gate.doubt for gate in GATES if gate.doubt} == {"V07": "D1", "V08": "D1", "B03": "D2", "B04": "D2"}


WHOLE: dict[str, object] = {
    "id": "X01",
    "colour": "green",
    "spaces": ["air", "fire"],
    "points": 1,
    "effect": {"kind": "none"},
}


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("colour", "pink"),
        ("spaces", ["air", "mud"]),
        ("spaces", "air"),
        ("spaces", ["air"]),
        ("points", "3"),
        ("points", True),
        ("effect", {"kind": "dance"}),
        ("effect", {"kind": "none", "count": 1}),
        ("effect", {"kind": "gain_crystals"}),
        ("price", 3),
    ],
)
def test_a_wrong_cell_of_the_table_is_named(cell: str, value: object) -> None:
    Gate(Row("gates.toml, gate 1", WHOLE))
    with pytest.raises(TableWrong, match=r"gates\.toml, gate 1"):
        Gate(Row("gates.toml, gate 1", {**WHOLE, cell: value}))


def test_a_table_with_unknown_rows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "gates.toml"
    file.write_text('[[gate]]\nid = "X01"\n[[dragon]]\nid = "D"\n')
    with pytest.raises(TableWrong, match="dragon"):
        read_table(file, ["gate"])
