"""How many connections somebody has (an address, a guest), over all workers of a machine.

A worker knows its own exactly. Those of the others it reads in memory that all share: each worker has a row there, in
which every name has a place by its checksum. Where two names share a place, each counts as having the connections of
both at the other workers. The checksum has a secret key, so nobody can choose such a name.
"""

import hashlib
import ipaddress
import mmap
import secrets
import struct
from typing import Final

PLACES: Final = 2**18
COUNT: Final = struct.Struct("<H")
MOST: Final = 2**16 - 1
ROW: Final = PLACES * COUNT.size


class CountsOfWorkers:
    """Made before the workers are, so that all of them have it. Each writes in its own row, so nothing is locked."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._memory = mmap.mmap(-1, workers * ROW)
        self._key = secrets.token_bytes(16)

    def write(self, slot: int, name: str, change: int) -> None:
        at = slot * ROW + self._place(name)
        count = COUNT.unpack_from(self._memory, at)[0] + change
        COUNT.pack_into(self._memory, at, min(max(0, count), MOST))

    def count_of_others(self, slot: int, name: str) -> int:
        place = self._place(name)
        rows = [row for row in range(self._workers) if row != slot]
        return sum([COUNT.unpack_from(self._memory, row * ROW + place)[0] for row in rows])

    def clear(self, slot: int) -> None:
        """This worker is dead, and its connections with it."""
        self._memory[slot * ROW : (slot + 1) * ROW] = bytes(ROW)

    def _place(self, name: str) -> int:
        digest = hashlib.blake2b(name.encode(), digest_size=4, key=self._key).digest()
        return int.from_bytes(digest, "big") % PLACES * COUNT.size


class ConnectionCounts:
    def __init__(self) -> None:
        self.own: dict[str, int] = {}
        self._shared: CountsOfWorkers | None = None
        self._slot = 0

    def share(self, shared: CountsOfWorkers, slot: int) -> None:
        """From now on, before anybody is counted, as the worker in this slot."""
        self._shared, self._slot = shared, slot

    def count(self, name: str) -> int:
        elsewhere = 0 if self._shared is None else self._shared.count_of_others(self._slot, name)
        return self.own.get(name, 0) + elsewhere

    def add(self, name: str) -> None:
        self._change(name, 1)

    def remove(self, name: str) -> None:
        self._change(name, -1)

    def _change(self, name: str, change: int) -> None:
        self.own[name] = self.own.get(name, 0) + change
        if self.own[name] == 0:
            del self.own[name]
        if self._shared is not None:
            self._shared.write(self._slot, name, change)


class Proxies:
    """Those whose word about a visitor's address is believed: addresses and networks, or everybody (`*`)."""

    def __init__(self, named: str) -> None:
        names = [name.strip() for name in named.split(",") if name.strip()]
        self._is_everybody = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def has(self, host: str) -> bool:
        if not self._networks:
            return self._is_everybody
        address = _address(host)
        return self._is_everybody or (address is not None and any(address in one for one in self._networks))


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None
