"""The coach's review, from the result screen: it comes, it tells, and a moment of it can be looked at."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.coach.playing import Record, begun
from tests.e2e.boards import LOOKS, judge, look_name
from tests.e2e.tables import open_table
from tests.e2e.test_access import resign
from tests.e2e.visitor import Look, Visit, Visitor
from tests.some_games import begins_together, first, is_together
from tischlein.catalog import find
from tischlein.coach.walk import moments_of
from tischlein.wire.review import (
    Review,
    ReviewedAnswer,
    ReviewedDecision,
    ReviewReason,
    ReviewState,
    ReviewStretch,
    ReviewWitness,
    SeatReview,
)

pytestmark = pytest.mark.browser

# Nothing was answered yet when it is given up, so there is nothing to be gone through: the review is there at once.
GAME = first(lambda game: 2 in game.seats and begins_together(game, 2))
STEPS = 20


def seat_of(seat: int) -> SeatReview:
    stretches = [
        ReviewStretch(0, 0.5, 0.1, 0.3, 0.2, 0.0, 0.5),
        ReviewStretch(10, 0.5, 0.0, 0.0, -0.1, 0.1 - 0.5 * seat, 1.0 - seat),
    ]
    return SeatReview(seat, 0.5, 1.0 - seat, 0.1, 0.3, 0.1, 0.0, 2, 1 - seat, 0.15, [0.3, 0.0, 0.0], 0.9, "", stretches)


def told(action: dict[str, str | int]) -> ReviewState:
    answers = [ReviewedAnswer(action, 0.6, 0.02)]
    reason = ReviewReason({"lines": 4.2, "water": -1.0}, {})
    witness = ReviewWitness(0.64, 0.31, 0.02)
    decision = ReviewedDecision(0, 1, 0, 0.5, 0.6, 0.3, 0.3, 0.02, 1, "blunder", witness, action, answers, reason, [])
    return ReviewState(0, 1.0, Review(GAME, 2, 1.0, STEPS, [seat_of(0), seat_of(1)], [decision], [0], guided=True))


# More answers than views come at a time.
LONG = first(lambda game: 2 in game.seats and is_together(game) and not begins_together(game, 2))
FAR = 130


def far_moment(record: Record) -> ReviewedDecision:
    """The last one at which the first seat had a choice, with what it answered and what else it might have."""
    game = find(LONG)
    moments = [one for one in moments_of(game, record) if 0 in one.answers and len(one.before.legal(0)) > 1]
    given = moments[-1].answers[0]
    other = next(action for action in moments[-1].before.legal(0) if action != given)
    step, named = moments[-1].step, game.vocabulary.name
    return ReviewedDecision(
        step,
        step + 1,
        0,
        0.5,
        0.6,
        0.3,
        0.3,
        0.02,
        1,
        "blunder",
        None,
        named(given),
        [ReviewedAnswer(named(other), 0.6, 0.02)],
        None,
        [],
    )


def say_always(page: Page, state: ReviewState) -> None:
    """The server's answer to whoever asks for a review, whatever was played."""

    def answer(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(state), content_type="application/json")

    page.route("**/api/tables/*/review?*", answer)


def give_up(visitor: Visitor) -> None:
    visitor.game = GAME
    open_table(visitor, [None, "level1"])
    resign(visitor)
    expect(visitor.result).to_be_visible()
    visitor.follow("review")


def test_a_match_that_is_over_is_reviewed_by_one_tap(visit: Visit) -> None:
    visitor = visit(LOOKS[0])
    give_up(visitor)
    review = visitor.page.get_by_test_id("review")
    expect(review).to_have_attribute("data-made", "true", timeout=60_000)
    visitor.sees("review-nothing")
    expect(review.get_by_role("table")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS[::3], ids=look_name)
def test_a_moment_says_why_and_can_be_looked_at(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    page = visitor.page
    say_always(page, told({"do": "activate_all"}))
    give_up(visitor)
    review = page.get_by_test_id("review")
    expect(review.get_by_role("img")).to_have_count(1)
    visitor.press("review-why")
    expect(review.get_by_role("status")).to_contain_text("4")
    expect(review).to_contain_text("64 → 31 %")
    judge(visitor, "review")
    visitor.press("review-look")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_value("0")
    visitor.sees("review-blunder", name="Anna")
    for chance in ("64 %", "31 %"):
        expect(page.get_by_text(chance, exact=True)).to_be_visible()
    judge(visitor, "review-look")
    # Who gets this address sees the same moment of the same match.
    assert "match=1" in page.url and "moment=1" in page.url
    page.reload()
    visitor.sees("review-blunder", name="Anna")
    visitor.press("review-back")
    expect(page.get_by_test_id("review")).to_have_attribute("data-made", "true")


@pytest.mark.parametrize("look", LOOKS[::3], ids=look_name)
def test_from_a_moment_one_plays_on_or_has_it_played_out(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    page = visitor.page
    give_up(visitor)
    expect(page.get_by_test_id("review")).to_have_attribute("data-made", "true", timeout=60_000)
    page.keyboard.press("Escape")
    code = page.url.split("/t/")[1].split("/")[0]
    visitor.press("what-if")
    dialog = page.get_by_test_id("what-if")
    visitor.press("what-if-outlook")
    expect(dialog).to_have_attribute("data-made", "true", timeout=120_000)
    expect(dialog.get_by_role("region")).to_have_count(2)
    judge(visitor, "what-if")
    visitor.press("what-if-play")
    expect(page).not_to_have_url(re.compile(code))
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]+$"))
    visitor.wait_for_match()


def test_one_leads_through_the_match_and_another_follows_as_long_as_it_likes(visit: Visit) -> None:
    anna, ben = visit(LOOKS[0]), visit(LOOKS[3])
    give_up(anna)
    expect(anna.page.get_by_test_id("review")).to_have_attribute("data-made", "true", timeout=60_000)
    anna.press("walk")
    anna.press("walk-take")
    ben.page.goto(anna.page.url.split("?")[0] + "?follow=1")
    slider = ben.page.get_by_role("slider")
    ben.sees("walk-following", name="Anna")
    anna.press("replay-last")
    expect(slider).to_have_value("1")
    judge(ben, "walk")
    anna.press("replay-first")
    expect(slider).to_have_value("0")
    ben.press("walk-leave")
    anna.press("replay-last")
    ben.sees("walk-theirs", name="Anna")
    expect(slider).to_have_value("0")
    ben.press("walk-follow")
    expect(slider).to_have_value("1")
    anna.press("walk-stop")
    ben.sees("walk-nobody")


@pytest.mark.parametrize("look", LOOKS[::3], ids=look_name)
def test_what_is_laid_out_at_a_far_moment_can_be_seen_through_that_seats_eyes(
    visit: Visit, look: Look, tmp_path: Path
) -> None:
    visitor = visit(look)
    visitor.game = LONG
    page = visitor.page
    record = begun(find(LONG), 2, "far", FAR)
    decision = far_moment(record)
    state = ReviewState(0, 1.0, Review(LONG, 2, 1.0, FAR, [seat_of(0), seat_of(1)], [decision], [0], guided=True))
    body = msgspec.json.encode(state)
    page.route("**/api/replay/review?*", lambda route: route.fulfill(body=body, content_type="application/json"))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label(visitor.say("open-record")).set_input_files(file)
    visitor.press("review")
    visitor.press("review-look")
    expect(page.get_by_role("slider")).to_have_value(str(decision.step))
    expect(page.locator("[data-board] [aria-pressed=true]").first).to_be_in_viewport(ratio=0.9)
