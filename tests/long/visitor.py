"""Two people at a table in a network that nothing else reaches: `python -m tests.long.visitor PORT FILE`.

The first time they play a match to its end and begin another one. Later they come back and find both as they left them.
What they keep between their visits is in the file.
"""

import json
import random
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.server.guests import Chair, Guest, anything, as_list, cookie_name, drain
from tischlein import catalog

ENOUGH = 120.0
NAMES = ("Anna", "Ben")
BEGUN = 6
A_MOMENT = 0.05


def wait_until_ready(port: int) -> None:
    gives_up_at = time.monotonic() + ENOUGH
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                return
        except (URLError, OSError):
            if time.monotonic() > gives_up_at:
                raise
            time.sleep(0.05)


def sit_down(guests: list[Guest], game: str) -> list[Chair]:
    code = guests[0].open(game, [None, None])
    chairs = [guest.join(code) for guest in guests]
    for chair in chairs:
        chair.until_table()
    chairs[1].well("sit", seat=1, name="Ben")
    chairs[0].well("start")
    for chair in chairs:
        chair.once(anything)
    return chairs


def play(chairs: list[Chair], luck: random.Random, most: int | None = None) -> int:
    """Until the match is over, or so many answers. Returns how many there were."""
    count = 0
    while count != most and all(chair.update["result"] is None for chair in chairs):
        asked = next((chair for chair in chairs if chair.update["question"]), None)
        if asked is None:
            # News are on their way to one of them.
            for chair in chairs:
                chair.quiet(A_MOMENT)
            continue
        answer = asked.do(**luck.choice(as_list(asked.update["actions"])))
        # Whoever did not know yet what the other did is refused, and knows it now.
        if answer["type"] == "done":
            asked.until_update()
            count += 1
    for chair in chairs:
        drain(chair)
    return count


def first_visit(port: int) -> dict[str, object]:
    luck, game = random.Random(21), next(iter(sorted(catalog.games())))
    guests = [Guest(port, name) for name in NAMES]
    finished = sit_down(guests, game)
    moves = play(finished, luck)
    begun = sit_down(guests, game)
    play(begun, luck, BEGUN)
    return {
        "game": game,
        "moves": moves,
        "cookies": [guest.cookie() for guest in guests],
        "finished": finished[0].code,
        "record": guests[0].get(f"/api/tables/{finished[0].code}/record").text,
        "begun": begun[0].code,
        "views": [chair.update["view"] for chair in begun],
    }


def later_visit(port: int, kept: dict[str, object]) -> None:
    guests = [Guest(port) for _ in NAMES]
    cookies = kept["cookies"]
    assert isinstance(cookies, list)
    for guest, cookie in zip(guests, cookies, strict=True):
        guest.http.cookies.set(cookie_name(port), cookie)
    record = guests[0].get(f"/api/tables/{kept['finished']}/record").text
    assert record == kept["record"], "the match that was played to its end is still there"
    chairs = [guest.join(str(kept["begun"])) for guest in guests]
    for chair in chairs:
        chair.until_update()
    assert [chair.update["view"] for chair in chairs] == kept["views"], "the other one is where they left it"
    play(chairs, random.Random(22), 2)


def main(port: int, file: Path) -> None:
    wait_until_ready(port)
    if file.exists():
        later_visit(port, json.loads(file.read_text(encoding="utf-8")))
    else:
        file.write_text(json.dumps(first_visit(port)), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
