"""Who may do what around a match: pure changes of a table's row, each of which returns the table or refuses."""

from collections.abc import Mapping
from typing import Final

import msgspec

from tischlein.bots.roster import LEVELS, roster
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.server.move.hints import must_be_allowed
from tischlein.server.move.names import name_of_guest
from tischlein.store.rows import Choice, SeatRow, TableRow
from tischlein.wire import messages

replace = msgspec.structs.replace

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
CLOSED: Final = "closed"
# Nobody plays at such a table any more, and no rule of its match is asked.
STILL: Final = (FROZEN, CLOSED)
# Who plays for somebody who is not there: neither the weakest nor the strongest.
STAND_IN: Final = LEVELS[len(LEVELS) // 2]


def seats_of(table: TableRow, person: str) -> list[int]:
    """Where a person sits: in several seats where people share a device.

    A seat that was left, or that a bot keeps, is not sat in.
    """
    return [
        place
        for place, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.person == person and not seat.has_left
    ]


def seat_of(table: TableRow, person: str) -> int | None:
    """The only or first seat of a person."""
    return next(iter(seats_of(table, person)), None)


def own_seat(table: TableRow, person: str, named: int | None) -> int:
    """The seat that a person means by naming it, or by naming none. Never anybody else's."""
    own = seats_of(table, person)
    if not own:
        raise Refusal("not_seated")
    if named is None:
        return own[0]
    if named not in own:
        raise Refusal("not_your_seat", {"valid": own})
    return named


def has_only_bots(table: TableRow) -> bool:
    return all([seat.kind == "bot" for seat in table.seats])


def is_anybody_seated(table: TableRow, present: set[str]) -> bool:
    """Whether a person who sits here is connected."""
    return any([seat.kind == "person" and not is_away(seat, present) for seat in table.seats])


def seat_at(table: TableRow, place: int) -> SeatRow:
    if not 0 <= place < len(table.seats):
        raise Refusal("no_such_seat", {"valid": list(range(len(table.seats)))})
    return table.seats[place]


def with_seat(table: TableRow, place: int, seat: SeatRow) -> TableRow:
    return replace(table, seats=[*table.seats[:place], seat, *table.seats[place + 1 :]])


def may_watch(table: TableRow, person: str) -> bool:
    """Whether a person may be connected to a table at all, seated or not. Whoever knows its code may: the players give
    it to whom they like."""
    return True


def must_be_before(table: TableRow) -> None:
    if table.phase != LOBBY:
        raise Refusal("match_has_begun")


def sit(table: TableRow, place: int, person: str, name: str) -> TableRow:
    """Takes an empty seat before the match, or one's own seat back at any time."""
    seat, called = seat_at(table, place), name_of_guest(name)
    mine = SeatRow("person", person, called)
    at = seat_of(table, person)
    if at == place:
        return with_seat(table, place, mine)
    if table.phase != LOBBY:
        if seat.person == person:
            return with_seat(table, place, mine)
        raise Refusal("seat_taken" if at is None else "already_seated")
    if seat.kind != "empty":
        raise Refusal("seat_taken")
    stood_up = table if at is None else with_seat(table, at, SeatRow())
    return with_seat(stood_up, place, mine)


def arranged(table: TableRow, game: Game, command: messages.Arranging, present: set[str]) -> TableRow:
    """What the host makes of the table."""
    match command:
        case messages.Choose():
            return choose(table, game, command.options)
        case messages.SetSeats():
            return set_seats(table, game, command.count)
        case messages.PutBot():
            return put_bot(table, game, command.seat, command.bot, present)
        case messages.ClearSeat():
            return clear_seat(table, command.seat)
        case messages.AllowHints():
            return allow_hints(table, command.count)
        case messages.Start():
            raise NotImplementedError("a start begins a match")


def reseated(table: TableRow, person: str, command: messages.Seating) -> TableRow:
    match command:
        case messages.Sit():
            return sit(table, command.seat, person, command.name)
        case messages.Beside():
            return sit_beside(table, command.seat, person, command.name)
        case messages.Stand():
            return stand(table, person, command.seat)
        case messages.Rename():
            return rename(table, person, command.seat, command.name)


def claimed(table: TableRow, place: int, holder: str, person: str, name: str) -> TableRow:
    """The seat with its new holder, who is the host too if the former one was and holds no other seat.

    A pass is good only while the seat belongs to whoever made it.
    """
    seat = table.seats[place] if place < len(table.seats) else SeatRow()
    if seat.person != holder:
        raise Refusal("pass_invalid")
    if seat_of(table, person) not in (None, place):
        raise Refusal("already_seated")
    was_alone = seats_of(table, seat.person) in ([], [place])
    host = person if table.host == seat.person and was_alone else table.host
    moved = SeatRow("person", person, seat.name or name)
    return replace(with_seat(table, place, moved), host=host)


def sit_beside(table: TableRow, place: int, person: str, name: str) -> TableRow:
    """Takes one more empty seat for somebody who shares the device."""
    must_be_before(table)
    if seat_at(table, place).kind != "empty":
        raise Refusal("seat_taken")
    return with_seat(table, place, SeatRow("person", person, name_of_guest(name)))


def stand(table: TableRow, person: str, named: int | None) -> TableRow:
    """Leaves the named seat, or every seat of this person."""
    first = own_seat(table, person, named)
    for place in seats_of(table, person) if named is None else [first]:
        left = SeatRow() if table.phase == LOBBY else replace(table.seats[place], has_left=True)
        table = with_seat(table, place, left)
    return table


def rename(table: TableRow, person: str, named: int | None, name: str) -> TableRow:
    place = own_seat(table, person, named)
    return with_seat(table, place, replace(table.seats[place], name=name_of_guest(name)))


def choose(table: TableRow, game: Game, given: Mapping[str, object]) -> TableRow:
    """Some options set anew. What only a rematch sets is not offered, so it is not known here either."""
    must_be_before(table)
    return replace(table, options=chosen_options(game, {**table.options, **shown_only(game, given)}))


def allow_hints(table: TableRow, count: int) -> TableRow:
    must_be_before(table)
    must_be_allowed(count)
    return replace(table, hints=count)


def shown_only(game: Game, given: Mapping[str, object]) -> dict[str, object]:
    shown = sorted(option.id for option in game.options if option.shown)
    for id in given:
        if id not in shown:
            raise Refusal("unknown_option", {"option": id[:40], "valid": shown})
    return dict(given)


def chosen_options(game: Game, given: Mapping[str, object]) -> dict[str, Choice]:
    return read_options(game.options, given).chosen


def set_seats(table: TableRow, game: Game, count: int) -> TableRow:
    must_be_before(table)
    if count not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    kept, gone = table.seats[:count], table.seats[count:]
    if any(seat.kind == "person" for seat in gone):
        raise Refusal("seat_taken")
    return replace(table, seats=kept + [SeatRow()] * (count - len(kept)))


def put_bot(table: TableRow, game: Game, place: int, bot: str, present: set[str]) -> TableRow:
    """A bot sits down in an empty seat, or, during a match, in one whose player is gone and may come back."""
    seat = seat_at(table, place)
    must_be_bot(game, bot)
    if seat.kind == "person" and (table.phase == LOBBY or not is_away(seat, present)):
        raise Refusal("seat_taken")
    if table.phase == LOBBY:
        return with_seat(table, place, SeatRow("bot", bot=bot))
    return with_seat(table, place, SeatRow("bot", seat.person, seat.name, bot))


def must_be_bot(game: Game, bot: str) -> None:
    known = list(roster(game))
    if bot not in known:
        raise Refusal("unknown_bot", {"bot": bot[:40], "valid": known})


def is_away(seat: SeatRow, present: set[str]) -> bool:
    return seat.kind == "person" and (seat.has_left or seat.person not in present)


def is_host(table: TableRow, person: str, present: set[str]) -> bool:
    """The one who opened the table; while nobody of that name is here, the first seated person who is."""
    if person == table.host or table.host in present:
        return person == table.host
    seated = [seat.person for seat in table.seats if seat.kind == "person" and not seat.has_left]
    return person == next((one for one in seated if one in present), "")


def wanting_rematch(table: TableRow, person: str) -> TableRow:
    """This person's seats have said yes. `waiting` names the people's seats that have not, or are left by now."""
    if table.phase != OVER:
        raise Refusal("match_not_over")
    own, is_first = seats_of(table, person), not table.waiting
    return replace(
        table,
        waiting=[
            place
            for place, seat in enumerate(table.seats)
            if seat.kind == "person" and place not in own and (is_first or seat.has_left or place in table.waiting)
        ],
    )


def put_stand_ins(table: TableRow, places: list[int]) -> TableRow:
    """A bot keeps each of these seats, until whose seat it is comes back."""
    for place in places:
        away = table.seats[place]
        table = with_seat(table, place, SeatRow("bot", away.person, away.name, STAND_IN))
    return table


def rematch_seats(table: TableRow) -> list[int]:
    """The seats that have said yes to a rematch which has not begun."""
    if table.phase != OVER or not table.waiting:
        return []
    people = [place for place, seat in enumerate(table.seats) if seat.kind == "person" and not seat.has_left]
    return [place for place in people if place not in table.waiting]


def clear_seat(table: TableRow, place: int) -> TableRow:
    must_be_before(table)
    seat_at(table, place)
    return with_seat(table, place, SeatRow())


def must_be_startable(table: TableRow) -> None:
    must_be_before(table)
    open_seats = [place for place, seat in enumerate(table.seats) if seat.kind == "empty"]
    if open_seats:
        raise Refusal("seats_open", {"seats": open_seats})
