"""What a table may choose is declared once, and nothing else is taken."""

import pytest

from tischlein.core.options import Option, Options, read_options, text_option
from tischlein.core.refusal import Refusal

DECLARED = [Option("rows", [8, 7]), Option("open", [False, True]), Option("first", ["random", "white"], shown=False)]


def test_the_first_value_is_the_default() -> None:
    assert read_options(DECLARED, {}).chosen == {"rows": 8, "open": False, "first": "random"}


def test_what_is_given_replaces_the_default() -> None:
    options = read_options(DECLARED, {"rows": 7, "open": True})
    assert (options.number("rows"), options.flag("open"), options.word("first")) == (7, True, "random")


def test_an_unknown_option_is_answered_with_all_options() -> None:
    with pytest.raises(Refusal) as refused:
        read_options(DECLARED, {"colour": "red"})
    assert refused.value.key == "unknown_option"
    assert refused.value.facts == {"option": "colour", "valid": ["first", "open", "rows"]}


@pytest.mark.parametrize("value", [9, "8", True, None, 8.0, [8]])
def test_an_unknown_value_is_answered_with_all_values(value: object) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(DECLARED, {"rows": value})
    assert refused.value.key == "unknown_option_value"
    assert refused.value.facts == {"option": "rows", "valid": ["8", "7"]}


@pytest.mark.parametrize("value", [0, 1, "true"])
def test_a_number_is_no_yes(value: object) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(DECLARED, {"open": value})
    assert refused.value.facts["valid"] == ["false", "true"]


def test_another_choice_leaves_the_first_options_alone() -> None:
    options = read_options(DECLARED, {})
    assert options.with_choice("rows", 7).number("rows") == 7
    assert options.number("rows") == 8


def test_a_choice_is_read_as_what_it_is() -> None:
    options = Options({"rows": 8, "open": True, "first": "white"})
    with pytest.raises(AssertionError, match="not a number"):
        options.number("open")
    with pytest.raises(AssertionError, match="not a yes or no"):
        options.flag("rows")
    with pytest.raises(AssertionError, match="not a word"):
        options.word("rows")


TEXT = [text_option("own", lines=3, length=10)]


def test_a_text_of_the_table_is_empty_unless_somebody_writes_one() -> None:
    assert read_options(TEXT, {}).word("own") == ""


def test_a_text_is_kept_without_empty_lines_doubles_and_wide_spaces() -> None:
    assert read_options(TEXT, {"own": "  one \r\n\nt  wo\nONE\n"}).word("own") == "one\nt wo"


def test_reading_a_text_that_was_kept_changes_nothing() -> None:
    kept = read_options(TEXT, {"own": " a \n b"}).word("own")
    assert read_options(TEXT, {"own": kept}).word("own") == kept


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("a\nb\nc\nd", "option_too_many_lines"),
        ("a letter too many", "option_line_too_long"),
        ("a\x00b", "option_text_unreadable"),
        (7, "option_text_unreadable"),
        (None, "option_text_unreadable"),
    ],
)
def test_a_text_that_does_not_fit_is_refused(value: object, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(TEXT, {"own": value})
    assert refused.value.key == key


def only_digits(text: str) -> str:
    """What a game may make of a text: refused, or in the form in which it is kept."""
    if not text.isdigit():
        raise Refusal("digits_needed", {"value": text})
    return str(int(text))


def test_a_game_reads_a_text_as_it_understands_it() -> None:
    numbers = [text_option("number", lines=1, length=10, read=only_digits)]
    assert read_options(numbers, {"number": " 007 "}).word("number") == "7"
    with pytest.raises(Refusal, match="digits_needed"):
        read_options(numbers, {"number": "seven"})
    # What is too long is refused before the game sees it; what nobody has written is not read.
    with pytest.raises(Refusal, match="option_line_too_long"):
        read_options(numbers, {"number": "1" * 11})
    assert read_options(numbers, {}).word("number") == ""
