"""Uploaded records: whatever is in them, they are read and replayed in a process of their own."""

import asyncio

from tischlein.core.record import read_record
from tischlein.server.settings import Settings
from tischlein.server.workers.protocol import Upload
from tischlein.server.workers.replayer import Replayer


class Uploads:
    """With a process that nobody else uses: whoever sends what takes long makes only other senders wait."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.limits.record_seconds
        self.replayer: Replayer = Replayer(settings)

    async def replay(self, text: str, seat: int | None, at: int = 0) -> bytes:
        """The match as this seat saw it, around one moment, as compressed JSON. Refuses what takes too long or is no
        record."""
        return await self.make(await self.study("replay", text, seat, at))

    async def study(self, about: str, text: str, seat: int | None = None, at: int = 0) -> Upload:
        """What is to be made of it, quickly."""
        # For what is no record at all, nobody needs to wait for a process.
        await asyncio.to_thread(read_record, text)
        return Upload(about=about, seconds=self._seconds, seat=seat, at=at, text=text)

    async def make(self, task: Upload) -> bytes:
        async with self.replayer.take_turn():
            return await self.replayer.make(task)
