"""What is shown, and when: nothing spoils a scene, nothing lies over a question, nothing flies to where nothing is."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from tests.e2e.playing import games_with_hands, hands_of
from tests.e2e.room import TELEVISION
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, PHONE, WITHOUT_TOUR, Look, Visit, Visitor
from tests.e2e.watching import Held, Watched, open_watched_table, seen_by, watch_match, watch_room

pytestmark = pytest.mark.browser
ANSWERS = 12
# Mistakes that whoever watches must find: where they are noted, and what makes them.
PLANTS = {
    "covered": """
  const over = document.body.appendChild(document.createElement('div'));
  over.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  setTimeout(() => over.remove(), 100);""",
    "lost": """
  const piece = document.body.appendChild(document.createElement('i'));
  piece.className = 'flight';
  piece.style.cssText = 'position: fixed; left: -500px; width: 9px; height: 9px';
  piece.animate([{ opacity: 0 }, { opacity: 1 }], 20).finished.then(() => setTimeout(() => piece.remove(), 50));""",
}


@pytest.fixture(scope="module", params=games_with_hands())
def watched(request: pytest.FixtureRequest, browser: Browser, table_server: TableServer) -> list[Watched]:
    """Each game is played on a phone and on a desktop, with all its motion; the tests look at the same matches."""
    seen: list[Watched] = []
    for look in (PHONE, DESKTOP):
        with entered(browser, table_server, look, request.param) as visitor:
            seen.append(watch_match(visitor, ANSWERS))
    return seen


@contextmanager
def entered(browser: Browser, server: TableServer, look: Look, game: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.address, look, "motion")
    visitor.game = game
    visitor.context.add_init_script(WITHOUT_TOUR)
    visitor.page.goto("/")
    yield visitor
    complaints = visitor.unexpected()
    visitor.context.close()
    assert complaints == [], "a browser complained"


def test_nothing_is_told_before_its_scene_has_shown_it(watched: list[Watched]) -> None:
    assert all(match.told for match in watched), "the match was told"
    assert [text for match in watched for text in match.spoilt()] == []


def test_in_every_game_scenes_hold_something_back(watched: list[Watched]) -> None:
    assert [match.held for match in watched if not match.held] == []


@pytest.mark.parametrize(
    "watched", [game for game in games_with_hands() if getattr(hands_of(game), "FLIES", False)], indirect=True
)
def test_where_pieces_fly_they_are_seen_flying(watched: list[Watched]) -> None:
    assert all(match.flights for match in watched)


def test_who_wants_no_motion_is_held_up_by_no_scene(visit: Visit) -> None:
    still = watch_match(visit(DESKTOP), 0)
    assert (still.held, still.flights) == ([], 0)


def test_nothing_lies_over_the_question_to_me(watched: list[Watched]) -> None:
    assert [thing for match in watched for thing in match.covered] == []


def test_no_flight_ends_where_nothing_is(watched: list[Watched]) -> None:
    assert [flight for match in watched for flight in match.lost] == []


@pytest.mark.parametrize("planted", PLANTS)
def test_what_lies_over_a_question_or_flies_into_nothing_is_found(visit: Visit, planted: str) -> None:
    visitor = visit(PHONE, motion="motion")
    open_watched_table(visitor)
    visitor.wait(lambda: visitor.is_asked, "a question")
    assert getattr(seen_by(visitor), planted) == []
    visitor.page.evaluate(PLANTS[planted])
    visitor.wait(lambda: getattr(seen_by(visitor), planted), "the mistake is noted")


def test_what_is_told_before_its_scene_is_found() -> None:
    told = {"0": "Anna begins.", "1": "Anna wins!"}
    early = Watched(told, [Held("1 2", "Anna begins. Anna wins!")], [], [], 0)
    kept = Watched(told, [Held("1 2", "Anna begins.")], [], [], 0)
    assert (early.spoilt(), kept.spoilt()) == (["Anna wins!"], [])


def test_a_journey_that_the_browser_cannot_read_is_a_complaint(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    visitor.expect_complaint("Invalid keyframe")
    visitor.page.evaluate("document.body.animate([{ transform: 'nowhere' }, { transform: 'none' }], 10)")
    visitor.wait(lambda: visitor.complaints, "the browser complains")
    assert all("Invalid keyframe" in told for told in visitor.complaints)


@pytest.mark.parametrize("game", games_with_hands())
def test_who_looks_on_is_told_nothing_before_its_scene_has_shown_it(
    browser: Browser, table_server: TableServer, game: str
) -> None:
    with (
        entered(browser, table_server, PHONE, game) as player,
        entered(browser, table_server, TELEVISION, game) as television,
        entered(browser, table_server, replace(DESKTOP, language="de"), game) as onlooker,
    ):
        room = watch_room(player, television, onlooker, ANSWERS)
    assert all(match.told and match.held for match in room), "the match was told, and held something back"
    assert [text for match in room for text in match.spoilt()] == []
    assert [flight for match in room for flight in match.lost] == []
