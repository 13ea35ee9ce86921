"""Uploaded records: whatever is in them, they are read and replayed in a process of their own."""

import asyncio
import functools

from tischlein.core.record import read_record
from tischlein.server.settings import Settings
from tischlein.server.workers import replays
from tischlein.server.workers.protocol import Conclusion, Upload
from tischlein.server.workers.replayer import Replayer, made_by


class Uploads:
    """With a process that nobody else uses: whoever sends what takes long makes only other senders wait."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.limits.record_seconds
        self.replayer: Replayer = Replayer(settings)

    async def replay(self, text: str, seat: int | None, at: int = 0) -> bytes:
        """The match as this seat saw it, around one moment, as compressed JSON. Refuses what takes too long or is no
        record."""
        # For what is no record at all, nobody needs to wait for a process.
        await asyncio.to_thread(read_record, text)
        async with self.replayer.take_turn():
            return await self.replayer.replay(Upload(text, seat, at, self._seconds))


# ---- in the process of its own


def read(upload: Upload) -> Conclusion:
    return made_by(functools.partial(_replay, upload), upload.seconds)


def _replay(upload: Upload) -> bytes:
    return replays.compressed(replays.frames_of(replays.uploaded_record(upload.text), upload.seat, upload.at))
