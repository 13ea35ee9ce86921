"""The promises are worth something only if they catch those who break them: one planted bug each."""

import sys

import pytest

from docs.example_game.bids.game import GAME as BIDS
from tests import planted
from tests.planted import ORDER_FROM_A_SET
from tests.toys import TILES, TILES_TO_REMEMBER, Tiles, tiles_game, view_of_now
from tischlein.core.game import Game, View
from tischlein.testing import cousins, memory, promises, reasons, secrets, shapes, traces
from tischlein.testing.cases import Case, option_sets
from tischlein.testing.promises import PROMISES, Promise, cases

BROKEN_RULES: list[tuple[type[Tiles], Promise]] = [
    (planted.LegalityThatPeeks, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted.TurnThatTells, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted.ReasonThatPeeks, reasons.there_is_a_reason_exactly_for_what_cannot_be_done),
    (planted.NoReasonForARoll, reasons.there_is_a_reason_exactly_for_what_cannot_be_done),
    (planted.ReasonAgainstALegalAnswer, reasons.there_is_a_reason_exactly_for_what_cannot_be_done),
    (planted.AskingThatChanges, promises.asking_changes_nothing),
    (planted.AskingThatCountsInSecret, promises.asking_changes_nothing),
    (planted.CopyThatShares, promises.copies_are_independent),
    (planted.CopyThatSharesRows, promises.copies_are_independent),
    (planted.LuckFromOutside, promises.same_seed_same_match),
    (planted.RedealThatKeepsEverything, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted.RedealThatKeepsOneTile, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted.RedealThatShufflesTheTruth, secrets.redealing_forgets),
    (planted.RedealThatForgetsTheKnown, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted.RedealWithLuckFromOutside, secrets.redealing_takes_luck_from_its_dealer_only),
    (planted.EndlessMatch, promises.every_match_ends),
    (planted.DumpThatForgets, promises.positions_can_be_written_and_read),
    (planted.DoublesInTheList, promises.legal_answers_are_sound),
    (planted.NothingToAnswer, promises.every_match_ends),
    (planted.AnswersForEverybody, promises.legal_answers_are_sound),
    (planted.RevealUnsaid, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted.WhisperToAll, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted.HandInTheOthersArea, promises.side_by_side_is_in_any_order),
    (planted.LuckBesideOthers, promises.side_by_side_is_in_any_order),
    (planted.UnsharedTies, promises.every_match_ends),
]

BROKEN_VIEWS: list[tuple[View, Promise]] = [
    (planted.view_that_leaks, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted.public_view_that_leaks, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted.view_with_a_fraction, shapes.views_are_plain),
    (planted.view_that_does_not_ask, shapes.views_are_plain),
]


BROKEN_MEMORIES: list[tuple[type[Tiles], Promise]] = [
    (planted.PeekThatIsToldForEver, memory.what_a_view_hides_now_is_not_told_again),
    (planted.PeekThatAnotherFactTells, memory.what_a_view_hides_now_is_not_told_again),
    (planted.WorldThatRemembers, memory.what_a_view_hides_now_is_not_told_again),
    (planted.WorldThatShowsSomethingElse, memory.a_world_from_a_view_shows_the_same),
]


def is_caught(game: Game, promise: Promise) -> None:
    """A few matches of three seats must be enough."""
    with pytest.raises(AssertionError):
        look_at_some(game, promise)


def look_at_some(game: Game, promise: Promise) -> None:
    for number in range(8):
        promise(Case(game, option_sets(game)[0], 3, f"planted {number}", bound=400))


@pytest.mark.parametrize(("kind", "promise"), BROKEN_RULES, ids=lambda value: value.__name__)
def test_broken_rules_are_caught(kind: type[Tiles], promise: Promise) -> None:
    is_caught(tiles_game(kind), promise)


@pytest.mark.parametrize(("shown", "promise"), BROKEN_VIEWS, ids=lambda value: value.__name__)
def test_broken_views_are_caught(shown: View, promise: Promise) -> None:
    is_caught(tiles_game(shown=shown), promise)


@pytest.mark.parametrize(("kind", "promise"), BROKEN_MEMORIES, ids=lambda value: value.__name__)
def test_broken_memories_are_caught(kind: type[Tiles], promise: Promise) -> None:
    is_caught(tiles_game(kind, view_of_now), promise)


def test_a_reader_that_crashes_on_nonsense_is_caught() -> None:
    is_caught(tiles_game(loads=planted.load_that_crashes), promises.impossible_positions_are_refused)


def test_an_order_from_a_set_is_caught_by_another_hash_seed() -> None:
    case = Case(ORDER_FROM_A_SET, option_sets(ORDER_FROM_A_SET)[0], 2, "set")
    with pytest.raises(AssertionError, match="hash seed"):
        traces.same_in_every_process([case], "tests.planted:ORDER_FROM_A_SET", sys.path)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("game", [TILES, TILES_TO_REMEMBER, BIDS], ids=["tiles", "tiles to remember", "bids"])
def test_the_clean_games_keep_every_promise(game: Game, promise: Promise) -> None:
    for case in cases(game, 2):
        promise(case)


def test_a_clean_game_is_the_same_in_every_process() -> None:
    case = Case(TILES, option_sets(TILES)[0], 3, "clean")
    traces.same_in_every_process([case], "tests.toys:TILES", sys.path)
