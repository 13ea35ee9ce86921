"""How busy this process is and what was refused, as text that Prometheus reads: counts of things, never of one table,
and nothing of a match.

Only for programs on this machine: whoever asks through a proxy or from elsewhere is told that there is no such page.
"""

import ipaddress
import mmap
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from tischlein.server.http.security import host_of
from tischlein.server.http.services import Services
from tischlein.server.move.tally import TALLY

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
STATM: Final = Path("/proc/self/statm")
# What the tally counts: the name of its label, and what it means.
COUNTED: Final = {
    "refusals": (
        "reason",
        "Requests, commands and connections that were refused on this machine since the start; other: also by rules.",
    ),
    "abuse": ("kind", "Connections that were cut off on this machine since the start, by what they did."),
    "worker_deaths": ("why", "Workers of this machine that ended unasked since the start."),
    "bots_lost": ("why", "Bots of this machine that were late, died or raised since the start."),
}
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def is_asked_here(request: HTTPConnection) -> bool:
    asker = request.client.host if request.client is not None else ""
    is_passed_on = any(name in request.headers for name in PASSED_ON)
    return not is_passed_on and _is_here(asker) and _is_here(host_of(request.headers.get("host", "")) or "")


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Family(NamedTuple):
    """Figures of one name: each with its label, written as Prometheus wants it, or a single one without."""

    name: str
    kind: str
    help: str
    figures: list[tuple[str, int]]

    def text(self) -> str:
        lines = [f"# HELP tischlein_{self.name} {self.help}", f"# TYPE tischlein_{self.name} {self.kind}"]
        return "\n".join([*lines, *[f"tischlein_{self.name}{label} {count}" for label, count in self.figures], ""])


def metrics_text(services: Services) -> str:
    return "".join(family.text() for family in [*gauges(services), *counters()])


def gauges(services: Services) -> list[Family]:
    """Of the process that answers: with several behind one port, of whichever took the connection."""
    tables = services.tables.in_memory()
    figures = [
        ("tables", "Tables in the memory of this process.", len(tables)),
        (
            "matches",
            "Matches that are being played at them.",
            len([one for one in tables if one.row.phase == "playing"]),
        ),
        ("guests", "Guests with an open connection to this process.", len(services.connections_of)),
        ("connections", "Their connections, to this process.", sum(services.connections_of.values())),
        ("thinking_bots", "Bots that think for tables of this process.", len(services.bot_pool.busy)),
        ("thinking_queue", "Bots of this process that wait for their turn to think.", services.bot_pool.waiting()),
        ("memory_bytes", "Memory of this process (resident); 0 where the system does not tell.", memory_bytes()),
    ]
    return [Family(name, "gauge", help, [("", count)]) for name, help, count in figures]


def counters() -> list[Family]:
    """Of all processes of the machine, since the server was started."""
    counted = list(TALLY.counts())
    return [
        Family(
            f"{kind}_total",
            "counter",
            help,
            [(f'{{{label}="{value}"}}', count) for one, value, count in counted if one == kind],
        )
        for kind, (label, help) in COUNTED.items()
    ]


def memory_bytes() -> int:
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * mmap.PAGESIZE
    except (OSError, ValueError, IndexError):
        return 0
