"""Reasons as sentences, for the shell. What `tischlein show --why` says of a game is among that game's tests."""

from tests.cli.shell import GAME
from tischlein import texts
from tischlein.catalog import find
from tischlein.core.reason import Reason


def test_a_choice_takes_the_variant_that_fits() -> None:
    pattern = "{ $count ->\n    [one] One { $what }.\n   *[other] { $count } of { $what }.\n}"
    assert texts.fill(pattern, {"count": "1", "what": "disc"}) == "One disc."
    assert texts.fill(pattern, {"count": "3", "what": "discs"}) == "3 of discs."


def test_a_reason_without_a_text_is_told_with_its_facts() -> None:
    assert texts.because(find(GAME), Reason("new_rule", "99", {"at": "a4"})) == "New rule (at: a4). (§99)"
