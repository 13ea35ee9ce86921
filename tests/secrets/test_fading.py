"""What has to be remembered is told once: over real sockets, to everybody who comes, comes back or asks again.

Every game of the catalogue is played; those whose events fade are found by playing them.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.secrets.told_once import FADING, at_once, must_be_faded, must_be_whole
from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Guest, Json, as_list
from tischlein.core.game import Game

# A look at what somebody who comes now is told costs a connection or two: not after every answer.
EVERY = 12


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path)
    yield server
    server.stop()


class Evening:
    """A match of two with random answers. Both stay all the time; others come and go."""

    def __init__(self, server: RunningServer, game: Game) -> None:
        self.server = server
        self.luck = Random(game.id)
        self.guests: list[Guest] = [server.guest("Anna"), server.guest("Ben")]
        self.code = self.guests[0].open(game.id, [None, None])
        self.chairs: list[Chair] = [guest.join(self.code) for guest in self.guests]
        self.chairs[1].well("sit", seat=1, name="Ben")
        self.chairs[0].well("start")
        for chair in self.chairs:
            chair.until_update()

    def answer_once(self) -> None:
        due = [chair for chair in self.chairs if chair.update["question"] and not chair.update["answered"]]
        chair = self.luck.choice(due)
        assert chair.do(**self.luck.choice(as_list(chair.update["actions"])))["type"] == "done"
        for chair in self.chairs:
            # Whatever was sent before the answer to a command came before it.
            chair.well("look", seat=None)

    def is_over(self) -> bool:
        return self.chairs[0].update["result"] is not None

    def newcomers(self) -> Iterator[list[Json]]:
        """The logs of both players on another device, of a spectator and of a shared screen."""
        joined = [guest.join(self.code) for guest in self.guests]
        joined += [self.server.guest("Cleo").join(self.code), self.guests[0].join(self.code, "screen")]
        for chair in joined:
            chair.until_update()
            yield chair.log
            chair.socket.close()

    def asking_again(self) -> Iterator[list[Json]]:
        for chair in self.chairs:
            chair.command("again")
            chair.until_update()
            yield chair.log


@pytest.mark.parametrize("game", FADING, ids=lambda game: game.id)
def test_whoever_comes_or_asks_again_is_told_no_more_than_the_view_shows(server: RunningServer, game: Game) -> None:
    evening, answers, faded = Evening(server, game), 0, 0
    while not evening.is_over():
        evening.answer_once()
        answers += 1
        if answers % EVERY == 0 and not evening.is_over():
            for log in (*evening.newcomers(), *evening.asking_again()):
                faded += must_be_faded(log)
    assert faded > 0, "something has faded, or nothing was looked at"
    for log in (*[chair.log for chair in evening.chairs], *evening.newcomers()):
        must_be_whole(log)
    replay = evening.guests[0].get(f"/api/tables/{evening.code}/replay").json()
    must_be_whole([event for frame in replay["frames"] for event in frame["events"]])


@pytest.mark.parametrize("game", FADING, ids=lambda game: game.id)
def test_whoever_is_here_is_told_everything_when_it_happens(server: RunningServer, game: Game) -> None:
    evening = Evening(server, game)
    for _ in range(60):
        if not evening.is_over():
            evening.answer_once()
    told = [event for chair in evening.chairs for text in chair.everything for event in at_once(text)]
    assert any(event.get("fades") for event in told)
    must_be_whole(told)
