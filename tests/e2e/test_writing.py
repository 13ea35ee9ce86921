"""Writing while playing: what an author saves is live in the open browser, and what breaks is shown there."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, Visit
from tests.packaging.example import install_example

pytestmark = pytest.mark.browser

# The promise is one second; these tests run on machines that do other things.
SECONDS = 10.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written")
    install_example(folder / "site", folder / "workshop", with_board=False)
    return folder / "site"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("table"), site=site, reloads=True)
    server.start()
    yield server
    server.stop()


def save(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_saved_rule_is_live_and_a_broken_one_names_its_place(visit: Visit, written: TableServer, site: Path) -> None:
    visitor = visit(DESKTOP, address=written.address)
    visitor.game = "pebbles"
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait_for_match()
    answers = visitor.page.locator("[data-board] button")
    expect(answers).to_have_count(3)
    began = time.monotonic()
    save(site / "pebbles" / "rules" / "actions.py", "MOST = 3", "MOST = 5")
    expect(answers).to_have_count(5)
    assert time.monotonic() - began < SECONDS
    save(site / "pebbles" / "rules" / "state.py", "self.heap -= pebbles", "self.heap -= = pebbles")
    place = visitor.page.locator("[data-mistake]")
    expect(place).to_contain_text("pebbles/rules/state.py:")
    expect(place).to_contain_text("SyntaxError")
    save(site / "pebbles" / "rules" / "state.py", "self.heap -= = pebbles", "self.heap -= pebbles")
    expect(place).to_have_count(0)
    expect(answers).to_have_count(5)
    visitor.answer(lambda: visitor.tap(answers.first), "the answer is taken")


def test_a_match_that_does_not_fit_the_new_rules_can_be_begun_anew(
    visit: Visit, written: TableServer, site: Path
) -> None:
    visitor = visit(DESKTOP, address=written.address)
    visitor.game = "pebbles"
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait_for_match()
    answers = visitor.page.locator("[data-board] button")
    # Mine is the first answer, and it is the largest that there is.
    visitor.answer(lambda: visitor.tap(answers.last), "the answer is taken")
    state = site / "pebbles" / "rules" / "state.py"
    save(state, "range(1, min(MOST, self.heap) + 1)", "range(1, 2)")
    visitor.press("mistake-anew")
    expect(answers).to_have_count(1)
