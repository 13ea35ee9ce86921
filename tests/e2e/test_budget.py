"""What a browser fetches before it can show the lobby, and then for the first match: scripts, styles, fonts, words."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

import tischlein
from tests.e2e.visitor import PHONE, Visit, Visitor
from tischlein.catalog import games

pytestmark = pytest.mark.browser

PAGES = Path(tischlein.__file__).parent / "static"
LOBBY = 130_000
# What the first match of a game adds to the lobby: the table, the game's board and its words.
FIRST_MATCH = 70_000
# With the page itself and what is asked of the server.
REQUESTS = 20


class Fetched:
    """Every address that a visitor's browser asks for, once: what it keeps is asked for again and costs nothing."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: set[tuple[str, str]] = set()
        visitor.page.on("request", self._hear)

    def _hear(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme.startswith("http"):
            self.asked.add((request.method, address.path))

    @property
    def files(self) -> set[Path]:
        named = {PAGES / ("index.html" if path == "/" else path[1:]) for _, path in self.asked}
        return {path for path in named if path.is_file()}


def squeezed(files: set[Path]) -> int:
    # A font is squeezed already.
    return sum(
        path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes(), 9)) for path in files
    )


@pytest.mark.parametrize("game", games())
def test_the_lobby_and_a_first_match_stay_within_their_budgets(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, "about:blank", tour="new")
    visitor.game, fetched = game, Fetched(visitor)
    visitor.page.goto("/")
    expect(visitor.page.locator("[data-game] > .cover:has(> *)")).to_have_count(len(games()))
    visitor.page.wait_for_load_state("networkidle")
    lobby = fetched.files
    assert 0 < squeezed(lobby) <= LOBBY, f"the lobby: {sorted(path.name for path in lobby)}"
    visitor.tap(visitor.box_button("play-now"))
    expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    match = fetched.files - lobby
    assert 0 < squeezed(match) <= FIRST_MATCH, f"a match of {game}: {sorted(path.name for path in match)}"
    assert len(fetched.asked) <= REQUESTS, sorted(fetched.asked)
