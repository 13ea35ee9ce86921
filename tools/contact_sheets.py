"""Contact sheets, to be looked at frame by frame: every game is played in a real browser, its states lie side by side.

python tools/contact_sheets.py [GAME ...]       (make contact-sheets; into build/sheets, one sheet per game and screen)
  --screens phone desktop television            also: small, landscape, zoom
  --theme dark   --language de   --motion reduce   --seats 4
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import math
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import screenshots
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.e2e.playing import answer, at_once, games_with_hands, play_on
from tests.e2e.room import turn_on
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.tableserver import TableServer
from tests.e2e.until import Asked
from tests.e2e.visitor import WITHOUT_TOUR, Look, Visitor
from tischlein.catalog import find

# The size of each screen, and what touches it. A desktop at 200 % zoom has half as many pixels each way.
SCREENS = {
    "phone": (360, 740, "finger"),
    "small": (320, 640, "finger"),
    "landscape": (740, 360, "finger"),
    "desktop": (1280, 800, "mouse"),
    "zoom": (640, 400, "mouse"),
    "television": (1920, 1080, "mouse"),
}
USUAL = ["phone", "desktop", "television"]
# How many answers are looked at closely.
ANSWERS = 9
# How long a moment is waited for that may not come, and how often one looks.
PATIENCE_MS = 60_000
LOOK_MS = 60
MOST_BEATS = 10
# What runs now: the scene's name and whether it has the theatre; the beat of the end.
SCENE = """() => {
  const of = document.querySelector('[data-testid=theatre]')?.dataset.of;
  const name = document.querySelector('[data-scene]')?.dataset.scene ?? '';
  return of === undefined ? name : `theatre ${name}`;
}"""
BEAT = """() => {
  const told = document.querySelector('[data-testid=result]');
  return told ? told.dataset.told + told.querySelector('.race').textContent : '';
}"""
SHEET = """<!doctype html><style>
body {{ display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 28px 20px; width: max-content;
  margin: 0; padding: 20px; background: #777; font: 600 16px sans-serif; color: #fff }}
figure {{ margin: 0 }} img {{ display: block; width: 100% }} figcaption {{ padding-bottom: 4px }}
</style>{frames}"""


class Filmed(Visitor):
    """A visitor whose screen is photographed. While `is_close`, what a selection looks like is kept as well."""

    def __init__(self, browser: Browser, address: str, look: Look, motion: str, folder: Path) -> None:
        super().__init__(browser, address, look, motion)
        self.folder = folder
        self.is_close = False
        self.taps_given = 0

    def take(self, name: str) -> None:
        number = len(list(self.folder.glob("*.png"))) + 1
        self.page.screenshot(path=self.folder / f"{number:02} {name}.png")

    def tap(self, target: str | Locator) -> None:
        if self.is_close and self.taps_given:
            self.page.wait_for_timeout(500)
            self.take(f"selected, tap {self.taps_given}")
        super().tap(target)
        self.taps_given += 1

    def take_scenes(self, player: Visitor, known: set[str]) -> None:
        """Until something is asked of the player, every kind of scene once."""
        for _ in range(PATIENCE_MS // LOOK_MS):
            scene = self.page.evaluate(SCENE)
            if scene and scene not in known:
                known.add(scene)
                self.page.wait_for_timeout(400)
                self.take(scene)
            player.page.wait_for_timeout(LOOK_MS)
            if player.is_asked or player.update.is_over:
                return

    def take_ending(self) -> None:
        """Each beat of the telling, from the last move on."""
        self.take("last move")
        before = ""
        for _ in range(MOST_BEATS):
            self.wait(lambda before=before: self.page.evaluate(BEAT) != before, "the next beat")  # type: ignore[misc]
            before = self.page.evaluate(BEAT)
            self.page.wait_for_timeout(700)
            self.take("the end is told")
            if before.startswith("all"):
                return


class Sheet:
    """One game on one screen."""

    def __init__(self, browser: Browser, game: str, screen: str, wanted: argparse.Namespace) -> None:
        self.browser = browser
        self.game = game
        self.screen = screen
        self.wanted = wanted
        self.folder: Path = wanted.to / "frames" / f"{game}-{screen}"
        most = find(game).seats[-1]
        self.seats: int = min(wanted.seats or (most if screen == "television" else 3), most)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    @contextlib.contextmanager
    def visitor(self, address: str, screen: str, start: str = "") -> Iterator[Filmed]:
        width, height, touch = SCREENS[screen]
        look = Look(width, height, self.wanted.theme, self.wanted.language, touch)
        come = Filmed(self.browser, address, look, self.wanted.motion, self.folder)
        come.game = self.game
        come.context.add_init_script(start)
        come.page.goto("/")
        yield come
        come.context.close()

    def bots(self) -> list[str | None]:
        return [None, *["level2"] * (self.seats - 1)]

    def film(self, calm: str, quick: str) -> None:
        """`calm` is a table as people have it, where bots take their time; `quick` one where they do not."""
        if self.screen == "television":
            with self.visitor(calm, "television") as television, self.visitor(calm, "desktop", WITHOUT_TOUR) as player:
                self.film_the_room(television, player)
            with self.visitor(quick, "television") as television, self.visitor(quick, "phone", WITHOUT_TOUR) as player:
                turn_on(television, open_table(player, self.bots()))
                play_on(player)
                television.take_ending()
            return
        with self.visitor(calm, self.screen) as visitor:
            self.film_the_beginning(visitor)
            self.film_the_match(visitor)
        with self.visitor(quick, self.screen, WITHOUT_TOUR) as visitor:
            self.film_the_end(visitor)

    def film_the_beginning(self, visitor: Filmed) -> None:
        settle(visitor.page)
        visitor.take("lobby")
        visitor.page.locator(f'[data-game="{self.game}"]').scroll_into_view_if_needed()
        visitor.take("box")
        open_table(visitor, [None, None], {}, start="wait")
        settle(visitor.page)
        visitor.take("table lobby")
        open_table(visitor, self.bots(), at_once(visitor))
        visitor.wait(visitor.button("tour-skip").is_visible, "the guided start")
        settle(visitor.page)
        visitor.take("guided start")
        visitor.press("tour-skip")

    def film_the_match(self, visitor: Filmed) -> None:
        asks, scenes = set[str](), set[str]()
        for _ in range(ANSWERS):
            visitor.take_scenes(visitor, scenes)
            if visitor.update.is_over:
                break
            ask = visitor.update.view_as(Asked).ask
            visitor.is_close, visitor.taps_given = ask not in asks, 0
            if visitor.is_close:
                asks.add(ask)
                settle(visitor.page)
                visitor.take(f"asked {ask}")
            answer(visitor)
        visitor.is_close = False
        visitor.take_scenes(visitor, scenes)
        self.film_what_opens(visitor)

    def film_what_opens(self, visitor: Filmed) -> None:
        since = visitor.page.get_by_role("button", name=visitor.say("since-turn"))
        if since.count():
            visitor.tap(since)
            visitor.take("since my last turn")
            visitor.page.get_by_test_id("since").get_by_role("button").click()
        ways = [(key, visitor.button(key).first) for key in ("log", "menu", "rules")]
        for name, way in [*ways, ("a seat", visitor.page.locator("[data-sits='1']"))]:
            if way.is_visible():
                visitor.tap(way)
                visitor.page.get_by_role("dialog").wait_for()
                settle(visitor.page)
                visitor.take(name)
                visitor.page.keyboard.press("Escape")
                visitor.page.get_by_role("dialog").wait_for(state="hidden")

    def film_the_end(self, visitor: Filmed) -> None:
        open_table(visitor, self.bots())
        play_on(visitor)
        visitor.take_ending()
        visitor.link("watch-again").scroll_into_view_if_needed()
        settle(visitor.page)
        visitor.take("ways on")
        visitor.press("close")
        settle(visitor.page)
        visitor.take("board after the end")
        visitor.press("show-result")
        visitor.follow("watch-again")
        visitor.page.get_by_role("slider").wait_for()
        settle(visitor.page)
        visitor.take("replay begins")
        visitor.page.get_by_role("slider").fill("12")
        settle(visitor.page)
        visitor.take("replay")

    def film_the_room(self, television: Filmed, player: Filmed) -> None:
        television.page.goto("/tv")
        television.page.get_by_test_id("television-code").wait_for()
        television.take("no table yet")
        turn_on(television, open_table(player, self.bots(), start="wait"))
        settle(television.page)
        television.take("table lobby")
        go_to_table(player, player.table.code)
        player.press("start")
        television.wait_for_match()
        player.wait_for_match()
        scenes = set[str]()
        for number in range(ANSWERS):
            television.take_scenes(player, scenes)
            if player.update.is_over:
                break
            if number % 4 == 0:
                settle(television.page)
                television.take("while somebody thinks")
            answer(player)

    def lay_out(self) -> Path:
        width, height, _ = SCREENS[self.screen]
        files = sorted(self.folder.glob("*.png"))
        # About as high as it is wide.
        columns = math.ceil(math.sqrt(len(files) * height / width))
        width = min(width, 640)
        frames = [
            f"<figure><figcaption>{file.stem}</figcaption>"
            f'<img src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}"></figure>'
            for file in files
        ]
        page = self.browser.new_page(viewport={"width": columns * (width + 20) + 20, "height": height})
        page.set_content(SHEET.format(columns=columns, width=width, frames="".join(frames)))
        sheet: Path = self.wanted.to / f"{self.game}-{self.screen}.png"
        page.screenshot(path=sheet, full_page=True)
        page.close()
        return sheet


def settle(page: Page) -> None:
    """The lines are still, and what glides has come to rest; a scene of others may run on."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)


@contextlib.contextmanager
def quick_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = TableServer(Path(folder))
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games_with_hands())
    parser.add_argument("--screens", nargs="+", choices=list(SCREENS), default=USUAL)
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--language", choices=["en", "de"], default="en")
    parser.add_argument("--motion", choices=["full", "reduce"], default="full")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--to", type=Path, default=screenshots.ROOT / "build" / "sheets")
    wanted = parser.parse_args()
    with screenshots.server() as calm, quick_server() as quick, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=screenshots.CHROMIUM)
        for game in wanted.games:
            for screen in wanted.screens:
                sheet = Sheet(browser, game, screen, wanted)
                sheet.film(calm, quick)
                print(sheet.lay_out(), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
