"""What does not fit between a game's reasons and their sentences is found: planted in a folder of its own."""

from pathlib import Path

import pytest

from tischlein.core.reason import Reason
from tischlein.testing.reasons import untold

WHY = """
TABLE = [("later", "2")]


def why(early):
    return Reason("too_early" if early else "too_dear", "1", {"price": 3, "seat": 1})
"""
WORDS = """why-later = Later.
why-too_dear = { $price } is too much for { $player }.
why-too_early = Wait.
"""
RULES = "# Game\n\n## Start {#start}\n\n§1 First.\n\n§2 Then.\n"
GIVEN = [Reason("later", "2"), Reason("too_dear", "1", {"price": 3, "seat": 1}), Reason("too_early", "1")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("rules/why.py", WHY), ("locales/rules.en.md", RULES)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    for language in ("de", "en"):
        (tmp_path / "locales" / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
    return tmp_path


def test_nothing_is_found_where_all_fits(folder: Path) -> None:
    assert untold(folder, GIVEN) == []


def test_a_reason_that_is_never_given_is_found_unless_it_is_known_to_be_rare(folder: Path) -> None:
    assert untold(folder, GIVEN[:2]) == ["too_early is given nowhere"]
    assert untold(folder, GIVEN[:2], rare=["too_early"]) == []


def test_a_reason_that_the_rules_do_not_write_and_a_paragraph_that_is_not_there_are_found(folder: Path) -> None:
    assert untold(folder, [*GIVEN, Reason("made_up", "9")]) == [
        "made_up is given, but not written in the rules",
        "§9 is no paragraph",
    ]


def test_a_sentence_that_is_missing_or_too_much_or_uses_what_is_not_told_is_found(folder: Path) -> None:
    words = "why-old = Old.\nwhy-too_dear = { $price } of { $purse }.\nwhy-too_early = Wait.\n"
    (folder / "locales" / "de.ftl").write_text(words, encoding="utf-8")
    assert untold(folder, GIVEN) == [
        "de: later has no sentence",
        "de: why-old is nobody's reason",
        "de: why-too_dear uses purse, which is not always told",
    ]


def test_what_only_some_reasons_of_a_key_tell_is_not_always_told(folder: Path) -> None:
    found = untold(folder, [*GIVEN, Reason("too_dear", "1", {"seat": 0})])
    assert found == [f"{language}: why-too_dear uses price, which is not always told" for language in ("de", "en")]
