"""A match as its two clients know it: who is due, what was sent, and whether all of it came, in order."""

from __future__ import annotations

import time
from typing import Protocol

from courses import Board, Course, Deed
from frames import Broken


class Player(Protocol):
    seat: int

    def act(self, deed: Deed, number: int) -> None:
        """Sends the move with this number."""


class Meter:
    """Seconds from when a move was meant to be sent until everybody was told, while it is on."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.is_on: bool = False

    def note(self, began: float, ended: float) -> None:
        if self.is_on:
            self.seconds.append(ended - began)

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Sent:
    """A move under way: when it was meant, how it leaves the board, how many messages about it are still owed."""

    def __init__(self, meant_at: float, board: Board, messages: int) -> None:
        self.meant_at = meant_at
        self.board = board
        self.messages = messages


class Match:
    """`messages` is how many a server owes for one move: an update for each seat, and whatever else it answers with.

    `goes_on`: every client answers as soon as it is asked. Otherwise it waits to be told, and is late by the clock of
    whoever tells it.
    """

    def __init__(self, meter: Meter, messages: int, course: Course) -> None:
        self.goes_on: bool = False
        self.sent: int = 0
        self.told: int = 0
        self._course = course
        self._meter = meter
        self._messages = messages
        self._under_way: dict[int, Sent] = {}
        self._due: Player | None = None

    def is_asked(self, player: Player) -> None:
        self._due = player
        if self.goes_on:
            self.move(time.perf_counter())

    def begin(self) -> None:
        """From now on at once."""
        self.goes_on = True
        if self._due is not None:
            self.move(time.perf_counter())

    def may_move(self) -> bool:
        return self._due is not None

    def miss_due(self) -> Player:
        """Whoever is asked goes, and nobody is until they are asked again."""
        player = self._due
        assert player is not None, "somebody is asked"
        self._due = None
        return player

    def move(self, meant_at: float) -> None:
        player = self._due
        assert player is not None, "somebody is asked"
        self._due = None
        deed, board = self._course.take(player.seat)
        self.sent += 1
        self._under_way[self.sent] = Sent(meant_at, board, self._messages)
        player.act(deed, self.sent)

    def hears(self, number: int, board: Board | None = None) -> None:
        """One message about the move of this number came, perhaps with what lies on the board after it."""
        sent = self._under_way.get(number)
        if sent is None:
            raise Broken(f"a message too many about move {number}")
        if board is not None and board != sent.board:
            raise Broken(f"move {number} leads to {board}, not {sent.board}")
        sent.messages -= 1
        if sent.messages == 0:
            del self._under_way[number]
            self.told += 1
            self._meter.note(sent.meant_at, time.perf_counter())

    def is_settled(self) -> bool:
        return not self._under_way


def must_follow(what: str, last: int, now: int) -> None:
    if now != last + 1:
        raise Broken(f"{what} {now} came after {last}")
