"""The promises are worth something only if they catch those who break them: one planted bug each."""

import sys
from pathlib import Path

import pytest

from docs.example_game.bids.game import GAME as BIDS
from docs.example_game.bids.rules.state import Bids
from tests import planted, planted_bids, planted_lanterns, toys
from tests.lanterns import LANTERNS, Lanterns, lanterns_game
from tests.planted import ORDER_FROM_A_SET
from tests.planted_bids import bids_game
from tests.toys import TILES, TILES_TO_REMEMBER, Tiles, tiles_game, view_of_now
from tischlein.core.game import Game, Load, View
from tischlein.core.record import read_record, replay
from tischlein.testing import (
    certain,
    cousins,
    endless,
    memory,
    promises,
    reasons,
    secrets,
    shapes,
    spoilt,
    traces,
    witness,
)
from tischlein.testing.cases import Case, option_sets
from tischlein.testing.promises import PROMISES, Promise, cases
from tischlein.testing.witness import witnessed

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


LANTERNS_RULES: list[tuple[type[Lanterns], Promise]] = [
    (planted_lanterns.DrawnCardToldToAll, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted_lanterns.DrawnColourToldToAll, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted_lanterns.TakenCardForgotten, certain.a_world_remembers_what_was_seen),
    (planted_lanterns.TakenCardNeverNoted, certain.a_world_remembers_what_was_seen),
    (planted_lanterns.DeckInOrder, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted_lanterns.HandKept, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted_lanterns.LowestCardKept, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted_lanterns.DeckKept, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted_lanterns.OwnCardTakenForEver, endless.every_way_of_playing_ends),
    (planted_lanterns.PutBack, endless.every_way_of_playing_ends),
    (planted_lanterns.DebtNotInTheSources, promises.every_match_ends),
    (planted_lanterns.ReasonMissing, promises.every_match_ends),
    (planted_lanterns.PileShared, promises.copies_are_independent),
    (planted_lanterns.DrawnByItself, promises.same_seed_same_match),
    (planted_lanterns.OwnCardTaken, promises.positions_can_be_written_and_read),
    (planted_lanterns.TurnByTheDeck, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
    (planted_lanterns.LegalByTheDeck, secrets.a_seat_sees_the_same_in_every_world_it_could_be_in),
]

LANTERNS_VIEWS: list[View] = [planted_lanterns.view_of_the_next_card, planted_lanterns.view_of_a_sum]

LANTERNS_READERS: list[Load] = [
    planted_lanterns.load_that_ignores_keys,
    planted_lanterns.load_that_takes_cards_twice,
    planted_lanterns.load_that_mends_the_turn,
]

BIDS_RULES: list[tuple[type[Bids], Promise]] = [
    (planted_bids.HandsToldAtTheEndOfARound, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted_bids.NextPrizeTold, secrets.a_step_shows_a_seat_nothing_hidden),
    (planted_bids.OneHandKept, cousins.a_world_depends_only_on_what_the_seat_was_shown),
    (planted_bids.PlayedCardsForgotten, memory.a_world_from_a_view_shows_the_same),
    (planted_bids.TieThatGivesBack, endless.every_way_of_playing_ends),
    (planted_bids.PrizesThatDoNotAddUp, promises.every_match_ends),
    (planted_bids.WonCardsShared, promises.copies_are_independent),
    (planted_bids.LastPrizeForgotten, promises.positions_can_be_written_and_read),
    (planted_bids.EveryCopyOffered, promises.legal_answers_are_sound),
    (planted_bids.LastCardPlayedByItself, promises.every_match_ends),
]

BIDS_VIEWS: list[View] = [planted_bids.view_of_the_next_hand, planted_bids.view_that_sorts_by_secrets]


# The same games without their bugs: what catches them here would be no use.
CLEAN: dict[str, Game] = {
    "tiles": TILES,
    "tiles to remember": TILES_TO_REMEMBER,
    "bids": BIDS,
    "bids as they are planted in": bids_game(planted_bids.Copied),
    "lanterns": LANTERNS,
}


@pytest.fixture(autouse=True)
def _no_records_beside_those_of_real_failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "FOLDER", tmp_path)


def is_caught(game: Game, promise: Promise) -> None:
    """A few matches of three seats must be enough."""
    with pytest.raises(AssertionError):
        look_at_some(game, promise)


def look_at_some(game: Game, promise: Promise) -> None:
    for number in range(8):
        witnessed(promise)(Case(game, option_sets(game)[0], 3, f"planted {number}", bound=400))


@pytest.mark.parametrize(("kind", "promise"), BROKEN_RULES, ids=lambda value: value.__name__)
def test_broken_rules_are_caught(kind: type[Tiles], promise: Promise) -> None:
    is_caught(tiles_game(kind), promise)


@pytest.mark.parametrize(("shown", "promise"), BROKEN_VIEWS, ids=lambda value: value.__name__)
def test_broken_views_are_caught(shown: View, promise: Promise) -> None:
    is_caught(tiles_game(shown=shown), promise)


@pytest.mark.parametrize(("kind", "promise"), BROKEN_MEMORIES, ids=lambda value: value.__name__)
def test_broken_memories_are_caught(kind: type[Tiles], promise: Promise) -> None:
    is_caught(tiles_game(kind, view_of_now), promise)


@pytest.mark.parametrize(("kind", "promise"), LANTERNS_RULES, ids=lambda value: value.__name__)
def test_broken_card_games_are_caught(kind: type[Lanterns], promise: Promise) -> None:
    is_caught(lanterns_game(kind), promise)


@pytest.mark.parametrize("shown", LANTERNS_VIEWS, ids=lambda value: value.__name__)
def test_broken_views_of_card_games_are_caught(shown: View) -> None:
    is_caught(lanterns_game(shown=shown), secrets.a_seat_sees_the_same_in_every_world_it_could_be_in)


@pytest.mark.parametrize("load", LANTERNS_READERS, ids=lambda value: value.__name__)
def test_readers_that_take_too_much_are_caught(load: Load) -> None:
    is_caught(lanterns_game(loads=load), spoilt.a_bent_position_is_refused_or_sound)


@pytest.mark.parametrize(("kind", "promise"), BIDS_RULES, ids=lambda value: value.__name__)
def test_broken_rules_of_secret_answers_are_caught(kind: type[Bids], promise: Promise) -> None:
    is_caught(bids_game(kind), promise)


@pytest.mark.parametrize("shown", BIDS_VIEWS, ids=lambda value: value.__name__)
def test_broken_views_of_secret_answers_are_caught(shown: View) -> None:
    is_caught(bids_game(shown=shown), secrets.a_seat_sees_the_same_in_every_world_it_could_be_in)


def test_a_leak_is_told_as_a_leak_with_both_values_before_anything_that_follows_from_it() -> None:
    (case, *_) = cases(bids_game(shown=planted_bids.view_of_the_next_hand), 1)
    with pytest.raises(AssertionError, match=r"(?s)bids with 2 seats.*tells seat .* a secret") as told:
        promises.keeps_all_promises(case)
    assert " or " in str(told.value) and "a_seat_sees_the_same_in_every_world" in str(told.value)
    with pytest.raises(AssertionError, match=r"looks otherwise .* when it is imagined: \S+ is .+ or .+"):
        spoilt.a_bent_position_is_refused_or_sound(case)


def test_a_reader_that_crashes_on_nonsense_is_caught() -> None:
    is_caught(tiles_game(loads=planted.load_that_crashes), promises.impossible_positions_are_refused)


def test_a_reader_that_takes_any_tiles_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "check", lambda _: None)
    is_caught(TILES, spoilt.a_bent_position_is_refused_or_sound)


def test_a_broken_promise_says_where_and_writes_the_record_that_shows_it(tmp_path: Path) -> None:
    game = lanterns_game(planted_lanterns.DebtNotInTheSources)
    with pytest.raises(AssertionError) as told:
        look_at_some(game, promises.every_match_ends)
    sentence = str(told.value)
    assert all(part in sentence for part in ("lanterns with 3 seats", "seed 'planted 0'", "but its score is"))
    record = next(tmp_path.glob("*.json"))
    assert str(record) in sentence and "every_match_ends" in sentence
    again = replay(game, read_record(record.read_text(encoding="utf-8")))
    assert again.is_over() and f"after {len(again.steps)} answers" in sentence


def test_rules_that_raise_are_a_broken_promise_too() -> None:
    with pytest.raises(AssertionError, match=r"the rules raise .*ZeroDivisionError"):
        look_at_some(lanterns_game(planted_lanterns.DividesByTheDeck), promises.every_match_ends)


def test_an_order_from_a_set_is_caught_by_another_hash_seed() -> None:
    case = Case(ORDER_FROM_A_SET, option_sets(ORDER_FROM_A_SET)[0], 2, "set")
    with pytest.raises(AssertionError, match="hash seed"):
        traces.same_in_every_process([case], "tests.planted:ORDER_FROM_A_SET", sys.path)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("game", CLEAN.values(), ids=CLEAN.keys())
def test_the_clean_games_keep_every_promise(game: Game, promise: Promise) -> None:
    for case in cases(game, 2):
        promise(case)


def test_a_clean_game_is_the_same_in_every_process() -> None:
    case = Case(TILES, option_sets(TILES)[0], 3, "clean")
    traces.same_in_every_process([case], "tests.toys:TILES", sys.path)
