"""Why not: a reason for everything that is not legal, made of the very conditions that make the rest legal."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tischlein.core.refusal import Fact
from tischlein.core.state import State
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.position.notation import read_ply
from tischlein.games.elementos.rules import plies, ways
from tischlein.games.elementos.rules.squares import MOST_ROWS, whole_board
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import WHITE, Choice, at_table, lay, new_match, play, state_of
from tischlein.testing.mutations import Deletion, Forbidden, Moment, deletions, forbidden, moments_of
from tischlein.testing.reasons import reasons_at, untold

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).resolve().parent.parent
DELETIONS = deletions(FOLDER, "tischlein.games.elementos", squares=whole_board(MOST_ROWS))


def stuck() -> ElementosState:
    """White has no ply but to flip the frozen disc in the corner."""
    state = at_table(["b4 fire wand", "a8 fire/wood"], ["b5 fire wand", "b8 fire/wood"], carrier_flip=False)
    play(state, "flip a8", "flip b8", "flip a8", "flip b8")
    return state


def repeating() -> ElementosState:
    """Black may not go back to where the position would be for the third time."""
    state = at_table(["a1 fire wand", "b3 fire"], ["c8 fire wand", "b7 wood"], repetition="forbidden_at_3")
    to_and_fro = ["move b3-a3", "move b7-a7", "move a3-b3", "move a7-b7"]
    play(state, *to_and_fro, *to_and_fro[:-1])
    return state


def duel() -> ElementosState:
    """White's b4 and black's b5 are frozen; white stands before everything that can block or be taken."""
    white = ["b4 fire/wood", "c4 wood", "a3 water", "a1 fire wand"]
    state = at_table(white, ["a4 wood", "b5 wood/water", "c5 fire", "a7 water", "c8 fire wand"])
    play(state, "flip b4", "flip b5", "flip b4", "flip b5")
    return state


def crowded() -> ElementosState:
    """Carriers face each other and a disc each, with all symbols around them."""
    white = ["b4 fire wand", "a4 water", "c5 wood", "b3 wood", "c3 fire", "a1 wood"]
    return at_table(white, ["b5 wood", "a5 fire", "c6 water", "b6 fire wand", "a2 water"])


def on_seven_rows() -> ElementosState:
    return at_table(["b7 fire", "a1 fire wand", "a6 wood"], ["c6 fire wand", "b6 water"], board_rows=7)


def laid(*words: str, **options: Choice) -> ElementosState:
    """White has laid these, from a1 upwards."""
    match = new_match("reasons", **options)
    for at, word in zip(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"], words, strict=False):
        lay(match, WHITE, at, word)
    return state_of(match)


def suggested() -> ElementosState:
    match = new_match("reasons")
    match.perform(WHITE, {"do": "preset"})
    return state_of(match)


# Who has no ply in these may do what nobody else may (§20): there a rule less can make that illegal.
STUCK: list[ElementosState] = [stuck(), at_table(["b4 fire wand"], ["b5 fire wand"], carrier_flip=False)]
MADE: list[ElementosState] = [
    *STUCK,
    at_table(["b4 fire wand", "b5 wood"], ["b6 fire wand", "c1 wood"], carrier_flip=False),
    repeating(),
    duel(),
    crowded(),
    on_seven_rows(),
    laid(),
    laid("fire/wood", "fire/wood", "fire/wood"),
    laid("fire/wood", "fire/wood", "fire/water", require_three_of_each=True),
    laid("fire/water", "fire/water", "wood/water", require_three_of_each=True),
    laid(*["fire/wood"] * 3, *["wood/water"] * 3, *["water/fire"] * 3),
    suggested(),
]


def mirrored(state: ElementosState) -> ElementosState:
    """The same position with the other player to move, where that can be."""
    other = state.copy()
    other.to_move = 1 - state.to_move
    return other


@cache
def sample() -> list[Moment]:
    """Positions of all kinds, the stuck ones first."""
    made: list[Moment] = [(state, seat) for state in MADE for seat in state.turn().seats]
    others = [mirrored(state) for state in (crowded(), on_seven_rows())]
    return [*made, *((state, state.to_move) for state in others), *moments_of(GAME, matches=1, looks=3)]


def actions(state: State) -> range:
    return range(GAME.vocabulary.size())


@contextmanager
def tables_made_anew() -> Iterator[None]:
    """The tables of plies, from the conditions as they are now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plies, "_WAYS", ways.ways())
        patch.setattr(plies, "_HAND_OVERS", ways.hand_overs())
        patch.setattr(plies, "_STEPS", ways.steps())
        yield


@cache
def before() -> Forbidden:
    return forbidden(sample(), actions)


def test_there_are_at_least_thirty_conditions_and_parts_of_conditions() -> None:
    assert len(DELETIONS) >= 30


@pytest.mark.parametrize("deletion", DELETIONS, ids=lambda one: one.name)
def test_without_a_rule_its_reason_vanishes_and_the_others_stay(deletion: Deletion) -> None:
    with deletion.make(), tables_made_anew():
        after = forbidden(sample(), actions)
    assert before() - after, "nothing that this rule forbade is legal without it"
    assert [place for place, _ in after - before() if place >= len(STUCK)] == [], "something became illegal"


# ---- what is said


def said(state: ElementosState, text: str) -> tuple[str, str, dict[str, Fact]]:
    """Key, rule and facts of the reason against a ply."""
    reason = state.why_not(state.to_move, read_ply(text))
    assert reason is not None, f"{text} is legal"
    return reason.key, reason.rule, reason.facts


@pytest.mark.parametrize(
    ("ply", "key", "rule", "facts"),
    [
        ("flip b5", "enemy_disc", "12", {"at": "b5"}),
        ("flip b6", "no_disc", "12", {"at": "b6"}),
        ("flip b4", "frozen", "18b", {"at": "b4", "to": ["b5"]}),
        ("move b6-b7", "no_disc", "9", {"at": "b6"}),
        ("move a7-a8", "enemy_disc", "9", {"at": "a7"}),
        ("move b4-b3", "never_back", "9", {"at": "b4", "to": "b3"}),
        ("move b4-c4", "own_disc_there", "10", {"to": "c4"}),
        ("move b4-c5", "equal_blocks", "10", {"to": "c5", "up": "fire"}),
        ("move a3-a4", "stronger_blocks", "10", {"to": "a4", "up": "water", "other": "wood"}),
        ("move a1-b2", "carrier_straight_only", "14", {"at": "a1", "to": "b2"}),
        ("wand b4>c5", "wand_elsewhere", "13", {"at": "b4", "wand": "a1"}),
        ("wand a1>b1", "wand_needs_disc", "13", {"to": "b1"}),
        ("pass", "must_play", "8a", {}),
    ],
)
def test_a_player_is_told_what_stands_in_the_way(ply: str, key: str, rule: str, facts: dict[str, Fact]) -> None:
    assert said(duel(), ply) == (key, rule, facts)


@pytest.mark.parametrize(
    ("ply", "key", "rule", "facts"),
    [
        ("move b4-b5", "carrier_takes_nothing", "15", {"at": "b4", "to": "b5"}),
        ("wand b4>b5", "wand_not_to_enemy", "13", {"to": "b5"}),
        ("wand b4>c3", "wand_never_back", "13", {"at": "b4", "to": "c3"}),
        ("move c5-b6", "carrier_is_safe", "15", {"to": "b6"}),
    ],
)
def test_what_is_said_about_carriers_and_wands(ply: str, key: str, rule: str, facts: dict[str, Fact]) -> None:
    assert said(crowded(), ply) == (key, rule, facts)


def test_who_is_stuck_is_told_to_flip_before_passing() -> None:
    assert said(stuck(), "pass") == ("frozen_before_passing", "20", {"at": ["a8"]})
    assert said(stuck(), "flip b4") == ("carrier_not_flipped", "A5", {"at": "b4"})


def test_an_own_disc_ahead_of_the_carrier_can_take_the_wand() -> None:
    state = at_table(["b4 fire wand", "b5 wood"], ["c8 fire wand"])
    assert said(state, "move b4-b5") == ("carrier_behind_own", "14", {"at": "b4", "to": "b5"})
    assert state.why_not(WHITE, read_ply("wand b4>b5")) is None


def test_other_options_have_other_reasons() -> None:
    assert said(repeating(), "move a7-b7") == ("third_time", "A10", {})
    assert said(on_seven_rows(), "move b7-b8") == ("off_board", "A1", {"to": "b8"})


@pytest.mark.parametrize(
    ("state", "named", "key", "rule", "facts"),
    [
        (laid(), {"do": "lay", "at": "a6", "disc": "fire/wood"}, "not_at_home", "5", {"at": "a6"}),
        (laid("fire/wood"), {"do": "lay", "at": "a1", "disc": "fire/wood"}, "home_square_taken", "5", {"at": "a1"}),
        (
            laid("fire/wood", "wood/fire", "fire/wood"),
            {"do": "lay", "at": "c3", "disc": "wood/fire"},
            "pair_used_up",
            "2",
            {"disc": "wood/fire", "up": "wood", "down": "fire"},
        ),
        (
            laid("fire/wood", "fire/wood", "fire/water", require_three_of_each=True),
            {"do": "lay", "at": "c3", "disc": "fire/water"},
            "symbol_shown_thrice",
            "A13",
            {"up": "fire"},
        ),
        (
            laid("fire/water", "fire/water", "wood/water", require_three_of_each=True),
            {"do": "lay", "at": "c3", "disc": "wood/water"},
            "three_of_each_spoilt",
            "A13",
            {"disc": "wood/water"},
        ),
        (laid("fire/wood"), {"do": "ready"}, "discs_left", "6b", {"count": 8}),
        (laid("fire/wood"), {"do": "flip", "at": "a1"}, "setup_first", "5", {"count": 8}),
        (suggested(), {"do": "preset"}, "preset_lies_there", "6a", {}),
        (suggested(), {"do": "flip", "at": "a1"}, "ready_first", "6b", {}),
        (duel(), {"do": "ready"}, "setup_over", "6b", {}),
    ],
)
def test_what_is_said_while_arranging_and_after_it(
    state: ElementosState, named: Named, key: str, rule: str, facts: dict[str, Fact]
) -> None:
    reason = state.why_not(state.turn().seats[0], GAME.vocabulary.number(named))
    assert reason is not None and (reason.key, reason.rule, reason.facts) == (key, rule, facts)


def test_every_reason_is_given_somewhere_and_told_in_words() -> None:
    assert untold(FOLDER, reasons_at(sample(), actions)) == []
