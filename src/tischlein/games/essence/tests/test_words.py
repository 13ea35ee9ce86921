"""Words that were once wrong: German and English cards mean the same, and no sentence says what is not so."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer

from tischlein.testing.texts import LANGUAGES, read_texts

LOCALES = Path(__file__).resolve().parent.parent / "locales"
# The word nearest in sound or in a dictionary means something else, or stands on another card already.
PAIRS = [
    ("y007", "anhänglich", "affectionate"),
    ("y057", "waghalsig", "daring"),
    ("y058", "ungebunden", "free of ties"),
    ("y100", "weltoffen", "cosmopolitan"),
    ("g003", "Geborgenheit", "emotional security"),
    ("g024", "Sicherheit", "safety"),
    ("g045", "Sorgfalt", "attention to detail"),
    ("r032", "Zuversicht", "confidence in the future"),
]


def words(language: str) -> dict[str, str]:
    """Every text of the game as it is written."""
    written = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(written).body if isinstance(entry, fluent.Message)]
    told = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries}
    return {key: text.partition(" = ")[2].strip() for key, text in told.items()}


@pytest.mark.parametrize(("card", "german", "english"), PAIRS)
def test_a_card_means_the_same_in_both_languages(card: str, german: str, english: str) -> None:
    assert (words("de")[f"word-{card}"], words("en")[f"word-{card}"]) == (german, english)


def test_english_speaks_of_traits_and_guesses() -> None:
    everything = " ".join(words("en").values()) + (LOCALES / "rules.en.md").read_text(encoding="utf-8")
    plain = everything.replace("{ $tips }", "").replace("{#tip}", "").lower()
    assert [word for word in ("propert", "tip card", " tips", " tip ", "tipped") if word in plain] == []


def test_a_feeling_that_tells_somebody_much_does_not_give_orders() -> None:
    """„Hat { $name } am meisten zu sagen“ would be an authority."""
    assert "zu sagen" not in words("de")["word-triangle-red-3-other"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_for_another_concept_names_nobody(language: str) -> None:
    """§19c."""
    assert read_texts(LOCALES / f"{language}.ftl")["event-swapped"] == {"old", "new"}


@pytest.mark.parametrize(("language", "said"), [("de", "Zu zweit bringt ein Siebenstern"), ("en", "with two players")])
def test_whoever_forbids_naming_oneself_reads_what_that_does_to_two(language: str, said: str) -> None:
    """§A8."""
    assert said in words(language)["option-self_vote_on_sevenstar-help"]
