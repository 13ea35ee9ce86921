"""What has to be remembered: the log tells it once, and a world made from a view has forgotten it."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import BLACK, WHITE, Choice, at_table, disc, play

BOARD = (
    ["a2 fire/wood", "b2 water/fire wand", "c2 wood/water"],
    ["a6 wood/fire", "b7 fire/wood wand", "c6 water/wood"],
)
MEMORY: dict[str, Choice] = {"own_underside_visible": False}


def flipped_twice(**options: Choice) -> ElementosState:
    """White's a2 shows fire again; everybody has seen the wood below it."""
    state = at_table(*BOARD, **options)
    play(state, "flip a2", "move c6-c5", "flip a2", "move c5-c4")
    return state


def imagined(state: ElementosState, seat: int, square: str, from_view: bool) -> set[str | None]:
    """What may lie below a disc, in many worlds that the seat could be in."""
    found: set[str | None] = set()
    for memory in range(60):
        world = state.copy()
        (world.redeal_from_view if from_view else world.redeal)(seat, QuietDealer(memory))
        owner = disc(world, WHITE, square).owner
        shown = world.copy()
        # Its owner may look where the table does not play by memory.
        shown.rulings = at_table(*BOARD).rulings
        found.add(disc(shown, owner, square).down)
    return found


@pytest.mark.parametrize(
    ("options", "fades"),
    [
        ({}, ("up",)),
        (MEMORY, ("up",)),
        ({"show_seen_undersides": True}, ()),
        ({**MEMORY, "show_seen_undersides": True}, ()),
    ],
)
def test_what_a_flip_shows_fades_unless_the_table_marks_it(options: dict[str, Choice], fades: tuple[str, ...]) -> None:
    """§22, §A14, §A15."""
    (event,) = play(at_table(*BOARD, **options), "flip a2")
    assert (event.name, event.fades, event.facts["up"]) == ("flipped", fades, "wood")


def test_a_capture_does_not_fade_since_its_disc_stays_in_view() -> None:
    """§A18."""
    state = at_table(["a4 fire/wood", "b2 water/fire wand"], ["a5 wood/fire", "b7 fire/wood wand"])
    (event,) = play(state, "move a4-a5")
    assert (event.name, event.fades) == ("captured", ())


def test_the_tables_own_bots_remember_what_was_flipped_and_a_world_from_a_view_does_not() -> None:
    state = flipped_twice()
    assert imagined(state, BLACK, "a2", from_view=False) == {"wood"}
    assert imagined(state, BLACK, "a2", from_view=True) == {"wood", "water"}


def test_the_owner_has_to_remember_only_in_the_memory_variant() -> None:
    """§21, §A14."""
    assert imagined(flipped_twice(), WHITE, "a2", from_view=True) == {"wood"}
    assert imagined(flipped_twice(**MEMORY), WHITE, "a2", from_view=True) == {"wood", "water"}


def test_what_the_table_marks_is_in_every_world() -> None:
    """§A15."""
    marked = flipped_twice(show_seen_undersides=True)
    assert imagined(marked, BLACK, "a2", from_view=True) == {"wood"}


def test_in_a_world_from_a_view_the_position_is_as_old_as_before() -> None:
    """§19: what the discs of that world would have shown makes the same repetitions."""
    state = at_table(*BOARD, **MEMORY)
    play(state, *["flip a2", "flip a6"] * 2)
    for memory in range(20):
        world = state.copy()
        world.redeal_from_view(BLACK, QuietDealer(memory))
        world.times = 0
        assert world.count_occurrences() == state.count_occurrences() == 2
