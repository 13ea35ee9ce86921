"""The material: how many cards of which kind, and a word for everything printed, in both languages."""

from collections import Counter
from pathlib import Path

import pytest

from tischlein.games.essence.rules.course import question_of
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPTS,
    FACETS,
    KINDS,
    STEPS,
    SYMBOLS,
    UNPLEASANT,
    WAYS,
    colour_of,
    own_concept,
)
from tischlein.games.essence.rules.options import rulings_of
from tischlein.games.essence.rules.world import full_world
from tischlein.games.essence.tests.table import options
from tischlein.testing.texts import LANGUAGES, read_texts

LOCALES = Path(__file__).resolve().parent.parent / "locales"


def test_there_are_357_concepts() -> None:
    """§2."""
    counted = Counter(COLOURS[concept.colour] for concept in CONCEPTS)
    assert counted == {"yellow": 100, "green": 100, "blue": 80, "red": 70, "white": 7}


def test_eighteen_emotions_are_unpleasant() -> None:
    """§45."""
    assert len([concept for concept in CONCEPTS if concept.valence == UNPLEASANT]) == 18


def test_there_are_38_way_cards_in_the_mix_of_the_fact_sheet() -> None:
    """§1, §A15."""
    counted = Counter((way.symbol, COLOURS[way.colour]) for way in WAYS)
    rows = {symbol: [counted[symbol, colour] for colour in COLOURS] for symbol in SYMBOLS}
    assert rows == {
        "triangle": [3, 3, 3, 4, 2],
        "fivestar": [3, 3, 2, 3, 0],
        "circle": [0, 3, 3, 0, 0],
        "sevenstar": [3, 0, 0, 0, 3],
    }


def test_no_two_concepts_share_an_id_and_each_facet_is_met_in_several_colours() -> None:
    assert len({concept.id for concept in CONCEPTS}) == 357
    for facet in range(len(FACETS)):
        assert len({concept.colour for concept in CONCEPTS if concept.weights[facet] > 0}) >= 4


def test_concepts_of_the_tables_own_know_their_colour() -> None:
    """§46."""
    assert [colour_of(own_concept(colour, 19)) for colour in range(5)] == list(range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_its_words(language: str) -> None:
    texts = read_texts(LOCALES / f"{language}.ftl")
    words = [concept.id for concept in CONCEPTS] + [way.id for way in WAYS] + list(SYMBOLS) + KINDS + FACETS
    wanted = {f"word-{word}" for word in words} | {f"emblem-{number}" for number in range(1, 8)}
    wanted |= {f"{how}-{facet}" for how in ("like", "tire") for facet in FACETS} | {f"colour-{one}" for one in COLOURS}
    wanted |= {f"scale-{colour}-{step}" for colour in COLOURS for step in range(1, STEPS + 1)}
    assert wanted - texts.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_and_guesses_are_asked_about_the_other(language: str) -> None:
    """§17."""
    texts = read_texts(LOCALES / f"{language}.ftl")
    world = full_world(2, rulings_of(options()))
    for number, way in enumerate(WAYS):
        question = f"word-{question_of(world, number)}"
        assert texts[question] == set()
        if way.symbol in ("triangle", "fivestar"):
            assert texts[f"{question}-other"] == {"name"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_white_seven_star_is_true_with_every_reading(language: str) -> None:
    """§A6: how much there is for the active player depends on the table."""
    lines = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    help = next(line for line in lines if line.startswith("help-sevenstar-white = "))
    assert [sign for sign in help if sign.isdigit()] == ["1"], "the coin that everybody in the majority gets"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_on_two_cards_of_a_colour(language: str) -> None:
    lines = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    words = dict(line.split(" = ") for line in lines if line.startswith("word-") and " = " in line)
    for colour in range(len(COLOURS)):
        on_cards = [words[f"word-{concept.id}"] for concept in CONCEPTS if concept.colour == colour]
        assert len(set(on_cards)) == len(on_cards)
