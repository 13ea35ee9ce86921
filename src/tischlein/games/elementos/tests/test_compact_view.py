"""A compact view says what the view says: the same numbers for a learner, in every position and under every option."""

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.compact_view import CompactView
from tischlein.core.course import Course
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.compact_view import COMPACT_VIEW
from tischlein.lab.observations.compact_views import CompactViews
from tischlein.lab.observations.encoding import Encoding, layout_of

TABLES = 24


def differs(encoding: Encoding, course: Course) -> bool:
    """Whether looking at the state and writing down the view give a seat different numbers."""
    views = [msgspec.to_builtins(GAME.view(course.state, seat)) for seat in range(course.seats)]
    return any(
        encoding.look(course.state, seat).tobytes() != encoding.observe(view).tobytes()
        for seat, view in enumerate(views)
    )


def tables() -> list[Course]:
    """Matches with all options mixed at random."""
    luck = QuietDealer(20261115)
    chosen = [{one.id: one.values[luck.roll(len(one.values))] for one in GAME.options} for _ in range(TABLES)]
    return [Course(GAME, read_options(GAME.options, one), 2, f"table {n}") for n, one in enumerate(chosen)]


def is_wrong_somewhere(encoding: Encoding) -> bool:
    """Looks at every position of every table until one differs."""
    luck = QuietDealer(20261116)
    for course in tables():
        while not course.is_over():
            if differs(encoding, course):
                return True
            course.act(luck.pick(course.legal))
        if differs(encoding, course):
            return True
    return False


def encoding_with(compact_view: CompactView) -> Encoding:
    encoding = Encoding(GAME, layout_of(GAME.id), 2)
    encoding._compact_views = CompactViews(compact_view, encoding.layout.view, 2)
    encoding._recall = encoding._compact_views.kept.recall
    return encoding


def test_looking_at_any_position_gives_the_numbers_of_its_view() -> None:
    assert not is_wrong_somewhere(encoding_with(COMPACT_VIEW))


@pytest.mark.parametrize("part", ["ask", "discs[id=4]", "captured[id=0]", "ready", "idle_plies", "repetitions"])
def test_a_glance_that_forgets_a_part_would_be_found(part: str) -> None:
    forgotten = COMPACT_VIEW.parts.index(part)

    def look(state: State, seat: Seat) -> vec[i64]:
        shown = COMPACT_VIEW.numbers(state, seat)
        shown[forgotten] = 0
        return shown

    assert is_wrong_somewhere(encoding_with(CompactView(COMPACT_VIEW.parts, look)))
