"""Whole matches over real sockets, every byte kept: nothing hidden is in them before it is revealed.

Each message to a seat, a spectator and a shared screen is held against what the server would have sent at that moment
in another world, where every component that this reader cannot know is another one. They are the same, so none of the
true ones can be in it. The losing seat is among the readers, since all seats are.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_list
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.server.move.live_match import ENCODER, LiveMatch
from tischlein.testing.secrets import redealt

GAMES = [
    pytest.param(game, min(seats for seats in game.seats if seats > 1), id=game.id) for game in catalog.games().values()
]
# At least three where the game allows it: a third seat sees neither hand of the other two.
AT_THREE = [pytest.param(game, min(3, max(game.seats)), id=game.id) for game in catalog.games().values()]
SAME = ("step", "view", "turn", "question", "actions", "answered", "deeds", "asks", "luck", "result")

Answer = tuple[int, Json]


class Evening:
    """One match: who read what after which answer."""

    def __init__(self, server: RunningServer, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.luck = random.Random(seed)
        self.guests = [server.guest(f"Guest {seat}") for seat in range(seats + 2)]
        code = self.guests[0].open(game.id, [None] * seats)
        looks = [""] * (seats + 1) + ["screen"]
        self.chairs: list[Chair] = [guest.join(code, look) for guest, look in zip(self.guests, looks, strict=True)]
        for seat in range(1, seats):
            self.chairs[seat].well("sit", seat=seat, name=f"Guest {seat}")
        self.chairs[0].well("start")
        for chair in self.chairs:
            chair.until_update()
        self.answers: list[Answer] = []
        # How many messages each chair had received when so many answers were given.
        self.marks: list[list[int]] = []
        self.look()

    def look(self) -> None:
        """Everybody reads all there is: what was sent before the answer to a command came before it."""
        for chair in self.chairs:
            chair.well("look", seat=None)
        self.marks.append([len(chair.everything) for chair in self.chairs])

    def play(self) -> None:
        while self.chairs[0].update["result"] is None:
            asked = [seat for seat in range(self.seats) if self.is_due(seat)]
            seat = self.luck.choice(asked)
            deed = self.luck.choice(as_list(self.chairs[seat].update["actions"]))
            answer = self.chairs[seat].do(**deed)
            assert answer["type"] == "done", answer
            self.answers.append((seat, deed))
            self.look()

    def is_due(self, seat: int) -> bool:
        update = self.chairs[seat].update
        return update["question"] is not None and not update["answered"]

    def updates(self, place: int, reader: int) -> Iterator[Json]:
        """What a reader was told after so many answers."""
        start = self.marks[place - 1][reader] if place else 0
        for text in self.chairs[reader].everything[start : self.marks[place][reader]]:
            message: Json = json.loads(text)
            if message["type"] == "update":
                yield message

    def running(self) -> list[str]:
        """Every message of the running match, to anybody."""
        marks = self.marks[-2]
        return [text for chair, mark in zip(self.chairs, marks, strict=True) for text in chair.everything[:mark]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path)
    yield server
    server.stop()


def played(server: RunningServer, game: Game, seats: int, seed: int) -> Evening:
    evening = Evening(server, game, seats, seed)
    evening.play()
    return evening


def is_the_same_in_other_worlds(evening: Evening) -> None:
    seed = str(evening.chairs[0].update["luck"])
    live = LiveMatch(evening.game, read_options(evening.game.options, {}), evening.seats, seed, 1)
    for place in range(len(evening.answers)):
        for reader in range(evening.seats + 2):
            compare(evening, live, place, reader)
        seat, deed = evening.answers[place]
        live.perform(seat, deed)
    assert live.match.is_over()


def compare(evening: Evening, live: LiveMatch, place: int, reader: int) -> None:
    seat = reader if reader < evening.seats else None
    told = list(evening.updates(place, reader))
    if not told:
        return
    truth = live.match.state
    live.match.state = redealt(truth, place % evening.seats if seat is None else seat, place)
    seen, heard = live.update_body(seat), live.seat_view(seat).heard
    expected = json.loads(ENCODER.encode({field: getattr(seen, field) for field in SAME}))
    live.match.state = truth
    for update in told:
        for field in SAME:
            assert update[field] == expected[field], (
                f"{evening.game.id}, after {place} answers, reader {reader}: {field}"
            )
        first = update["first_event"]
        assert isinstance(first, int)
        # A whole log has faded.
        events = json.loads(ENCODER.encode(heard.since(first) if first else heard.whole(heard.count)))
        assert update["events"] == events, f"{evening.game.id}, after {place} answers, reader {reader}"


def names_no_seed_and_no_session(evening: Evening) -> None:
    text = "\n".join(evening.running())
    seed = str(evening.chairs[0].update["luck"])
    for secret in (seed, *(guest.cookie() for guest in evening.guests)):
        assert secret not in text


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_wire_of_a_whole_match_carries_nothing_hidden(server: RunningServer, game: Game, seats: int) -> None:
    evening = played(server, game, seats, 1)
    is_the_same_in_other_worlds(evening)
    names_no_seed_and_no_session(evening)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), AT_THREE)
def test_the_wire_of_many_matches_carries_nothing_hidden(server: RunningServer, game: Game, seats: int) -> None:
    for seed in range(40):
        evening = played(server, game, seats, seed)
        is_the_same_in_other_worlds(evening)
        names_no_seed_and_no_session(evening)
        for guest in evening.guests:
            guest.close()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_running_match_is_neither_exported_nor_replayed(server: RunningServer, game: Game, seats: int) -> None:
    evening = Evening(server, game, seats, 2)
    code = evening.chairs[0].code
    for guest in (evening.guests[0], evening.guests[-1]):
        for page in ("record", "replay", "record?match=1", "replay?match=1&seat=1"):
            answer = guest.get(f"/api/tables/{code}/{page}")
            assert answer.json()["facts"] == {}
            assert answer.json()["reason"] in ("no_finished_match", "match_not_over")
