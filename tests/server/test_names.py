"""Names of people."""

import pytest

from tischlein.core.refusal import Refusal
from tischlein.server.move.names import clean_name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna\t", "Anna"),
        ("Anna   Lena", "Anna Lena"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz Żółw", "Łukasz Żółw"),
        ("日本語", "日本語"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("'; DROP TABLE step; --", "'; DROP TABLE step; --"),
        ("%s {0} ${x}", "%s {0} ${x}"),
        ("🦊", "🦊"),
        ("x" * 40, "x" * 40),
        ("نور", "نور"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("x" * 41, "name_too_long"),
        ("x" * 100_000, "name_too_long"),
        ("An\x00na", "name_characters"),
        ("An\nna", "name_characters"),
        ("An\x1b[31mna", "name_characters"),
        ("\u202eannA", "name_characters"),
        ("An\u200bna", "name_characters"),
        ("An\u2066na", "name_characters"),
        ("An\ufeffna", "name_characters"),
        ("\u3164", "name_characters"),
        ("An\ue000na", "name_characters"),
        ("A" + "\u0301" * 12, "name_characters"),
        ("An\u2028na", "name_characters"),
    ],
)
def test_a_name_that_would_trick_the_eye_is_refused(given: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(given)
    assert refused.value.key == reason
