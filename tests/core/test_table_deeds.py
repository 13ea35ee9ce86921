"""Resigning and agreeing on a draw are deeds of the table: every game has them, no game writes them."""

import pytest

from docs.example_game.bids.rules.state import Bids
from tests.core.playing import bids, laid_tiles, lowest
from tests.toys import flip
from tischlein.core.game import Game
from tischlein.core.match import Match, RuleBroken
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal


def test_whoever_resigns_loses() -> None:
    match = laid_tiles()
    assert [(event.name, event.facts) for event in match.perform(0, {"do": "resign"})] == [("resigned", {"seat": 0})]
    assert (match.result().places, match.result().reason) == ([2, 1], "resigned")


def test_a_match_that_was_resigned_is_over_for_everybody() -> None:
    match = laid_tiles()
    match.resign(1)
    assert (match.is_over(), match.to_act(), match.legal(0), match.turn().mode) == (True, [], [], "over")
    with pytest.raises(Refusal, match="match_over"):
        match.act(0, flip(0))


def test_one_may_resign_when_it_is_not_ones_turn() -> None:
    match = laid_tiles()
    match.resign(1)
    assert match.result().places == [1, 2]


def test_among_three_nobody_resigns() -> None:
    with pytest.raises(Refusal, match="resign_only_two_seats"):
        laid_tiles(3).resign(0)


def test_nobody_resigns_for_a_seat_that_does_not_exist() -> None:
    match = laid_tiles()
    with pytest.raises(Refusal, match="not_your_seat"):
        match.resign(2)
    assert not match.is_over()


def test_a_draw_needs_everybody() -> None:
    match = laid_tiles(3)
    assert [event.name for event in match.offer_draw(0)] == ["draw_offered"]
    assert [event.name for event in match.offer_draw(2)] == ["draw_offered"]
    assert [event.name for event in match.perform(1, {"do": "offer_draw"})] == ["draw_agreed"]
    assert (match.result().places, match.result().reason) == ([1, 1, 1], "draw_agreed")


def test_a_draw_is_offered_once() -> None:
    match = laid_tiles()
    match.offer_draw(0)
    with pytest.raises(Refusal, match="draw_already_offered"):
        match.offer_draw(0)


def test_an_offer_ends_with_the_next_answer() -> None:
    match = laid_tiles()
    match.offer_draw(1)
    match.act(0, flip(0))
    match.offer_draw(0)
    assert not match.is_over()


def test_an_offer_can_be_declined() -> None:
    match = laid_tiles()
    match.offer_draw(0)
    match.perform(1, {"do": "decline"})
    match.offer_draw(1)
    assert not match.is_over()


def test_nobody_declines_his_own_offer_or_none() -> None:
    match = laid_tiles()
    with pytest.raises(Refusal, match="nothing_asked"):
        match.decline(0)
    match.offer_draw(0)
    with pytest.raises(Refusal, match="nothing_asked"):
        match.decline(0)


def test_nobody_declines_from_outside() -> None:
    match = laid_tiles()
    match.offer_draw(0)
    with pytest.raises(Refusal, match="not_your_seat"):
        match.decline(9)
    match.offer_draw(1)
    assert match.is_over()


def test_a_finished_match_has_no_deeds_left() -> None:
    match = laid_tiles()
    match.resign(0)
    for deed in ("resign", "offer_draw", "take_back", "ask_back", "agree_back", "decline"):
        with pytest.raises(Refusal, match="match_over"):
            match.perform(1, {"do": deed})


def empty_the_prize_bag(match: Match) -> None:
    """Behind the rules' back: drawing the next prize must fail."""
    assert isinstance(match.state, Bids)
    match.state.world.bag = []


def test_a_rule_that_raises_keeps_sealed_answers_and_offers() -> None:
    match = bids()
    match.act(0, lowest(match, 0))
    match.act(1, lowest(match, 1))
    match.offer_draw(2)
    sealed = dict(match.sealed)
    empty_the_prize_bag(match)
    with pytest.raises(RuleBroken):
        match.act(2, lowest(match, 2))
    assert (match.sealed, match.asks.draw, match.to_act()) == (sealed, [2], [2])


def test_a_repaired_match_goes_on_with_the_sealed_answers() -> None:
    match, calm = bids(), bids()
    for one in (match, calm):
        one.act(0, lowest(one, 0))
        one.act(1, lowest(one, 1))
    empty_the_prize_bag(match)
    with pytest.raises(RuleBroken):
        match.act(2, lowest(match, 2))
    for one in (match, calm):
        one.act(2, lowest(one, 2))
    assert match.fingerprint() == calm.fingerprint()


def test_alone_at_the_table_one_agrees_with_oneself() -> None:
    game = laid_tiles().game
    solitaire = Match(_for_one(game), read_options(game.options, {}), 1, "alone")
    solitaire.act(0, 0)
    solitaire.ask_back(0)
    assert solitaire.steps == []


def _for_one(game: Game) -> Game:
    return Game("alone", 1, [1], game.options, game.vocabulary, game.setup, game.view, game.load, {}, game.credits)
