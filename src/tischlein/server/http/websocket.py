"""The WebSocket of a table: reads commands, sends what the table tells, ends a connection that cannot keep up."""

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tischlein.core.refusal import Refusal
from tischlein.server.http.services import House
from tischlein.server.http.ws_protocol import SHORT_WAY, ShortWay
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.fast_path import is_command_id
from tischlein.server.move.live_match import ENCODER
from tischlein.server.table.obeying import answers_of, carefully
from tischlein.server.table.table import Table
from tischlein.store.contract import NotWritten
from tischlein.wire.messages import Closing, FromBrowser, Refused

DECODER: Final = msgspec.json.Decoder(FromBrowser)
# A reader that does not take its last words in this time is cut off.
GOODBYE_SECONDS: Final = 2.0
CLOSE_CODES: Final = {"no_session": 4401, "no_such_table": 4404, "too_many_connections": 4429, "too_fast": 4429}

log = structlog.get_logger("socket")


class Socket:
    def __init__(self, house: House) -> None:
        self._house = house

    async def serve(self, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            await self._visit(websocket)
        except Refusal as refusal:
            await _say_goodbye(websocket, CLOSE_CODES.get(refusal.key, 4400), refusal.key)
        except NotWritten:
            await _say_goodbye(websocket, 1013, Refusal("not_saved").key)
        except Exception as error:  # noqa: BLE001  what went wrong is for us to know
            log.warning("a visit went wrong", where=place_of(error))
            await _say_goodbye(websocket, 1011, Refusal("went_wrong").key)

    async def _visit(self, websocket: WebSocket) -> None:
        house = self._house
        person = await house.people.with_token(house.token_in(websocket))
        if person is None:
            raise Refusal("no_session")
        if house.connections_of.get(person.id, 0) >= house.settings.limits.connections_per_guest:
            raise Refusal("too_many_connections")
        house.connections_of[person.id] = house.connections_of.get(person.id, 0) + 1
        try:
            async with house.table_for(websocket) as table:
                look = websocket.query_params.get("look", "")
                connection = Connection(person.id, house.link_base(websocket), house.settings.limits, look)
                frames = _short_way(websocket)
                if frames is not None:
                    connection.write_now = frames.write_now
                await table.attach(connection)
                try:
                    if frames is not None:
                        frames.take = answers_of(connection, table).take
                    await _converse(websocket, connection, table)
                finally:
                    if frames is not None:
                        frames.take = None
                    await asyncio.shield(asyncio.create_task(table.detach(connection)))
        finally:
            house.connections_of[person.id] -= 1
            if house.connections_of[person.id] == 0:
                del house.connections_of[person.id]


async def _converse(websocket: WebSocket, connection: Connection, table: Table) -> None:
    """Until one side ends it: the reader goes away, or the connection is ended from here."""
    tasks = [
        asyncio.create_task(_read(websocket, connection, table)),
        asyncio.create_task(_write(websocket, connection)),
        asyncio.create_task(connection.ended.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A reader who goes away does not leave a command half done: reading then ends by itself.
        connection.is_left = True
        for task in tasks[1:] if connection.is_obeyed else tasks:
            task.cancel()
        await asyncio.shield(asyncio.gather(*tasks, return_exceptions=True))
    if connection.ended.is_set():
        await _say_goodbye(websocket, connection.close_code, connection.close_reason)


def _short_way(websocket: WebSocket) -> ShortWay | None:
    """Where the server beneath has such a way."""
    found: ShortWay | None = websocket.scope.get("extensions", {}).get(SHORT_WAY, {}).get("frames")
    return found


async def _write(websocket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = connection.next_message()
            if message is None:
                await connection.news.wait()
                continue
            await websocket.send_text(message)
            connection.took()


async def _read(websocket: WebSocket, connection: Connection, table: Table) -> None:
    while not connection.is_left:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        connection.is_obeyed = True
        await _take(connection, table, text if isinstance(text, str) else "")
        connection.is_obeyed = False


async def _take(connection: Connection, table: Table, text: str) -> None:
    if not connection.bucket.take():
        connection.send(Refused(command_in(text), Refusal("too_fast").key, {}))
        return
    command: FromBrowser | None = None
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
        command = DECODER.decode(text)
    # Answers are remembered under the id of their command, so one without end is not even repeated.
    if command is None or not is_command_id(command.command):
        connection.send(Refused(command_in(text), Refusal("malformed").key, {}))
        return
    await carefully(table.obey(connection, command), connection, command.command)


def command_in(text: str) -> str:
    """The command id of a message that is otherwise wrong, as far as one can be read."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
        return ""
    command = message.get("command") if isinstance(message, dict) else None
    return command if isinstance(command, str) and is_command_id(command) else ""


async def _say_goodbye(websocket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await websocket.send_text(ENCODER.encode(Closing(reason)).decode())
            await websocket.close(code, reason)
