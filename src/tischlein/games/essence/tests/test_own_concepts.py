"""Concepts that a table writes itself: they are checked, shuffled in, shown with their text, and break no promise."""

import pytest

from tischlein.core.refusal import Refusal
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.material import COLOURS, OWN_LENGTH, OWN_LINES
from tischlein.games.essence.tests.table import options, seats_of, table
from tischlein.games.essence.views.view import view
from tischlein.testing.cases import Case
from tischlein.testing.promises import keeps_all_promises

MANY = "\n".join(f"Wort {number}" for number in range(OWN_LINES))


def test_a_match_with_concepts_of_the_tables_own_keeps_every_promise() -> None:
    own = {f"own_{colour}": MANY for colour in COLOURS}
    keeps_all_promises(Case(GAME, options(deck_length="three_each", **own), 3, "own", looks=4))


def test_every_seat_is_shown_the_text_of_an_own_concept() -> None:
    """§46."""
    state = table(
        seats_of(2), "tip", display=["W24"], way="W19", open=["own_green_2"], options={"own": {"green": ["a", "b"]}}
    )
    for viewer in (0, 1, None):
        shown = view(state, viewer).concepts[0]
        assert (shown.concept, shown.colour, shown.text) == ("own_green_2", "green", "b")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (MANY + "\none too many", "option_too_many_lines"),
        ("x" * (OWN_LENGTH + 1), "option_line_too_long"),
        ("bell\x07", "option_text_unreadable"),
    ],
)
def test_what_does_not_fit_on_a_card_is_refused(text: str, key: str) -> None:
    """§46."""
    with pytest.raises(Refusal, match=key):
        options(own_blue=text)
