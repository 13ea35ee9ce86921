"""The page for a browser that comes under a name we do not know: it says what whoever runs this server can set."""

import html
import ipaddress
import re
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse
from starlette.types import Scope

from tischlein.server.http.responses import STATUS

# As names are written in the net: letters, digits and hyphens between dots.
NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*")
ANY_NAME: Final = "spieltisch.lan"
PAGE: Final = """<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tischlein</title>
</head>
<body>
<h1>Tischlein</h1>
<p>Unter diesem Namen kennt sich dieser Tisch nicht. Wer ihn betreibt, startet ihn mit
<code>TISCHLEIN_NAMES={name}</code>, hinter einem Proxy mit <code>TISCHLEIN_URL=https://{authority}</code>.
Unter der Adresse des Rechners im Heimnetz (<code>http://192.168.…</code>) geht es ohne.</p>
<p lang="en">This table does not know itself by this name. Whoever runs it starts it with
<code>TISCHLEIN_NAMES={name}</code>, behind a proxy with <code>TISCHLEIN_URL=https://{authority}</code>.
By the machine's address in the home network (<code>http://192.168.…</code>) it works without.</p>
</body>
</html>
"""


def asks_for_page(scope: Scope) -> bool:
    accepted = Headers(scope=scope).get("accept", "")
    return scope["method"] == "GET" and not scope["path"].startswith("/api/") and "text/html" in accepted.lower()


def unknown_name_response(host: str | None) -> HTMLResponse:
    """Repeats the name only where it is one: it comes from whoever made the link."""
    shown = host if host is not None and _is_name(host) else ANY_NAME
    name = html.escape(shown)
    page = PAGE.format(name=name, authority=f"[{name}]" if ":" in name else name)
    return HTMLResponse(page, STATUS["foreign_host"])


def _is_name(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return NAME.fullmatch(host) is not None
    return "%" not in host
