"""Pfad der Elemente in the browser: whole matches with bots, laying by touch and by keys, everything within reach."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, by_keys, check_reach, enter, judge, judge_sheet, look_name
from tests.e2e.riddles import riddles
from tests.e2e.steady import unsteady, watch_heights
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.core.options import Choice
from tischlein.games.pfad_der_elemente.tests.browser import (
    AT_ONCE,
    GAME,
    answer,
    bring_into_sight,
    check_free,
    favourite,
    generous,
    my_area,
    play_on,
    seen,
    wait_for,
)

pytestmark = pytest.mark.browser

ADVANCED: dict[str, Choice] = {**AT_ONCE, "ruleset": "advanced", "omen_selection": "choose"}
FIGURES = 8
ON_ITS_SIDE = Look(740, 360, "light", "de", "finger")


def at_table(visit: Visit, look: Look, options: dict[str, Choice], seats: int = 2) -> Visitor:
    visitor = enter(visit, look, GAME)
    # Opponents who remember well: with four the middle is empty soon.
    bot = "level3" if seats > 2 else "level1"
    open_table(visitor, [None, *[bot] * (seats - 1)], options)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


@pytest.mark.parametrize(
    ("look", "seats", "options"),
    [(PHONE, 2, ADVANCED), (PHONE, 4, AT_ONCE), (DESKTOP, 2, AT_ONCE), (DESKTOP, 4, ADVANCED)],
    ids=["phone-two-advanced", "phone-four-base", "desktop-two-base", "desktop-four-advanced"],
)
def test_a_whole_match_is_played_to_the_score(visit: Visit, look: Look, seats: int, options: dict[str, Choice]) -> None:
    visitor = at_table(visit, look, options, seats)
    play_on(visitor, generous if seats == 2 else favourite)
    expect(visitor.result).to_be_visible()
    result = visitor.update.result
    assert result is not None and len(seen(visitor).areas) == seats
    assert result.scores == [area.points.total for area in seen(visitor).areas], (
        "the board shows the points of the result"
    )


def test_play_now_leads_from_the_box_to_the_choice_of_an_element(visit: Visit) -> None:
    visitor = enter(visit, PHONE, GAME, motion="full")
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait_for_match()
    wait_for(visitor, "draft")
    expect(visitor.page.locator("[data-draft]")).to_have_count(6)


def test_a_tile_is_taken_back_with_one_tap_and_laid_elsewhere(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, AT_ONCE)
    wait_for(visitor, "path")
    for _ in range(3):
        answer(visitor, favourite(visitor))
    last = my_area(visitor).tiles[-1]
    answer(visitor, {"do": "lift", "at": last.id})
    visitor.wait(lambda: len(my_area(visitor).tiles) == 2, "the tile is in my hand again")
    expect(visitor.page.locator(f'[data-stack="{last.element}"][aria-pressed=true]')).to_be_visible()
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: len(my_area(visitor).tiles) == 3, "it lies again")


def test_on_a_phone_on_its_side_the_samples_are_seen_and_the_map_has_the_width(visit: Visit) -> None:
    visitor = at_table(visit, ON_ITS_SIDE, AT_ONCE)
    boards = visitor.page.locator("[data-element-board]")
    for board in boards.all():
        sample = board.locator(".sample svg").bounding_box()
        assert sample is not None and sample["height"] > 60, "what an element likes is drawn, not only told"
    wait_for(visitor, "path")
    table, map_ = (visitor.page.locator(part).first.bounding_box() for part in (".pfad .table", ".map"))
    assert table is not None and map_ is not None
    assert map_["width"] > 0.65 * table["width"] and map_["height"] > 0.75 * table["height"]


def test_the_map_zooms_and_shows_everything_again(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, AT_ONCE)
    wait_for(visitor, "path")
    for _ in range(2):
        answer(visitor, favourite(visitor))
    # The table has the answer before the page shows it, and another tile is the first then.
    expect(visitor.page.locator(f'[data-question="{visitor.update.question}"]')).to_be_attached()
    tile = visitor.page.locator("[data-at][data-deed=lift]").first
    fit = visitor.button("zoom-fit")
    expect(fit).to_be_disabled()
    before = tile.bounding_box()
    visitor.press("zoom-in")
    expect(fit).to_be_enabled()
    visitor.wait(lambda: tile.bounding_box() != before, "the tile is larger")
    visitor.press("zoom-fit")
    expect(fit).to_be_disabled()
    visitor.wait(lambda: tile.bounding_box() == before, "the tile is as before")


def test_the_first_tap_chooses_a_tile_and_the_bar_places_the_spirit(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, AT_ONCE)
    wait_for(visitor, "place_own")
    area, motif = my_area(visitor), seen(visitor).found
    free = next(tile for tile in area.tiles if tile.id not in {spirit.tile for spirit in area.spirits})
    tile = f'[data-owner="{area.seat}"] [data-at="{free.id}"]'
    bring_into_sight(visitor, tile)
    visitor.tap(tile)
    expect(visitor.page.locator("[data-deed=held]")).to_have_count(1)
    visitor.answer(lambda: visitor.press("confirm-yes"), "the spirit is placed")
    assert [spirit.motif for spirit in my_area(visitor).spirits if spirit.tile == free.id] == [motif]


def test_by_keyboard_alone_a_path_is_laid_and_a_spirit_turned_up(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP, AT_ONCE)
    wait_for(visitor, "path")
    for laid in range(12):
        if not visitor.page.locator("[data-deed=lay]").count():
            by_keys(visitor, "[data-stack][aria-disabled=false]")
        by_keys(visitor, "[data-deed=lay]")
        expect(visitor.page.locator(".map .tile:not(.ghost .tile)")).to_have_count(laid + 1)
    expect(visitor.page.locator("[data-do=done][aria-disabled=false]")).to_be_visible()
    by_keys(visitor, "[data-do=done]")
    visitor.wait(lambda: visitor.is_asked and seen(visitor).ask == "reveal", "my turn")
    by_keys(visitor, "button[data-place]")
    visitor.wait(lambda: seen(visitor).step == "second", "a spirit is up")
    expect(visitor.page.locator("[data-place][data-up=true]")).to_have_count(1)


def test_everybody_sees_what_is_turned_up(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    code = open_table(visitor, [None, "level1"], {**AT_ONCE, "memory_aid": False})
    visitor.wait_for_match()
    wait_for(visitor, "reveal")
    watcher = enter(visit, PHONE, GAME)
    go_to_table(watcher, code)
    for place in seen(visitor).grid[:2]:
        answer(visitor, {"do": "reveal", "at": place.id})
    visitor.wait(lambda: sum(place.state == "up" for place in seen(visitor).grid) == 2, "two spirits are up")
    for onlooker in (visitor, watcher):
        for shown in seen(visitor).grid[:2]:
            label = onlooker.say("label-place-up", place=shown.id, motif=onlooker.say(f"word-{shown.motif}"))
            stone = onlooker.page.locator(f'[data-place="{shown.id}"][data-up=true]')
            expect(stone).to_have_attribute("aria-label", label)


def test_on_a_phone_every_question_is_answered_within_reach(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, ADVANCED, 4)
    for ask in ("element", "draft", "omens", "path", "reveal", "second", "miss", "after"):
        wait_for(visitor, ask)
        check_reach(visitor, ask)
        check_free(visitor, ask)
        assert riddles(visitor) == set(), f"{ask}: whatever can be tapped says what it is"
    wait_for(visitor, "place_own")
    check_free(visitor, "place_own")
    assert riddles(visitor) == set(), "place_own: whatever can be tapped says what it is"


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740)])
def test_on_a_phone_nothing_moves_while_one_chooses(visit: Visit, width: int, height: int) -> None:
    visitor = at_table(visit, Look(width, height, "light", "de", "finger"), ADVANCED)
    watch_heights(visitor)
    wait_for(visitor, "power", taste=generous)
    assert unsteady(visitor) == []


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_axe_finds_nothing_on_the_board_and_its_rules(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look, ADVANCED)
    for ask in ("element", "draft", "omens", "path", "reveal", "place_own"):
        wait_for(visitor, ask)
        if ask == "path":
            visitor.tap("[data-stack][aria-disabled=false] >> nth=0")
            visitor.press("rules")
            expect(visitor.page.locator("figure")).to_have_count(FIGURES)
            judge_sheet(visitor, "rules")
        judge(visitor, ask)


def test_the_shared_screen_shows_all_paths_large_and_has_nothing_to_tap(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    code = open_table(visitor, [None, "level1", "level1", "level1"], AT_ONCE)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    wait_for(visitor, "second")
    screen = visit(Look(1920, 1080, "dark", "de"), path=f"/t/{code}/screen")
    expect(screen.page.locator(".player")).to_have_count(4)
    expect(screen.page.locator(".player .tile")).to_have_count(48)
    expect(screen.page.locator("[data-place][data-up=true]")).to_have_count(1)
    assert screen.page.locator("[data-board] button").count() == 0
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is in sight"
