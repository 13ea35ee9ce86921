"""An update goes out in two parts, which together are one object."""

import msgspec

from tischlein.wire.bases import ToBrowser, Told
from tischlein.wire.messages import AsksView, Happened, ResultView, TurnView


class UpdateHead(ToBrowser, tag="update"):
    """The part of an update that is made for one connection. What follows it is a `UpdateBody`, in the same object."""

    number: int
    match: int
    seat: int | None
    first_event: int
    events: list[Happened]
    took_back: bool


class UpdateBody(Told):
    """The part of an update that is the same for all who look through one seat: it is written out once."""

    step: int
    view: object
    turn: TurnView
    question: str | None
    actions: list[msgspec.Raw]
    answered: bool
    deeds: list[str]
    asks: AsksView
    luck: str
    result: ResultView | None
