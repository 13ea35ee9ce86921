"""Elementos at a running table: what is arranged and hidden never leaves the server for others."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_dict, as_list, drain, updates_of
from tischlein.games.elementos.game import GAME


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def three_chairs(server: RunningServer) -> tuple[Chair, Chair, Chair]:
    """White, black and a spectator at a match that has just begun."""
    anna = server.guest("Anna")
    code = anna.open(GAME.id, [None, None])
    white, black, watcher = anna.join(code), server.guest("Ben").join(code), server.guest("Cleo").join(code)
    black.well("sit", seat=1, name="Ben")
    white.well("start")
    for chair in (white, black, watcher):
        chair.until_update()
        drain(chair)
    return white, black, watcher


def discs(message: Json) -> list[Json]:
    return as_list(as_dict(message["view"])["discs"])


def test_during_a_secret_setup_nothing_of_the_other_half_is_told(server: RunningServer) -> None:
    white, black, watcher = three_chairs(server)
    for chair in (white, black, watcher):
        chair.everything.clear()
    for _ in range(4):
        legal = [action for action in as_list(white.update["actions"]) if action["do"] == "lay"]
        white.play(**legal[0])
    white.play(do="take_back")
    white.play(do="preset")
    for chair in (black, watcher):
        assert chair.quiet(), "not even that white did something"
    assert black.update["step"] == watcher.update["step"] == 0
    black.play(do="preset")
    assert all(disc["owner"] == 1 for disc in discs(black.update))
    assert discs(watcher.update) == []


def test_a_question_of_the_setup_survives_the_other_seats_second_thoughts(server: RunningServer) -> None:
    white, black, _ = three_chairs(server)
    question = black.update["question"]
    white.play(do="preset")
    white.play(do="take_back")
    answer = black.command("do", deed={"do": "preset"}, question=question)
    assert answer["type"] == "done"


def arrange(white: Chair, black: Chair, watcher: Chair, luck: Random) -> None:
    """Both lay their discs as luck has it and are ready."""
    for chair in (white, black):
        while laying := [action for action in as_list(chair.update["actions"]) if action["do"] == "lay"]:
            chair.play(**luck.choice(laying))
        chair.play(do="ready")
    for chair in (white, black, watcher):
        chair.once(lambda update: as_dict(update["view"])["phase"] == "play")


def test_nobody_but_the_owner_ever_receives_an_underside(server: RunningServer) -> None:
    white, black, watcher = three_chairs(server)
    luck = Random(5)
    arrange(white, black, watcher, luck)
    for _ in range(12):
        mover, other = (white, black) if white.update["question"] else (black, white)
        mover.play(**luck.choice(as_list(mover.update["actions"])))
        other.until_update()
        watcher.until_update()
    assert max(len(discs(update)) for update in updates_of(watcher)) == 18
    for chair, own in ((white, 0), (black, 1), (watcher, None)):
        for update in updates_of(chair):
            assert [disc for disc in discs(update) if disc["owner"] != own and "down" in disc] == []
            assert [disc for disc in discs(update) if disc["owner"] == own and "down" not in disc] == []


def test_the_identity_of_a_disc_says_nothing_about_its_faces(server: RunningServer) -> None:
    """An id that depended on the faces would be a marked card."""
    places, faces = [], []
    for seed in (1, 2):
        white, black, watcher = three_chairs(server)
        arrange(white, black, watcher, Random(seed))
        places.append({disc["at"]: disc["id"] for disc in discs(watcher.update)})
        faces.append({disc["at"]: disc["up"] for disc in discs(watcher.update)})
    assert faces[0] != faces[1]
    assert places[0] == places[1]
