"""Bots from outside: at a real table over a real network, and among our own in the lab."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Guest
from tests.server.reverse import PREFIX, Reverse
from tests.server.test_below_a_path import Below
from tests.some_games import FOR_TWO, IN_SECRET, short
from tischlein.bots.random import RandomBot
from tischlein.catalog import find
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Named
from tischlein.lab.guests import seated
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.guests.outside import OutsideBot, Program, function_called, join
from tischlein.lab.guests.seated import Seated, View
from tischlein.lab.measuring.simulate import Plan, play
from tischlein.sentences import sentence

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "write-a-bot.md"
LAST = """
import json, sys
for line in sys.stdin:
    print(len(json.loads(line)["actions"]) - 1, flush=True)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def first(view: View, actions: list[Named]) -> Named:
    return actions[0]


def last(view: View, actions: list[Named]) -> Named:
    assert isinstance(view["ask"], str)
    return actions[-1]


def link_of(server: RunningServer, code: str) -> str:
    return f"http://127.0.0.1:{server.port}/t/{code}"


def pass_of_a_match(server: RunningServer) -> str:
    """Anna's seat at a table that has begun, for somebody else."""
    anna = server.guest("Anna")
    code = anna.open(FOR_TWO, [None, "random"], options=short(FOR_TWO), start=True)
    token = anna.post(f"/api/tables/{code}/pass", {}).json()["token"]
    return f"{link_of(server, code)}#pass={token}"


def example(tmp_path: Path) -> Path:
    shown = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    path = tmp_path / "my_bot.py"
    path.write_text(shown[0], encoding="utf-8")
    return path


def test_the_example_of_the_page_has_twenty_lines_of_code(tmp_path: Path) -> None:
    lines = [line for line in example(tmp_path).read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_example_of_the_page_plays_a_match_at_a_table(server: RunningServer, tmp_path: Path) -> None:
    bot = [sys.executable, str(example(tmp_path)), pass_of_a_match(server)]
    ran = subprocess.run(bot, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "places" in ran.stdout


def test_a_function_sits_down_in_the_first_free_seat_and_plays(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open(IN_SECRET, [None, None], options=short(IN_SECRET))
    chair = anna.join(code)
    results: list[dict[str, object]] = []
    player = threading.Thread(target=lambda: results.append(join(link_of(server, code), last, "Last")))
    player.start()
    chair.until_table(lambda table: all(seat["kind"] == "person" for seat in table["seats"]))  # type: ignore[attr-defined]
    chair.well("start")
    chair.until_update()
    while chair.update["result"] is None:
        if chair.update["question"] and not chair.update["answered"]:
            chair.do(**chair.update["actions"][0])  # type: ignore[index]
        chair.until_update()
    player.join(60)
    assert results[0]["places"] == chair.update["result"]["places"]  # type: ignore[index]


@pytest.mark.parametrize("way", ["keeps", "takes away"])
def test_a_link_below_a_path_of_another_site_leads_there(tmp_path: Path, way: str) -> None:
    proxy = Reverse(way)
    server = Below(tmp_path, proxy)
    proxy.stand_before(server.port)
    try:
        with Guest(proxy.port, "Anna", PREFIX) as anna:
            code = anna.open(FOR_TWO, [None, "random"])
            link = anna.post(f"/api/tables/{code}/pass", {}).json()["link"]
            assert link.startswith(f"{proxy.address}/t/{code}#pass=")
            with Seated(link, "Bot") as bot:
                assert (bot.receive()["type"], bot.code) == ("table", code)
        assert f"{PREFIX}/ws/{code}" in proxy.asked
    finally:
        server.stop()
        proxy.stop()


def test_two_functions_meet_at_one_table(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open(IN_SECRET, [None, None, "random"], options=short(IN_SECRET))
    chair = anna.join(code)
    chair.well("stand")
    results: list[dict[str, object]] = []
    players = [threading.Thread(target=lambda: results.append(join(link_of(server, code), last))) for _ in range(2)]
    for player in players:
        player.start()
    chair.until_table(lambda table: all(seat["kind"] != "empty" for seat in table["seats"]))  # type: ignore[attr-defined]
    chair.well("start")
    for player in players:
        player.join(60)
    assert len(results) == 2


def test_a_bot_whose_connection_breaks_comes_back_and_plays_on(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "PAUSE_BEFORE_COMING_BACK", 0)
    with Seated(pass_of_a_match(server), "Shaky") as bot:
        breaks = iter([False, True, False, True])

        def shaky(view: View, actions: list[Named]) -> Named:
            if next(breaks, False):
                bot.socket.close()
            return actions[0]

        assert "places" in bot.play(shaky)
    assert next(breaks, None) is None


@pytest.mark.parametrize("said", [None, {}, {"do": "win"}, 0])
def test_an_answer_that_is_none_of_the_actions_is_told_so(server: RunningServer, said: Named) -> None:
    with pytest.raises(Refusal, match="not_an_answer"):
        join(pass_of_a_match(server), lambda *_: said)


def test_where_nothing_is_nobody_answers() -> None:
    with pytest.raises(Refusal, match="nobody_answers"):
        join("http://127.0.0.1:9/t/KRMXW", first)


def test_a_table_that_is_not_there_is_told(server: RunningServer) -> None:
    with pytest.raises(Refusal, match="no_such_table"):
        join(link_of(server, "AAAAAAAA"), first)


def test_a_full_table_has_no_seat_for_a_bot(server: RunningServer) -> None:
    code = server.guest("Anna").open(FOR_TWO, [None, "random"])
    with pytest.raises(Refusal, match="no_free_seat"):
        join(link_of(server, code), first)


def test_a_pass_of_nobody_is_refused(server: RunningServer) -> None:
    code = server.guest("Anna").open(FOR_TWO, [None, "random"])
    with pytest.raises(Refusal, match="pass_invalid"):
        join(f"{link_of(server, code)}#pass=wrong", first)


@pytest.mark.parametrize(
    "link", ["ftp://example.org/t/x", "http://[/t/x", "http:///t/x", "http://localhost:8000", "", "http://a/b"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Refusal, match="not_a_table_link"):
        join(link, first)


def test_a_function_plays_in_a_simulation(tmp_path: Path) -> None:
    path = example(tmp_path)
    played = play(find(FOR_TWO), Plan([f"python:{path}:answer", "random"], 1, 1, short(FOR_TWO)), 0)
    assert sorted(played.places) in ([1, 1], [1, 2])


def test_a_program_answers_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(LAST, encoding="utf-8")
    program = Program(f"{sys.executable} {path}")
    assert program({}, [{"do": "a"}, {"do": "b"}]) == {"do": "b"}
    assert program({}, [{"do": "c"}]) == {"do": "c"}
    program.close()


@pytest.mark.parametrize("said", ["nothing", "7", ""])
def test_a_program_that_answers_nonsense_is_told_so(said: str) -> None:
    program = Program(f"{sys.executable} -c \"input(); print('{said}')\"")
    with pytest.raises(Refusal, match="program_answers_wrong"):
        program({}, [{"do": "a"}])
    program.close()


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="program_does_not_start"):
        find_opponent(find(FOR_TWO), 2, "command:/nowhere/bot")


@pytest.mark.parametrize("name", ["nowhere:answer", "json:answer", "answer"])
def test_a_function_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="no_such_function"):
        function_called(name)


def answer_illegally(view: View, actions: list[Named]) -> Named:
    words = find(FOR_TWO).vocabulary
    return next(named for named in map(words.name, range(words.size())) if named not in actions)


def says_why(refusal: Refusal) -> bool:
    return re.search(r"cannot be done: .+\. \(§[\w.]+\)$", sentence(refusal)) is not None


def test_an_illegal_answer_is_refused_with_its_reason_at_a_table(server: RunningServer) -> None:
    host = server.guest("Bea")
    code = host.open(FOR_TWO, [None, None])
    chair = host.join(code)
    threading.Timer(0.5, lambda: chair.send({"type": "start", "command": "start"})).start()
    with pytest.raises(Refusal) as refused:
        join(link_of(server, code), answer_illegally)
    assert says_why(refused.value), sentence(refused.value)


def test_an_illegal_answer_is_refused_with_its_reason_in_a_simulation() -> None:
    game = find(FOR_TWO)
    match = Match(game, read_options(game.options, {}), 2, "a seed")
    with pytest.raises(Refusal) as refused:
        OutsideBot(game, answer_illegally).answer(match.question(0, 1), Budget())
    assert says_why(refused.value), sentence(refused.value)


def test_a_bot_as_our_own_are_is_named_by_what_makes_it() -> None:
    assert isinstance(find_opponent(find(FOR_TWO), 2, "bot:tischlein.bots.random:RandomBot"), RandomBot)
    for name in ("bot:tischlein.bots.random:Nobody", "bot:nowhere:Bot", "bot:tischlein.bots.roster:LEVELS", "bot:x"):
        with pytest.raises(Refusal) as refused:
            find_opponent(find(FOR_TWO), 2, name)
        assert refused.value.key == "no_such_function"
