"""What one connection is told of events that fade: when they happen, and what is left of them later."""

import json
from collections.abc import Callable

import pytest

from tests.server.guests import Json, as_list
from tests.toys import TILES_TO_REMEMBER, flip, lay, peek, roll
from tischlein.core.options import read_options
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.server.move.connection import Connection
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.logs import Heard
from tischlein.server.settings import Limits
from tischlein.wire.messages import Happened

WHOLE: Json = {"name": "peeked", "facts": {"tile": "red"}, "fades": ["tile"]}
FADED: Json = {"name": "peeked", "facts": {}, "fades": ["tile"]}


class Reader:
    """Somebody at the table, and the last update that they were sent."""

    def __init__(self) -> None:
        self.connection: Connection = Connection("anna", "", Limits())
        self.connection.try_write = self._read
        self.update: Json = {}

    def look(self, live: LiveMatch, seat: Seat | None = 0) -> "Reader":
        self.connection.show_match(live.seat_view(seat), seat, 1)
        self.connection.post()
        return self

    def told(self) -> list[Json]:
        """What the last update tells of the peek."""
        return [event for event in as_list(self.update["events"]) if event["name"] == "peeked"]

    def _read(self, messages: list[bytes]) -> bool:
        for message in messages:
            self.update = json.loads(message)
        return True


def act(live: LiveMatch, seat: Seat, action: Action) -> None:
    live.perform(seat, TILES_TO_REMEMBER.vocabulary.name(action))


def laid_tiles() -> LiveMatch:
    """Both have laid red, red, blue, and seat 0 begins."""
    live = LiveMatch(TILES_TO_REMEMBER, read_options(TILES_TO_REMEMBER.options, {"first": "seat_0"}), 2, "fading", 1)
    for seat in range(2):
        for at, tile in enumerate((0, 0, 1)):
            act(live, seat, lay(at, tile))
    return live


def peeked() -> tuple[LiveMatch, Reader]:
    live = laid_tiles()
    reader = Reader().look(live)
    act(live, 0, peek(1))
    return live, reader.look(live)


def finish(live: LiveMatch) -> None:
    while not live.match.is_over():
        seat = live.match.to_act()[0]
        act(live, seat, next(action for action in live.match.legal(seat) if flip.matches(action)))


def test_whoever_is_here_is_told_once() -> None:
    live, reader = peeked()
    assert reader.told() == [WHOLE]
    act(live, 1, roll())
    assert reader.look(live).told() == [] and reader.update["first_event"] != 0


def test_whoever_comes_later_is_told_what_is_left_of_it() -> None:
    live, _ = peeked()
    assert Reader().look(live).told() == [FADED]


def test_asking_again_tells_what_is_left_of_it() -> None:
    live, reader = peeked()
    reader.connection.forget()
    assert reader.look(live).told() == [FADED]


def test_a_take_back_tells_what_is_left_of_it() -> None:
    live, reader = peeked()
    act(live, 1, flip(0))
    reader.look(live)
    live.perform(1, {"do": "ask_back"})
    live.perform(0, {"do": "agree_back"})
    assert reader.look(live).update["took_back"] is True
    assert reader.told() == [FADED]


def test_who_shares_a_device_is_told_when_they_look_again_and_once() -> None:
    live = laid_tiles()
    reader = Reader().look(live, 0).look(live, 1)
    act(live, 0, peek(1))
    assert reader.look(live, 1).told() == [], "it is told to seat 0 alone"
    assert reader.look(live, 0).told() == [WHOLE], "and seat 0 looks again only now"
    assert reader.look(live, 1).look(live, 0).told() == [FADED]


def test_the_end_tells_everything_to_who_has_forgotten_it() -> None:
    live, reader = peeked()
    finish(live)
    assert reader.look(live).update["first_event"] == 0
    assert reader.told() == [WHOLE]
    assert reader.update["took_back"] is False
    assert Reader().look(live).told() == [WHOLE]


def test_the_end_of_a_match_in_which_nothing_fades_goes_on_from_what_was_told() -> None:
    live = laid_tiles()
    reader = Reader().look(live)
    finish(live)
    assert reader.look(live).update["first_event"] == 1


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "planted",
    [
        test_whoever_comes_later_is_told_what_is_left_of_it,
        test_asking_again_tells_what_is_left_of_it,
        test_a_take_back_tells_what_is_left_of_it,
        test_who_shares_a_device_is_told_when_they_look_again_and_once,
    ],
    ids=lambda test: test.__name__,
)
def test_a_log_that_does_not_fade_is_found(planted: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(heard: Heard, known: int) -> list[Happened]:
        return heard.since(0)

    monkeypatch.setattr(Heard, "whole", whole)
    with pytest.raises(AssertionError):
        planted()
