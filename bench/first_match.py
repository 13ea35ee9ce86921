"""How long a slow phone waits: from the address to a lobby that can be used, and from the tap to the first board.

PYTHONPATH=build/compiled:. python bench/first_match.py [GAME ...] [--times 5] [--slower 4]

A slow line as Lighthouse has it ("slow 4G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up) and a processor so
many times slower than this one, both made by Chromium; every time a browser that has kept nothing. Medians in seconds.
Measure on a quiet machine: whatever else runs here slows the server and the browser alike.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.fixtures import ARGUMENTS, CHROMIUM
from tests.e2e.playing import games_with_hands
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import Look, Visitor

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE = Look(360, 740, "light", "en", "finger")
# Notes when the first box can be tapped, when it was, and when the first board lay there.
WATCH = """(() => {
  const at = (window.seenAt = {});
  const look = () => {
    if (!at.lobby && document.querySelector('[data-game] button:enabled')) at.lobby = performance.now();
    if (at.tap && !at.board && document.querySelector('[data-board] > :not(.quiet)')) at.board = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('click', () => (at.tap ??= performance.now()), true);
})()"""


def slow_down(visitor: Visitor, slower: float) -> None:
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})


def wait_once(browser: Browser, address: str, game: str, slower: float) -> tuple[float, float]:
    """Seconds until the lobby, and from the tap to the board."""
    visitor = Visitor(browser, address, PHONE, "motion")
    visitor.game = game
    visitor.context.add_init_script(WATCH)
    slow_down(visitor, slower)
    visitor.page.goto("/")
    visitor.tap(visitor.box_button("play-now"))
    expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    at = visitor.page.evaluate("window.seenAt")
    visitor.context.close()
    return at["lobby"] / 1000, (at["board"] - at["tap"]) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games_with_hands())
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = TableServer(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in wanted.games:
            waits = [wait_once(browser, server.address, game, wanted.slower) for _ in range(wanted.times)]
            lobby, board = (statistics.median(times) for times in zip(*waits, strict=True))
            print(f"{game}: lobby {lobby:.2f} s, board {board:.2f} s", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
