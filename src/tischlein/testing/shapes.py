"""What every game promises about the shape of what leaves it: views and events."""

import msgspec

from tischlein.testing.cases import Case


def views_are_plain(case: Case) -> None:
    """A view is a struct with a field `ask`, made of plain JSON without fractions; a seat that must decide is asked."""
    for _, match in case.play_often():
        for viewer in case.viewers():
            view = match.view(viewer)
            assert isinstance(view, msgspec.Struct), f"{case}: a view is a msgspec.Struct, not {type(view).__name__}"
            asked = getattr(view, "ask", None)
            assert isinstance(asked, str), f"{case}: the view has no field `ask` that says what is asked"
            must = viewer is not None and match.state.turn().waits_for(viewer)
            assert asked or not must, f"{case}: seat {viewer} must decide, but its view's `ask` is empty"
            _is_plain(case, view)


def _is_plain(case: Case, value: object) -> None:
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, dict):
        assert all([isinstance(key, str) for key in value]), f"{case}: a view's keys are words, not {list(value)}"
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            _is_plain(case, part)
        return
    plain = value is None or type(value) in (bool, int, str)
    assert plain, f"{case}: a view holds a {type(value).__name__}: {value!r}"


def events_are_plain(case: Case) -> None:
    """Events have names and plain facts, what fades is among them, and who alone is told is a seat."""
    match = case.begin()
    told = list(match.opening)
    for seat, action in case.answers():
        told += match.act(seat, action)
    for event in told:
        assert event.name.isidentifier(), f"{case}: {event.name!r} is no name for an event"
        assert event.only is None or 0 <= event.only < case.seats, f"{case}: {event.name} is told to {event.only}"
        assert set(event.fades) <= event.facts.keys(), f"{case}: {event.name} does not tell what fades: {event.fades}"
        for fact in event.facts.values():
            parts = fact if isinstance(fact, list) else [fact]
            plain = all([type(part) in (bool, int, str) for part in parts])
            assert plain, f"{case}: {event.name} tells {fact!r}"
