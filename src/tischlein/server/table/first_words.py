"""What a connection would be told first, for who opens a table: they see it before their connection is there."""

import msgspec

from tischlein.server.move.broadcast import table_message
from tischlein.server.move.connection import Connection
from tischlein.server.table.table import Table


async def first_words(table: Table, reader: Connection) -> list[msgspec.Raw]:
    """Nobody has come yet: no other is told, and no bot wakes."""
    async with table.lock:
        broadcast, store = table.broadcast, table.match_store
        await store.make_sure_of_match()
        broadcast.connections.append(reader)
        await store.set_viewers(broadcast.note_viewers())
        seat, views = broadcast.seat_viewed_by(reader), broadcast.now.views
        reader.show_table(table_message(broadcast, reader, seat))
        if seat in views:
            reader.show_match(views[seat], seat, table.row.match)
        reader.post()
        broadcast.connections.remove(reader)
        broadcast.note_viewers()
    told: list[msgspec.Raw] = []
    while (message := reader.fetch_message()) is not None:
        # It is written out already.
        told.append(msgspec.Raw(message.encode()))
        reader.drop_message()
    return told
