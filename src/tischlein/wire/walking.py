"""Walking together through a match that is over: what is said at the table, and what is told of it."""

from tischlein.wire.bases import Command, Told


class Lead(Command, tag="lead"):
    """After the end I lead whoever wants to follow through a match of this table that is over: to this moment, seen
    through this seat; `moment` is that of its review, where one is looked at. Only who sits here or is the host leads.
    Whoever leads last is the leader. Nothing of it is stored."""

    match: int
    step: int
    seat: int | None = None
    moment: int | None = None


class StopLeading(Command, tag="stop_leading"):
    """I lead no longer."""


class Walk(Told):
    """Somebody leads through a match that is over (`Lead`): `name` says who, `mine` whether that is me."""

    name: str
    mine: bool
    match: int
    step: int
    seat: int | None
    moment: int | None
