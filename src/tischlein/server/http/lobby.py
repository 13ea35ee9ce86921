"""Before a table: which games there are, opening a table, my tables, passes for my seat."""

import io
import secrets
import time
from typing import Final

import msgspec
import segno

from tischlein import catalog
from tischlein.bots.roster import roster
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.packages import Package, packages
from tischlein.puzzles import puzzles_of
from tischlein.server.http.lessons import lesson_names, must_be_open, past_of, table_for
from tischlein.server.http.people import new_token, token_hash
from tischlein.server.move import seating
from tischlein.server.move.connection import Connection
from tischlein.server.move.hints import ALLOWED_ALONE
from tischlein.server.settings import Limits
from tischlein.server.table.first_words import first_words
from tischlein.server.table.match_store import Past
from tischlein.server.table.registry import ALPHABET, CODE_LENGTH, TableRegistry
from tischlein.server.workers.studies import Begun
from tischlein.store.contract import Conflict, Store
from tischlein.store.rows import PassRow, PersonRow, SeatRow, TableRow
from tischlein.wire.http import CreditsCard, GameCard, OpenTable, OptionCard, PackageCard, SeatPass, TableCard

PASS_SECONDS: Final = 600
MOST_TABLES_SHOWN: Final = 50
TRIES: Final = 5
# Where a person sat.
STAND_IN: Final = "level3"


def game_card(game: Game) -> GameCard:
    options = [
        OptionCard(
            option.id, option.values, option.default, option.shown, option.lines, option.length, option.suggested
        )
        for option in game.options
    ]
    credits = CreditsCard(game.credits.authors, game.credits.publisher, game.credits.year, game.credits.website)
    bots, lessons, package = list(roster(game)), lesson_names(game), packages().get(game.id)
    brought = None if package is None else package_card(package)
    return GameCard(game.id, game.version, game.seats, options, bots, credits, lessons, len(puzzles_of(game)), brought)


def package_card(package: Package) -> PackageCard:
    return PackageCard(package.base(), list(package.files), package.board.parts if package.board else [])


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def qr_svg(link: str) -> str:
    """Dark on white whatever the page's theme: some phones read nothing else."""
    sink = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(sink, kind="svg", xmldecl=False, scale=8, border=4, light="#fff", svgclass=None, lineclass=None)
    return sink.getvalue().decode()


class Lobby:
    def __init__(self, store: Store, tables: TableRegistry, limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits

    async def open(self, person: PersonRow, wanted: OpenTable, address: str) -> str:
        """A new table with its first seats taken. Returns its code."""
        lesson = must_be_open(wanted) if wanted.lesson else None
        if lesson is None:
            return await self._open(person, wanted, address)
        return await self._open(person, table_for(wanted.game, lesson), address, past_of(wanted.game, lesson))

    async def open_at(self, person: PersonRow, begun: Begun, seat: int, address: str) -> str:
        """A new table whose match begins at a position; the person sits in this seat, opponents everywhere else."""
        game = catalog.find(begun.game)
        if not 0 <= seat < len(begun.players):
            raise Refusal("no_such_seat", {"valid": list(range(len(begun.players)))})
        bots = [None if place == seat else opponent(game, name) for place, name in enumerate(begun.players)]
        chosen = {one.id: begun.options[one.id] for one in game.options if one.shown and one.id in begun.options}
        wanted = OpenTable(game.id, bots, chosen, start=True)
        return await self._open(person, wanted, address, Past(secrets.token_hex(16), [], begun.position))

    async def _open(self, person: PersonRow, wanted: OpenTable, address: str, past: Past | None = None) -> str:
        row = first_row(person, wanted)
        if wanted.start and seating.has_only_bots(row):
            self._tables.bot_matches.must_be_few(person.id, address)
        for _ in range(TRIES):
            try:
                await self._store.open_table(row)
                break
            except Conflict:
                row = first_row(person, wanted)
        else:
            raise Refusal("not_saved")
        is_full = all(seat.kind != "empty" for seat in row.seats)
        if wanted.start and is_full:
            async with self._tables.visit(row.code) as table:
                await table.start(past)
        return row.code

    async def first_words(self, code: str, reader: Connection) -> list[msgspec.Raw]:
        async with self._tables.visit(code) as table:
            return await first_words(table, reader)

    async def tables_of(self, person: PersonRow) -> list[TableCard]:
        rows = await self._store.tables_of(person.id, MOST_TABLES_SHOWN)
        return [table_card(row, person.id) for row in rows]

    async def give_pass(self, person: PersonRow, code: str, link_base: str, seat: int | None) -> SeatPass:
        async with self._tables.visit(code) as table:
            place = seating.own_seat(table.row, person.id, seat)
            token, now = new_token(), time.time()
            made = PassRow(token_hash(token), table.row.code, place, person.id, now + PASS_SECONDS)
            await self._store.add_pass(made, now, self._limits.passes_per_seat)
            link = f"{link_base}/t/{table.row.code}#pass={token}"
        return SeatPass(token, link, segno.make(link, error="m").svg_data_uri(scale=8, border=4, light="#fff"))

    async def claim(self, person: PersonRow, code: str, token: str) -> str:
        """Sits a guest down in the seat of a pass. A pass is used up even if its seat is gone by now."""
        async with self._tables.visit(code) as table:
            seat_pass = await self._store.use_pass(token_hash(token), time.time())
            if seat_pass is None or seat_pass.table != table.row.code:
                raise Refusal("pass_invalid")
            await table.claim(seat_pass, person.id, person.name)
            return table.row.code


def opponent(game: Game, name: str) -> str:
    """Who plays on where this player sat: the same computer player, or one that thinks for a person."""
    bots = roster(game)
    bot = name.removeprefix("bot:")
    return bot if name.startswith("bot:") and bot in bots else STAND_IN


def first_row(person: PersonRow, wanted: OpenTable) -> TableRow:
    game = catalog.find(wanted.game)
    if len(wanted.bots) not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    seats = [SeatRow() if bot is None else SeatRow("bot", bot=bot) for bot in wanted.bots]
    for seat in seats:
        if seat.kind == "bot":
            seating.must_be_bot(game, seat.bot)
    row = TableRow(
        code=new_code(),
        game=game.id,
        version=game.version,
        options=seating.chosen_options(game, seating.shown_only(game, wanted.options)),
        host=person.id,
        phase=seating.LOBBY,
        match=0,
        waiting=[],
        opened_at=time.time(),
        seats=seats,
        # Where somebody else may sit down, it is for them to agree on hints in the lobby.
        hints=ALLOWED_ALONE if wanted.bots.count(None) == 1 else 0,
    )
    if None in wanted.bots:
        row = seating.sit(row, wanted.bots.index(None), person.id, person.name)
    return row


def players_of(row: TableRow) -> list[str]:
    """By seat: a name, a bot such as `bot:level1`, or nothing."""
    return [f"bot:{seat.bot}" if seat.kind == "bot" else seat.name for seat in row.seats]


def table_card(row: TableRow, person: str) -> TableCard:
    mine = seating.seats_of(row, person)
    # Bots rest while nobody is there, so a table that waits for them alone waits for those who sit there.
    waits_for_bots = bool(row.waiting) and all(row.seats[seat].kind == "bot" for seat in row.waiting)
    waits_for_me = bool(mine) and (waits_for_bots or any(seat in row.waiting for seat in mine))
    my_turn = row.phase == seating.PLAYING and waits_for_me
    return TableCard(row.code, row.game, row.phase, players_of(row), my_turn, row.opened_at)
