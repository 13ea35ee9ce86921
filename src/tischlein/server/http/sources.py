"""While a game is being written (`tischlein play --reload`): looks for files that were saved, and has them count."""

import asyncio
import sys
from typing import Final

import structlog

from tischlein import catalog, packages, rereading
from tischlein.server.http.services import Services
from tischlein.server.http.static import Pages
from tischlein.server.move.crash_report import place_of
from tischlein.server.table import writing
from tischlein.texts import folder_of

LOOK_SECONDS: Final = 0.3

log = structlog.get_logger("rules")


class Sources:
    """The games whose rules are interpreted, each with the times of its files."""

    def __init__(self, services: Services, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        watched = [game for game in catalog.games().values() if rereading.can_be_read_again(game)]
        self._folders = {game.id: folder_of(game).resolve() for game in watched}
        self._stamps = {id: rereading.stamp_of(folder) for id, folder in self._folders.items()}
        # A file saved twice within a second would be taken from byte code that is old.
        sys.dont_write_bytecode = True

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001  the next look finds what is wrong now
                log.warning("the saved files could not be read", where=place_of(error))

    async def look(self) -> None:
        for id, folder in self._folders.items():
            stamp = rereading.stamp_of(folder)
            if stamp != self._stamps[id]:
                self._stamps[id] = stamp
                await self._take(id)

    async def _take(self, id: str) -> None:
        folder = self._folders[id]
        try:
            game = rereading.read_again(id)
        except Exception as error:  # noqa: BLE001  whatever the author's code raises, the author is told
            mistake = rereading.mistake_in(error, folder)
            log.warning("the game cannot be read", file=mistake.file, line=mistake.line, told=mistake.told)
            await writing.show_mistake(self._services.tables, id, mistake)
            return
        if any(one.id == id for one in catalog.packaged()):
            packages.packages()[id] = packages.read_package(game)
            self._pages.take(packages.packages()[id])
        await self._services.forget_rules()
        await writing.play_by(self._services.tables, game)
        log.info("the game is read anew", game=id)
