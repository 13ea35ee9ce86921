"""While a game is being written: its tables play by the new rules, or say what is wrong with them."""

from tischlein.core.game import Game
from tischlein.server.table.registry import TableRegistry
from tischlein.wire.messages import Mistake


async def play_by(tables: TableRegistry, game: Game) -> None:
    """The author has saved a file: the same matches, by the rules as they are now."""
    for code in codes_of(tables, game.id):
        async with tables.visit(code) as table, table.lock:
            table.game = game
            await table.match_store.play_by(game)
            for connection in table.broadcast.connections:
                # What was told by the old rules may never have happened by the new ones.
                connection.forget()
            await table.publish()


async def show_mistake(tables: TableRegistry, game: str, mistake: Mistake) -> None:
    """The game cannot be read as it is written now."""
    for code in codes_of(tables, game):
        async with tables.visit(code) as table, table.lock:
            table.now.stand_still(mistake)
            await table.publish()


def codes_of(tables: TableRegistry, game: str) -> list[str]:
    return [table.row.code for table in tables.in_memory() if table.row.game == game]
