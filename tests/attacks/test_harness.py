"""The yardstick itself: attackers send what they say, the figures are what they should be, the page is made of them."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import tischlein
from tests.attacks.dummy import COOKIE, Dummy, Heard

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "bench"), str(ROOT / "bench" / "server")]

from attacks.attacked import Attacked  # noqa: E402
from attacks.attacker import attack  # noqa: E402
from attacks.catalogue import ATTACKS, TOLD  # noqa: E402
from attacks.figures import percentile, with_those_who_queued  # noqa: E402
from attacks.page import cells, is_kept, page, verdict  # noqa: E402
from attacks.people import Made, Meter, Pair, Person, Table  # noqa: E402
from attacks.raw import Target  # noqa: E402
from attacks.run import write  # noqa: E402
from attacks.stored_past import RESIGN, Past, deeds  # noqa: E402
from attacks.wire import Answer, Visitor  # noqa: E402

pytestmark = pytest.mark.interpreted

ENOUGH = 60.0
ATTACKER = "127.0.0.66"
ZEROES = b"\0\0\0\0"
GUEST = f"Cookie: {COOKIE}".encode()
PAST = Past(0, COOKIE, "RRRRRRRR", "QQQQQQQQ")


def body(heard: bytearray) -> bytes:
    return bytes(heard).partition(b"\r\n\r\n")[2]


def frames(start: bytes, *, guest: bool = True, path: bytes = b"GET /ws/ABCDEFGH ") -> Callable[[Heard], bool]:
    """On a connection of a guest (or of nobody), the upgrade and then these frames."""
    return lambda all_heard: any(
        heard.startswith(path) and (GUEST in heard) == guest and body(heard).startswith(start) for heard in all_heard
    )


def begins(start: bytes, then: bytes = b"", size: int = 0, count: int = 1) -> Callable[[Heard], bool]:
    """On so many connections, a start, something later, and so many bytes at least."""
    return lambda all_heard: (
        len([1 for heard in all_heard if heard.startswith(start) and then in heard and len(heard) >= size]) >= count
    )


def ends(end: bytes, count: int) -> Callable[[Heard], bool]:
    return lambda all_heard: len([1 for heard in all_heard if heard.endswith(end)]) >= count


PINGS = (b"\x89\x80" + ZEROES) * 1000
WANTED: dict[str, Callable[[Heard], bool]] = {
    "pings_of_strangers": frames(PINGS, guest=False, path=b"GET /ws/ZZZZZZZZ "),
    "pings_to_a_made_up_code": frames(PINGS, path=b"GET /ws/ZZZZZZZZ "),
    "pings_of_a_guest": frames(PINGS),
    "pongs": frames((b"\x8a\x80" + ZEROES) * 1000),
    "empty_continuations": frames(b"\x01\x80" + ZEROES + (b"\x00\x80" + ZEROES) * 9000),
    "empty_texts": frames((b"\x81\x80" + ZEROES) * 1000),
    "unread_pongs": frames((b"\x89\xfd" + ZEROES + b"x" * 125) * 100),
    "malformed_messages": frames(b"\x81\x81" + ZEROES + b"{"),
    "endless_header": begins(b"GET / HTTP/1.1\r\n", b"X-Long: aaa", 1_000_000),
    "endless_address": begins(b"GET /aaaa", size=1_000_000),
    "thirty_megabytes_of_headers": begins(b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 1000, 1_000_000),
    "upgrade_with_200_headers": begins(b"GET /ws/", b"X-199: y\r\n"),
    "upgrade_with_a_20_kb_header": begins(b"GET /ws/", b"a" * 20_000),
    "slow_heads": ends(b"X-Slow: a", 200),
    "silent_connections": ends(b"", 200),
    "half_sent_bodies": begins(b"POST /api/me ", b"Content-Length: 1000\r\n\r\n{", count=200),
    "pipelined_requests": begins(b"GET /healthz ", size=500_000),
    "take_backs": begins(b"GET /ws/RRRRRRRR ", GUEST, count=3),
    "replays": begins(b"GET /api/tables/QQQQQQQQ/replay ", count=5),
    "records": begins(b"GET /api/tables/QQQQQQQQ/record ", count=5),
    "guesses": begins(b"GET /api/tables/", b"/replay ", count=300),
    "guests": begins(b"POST /api/me ", count=20),
    "openings": begins(b"POST /api/tables ", b'"bots": [null, null]', count=50),
    "tables_of_bots": begins(b"POST /api/tables ", b'"bots": ["level4", "level4"]', count=50),
    "passes": begins(b"POST /api/tables/ABCDEFGH/pass ", GUEST, count=20),
}


async def has_sent(name: str) -> bool:
    """Whether the server was sent what is wanted, before this attack was over."""
    async with Dummy(WANTED[name]) as dummy:
        target = Target(Visitor(dummy.port, ATTACKER), time.monotonic() + ENOUGH, PAST)
        attacking = asyncio.create_task(attack(name, target))
        seeing = asyncio.create_task(dummy.seen.wait())
        await asyncio.wait([attacking, seeing], return_when=asyncio.FIRST_COMPLETED)
        for task in (attacking, seeing):
            task.cancel()
        await asyncio.gather(attacking, seeing, return_exceptions=True)
        return dummy.seen.is_set()


@pytest.mark.parametrize("name", WANTED)
def test_an_attack_sends_what_it_says(name: str) -> None:
    assert asyncio.run(has_sent(name))


@pytest.mark.parametrize("name", WANTED)
def test_another_attack_is_not_taken_for_it(name: str) -> None:
    assert not WANTED[name]([bytearray(b"GET /healthz HTTP/1.1\r\n\r\n")])


def test_every_attack_is_looked_at_and_told() -> None:
    assert [*WANTED] == [name for name in ATTACKS if name != "nothing"]
    assert [*TOLD] == [*ATTACKS]


async def all_against_a_mute_server() -> list[object]:
    async with Dummy(lambda _: False, is_mute=True) as dummy:
        target = Target(Visitor(dummy.port, ATTACKER), time.monotonic() + 0.5, PAST)
        return await asyncio.gather(*[asyncio.wait_for(attack(name, target), ENOUGH) for name in ATTACKS])


def test_an_attack_ends_although_nobody_answers() -> None:
    assert all(isinstance(report, dict) for report in asyncio.run(all_against_a_mute_server()))


# ---- figures


def test_a_percentile_is_one_of_the_waits() -> None:
    waits = [float(number) for number in range(100, 0, -1)]
    assert [percentile(waits, share) for share in (0.5, 0.99, 1.0)] == [50.0, 99.0, 100.0]
    assert percentile([7.0], 0.5) == 7.0
    assert percentile([], 0.99) == 0.0


def test_who_waits_long_counts_for_all_that_would_have_waited() -> None:
    assert with_those_who_queued([0.05], 0.1) == [0.05]
    assert with_those_who_queued([0.45, 0.01], 0.1) == pytest.approx([0.45, 0.35, 0.25, 0.15, 0.05, 0.01])


def test_one_long_stall_is_not_hidden_by_many_quick_moves() -> None:
    waits = [0.002] * 800 + [9.0] * 8
    assert percentile(waits, 0.99) < 0.1
    assert percentile(with_those_who_queued(waits, 0.1), 0.99) > 5


def test_the_past_has_its_plies_and_take_backs() -> None:
    steps = deeds(900, 1200)
    assert len(steps) == 900 + 2 * 1200
    assert len([1 for _, deed in steps if deed == {"do": "take_back"}]) == 1200
    assert RESIGN not in [deed for _, deed in steps]


# ---- what is lost is found


class Scribe(Visitor):
    """Somebody who is shown this record."""

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        answers = [{"seat": 0, "do": "flip", "at": "a1"}, {"seat": 1, "do": "flip", "at": "a8"}]
        return Answer(200, "", json.dumps({"answers": answers}).encode())


@pytest.mark.parametrize(
    ("made", "kept"),
    [
        ([Made(1, 0, 0, {"do": "flip", "at": "a1"}), Made(1, 1, 1, {"do": "flip", "at": "a8"})], 2),
        ([Made(1, 0, 0, {"do": "flip", "at": "b1"}), Made(1, 1, 1, {"do": "flip", "at": "a8"})], 1),
        ([Made(1, 1, 0, {"do": "flip", "at": "a1"})], 0),
        ([Made(1, 2, 0, {"do": "flip", "at": "a1"})], 0),
    ],
)
def test_a_move_that_is_not_in_its_place_of_the_record_is_lost(made: list[Made], kept: int) -> None:
    table = Table("ABCDEFGH")
    visitor = Scribe(0, ATTACKER)
    pair = Pair(visitor, table, [Person(visitor, table, 0, Meter())])
    assert asyncio.run(pair.count_kept(1, made)) == kept


async def killed(folder: Path) -> int:
    server = Attacked(Path(tischlein.__file__).parent.parent, folder)
    try:
        await server.until_up()
        assert server.megabytes() > 0
        server.watch(lambda: None)
        os.kill(server.workers()[0], signal.SIGKILL)
        async with asyncio.timeout(ENOUGH):
            while server.deaths == 0:  # noqa: ASYNC110  it is counted beside this, again and again
                await asyncio.sleep(0.02)
        return server.deaths
    finally:
        await server.end()


def test_a_worker_that_dies_is_counted(tmp_path: Path) -> None:
    assert asyncio.run(killed(tmp_path)) == 1


# ---- the whole, and the page


def test_a_run_beside_a_real_server_is_told_on_the_page(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    command = [sys.executable, str(ROOT / "bench" / "attacks" / "run.py"), "--seconds", "0.5", "--to", str(figures)]
    source = ["--source"] if Path(tischlein.__file__).is_relative_to(ROOT / "src") else []
    subprocess.run([*command, *source, "--only", "nothing"], check=True, capture_output=True, timeout=300)
    run = json.loads(figures.read_text(encoding="utf-8"))
    found = run["attacks"]["nothing"]
    assert found["kept"] > 0
    assert (found["lost"], found["untold"], found["deaths"], found["newcomers_failed"]) == (0, 0, 0, 0)
    told = page(run, {}, TOLD)
    assert f"0 of {found['kept']}" in told
    assert "**After**: not measured yet." in told


def test_an_attack_that_is_measured_again_replaces_only_its_own_figures(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    about: dict[str, object] = {"commit": "abc", "runs": "source", "seconds_each": 8.0}
    write(file, {**about, "attacks": {"guesses": {"moves": 1}, "pongs": {"moves": 2}}})
    write(file, {**about, "attacks": {"guesses": {"moves": 3}}})
    assert json.loads(file.read_text())["attacks"] == {"pongs": {"moves": 2}, "guesses": {"moves": 3}}
    write(file, {**about, "commit": "def", "attacks": {"guesses": {"moves": 4}}})
    assert json.loads(file.read_text())["attacks"] == {"guesses": {"moves": 4}}


def figures_of(**changed: object) -> dict[str, object]:
    usual = {"p50_ms": 2.0, "p99_ms": 9.0, "max_ms": 1234.0, "kept": 10, "lost": 0, "untold": 0, "deaths": 0}
    return {**usual, **changed}


@pytest.mark.parametrize(
    "changed",
    [{"p99_ms": 100.1}, {"lost": 1}, {"untold": 1}, {"deaths": 1}, {"newcomers_failed": 1}, {"hung": True}],
    ids=str,
)
def test_the_page_says_which_attack_cost_too_much(changed: dict[str, object]) -> None:
    well, bad = figures_of(), figures_of(**changed)
    assert is_kept(well) and not is_kept(bad)
    told = verdict({"attacks": {"pongs": well, "guesses": bad}})
    assert told.startswith("1 of 2 attacks with p99 within 100 ms") and told.endswith("not: guesses")


def test_a_busy_machine_is_told_by_what_it_took_without_an_attack() -> None:
    told = verdict({"attacks": {"nothing": figures_of(p99_ms=152.0), "pongs": figures_of()}})
    assert told.startswith("1 of 1 attacks") and told.endswith("Without an attack p99 was 152 ms")


def test_a_cell_has_the_figure_before_above_the_figure_after() -> None:
    about = {"commit": "abc", "runs": "source", "day": "today", "machine": "two cores", "seconds_each": 8.0}
    before = {**about, "attacks": {"pongs": figures_of(p99_ms=5803.4)}}
    after = {**about, "attacks": {"pongs": figures_of(p99_ms=12.0)}}
    told = page(before, after, TOLD)
    assert "| 5,803<br>12 |" in told
    assert cells({})[0] in told, "what was not measured has a dash"
