"""What the person who starts the server may decide, and the limits that protect it."""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tischlein.compiled_copy import CompiledCopy


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _reviewers() -> int:
    """Half of the processors: who plays comes first."""
    return max(1, (os.cpu_count() or 2) // 2)


def _worker_command() -> list[str]:
    return [sys.executable, "-m", "tischlein.server.workers.worker"]


class Limits(msgspec.Struct, frozen=True):
    """Generous for a home network, where a whole evening of friends may share one address."""

    message_bytes: int = 32 * 1024
    message_pieces: int = 64
    body_bytes: int = 32 * 1024
    record_bytes: int = 1024 * 1024
    record_seconds: float = 10
    records_per_minute: float = 60
    # Of matches at our tables, with their record files. One replay is made at a time; so many may wait.
    replays_per_minute: float = 120
    waiting_replays: int = 20
    kept_replay_bytes: int = 8 * 1024 * 1024
    # Reviews and outlooks that one visitor may have made; asking again for one that is there costs nothing. One takes
    # so many seconds of work, or of the clock where the machine has much else to do.
    reviews_per_minute: float = 4
    waiting_reviews: int = 12
    waiting_reviews_of_visitor: int = 3
    review_seconds: float = 180
    review_deadline: float = 900
    kept_review_bytes: int = 8 * 1024 * 1024
    # New hints that one guest may ask for, whatever the tables allow. One is made at a time, in so many seconds of
    # work, or of the clock where the machine has much else to do; so many wait. Where seats answer unseen, every hint
    # takes at least as long as most do: nobody learns from the time that somebody else has asked too.
    hints_per_minute: float = 20
    waiting_hints: int = 20
    hint_seconds: float = 20
    hint_deadline: float = 60
    secret_hint_seconds: float = 3
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
    # Behind a proxy that nobody named, new guests cannot be told apart: so many are let in as if they were one.
    guests_behind_a_proxy: int = 20
    passes_per_minute: float = 20
    passes_per_seat: int = 3
    televisions_per_minute: float = 20
    worlds_per_minute: float = 300
    lessons_per_minute: float = 300
    # Whoever is away for so long: the others may let a bot play on.
    away_seconds: int = 180
    # Per seat and match: taking back, asking for something, changing a secret answer.
    repeated_deeds: int = 500
    connections_per_guest: int = 8
    # Of one visitor's address (of IPv6, its network). A whole school may share one.
    connections_per_address: int = 256
    # Frames of whatever kind, on one connection: several times as many as commands.
    frames_per_second: float = 30
    frames_at_once: int = 120
    head_bytes: int = 16 * 1024
    # Of one header with its name. From 8192 on, the WebSocket library would not answer.
    header_bytes: int = 8000
    headers: int = 100
    url_bytes: int = 4 * 1024
    pipelined_requests: int = 4
    # How long the first byte and the whole head of a request may take, and then its body.
    head_seconds: float = 10
    body_seconds: float = 30
    # How long an answer may lie here before all of it is taken.
    unread_seconds: float = 60
    # How long a connection that was told goodbye may stay open.
    goodbye_seconds: float = 5
    # Of lines that say the same of the same place in the source.
    same_log_lines_per_minute: float = 10
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
    `proxies` are who may say for whom they ask, or "none".
    """

    data: Path
    link_base: str = "http://127.0.0.1:8000"
    names: list[str] = []
    public_url: str = ""
    proxies: str = ""
    limits: Limits = Limits()
    # Tables that never began are removed after so many days without anybody there; 0 keeps them for ever.
    keep_lobbies_days: float = 30
    thinking: Thinking = Thinking()
    # Processes that review matches which are over.
    reviewers: int = msgspec.field(default_factory=_reviewers)
    # While a game is being written: a saved file counts at once, and a broken rule is shown to its author.
    reloads: bool = False

    @property
    def public_origin(self) -> str:
        """Scheme, name and port of the public address, as browsers say it."""
        parts = urlsplit(self.public_url.lower())
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def has_unnamed_proxy(self) -> bool:
        """Whoever comes by the public address then has the address of the proxy there, as far as we see."""
        return bool(self.public_url) and not self.proxies

    @property
    def uncounted(self) -> str:
        """Addresses whose connections are not counted, because they are everybody's: proxies, named or not."""
        return "*" if self.has_unnamed_proxy else self.proxies

    @property
    def prefix(self) -> str:
        """Below which path of its site it lies: nothing where it has a name of its own."""
        return urlsplit(self.public_url).path.rstrip("/")
