"""How much script a browser has to fetch before it can show the lobby, and then for one game."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

import tischlein
from tests.e2e.screens import after_the_match, in_the_match
from tests.e2e.visitor import DESKTOP, Visit

pytestmark = pytest.mark.browser

ASSETS = Path(tischlein.__file__).parent / "static" / "assets"
FIRST_LOAD = 120_000
ONE_GAME = 60_000


def squeezed(names: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / name).read_bytes(), 6)) for name in names)


def test_the_shell_and_one_game_stay_within_their_budgets(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    fetched: set[str] = set()

    def count(response: Response) -> None:
        if response.url.endswith(".js"):
            fetched.add(response.url.rsplit("/", 1)[1])

    visitor.page.on("response", count)
    visitor.page.goto("/no/such/page")
    expect(visitor.link("to-lobby")).to_be_visible()
    shell = set(fetched)
    assert 0 < squeezed(shell) <= FIRST_LOAD, "what every page needs"
    # Not by the lobby, which shows the covers of all games.
    assert [*in_the_match(visitor), *after_the_match(visitor)][-1] == "replay", "the whole game was seen"
    assert 0 < squeezed(fetched - shell) <= ONE_GAME, f"what {visitor.game} needs: {sorted(fetched - shell)}"
