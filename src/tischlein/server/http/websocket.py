"""The WebSocket of a table: reads commands, sends what the table tells, ends a connection that cannot keep up."""

import asyncio
import contextlib
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tischlein.core.refusal import Refusal
from tischlein.server.http.door.ws_protocol import DIRECT, DirectSocket
from tischlein.server.http.services import Services
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.live_match import ENCODER
from tischlein.server.move.tally import TALLY
from tischlein.server.table.commands import Commands
from tischlein.store.contract import NotWritten
from tischlein.wire.messages import Closing
from tischlein.wire.routes import close_code

# A reader that does not take the closing message in this time is cut off.
GOODBYE_SECONDS: Final = 2.0

log = structlog.get_logger("socket")


class TableSocket:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def serve(self, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            await self._visit(websocket)
        except Refusal as refusal:
            await _say_goodbye(websocket, refusal.key)
        except NotWritten as failure:
            await _say_goodbye(websocket, failure.reason)
        except Exception as error:  # noqa: BLE001  the log says where, the browser only that
            log.warning("a connection failed", where=place_of(error))
            await _say_goodbye(websocket, "went_wrong")

    async def _visit(self, websocket: WebSocket) -> None:
        services = self._services
        person = await services.person_in(websocket)
        if services.guest_counts.count(person.id) >= services.settings.limits.connections_per_guest:
            raise Refusal("too_many_connections")
        services.guest_counts.add(person.id)
        try:
            async with services.table_for(websocket) as table:
                connection = self._connection_of(websocket, person.id)
                direct = _direct_socket(websocket)
                if direct is not None:
                    connection.try_write = direct.try_write
                await table.attach(connection)
                try:
                    # Once more: nobody else would end the connection of a guest who was forgotten before `attach`.
                    await services.person_in(websocket)
                    commands = Commands(connection, table)
                    if direct is not None:
                        direct.try_text = commands.fast_path.try_command
                    await _converse(websocket, connection, commands)
                finally:
                    if direct is not None:
                        direct.try_text = None
                    await asyncio.shield(asyncio.create_task(table.detach(connection)))
        finally:
            services.guest_counts.remove(person.id)

    def _connection_of(self, websocket: WebSocket, person: str) -> Connection:
        opened_as, services = websocket.query_params.get("look", ""), self._services
        connection = Connection(person, services.link_base(websocket), services.settings.limits, opened_as)
        connection.address = services.address_of(websocket)
        return connection


async def _converse(websocket: WebSocket, connection: Connection, commands: Commands) -> None:
    """Until one side ends it: the browser goes away, or the connection is ended from here."""
    tasks = [
        asyncio.create_task(_read(websocket, connection, commands)),
        asyncio.create_task(_write(websocket, connection)),
        asyncio.create_task(connection.ended.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A browser that goes away does not leave a command half done: reading then ends by itself.
        connection.is_left = True
        for task in tasks[1:] if connection.is_busy else tasks:
            task.cancel()
        await asyncio.shield(asyncio.gather(*tasks, return_exceptions=True))
    if connection.ended.is_set():
        await _say_goodbye(websocket, connection.close_reason)


def _direct_socket(websocket: WebSocket) -> DirectSocket | None:
    """None where another server than ours is beneath."""
    found: DirectSocket | None = websocket.scope.get("extensions", {}).get(DIRECT, {}).get("socket")
    return found


async def _write(websocket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = connection.fetch_message()
            if message is None:
                await connection.has_waiting.wait()
                continue
            await websocket.send_text(message)
            connection.drop_message()


async def _read(websocket: WebSocket, connection: Connection, commands: Commands) -> None:
    while not connection.is_left:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        connection.is_busy = True
        await commands.obey(text if isinstance(text, str) else "")
        connection.is_busy = False


async def _say_goodbye(websocket: WebSocket, reason: str) -> None:
    TALLY.add("refusals", reason)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await websocket.send_text(ENCODER.encode(Closing(reason)).decode())
            await websocket.close(close_code(reason), reason)
