"""Texts that only Rauha has: a name for every card, a sentence for every kind of effect."""

import re
from pathlib import Path

import pytest

from tischlein.games.rauha.rules.effects import COUNTED, KINDS
from tischlein.games.rauha.rules.material import BIOME_WORDS, CARD_IDS, SATELLITES, SOURCE_WORDS, SYMBOLS
from tischlein.testing.texts import key_of, read_texts

LOCALES = Path(__file__).resolve().parent.parent / "locales"
BOTH = pytest.mark.parametrize("language", ["de", "en"])


@BOTH
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^word-([12]-\d\d) = (.+)$", text, re.MULTILINE)
    assert [id for id, _ in names] == CARD_IDS
    assert len({name for _, name in names}) == len(CARD_IDS)


@BOTH
def test_every_kind_of_effect_has_its_sentence_with_its_numbers(language: str) -> None:
    texts = read_texts(LOCALES / f"{language}.ftl")
    assert {kind: texts[f"effect-{kind}"] for kind in KINDS} == {
        "none": set(),
        "gain_crystals": {"amount"},
        "gain_energy": {"amount"},
        "pay_for_energy": {"pay", "amount"},
        "pay_for_spore": {"pay"},
        "energy_per": {"each", "counts"},
        "energy_per_chosen_animal": {"each"},
        "passive_water": {"amount"},
    }
    assert {f"counts-{word}" for word in COUNTED} <= texts.keys()


@BOTH
def test_every_symbol_god_field_and_line_has_a_word(language: str) -> None:
    texts = read_texts(LOCALES / f"{language}.ftl")
    lines = [f"{line}{number}" for line in ("row", "column") for number in (1, 2, 3)]
    words = [*BIOME_WORDS, *SYMBOLS, *SATELLITES, *lines, *SOURCE_WORDS]
    assert {key_of("word", word) for word in words} - texts.keys() == set()
