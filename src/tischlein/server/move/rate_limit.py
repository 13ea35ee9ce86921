"""Token buckets: so much at once, so much per second. The numbers are in `settings.Limits`. In memory, on a clock that
never jumps."""

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
        self.refilled_at: float = clock()

    def refill(self) -> float:
        """Returns how many tokens there are now."""
        now = self.clock()
        self.left = min(float(self.at_once), self.left + (now - self.refilled_at) * self.per_second)
        self.refilled_at = now
        return self.left

    def spend(self) -> None:
        self.left -= 1

    def try_spend(self) -> bool:
        """As `try_take`, but looks at the clock only when there is none left. Whoever uses it refills now and then."""
        if self.left < 1 and self.refill() < 1:
            return False
        self.left -= 1
        return True

    def try_take(self) -> bool:
        """Takes one token, and returns whether there was one."""
        if self.refill() < 1:
            return False
        self.spend()
        return True


class Buckets:
    """One bucket per key, such as the address of a visitor."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self.per_minute: float = per_minute
        self.clock: Clock = clock
        self.buckets: dict[str, Bucket] = {}

    def get(self, key: str) -> Bucket:
        if key not in self.buckets:
            if len(self.buckets) >= MOST_KEYS:
                self.buckets = {known: one for known, one in self.buckets.items() if one.refill() < one.at_once}
            self.buckets[key] = Bucket(self.per_minute / 60, max(1, round(self.per_minute)), self.clock)
        return self.buckets[key]
