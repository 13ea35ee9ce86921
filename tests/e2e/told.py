"""What the tests read of the server's messages; `facts` of events have no one type, so they are left out."""

from typing import TypeVar

import msgspec

from tischlein.core.vocabulary import Named
from tischlein.wire.messages import ResultView

View = TypeVar("View")


class Told(msgspec.Struct, tag_field="type"):
    pass


class Table(Told, tag="table"):
    code: str
    you: int | None
    mine: list[int]
    host: bool
    phase: str
    match: int
    rematch: list[int]
    watching: int
    hints: int
    hints_left: list[int]
    link: str


class Update(Told, tag="update"):
    match: int
    seat: int | None
    step: int
    # Each game's view has its own type.
    seen: msgspec.Raw = msgspec.field(name="view")
    question: str | None
    actions: list[Named]
    answered: bool
    deeds: list[str]
    result: ResultView | None

    def view_as(self, kind: type[View]) -> View:
        return msgspec.json.decode(self.seen, type=kind)

    @property
    def looks(self) -> bytes:
        """The whole view as it was sent: the same position looks the same."""
        return bytes(self.seen)

    @property
    def is_over(self) -> bool:
        return self.result is not None


class Done(Told, tag="done"):
    command: str


class Refused(Told, tag="refused"):
    reason: str


class Because(Told, tag="because"):
    why: str
    rule: str


class Closing(Told, tag="closing"):
    reason: str


FromServer = Table | Update | Done | Refused | Because | Closing


def read(text: str) -> FromServer:
    told: FromServer = msgspec.json.decode(text, type=FromServer)
    return told
