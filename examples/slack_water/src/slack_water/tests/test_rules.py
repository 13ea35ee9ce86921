"""Slack Water, rule by rule. A position is written as a person would type it; R numbers are paragraphs of the rules."""

import json
from pathlib import Path

import pytest

from tischlein.core.dealer import QuietDealer, ScriptedDealer, SeededDealer
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position

from ..game import GAME
from ..rules.actions import keep, play
from ..rules.material import CARDS, EBB, FLOOD, SUITS
from ..rules.scoring import points, sources
from ..rules.state import SlackWater, load, setup
from ..views.view import view

Seats = list[dict[str, list[str]]]
SHORT = {"hand": 4, "deals": 1}


def seat(*hand: str, dry: tuple[str, ...] = (), caught: tuple[str, ...] = ()) -> dict[str, list[str]]:
    return {"hand": list(hand), "dry": list(dry), "caught": list(caught)}


def first_trick(*seats: dict[str, list[str]], **changes: object) -> SlackWater:
    usual: Position = {"options": {**SHORT}, "deal": 1, "tide": "flood", "leader": 0, "trick": [], "washed": []}
    read = load({**usual, "seats": list(seats), **changes})
    assert isinstance(read, SlackWater)
    return read


def opening() -> SlackWater:
    return first_trick(
        seat("crab 5", "crab 9", "fish 2", "fish 3"),
        seat("crab 7", "crab 1", "fish 8", "mussel 4"),
        seat("fish 1", "mussel 1", "mussel 2", "starfish 10"),
    )


def card(word: str) -> int:
    return CARDS.words.index(word)


def played(state: SlackWater, *cards: str) -> SlackWater:
    dealer = SeededDealer("a table")
    for word in cards:
        state.apply(state.world.mover(), play(card(word)), dealer)
    return state


def test_everybody_is_dealt_a_hand_and_the_rest_is_nowhere() -> None:
    state = setup(read_options(GAME.options, {}), 5, SeededDealer("a deal"))
    assert isinstance(state, SlackWater)
    assert [len(hand) for hand in state.world.hands] == [6] * 5
    assert len(state.world.unseen_by(0)) == 34


def test_who_leads_plays_any_card() -> None:
    state = opening()
    assert state.legal(0) == [play(one) for one in state.world.hands[0]]


def test_who_holds_the_suit_that_was_led_follows_it() -> None:
    state = played(opening(), "crab 5")
    assert state.legal(1) == [play(card("crab 1")), play(card("crab 7"))]


def test_the_reason_names_the_suit() -> None:
    reason = played(opening(), "crab 5").why_not(1, play(card("fish 8")))
    assert reason is not None
    assert (reason.key, reason.rule, reason.facts) == ("must_follow", "3", {"suit": "crab"})


def test_who_does_not_hold_it_plays_any_card() -> None:
    state = played(opening(), "crab 5", "crab 1")
    assert len(state.legal(2)) == 4


def test_at_flood_the_highest_card_of_the_suit_takes() -> None:
    state = played(opening(), "fish 3", "fish 8", "fish 1")
    assert (state.world.tide, state.world.taker()) == (FLOOD, 1)


def test_who_does_not_follow_turns_the_tide_for_this_trick_at_once() -> None:
    state = played(opening(), "crab 5", "crab 7", "starfish 10")
    assert (state.world.tide, state.world.taker()) == (EBB, 0)


def test_two_that_do_not_follow_turn_it_twice() -> None:
    hands = [seat("crab 5"), seat("mussel 4"), seat("fish 1")]
    hands = [{**hand, "hand": [*hand["hand"], *more]} for hand, more in zip(hands, FILL, strict=True)]
    state = played(first_trick(*hands), "crab 5", "mussel 4", "fish 1")
    assert (state.world.tide, state.world.taker()) == (FLOOD, 0)


FILL = [["fish 2", "fish 3", "fish 4"], ["fish 5", "fish 6", "fish 7"], ["fish 8", "fish 9", "fish 10"]]


def test_the_tide_stays_for_the_next_trick() -> None:
    state = played(opening(), "crab 5", "crab 7", "starfish 10")
    state.apply(0, keep(card("crab 7")), SeededDealer("a table"))
    assert (state.world.tide, state.world.trick) == (EBB, [])


def test_a_suit_that_is_missing_is_noted_for_all() -> None:
    state = played(opening(), "crab 5", "crab 7", "starfish 10")
    assert view(state, None).seats[2].dry == ["crab"]


def test_who_takes_the_trick_keeps_one_card_and_leads() -> None:
    state = played(opening(), "fish 3", "fish 8", "fish 1")
    assert state.legal(1) == [keep(card(word)) for word in ("fish 1", "fish 3", "fish 8")]
    state.apply(1, keep(card("fish 3")), SeededDealer("a table"))
    assert (state.world.caught[1], state.world.leader) == ([card("fish 3")], 1)
    assert sorted(state.world.washed) == [card("fish 1"), card("fish 8")]


def test_a_card_is_kept_before_the_next_is_played() -> None:
    state = played(opening(), "fish 3", "fish 8", "fish 1")
    reasons = [state.why_not(1, action) for action in (play(card("crab 7")), keep(card("crab 7")))]
    assert [reason.key for reason in reasons if reason is not None] == ["keep_first", "not_in_trick"]


def test_nobody_keeps_of_a_trick_that_is_not_whole() -> None:
    reason = played(opening(), "fish 3").why_not(1, keep(card("fish 3")))
    assert reason is not None and reason.key == "play_first"


def test_the_second_deal_is_dealt_from_all_but_the_caught_cards() -> None:
    match = setup(read_options(GAME.options, {"hand": 4}), 3, SeededDealer("two deals"))
    assert isinstance(match, SlackWater)
    luck = SeededDealer("answers")
    while match.world.deal == 1:
        mover = match.world.mover()
        match.apply(mover, luck.pick(match.legal(mover)), luck)
    world = match.world
    assert [len(hand) for hand in world.hands] == [4, 4, 4]
    assert sum([len(caught) for caught in world.caught]) == 4
    assert {one for hand in world.hands for one in hand} & {one for caught in world.caught for one in caught} == set()
    assert (world.tide, world.washed, world.dry) == (FLOOD, [], [[], [], []])


@pytest.mark.parametrize(
    ("caught", "worth"),
    [([], 0), (["crab 1"], 1), (["crab 1", "crab 9", "crab 4", "crab 2"], 10), (["crab 1", "fish 1"], 2)],
)
def test_the_cards_of_a_suit_count_ever_more(caught: list[str], worth: int) -> None:
    assert points([card(word) for word in caught]) == worth


def test_one_of_each_suit_counts_six_more_once() -> None:
    caught = [card(f"{suit} {value}") for suit in SUITS for value in (1, 2)]
    assert sources(caught) == {"suits": 12, "whole_table": 6}


def dry_middle() -> SlackWater:
    """Seat 1 has shown to hold neither crab nor fish, seat 2 no crab."""
    return first_trick(
        seat("crab 1", "crab 2", caught=("fish 1",)),
        seat("mussel 3", "mussel 4", dry=("crab", "fish"), caught=("mussel 9",)),
        seat("fish 3", "fish 4", dry=("crab",)),
        tide="ebb",
        washed=["crab 3", "mussel 1", "fish 6", "crab 10"],
    )


def test_nobody_imagines_a_hand_with_a_suit_that_it_has_shown_not_to_hold() -> None:
    found: set[int] = set()
    for memory in range(200):
        world = dry_middle()
        world.redeal(0, QuietDealer(memory))
        assert {CARDS.suit(one) for one in world.world.hands[1]} <= {2, 3}
        assert {CARDS.suit(one) for one in world.world.hands[2]} <= {0, 2, 3}
        found |= {one for hand in world.world.hands[1:] for one in hand}
    # Everything else is imagined: all unseen cards but crabs.
    assert found == {one for one in dry_middle().world.unseen_by(0) if CARDS.suit(one) != 1}


WRONG: list[dict[str, object]] = [
    {"leader": 2},
    {"tide": "ebb"},
    {"tide": "slack"},
    {"deal": 2},
    {"trick": ["crab 3"]},
    {"washed": ["crab 3"]},
    {"washed": ["crab 9"]},
    {"options": {"hand": 7}},
    {"seats": [seat("crab 1")]},
    {"seats": [seat("crab 1", "crab 2"), seat("crab 3"), seat("crab 4")]},
    {"seats": [seat("crab 1", dry=("crab",)), seat("crab 3"), seat("crab 4")]},
]


@pytest.mark.parametrize("changes", WRONG, ids=str)
def test_what_cannot_be_is_no_position(changes: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="position_"):
        load({**opening().dump(), **changes})


def test_a_scripted_deal_is_the_deal_that_was_scripted() -> None:
    state = setup(read_options(GAME.options, SHORT), 3, ScriptedDealer([0] * 12))
    assert isinstance(state, SlackWater)
    assert state.world.hands == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def test_the_position_of_the_readme_can_be_read() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    written = readme.split("```json\n")[1].split("```")[0]
    assert load(json.loads(written)).turn().seats == [0]
