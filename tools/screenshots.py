"""Takes the pictures of the documentation anew: a real server, a real browser, a real match.

python tools/screenshots.py [FOLDER]        (make screenshots; the folder is docs/images unless told)
"""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import slim_png
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
MOST_BYTES = 200_000
PLIES = 12
SCREENS = {"desktop": (1280, 800), "phone": (360, 740)}
# The game of the pictures.
GAME = "elementos"
AT_ONCE = {"setup_mode": "preset", "first_player": "white"}
# Opens a table in Clara's name. With a bot in the other seat the match starts at once.
OPEN = """async ([game, bot, options]) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  localStorage.setItem(`tischlein.tour.${game}`, 'true');
  await post('/api/me', {name: 'Clara'});
  const {code} = await post('/api/tables', {game, bots: [null, bot], options, start: bot !== null});
  return code;
}"""
# Plays the first plies through the table's own protocol, then does the last deed, if there is one.
PLAY = """([code, plies, last]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}`);
  let played = 0;
  const send = (question, deed) =>
    socket.send(JSON.stringify({type: 'do', command: `picture-${played++}`, question, deed}));
  const end = () => { socket.close(); resolve(); };
  socket.onerror = reject;
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.type === 'refused') reject(new Error(data));
    if (told.type !== 'update') return;
    if (told.result) return end();
    if (told.question === null) return;
    if (played === plies) return last ? send('', {do: last}) : end();
    const moves = told.actions.filter((action) => action.do === 'move');
    const open = moves.length ? moves : told.actions;
    send(told.question, open[(played * 3) % open.length]);
  };
})"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A table of its own with an empty memory; the address it listens at."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        called = ["-m", "tischlein", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder]
        running = subprocess.Popen([sys.executable, *called], cwd=ROOT)
        try:
            wait_for(f"http://127.0.0.1:{port}/readyz")
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(10)


def wait_for(address: str) -> None:
    for _ in range(150):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=2):
            return
        time.sleep(0.2)
    raise SystemExit(f"nobody answers at {address}")


def visit(browser: Browser, address: str, screen: str, colours: str, language: str) -> Page:
    width, height = SCREENS[screen]
    page = browser.new_page(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if screen == "phone" else 1,
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="reduce",
        locale=language,
    )
    go(page, "/")
    return page


def go(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")


def picture(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(800)
    file = folder / f"{name}.png"
    file.write_bytes(slim_png.slim(page.screenshot(), MOST_BYTES))
    print(f"{name}.png {file.stat().st_size // 1000} kB", flush=True)


def choose_a_disc(page: Page) -> None:
    """So that the picture shows what lights up: the first disc that can go somewhere."""
    discs = page.locator("[data-square][data-deed=choose]")
    for square in [disc.get_attribute("data-square") for disc in discs.all()]:
        page.locator(f'[data-square="{square}"]').click()
        if page.locator("[data-deed=move], [data-deed=capture]").count() > 0:
            break
    page.mouse.move(2, 2)


def take(browser: Browser, address: str, folder: Path) -> None:
    desk = visit(browser, address, "desktop", "light", "en-GB")
    picture(desk, folder, "lobby")
    go(desk, f"/t/{desk.evaluate(OPEN, [GAME, None, AT_ONCE])}")
    picture(desk, folder, "table")
    match = desk.evaluate(OPEN, [GAME, "level2", AT_ONCE])
    desk.evaluate(PLAY, [match, PLIES, ""])
    go(desk, f"/t/{match}")
    choose_a_disc(desk)
    picture(desk, folder, "match")
    finished = desk.evaluate(OPEN, [GAME, "level2", AT_ONCE])
    desk.evaluate(PLAY, [finished, PLIES, "resign"])
    go(desk, f"/t/{finished}/replay?step=9&seat=0")
    picture(desk, folder, "replay")
    phone = visit(browser, address, "phone", "dark", "de-DE")
    match = phone.evaluate(OPEN, [GAME, "level2", AT_ONCE])
    phone.evaluate(PLAY, [match, PLIES, ""])
    go(phone, f"/t/{match}")
    choose_a_disc(phone)
    picture(phone, folder, "phone")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        take(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
