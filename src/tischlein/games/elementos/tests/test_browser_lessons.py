"""A stranger learns Elementos from its lessons, by following only what the page says."""

import pytest

from tests.e2e.boards import enter
from tests.e2e.stranger import learn_everything, strangers
from tests.e2e.visitor import Look, Visit

pytestmark = pytest.mark.browser


@strangers("finger-en", "keys-de")
def test_a_stranger_learns_the_game(visit: Visit, look: Look) -> None:
    learn_everything(enter(visit, look, "elementos"))
