"""Token buckets: so much at once, so much per second. The numbers are in `settings.Limits`; the clock never jumps.

A `Bucket` is for one connection. `Buckets` are one for each key, such as the address of a visitor, and count over all
processes of a machine.
"""

import hashlib
import ipaddress
import mmap
import secrets
import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

SLOTS: Final = 2**16
BYTES: Final = 8
# Among so many slots a bucket finds its place.
PLACES: Final = 8
# A bucket is filled and emptied in fractions, so a whole token may lack this much.
ROUNDING: Final = 1e-6
# So much of an IPv6 address is its network: whoever has one address of it has them all.
NETWORK_BITS: Final = 64


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


class Owner:
    """Whose bucket it is: by a mark that nobody else has, in one of a few slots."""

    def __init__(self, mark: int, places: list[int]) -> None:
        self.mark: int = mark
        self.places: list[int] = places


class LimitMemory:
    """When each bucket is full again. That is all there is to know of one, so a bucket is one number.

    It is made before the workers are forked, and they all read and write it. Its size is fixed, and there is no lock,
    which a killed worker could leave taken. So two workers that take from one bucket within the same microsecond may
    get one token for both.

    A bucket that is full needs no slot. Where all places of a new one are taken, the bucket that is full again soonest
    is forgotten: to bring that about one needs thousands of addresses, and with them thousands of buckets. Which ones
    share places is decided by a key that nobody outside knows.
    """

    def __init__(self, slots: int = SLOTS) -> None:
        self._slots: int = slots
        self._key: bytes = secrets.token_bytes(BYTES)
        # As views of whole numbers: each is written at once, so nobody reads half of one.
        self._marks: memoryview[int] = memoryview(mmap.mmap(-1, slots * BYTES)).cast("Q")
        self.times: memoryview[float] = memoryview(mmap.mmap(-1, slots * BYTES)).cast("d")

    def owner(self, limit: str, key: str) -> Owner:
        hashed = hashlib.blake2b(f"{limit}\0{key}".encode(), digest_size=2 * BYTES, key=self._key).digest()
        first = int.from_bytes(hashed[BYTES:], "big")
        return Owner(int.from_bytes(hashed[:BYTES], "big"), [(first + step) % self._slots for step in range(PLACES)])

    def find_slot(self, owner: Owner) -> int:
        """Where the time of its bucket is. One that is not here yet gets a place, and is full."""
        for slot in owner.places:
            if self._marks[slot] == owner.mark:
                return slot
        slot = min(owner.places, key=lambda one: self.times[one])
        self.times[slot] = 0.0
        self._marks[slot] = owner.mark
        return slot


class SharedBucket:
    """The same as a `Bucket`, for all processes together."""

    def __init__(self, memory: LimitMemory, owner: Owner, per_second: float, at_once: int, clock: Clock) -> None:
        self._memory: LimitMemory = memory
        self._owner: Owner = owner
        self._token_seconds: float = 1 / per_second
        # Whose last token is gone is full again in so many seconds, and no sooner.
        self._longest: float = (at_once + ROUNDING) / per_second
        self._clock: Clock = clock

    def try_take(self) -> bool:
        """Takes one token, and returns whether there was one."""
        times, slot, now = self._memory.times, self._memory.find_slot(self._owner), self._clock()
        # Between reading and writing nothing else is done: it is the moment in which another worker is overlooked.
        full_at = max(times[slot], now) + self._token_seconds
        if full_at - now > self._longest:
            return False
        times[slot] = full_at
        return True

    def give_back(self) -> None:
        """One token that was taken in vain."""
        times, slot = self._memory.times, self._memory.find_slot(self._owner)
        times[slot] -= self._token_seconds


class Buckets:
    """One limit, with a bucket for each key."""

    def __init__(self, per_minute: float, limit: str, memory: LimitMemory, clock: Clock = time.monotonic) -> None:
        self.per_minute: float = per_minute
        self.limit: str = limit
        self.memory: LimitMemory = memory
        self.clock: Clock = clock

    def get(self, key: str, visitors: int = 1) -> SharedBucket:
        """`visitors` is for how many this key stands: together they may do so many times as much."""
        per_minute = self.per_minute * visitors
        owner = self.memory.owner(self.limit, key)
        return SharedBucket(self.memory, owner, per_minute / 60, max(1, round(per_minute)), self.clock)


class Sparing:
    """How often something is told. Keys name places in the source, so there are not many."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._untold: dict[str, int] = {}

    def ask(self, key: str) -> int | None:
        """How many of the same were not told since the last line; None if this one is not told either."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._per_minute / 60, max(1, round(self._per_minute)), self._clock)
        if not self._buckets[key].try_take():
            self._untold[key] = self._untold.get(key, 0) + 1
            return None
        return self._untold.pop(key, 0)


def counted_address(host: str) -> str:
    """The address by which a visitor is counted: the network of an IPv6 one; IPv4 also where it comes as IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), NETWORK_BITS), strict=False))
