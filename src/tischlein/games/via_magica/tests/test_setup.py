"""Dealing and choosing three gates of six."""

from collections import Counter

import pytest

from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.material import GATE_IDS
from tischlein.games.via_magica.rules.state import ViaMagica, load
from tischlein.games.via_magica.rules.world import World
from tischlein.games.via_magica.tests.table import DISPLAY, Stacked, asks, choices, opened, zone
from tischlein.games.via_magica.views.view import ViaMagicaView


def world_of(match: Match) -> World:
    assert isinstance(match.state, ViaMagica)
    return match.state.world


def begin(seats: int, seed: str = "setup", **options: object) -> Match:
    return Match(GAME, read_options(GAME.options, options), seats, seed)


@pytest.mark.parametrize(("seats", "deck"), [(2, 63), (3, 57), (4, 51), (5, 45), (6, 39)])
def test_five_gates_lie_on_display_and_six_in_every_hand(seats: int, deck: int) -> None:
    """§3.1, §3.2, §3.5, §3.6."""
    world = world_of(begin(seats))
    assert len(world.display) == 5
    assert [len(area.hand) for area in world.areas] == [6] * seats
    assert len(world.deck) == deck
    assert [area.supply for area in world.areas] == [7] * seats
    assert len(world.bag) == 23


def test_the_display_may_show_two_gates_of_a_kind() -> None:
    """§3.8."""
    displays = [world_of(begin(2, f"seed {number}")).display for number in range(40)]
    assert any(len(set(display)) < len(display) for display in displays)


def choosing(hand: list[str]) -> ViaMagica:
    """Seat 0 has this hand; seat 1 has kept two gates already."""
    position = {
        "phase": "choose",
        "catcher": 0,
        "token": None,
        "display": DISPLAY,
        "seats": [
            {"zone": ["-", "-", "-"], "hand": hand},
            {"zone": ["V01", "V02", "-"], "hand": ["G05", "G06", "G07", "G08"]},
        ],
    }
    state = load({**position})
    assert isinstance(state, ViaMagica)
    return state


def keep(state: ViaMagica, seat: int, gate: str) -> None:
    action = WORDS.number({"do": "keep", "gate": gate})
    assert action in state.legal(seat)
    state.apply(seat, action, Stacked("air"))


def test_three_different_kinds_are_kept() -> None:
    """§3.3, §A22."""
    state = choosing(["Y01", "Y01", "Y02", "Y02", "Y03", "Y03"])
    assert choices(state, 0, "keep") == ["Y01", "Y02", "Y03"]
    keep(state, 0, "Y01")
    assert choices(state, 0, "keep") == ["Y02", "Y03"]
    keep(state, 0, "Y02")
    assert choices(state, 0, "keep") == ["Y03"]
    keep(state, 0, "Y03")
    assert choices(state, 0, "keep") == []
    assert zone(state.world.areas[0]) == ["Y01[....]", "Y02[.....]", "Y03[....]"]


def test_play_begins_when_the_last_seat_has_three_gates() -> None:
    state = choosing(["Y01", "Y02", "Y03", "Y04", "Y05", "Y06"])
    for gate in ("Y01", "Y02", "Y03"):
        keep(state, 0, gate)
    assert (asks(state), state.turn().seats) == ("choose", [1])
    keep(state, 1, "G05")
    assert asks(state) == "place 0 1"


def test_gates_that_were_not_kept_are_discards() -> None:
    """§3.4."""
    state = choosing(["Y01", "Y02", "Y03", "Y04", "Y05", "Y06"])
    for gate in ("Y01", "Y02", "Y03"):
        keep(state, 0, gate)
    keep(state, 1, "G05")
    asides = [[GATE_IDS[kind] for kind in area.aside] for area in state.world.areas]
    assert asides == [["Y04", "Y05", "Y06"], ["G06", "G07", "G08"]]
    assert [opened(state, seat) for seat in (0, 1)] == [[], []]


def test_nobody_sees_what_another_seat_keeps_before_all_have_chosen() -> None:
    """§3.2, §10.1."""
    match = begin(3)
    match.act(0, match.legal(0)[0])
    for viewer in (1, None):
        shown = match.view(viewer)
        assert isinstance(shown, ViaMagicaView)
        assert (shown.areas[0].kept, shown.areas[0].zone) == (1, [])


def test_a_choice_can_be_taken_back_while_others_still_choose() -> None:
    match = begin(2)
    before = match.fingerprint()
    match.act(0, match.legal(0)[0])
    match.act(1, match.legal(1)[0])
    match.take_back(0)
    match.take_back(1)
    assert match.fingerprint() == before


def test_any_seat_may_be_the_first_catcher() -> None:
    """§3.7, §A23."""
    catchers = Counter(world_of(begin(3, f"seed {number}")).catcher for number in range(60))
    assert set(catchers) == {0, 1, 2}


def test_the_first_seat_catches_first_where_the_table_says_so() -> None:
    """§11.5."""
    catchers = {world_of(begin(3, f"seed {number}", first_catcher="first_seat")).catcher for number in range(20)}
    assert catchers == {0}


def test_dealt_gates_are_three_different_kinds_and_play_begins_at_once() -> None:
    """§11.1, §A26."""
    for number in range(40):
        match = begin(6, f"seed {number}", starting_gates="dealt")
        for area in world_of(match).areas:
            kinds = area.slots[:3]
            assert len(set(kinds)) == 3 and min(kinds) >= 0
            assert area.aside == []
        assert match.turn().mode == "together"
