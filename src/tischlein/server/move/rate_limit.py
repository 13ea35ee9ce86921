"""A token bucket: so much at once, so much per second. In memory, on a clock that never jumps."""

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

# Beyond this many keys the fullest buckets are forgotten: they would allow everything anyway.
MOST_KEYS: Final = 10_000


class Bucket:
    def __init__(self, per_second: float, at_once: int, clock: Clock = time.monotonic) -> None:
        self.per_second: float = per_second
        self.at_once: int = at_once
        self.clock: Clock = clock
        self.left: float = float(at_once)
        self.looked_at: float = clock()

    def refill(self) -> float:
        now = self.clock()
        self.left = min(float(self.at_once), self.left + (now - self.looked_at) * self.per_second)
        self.looked_at = now
        return self.left

    def has_one(self) -> bool:
        return self.refill() >= 1

    def spend(self) -> None:
        self.left -= 1

    def take(self) -> bool:
        """One token, if there is one."""
        if not self.has_one():
            return False
        self.spend()
        return True


class Buckets:
    """One bucket per key, such as the address of a visitor."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self.per_minute: float = per_minute
        self.clock: Clock = clock
        self.buckets: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        if key not in self.buckets:
            if len(self.buckets) >= MOST_KEYS:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not _is_full(bucket)}
            self.buckets[key] = Bucket(self.per_minute / 60, max(1, round(self.per_minute)), self.clock)
        return self.buckets[key]


def _is_full(bucket: Bucket) -> bool:
    return bucket.refill() >= bucket.at_once
