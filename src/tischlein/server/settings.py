"""What the person who starts the server may decide, and the limits that protect it."""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tischlein.compiled_copy import CompiledCopy


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _worker_command() -> list[str]:
    return [sys.executable, "-m", "tischlein.server.workers.worker"]


class Limits(msgspec.Struct, frozen=True):
    """Generous for a home network, where a whole evening of friends may share one address."""

    message_bytes: int = 32 * 1024
    body_bytes: int = 32 * 1024
    record_bytes: int = 1024 * 1024
    record_seconds: float = 10
    records_per_minute: float = 60
    commands_per_second: float = 10
    commands_at_once: int = 30
    misses_per_minute: float = 30
    tables_per_minute: float = 10
    # Of all guests at one address: a whole club may sit down at once.
    tables_per_minute_of_address: float = 60
    # Matches without any person that are watched at the same time.
    bot_matches_per_guest: int = 3
    bot_matches_per_address: int = 20
    guests_per_minute: float = 60
    worlds_per_minute: float = 300
    connections_per_guest: int = 8
    queued_messages: int = 256
    queued_bytes: int = 1024 * 1024


class Thinking(msgspec.Struct, frozen=True):
    """How long bots take: at least `pause` (so that people can follow), at most `cap`; `deadline` ends a stuck one."""

    pause: tuple[float, float] = (0.4, 0.7)
    cap: float = 2.0
    deadline: float = 5.0
    workers: int = msgspec.field(default_factory=_workers)
    command: list[str] = msgspec.field(default_factory=_worker_command)
    # Where opponents think as soon as it is there.
    compiled: CompiledCopy | None = None


class Settings(msgspec.Struct, frozen=True):
    """`names` are host names beside localhost and this machine's addresses; others reach us at `link_base`.

    `public_url` is where a proxy with a certificate serves us (https://…), perhaps below a path of another site;
    `proxies` are who may say for whom they ask.
    """

    data: Path
    link_base: str = "http://127.0.0.1:8000"
    names: list[str] = []
    public_url: str = ""
    proxies: str = ""
    limits: Limits = Limits()
    thinking: Thinking = Thinking()

    @property
    def public_origin(self) -> str:
        """Scheme, name and port of the public address, as browsers say it."""
        parts = urlsplit(self.public_url.lower())
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def prefix(self) -> str:
        """Below which path of its site it lies: nothing where it has a name of its own."""
        return urlsplit(self.public_url).path.rstrip("/")
