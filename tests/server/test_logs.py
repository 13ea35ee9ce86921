"""The logs that a match keeps are those that one would gather anew: opening, steps that stand, what the table told."""

import random

import pytest

from tests.server.small_games import RACE
from tests.toys import TILES
from tischlein.catalog import games
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.turn import Seat
from tischlein.server.move.live_match import LiveMatch, heard_by
from tischlein.server.move.logs import Heard
from tischlein.wire.messages import Happened, Named

DEEDS = 250


class Gathered:
    """All that is told in a match, and told again from its start after every take-back."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.match = self._begin()
        self.told: list[Event] = list(self.match.opening)

    def _begin(self) -> Match:
        match = self.live.match
        return Match(match.game, match.options, match.seats, match.seed)

    def perform(self, seat: Seat, action: Named) -> None:
        rewinds, rewound = self.match.rewinds, list(self.live.rewound)
        self.live.perform(seat, action)
        events = self.match.perform(seat, action)
        if self.match.rewinds > rewinds:
            again = self._begin()
            self.told = list(again.opening)
            for step in self.match.steps:
                self.told += again.act(step.seat, step.action)
            concerned = [one for one, before in enumerate(rewound) if self.live.rewound[one] > before]
            only = concerned[0] if len(concerned) < self.match.seats else None
            events = [Event(event.name, event.facts, only) for event in events]
        self.told += events

    def log_of(self, seat: Seat | None) -> list[Happened]:
        return heard_by(seat, self.told)


def random_deed(live: LiveMatch, luck: random.Random) -> tuple[Seat, Named]:
    match = live.match
    if match.asks.back_for is not None and luck.random() < 0.8:
        return luck.randrange(match.seats), {"do": "agree_back"}
    if luck.random() < 0.3:
        return luck.randrange(match.seats), {"do": luck.choice(["take_back", "take_back", "ask_back", "decline"])}
    if luck.random() < 0.05 and not match.asks.draw:
        return luck.randrange(match.seats), {"do": "offer_draw"}
    seat = luck.choice(match.turn().seats)
    return seat, match.game.vocabulary.name(luck.choice(match.legal(seat)))


@pytest.mark.parametrize("is_shown", [True, False], ids=["shown", "unseen"])
@pytest.mark.parametrize("game", [*games().values(), TILES, RACE], ids=lambda game: game.id)
def test_logs_are_what_one_would_gather_anew(game: Game, is_shown: bool) -> None:
    luck = random.Random(game.id)
    live = LiveMatch(game, read_options(game.options, {}), game.seats[0], "logs", 1)
    gathered, viewers = Gathered(live), (None, *range(game.seats[0]))
    shown: list[tuple[Heard, list[Happened]]] = []
    for _ in range(DEEDS):
        if live.match.is_over():
            break
        seat, action = random_deed(live, luck)
        try:
            gathered.perform(seat, action)
        except Refusal:
            continue
        if is_shown:
            for viewer in viewers:
                heard = live.seat_view(viewer).heard
                assert heard.since(0) == gathered.log_of(viewer)
                shown.append((heard, heard.since(0)))
    assert live.match.rewinds > 0
    for viewer in viewers:
        assert live.seat_view(viewer).heard.since(0) == gathered.log_of(viewer)
    for heard, log in shown:
        assert heard.since(0) == log, "what somebody was shown stays as it was"
