"""What a learner is shown of Elementos."""

from tischlein.core.course import Course
from tischlein.core.options import read_options
from tischlein.games.elementos.game import GAME
from tischlein.lab.observations.encoding import encoding_of


def test_what_is_shown_can_be_found_among_the_meanings() -> None:
    encoding = encoding_of(GAME, 2)
    course = Course(GAME, read_options(GAME.options, {"setup_mode": "preset"}), 2, "a seed")
    numbers = encoding.observe(course.game.view(course.state, 0))
    said = {meaning for meaning, number in zip(encoding.meanings(), numbers, strict=True) if number}
    assert {'phase is "play"', 'discs[id=0].at is "a1"', "there is discs[id=17]"} <= said
    assert "there is captured[id=0]" not in said
