"""Takes the pictures of the documentation anew: a real server, a real browser, the same match every time it can be.

python tools/screenshots.py [FOLDER]        (make screenshots; the folder is docs/pictures unless told)
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

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PLIES = 12
SCREENS = {"desktop": (1280, 800), "phone": (360, 740)}
# Opens a table against a bot and plays the first plies through the table's own protocol.
PLAY = """async ([game, options, plies]) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  localStorage.setItem(`tischlein.tour.${game}`, 'true');
  await post('/api/me', {name: 'Clara'});
  const {code} = await post('/api/tables', {game, bots: [null, 'level2'], options, start: true});
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}`);
  await new Promise((resolve, reject) => {
    let played = 0;
    socket.onerror = reject;
    socket.onmessage = ({data}) => {
      const told = JSON.parse(data);
      if (told.type === 'refused') reject(new Error(data));
      if (told.type !== 'update' || told.question === null || told.answered) return;
      if (played === plies) return resolve();
      const moves = told.actions.filter((action) => action.do === 'move');
      const deed = (moves.length ? moves : told.actions)[(played * 3) % (moves.length || told.actions.length)];
      socket.send(JSON.stringify({type: 'do', command: `picture-${played++}`, question: told.question, deed}));
    };
  });
  socket.close();
  return code;
}"""


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


def visit(browser: Browser, address: str, screen: str, colours: str) -> Page:
    width, height = SCREENS[screen]
    page = browser.new_page(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="reduce",
        locale="de-DE",
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def picture(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(800)
    page.screenshot(path=folder / f"{name}.png")
    print(f"{name}.png", flush=True)


def take(browser: Browser, address: str, folder: Path) -> None:
    options = {"setup_mode": "preset", "first_player": "white"}
    for screen, colours in (("desktop", "light"), ("phone", "dark")):
        page = visit(browser, address, screen, colours)
        picture(page, folder, f"lobby-{screen}")
        code = page.evaluate(PLAY, ["elementos", options, PLIES])
        page.goto(f"/t/{code}")
        page.wait_for_load_state("networkidle")
        picture(page, folder, f"elementos-{screen}")
        page.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        take(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
