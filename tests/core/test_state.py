"""Results, fingerprints and the one text form of a position."""

from tests.toys import TILES, Tiles, lay
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Result, canonical, fingerprint, places_of


def test_ties_share_a_place() -> None:
    assert places_of([5, 9, 5, 1]) == [2, 1, 2, 4]


def test_all_at_the_first_place_have_won() -> None:
    assert Result([3, 3, 1], [1, 1, 3], "over", [{}, {}, {}]).winners() == [0, 1]


def test_a_position_has_one_text_form_whatever_the_order_of_its_keys() -> None:
    assert canonical({"b": [1, "ü"], "a": None}) == canonical({"a": None, "b": [1, "ü"]}) == '{"a":null,"b":[1,"ü"]}'


def test_equal_positions_have_equal_fingerprints_and_keys() -> None:
    one, other = Tiles(2), Tiles(2)
    assert fingerprint(one) == fingerprint(other) and one.key() == other.key()


def test_another_position_has_another_fingerprint_and_key() -> None:
    one, other = Tiles(2), Tiles(2)
    other.apply(0, lay(0, 1), QuietDealer(1))
    assert fingerprint(one) != fingerprint(other) and one.key() != other.key()


def test_a_refusal_reads_as_its_key_and_facts() -> None:
    assert str(Refusal("not_your_turn", {"seats": [1]})) == "not_your_turn seats=[1]"
    assert str(Refusal("match_over")) == "match_over"


def test_a_game_that_says_nothing_else_keeps_its_options_for_the_next_match() -> None:
    state = Tiles(2)
    options = TILES.rematch(_options(), state.dump(), state.result())
    assert options.chosen == {"first": "seat_0"}


def _options() -> Options:
    return Options({"first": "seat_0"})
