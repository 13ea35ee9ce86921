"""How busy this process is, as text that Prometheus reads: counts of things, never of one table, nothing of a match.

Only for programs on this machine: whoever asks through a proxy or from elsewhere is told that there is no such page.
"""

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

from tischlein.server.http.security import host_of
from tischlein.server.http.services import Services

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
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


def metrics_text(services: Services) -> str:
    tables = services.tables.in_memory()
    figures = [
        ("tables", "Tables in the memory of this process.", len(tables)),
        (
            "matches",
            "Matches that are being played at them.",
            len([one for one in tables if one.row.phase == "playing"]),
        ),
        ("guests", "Guests with an open connection to this process.", len(services.connections_of)),
        ("connections", "Their connections.", sum(services.connections_of.values())),
        ("thinking_bots", "Bots that think for tables of this process.", len(services.bot_pool.busy)),
        ("thinking_queue", "Bots that wait until they may think.", services.bot_pool.waiting()),
    ]
    return "".join(
        f"# HELP tischlein_{name} {help}\n# TYPE tischlein_{name} gauge\ntischlein_{name} {count}\n"
        for name, help, count in figures
    )
