"""The tables of cards, gods, printed biomes and notches against the totals of the fact sheet."""

from collections import Counter
from pathlib import Path

import pytest

from tischlein.games.rauha.rules.effects import ANIMALS, COUNTED, KINDS, EnergyPer, PayForSpore
from tischlein.games.rauha.rules.material import (
    BIOME_IDS,
    BIOME_WORDS,
    BIOMES,
    CARD_IDS,
    CARDS,
    CELL_WORDS,
    GODS,
    LINES,
    NOTCHES,
    SYMBOLS,
    Biome,
    God,
    check_totals,
    printed_biome,
)
from tischlein.kit.tables import Row, TableWrong, read_table

AGE_1 = BIOMES[:40]
AGE_2 = BIOMES[40:80]
ALL = BIOMES[:80]
TABLE = Path(__file__).resolve().parent.parent / "rules" / "cards.toml"


def words(cards: list[Biome]) -> dict[str, int]:
    return dict(Counter(BIOME_WORDS[biome] for card in cards for biome in card.biomes))


def animals(cards: list[Biome]) -> dict[str, int]:
    return {name: sum(card.animals[number] for card in cards) for number, name in enumerate(ANIMALS)}


def test_each_of_the_eighty_cards_exists_once() -> None:
    """§1.7."""
    assert len(set(CARD_IDS)) == CARDS == 80
    assert [id[:2] for id in CARD_IDS] == ["1-"] * 40 + ["2-"] * 40


@pytest.mark.parametrize("cards", [AGE_1, AGE_2])
def test_each_age_has_twelve_of_each_biome_symbol(cards: list[Biome]) -> None:
    """§1.7."""
    assert words(cards) == {"crystal": 12, "forest": 12, "mushroom": 12, "mountain": 12}


def test_age_1_has_12_and_age_2_has_17_of_each_animal_symbol() -> None:
    """§1.5, §1.7."""
    assert animals(AGE_1) == {"flying": 12, "land": 12, "marine": 12}
    assert animals(AGE_2) == {"flying": 17, "land": 17, "marine": 17}


@pytest.mark.parametrize(
    ("cards", "water", "with_water", "price", "restricted"),
    [(AGE_1, 11, 8, 37, 8), (AGE_2, 13, 8, 86, 10), (ALL, 24, 16, 123, 18)],
)
def test_the_checksums_of_water_price_and_limits(
    cards: list[Biome], water: int, with_water: int, price: int, restricted: int
) -> None:
    assert sum(card.water for card in cards) == water
    assert len([card for card in cards if card.water]) == with_water
    assert sum(card.price for card in cards) == price
    assert len([card for card in cards if card.is_restricted()]) == restricted


def test_the_checksums_of_prices_and_animals_on_a_card() -> None:
    assert Counter(card.price for card in ALL) == {0: 45, 1: 1, 2: 12, 3: 4, 4: 10, 5: 3, 6: 4, 7: 1}
    assert Counter(sum(card.animals) for card in ALL) == {0: 18, 1: 39, 2: 21, 3: 2}
    assert len([card for card in ALL if len(card.biomes) == 2]) == 16


def test_the_checksums_of_effects() -> None:
    assert Counter(card.effect.kind for card in ALL) == {
        "energy_per": 26,
        "gain_crystals": 13,
        "gain_energy": 17,
        "none": 13,
        "pay_for_energy": 4,
        "pay_for_spore": 7,
    }


def test_a_slip_in_the_table_does_not_pass_the_checksums() -> None:
    written = dict(read_table(TABLE, ["god", "notch", "printed", "card", "checksum"])["checksum"][0].cells)
    check_totals(0, written)
    with pytest.raises(TableWrong, match="water of age 1"):
        check_totals(0, {**written, "water": 12})
    with pytest.raises(TableWrong, match="effects of age 2"):
        check_totals(
            1, {**written, "water": 13, "with_water": 8, "price": 86, "restricted": 10, "animals": animals(AGE_2)}
        )


def test_all_eight_kinds_of_effect_are_used() -> None:
    used = {biome.effect.kind for biome in BIOMES} | {god.effect.kind for god in GODS}
    assert used == set(KINDS)


def test_r23_no_card_has_both_a_price_and_a_restriction() -> None:
    """§4.9."""
    assert [card.id for card in ALL if card.price and card.is_restricted()] == []


def test_water_is_only_on_cards_with_a_mountain_alone() -> None:
    """§1.6."""
    mountain = BIOME_WORDS.index("mountain")
    assert {tuple(card.biomes) for card in ALL if card.water} == {(mountain,)}
    assert {card.water for card in ALL} == {0, 1, 2, 3}


def test_deserts_are_only_printed_and_belong_to_no_god() -> None:
    """§1.4."""
    desert = BIOME_WORDS.index("desert")
    assert not [card.id for card in ALL if desert in card.biomes]
    assert {biome.symbols for biome in BIOMES if desert in biome.biomes} == {0}


def test_both_sides_have_nine_printed_biomes_the_same_for_all() -> None:
    """§A24."""
    assert [BIOME_IDS[printed_biome(0, cell)] for cell in range(9)] == [f"A{cell}" for cell in CELL_WORDS]
    assert [BIOME_IDS[printed_biome(1, cell)] for cell in range(9)] == [f"B{cell}" for cell in CELL_WORDS]
    assert BIOMES[BIOME_IDS.index("A8")].water == BIOMES[BIOME_IDS.index("B3")].water == 1


def test_r22_each_row_and_each_column_is_activated_exactly_twice() -> None:
    """§3.3."""
    lines = [tuple(sorted(notch.cells)) for notch in NOTCHES if not notch.is_scoring()]
    assert Counter(lines) == {tuple(line): 2 for line in LINES}


def test_every_fourth_notch_is_a_scoring() -> None:
    """§3.3."""
    assert [notch.number for notch in NOTCHES if notch.is_scoring()] == [4, 8, 12, 16]


def test_the_gods_and_what_they_do() -> None:
    """§6.1, §6.2."""
    marks = {god.id: (SYMBOLS[god.symbol], god.on_welcome, god.on_scoring, god.effect.kind) for god in GODS}
    assert marks == {
        "taivas": ("flying", True, True, "pay_for_energy"),
        "maa": ("land", True, True, "energy_per"),
        "meri": ("marine", True, True, "energy_per"),
        "kiteet": ("crystal", True, True, "gain_energy"),
        "metsat": ("forest", True, True, "energy_per_chosen_animal"),
        "sienet": ("mushroom", True, True, "gain_crystals"),
        "vuori": ("mountain", False, False, "passive_water"),
    }


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("2-20", [2, 3, 5]),
        ("1-21", [1, 3, 8]),
        ("1-27", [3, 6, 9]),
        ("1-30", [1, 4, 7]),
        ("2-22", [5, 7, 8]),
        ("2-05", [2, 5, 8]),
    ],
)
def test_source_disagreements_about_cells_are_settled_by_the_pictures(card: str, cells: list[int]) -> None:
    assert [cell + 1 for cell in BIOMES[CARD_IDS.index(card)].cells] == cells


def test_source_disagreements_about_symbols_are_settled_by_the_pictures() -> None:
    assert BIOMES[CARD_IDS.index("1-37")].animals == [0, 1, 1]
    assert isinstance(BIOMES[CARD_IDS.index("2-19")].effect, PayForSpore)


WHOLE: dict[str, object] = {
    "id": "3-01",
    "biomes": ["crystal"],
    "animals": ["land"],
    "water": 0,
    "price": 1,
    "effect": {"kind": "none"},
}


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("biomes", ["swamp"]),
        ("biomes", "crystal"),
        ("animals", ["dragon"]),
        ("water", "1"),
        ("price", True),
        ("cells", ["10"]),
        ("effect", {"kind": "dance"}),
        ("effect", {"kind": "pay_for_love"}),
        ("effect", {"kind": "none", "amount": 1}),
        ("effect", {"kind": "gain_crystals"}),
        ("effect", {"kind": "gain_crystals", "amount": 0}),
        ("effect", {"kind": "energy_per", "each": 1, "counts": "desert"}),
        ("colour", "blue"),
    ],
)
def test_a_wrong_cell_of_the_table_is_named(cell: str, value: object) -> None:
    Biome(Row("cards.toml, card 1", WHOLE))
    with pytest.raises(TableWrong, match=r"cards\.toml, card 1"):
        Biome(Row("cards.toml, card 1", {**WHOLE, cell: value}))


def test_a_god_with_an_unknown_mark_is_refused() -> None:
    effect = {"kind": "gain_energy", "amount": 3}
    God(Row("cards.toml, god 1", {"id": "ukko", "symbol": "crystal", "marks": [], "effect": effect}))
    with pytest.raises(TableWrong, match="thunder"):
        God(Row("cards.toml, god 1", {"id": "ukko", "symbol": "crystal", "marks": ["thunder"], "effect": effect}))


def test_what_energy_per_counts_is_known_by_name() -> None:
    counted = {COUNTED[card.effect.counts] for card in ALL if isinstance(card.effect, EnergyPer)}
    assert counted == set(COUNTED)
