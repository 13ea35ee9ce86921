"""The gate in front of the app: whose pages may talk to us, and the headers that every response carries.

On a home network there is no certificate and no fixed name, so the gate knows which hosts are us: localhost, configured
names, the very address the connection came to, and every address of a home network. A page of another site, also one
whose name was made to point here (DNS rebinding), has another Host or Origin and is turned away.

An address in Host is no danger: a browser says there where it has connected to, so only a name can be made to lead
elsewhere. That we do not have this address ourselves is how it is behind a router or in a container. Public addresses
that are not ours are turned away all the same: whoever leads one here has done so on purpose and can name it.
"""

import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tischlein.core.refusal import Refusal
from tischlein.server.http.responses import refusal_response
from tischlein.server.http.unknown_name import asks_for_page, unknown_name_response
from tischlein.server.move.tally import TALLY

CONTENT_SECURITY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    ]
)
UNUSED_FEATURES: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
}
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
SAFE_METHODS: Final = ("GET", "HEAD")
# Of one machine, of private networks (RFC 1918, RFC 4193), between neighbours without a router, and of providers and
# VPNs (RFC 6598): addresses that mean something only inside a network.
HOME_NETWORKS: Final = [
    ipaddress.ip_network(one)
    for one in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "100.64.0.0/10",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
]


def host_of(authority: str) -> str | None:
    """The host of "host:port" in lower case, without the brackets of IPv6; None for what is no authority."""
    if not authority or authority != authority.strip() or any(sign in authority for sign in "@/\\?#, \t"):
        return None
    try:
        parts = urlsplit(f"//{authority}")
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname


def is_ours(host: str | None, arrived_at: str, names: Iterable[str]) -> bool:
    """Whether somebody who means us may call us by this host name or address."""
    if host is None:
        return False
    if host == "localhost" or host in names:
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if "%" in host:
        return False
    return any(address in network for network in HOME_NETWORKS) or address == _unmapped(arrived_at)


def _unmapped(arrived_at: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """A socket for both kinds writes an IPv4 address as an IPv6 one."""
    try:
        local = ipaddress.ip_address(arrived_at)
    except ValueError:
        return None
    mapped = local.ipv4_mapped if isinstance(local, ipaddress.IPv6Address) else None
    return mapped or local


def origin_matches(origin: str, authority: str, public_origin: str = "") -> bool:
    """Whether a page of this origin was served under this very Host: by us, or by the proxy at our public address."""
    scheme = "https" if public_origin == f"https://{authority.lower()}" else "http"
    return origin.lower() == f"{scheme}://{authority.lower()}"


class Gate:
    def __init__(self, app: ASGIApp, names: Iterable[str], public_origin: str = "", *, owns_site: bool = True) -> None:
        self._app = app
        self._public_origin = public_origin
        # Whether a whole site may only be asked for with a certificate is for its owner to say, not for a path of it.
        self._asks_for_https = owns_site and public_origin.startswith("https:")
        public_name = urlsplit(public_origin).hostname
        self._names = {name.lower() for name in names} | ({public_name} if public_name else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        answering = with_headers(scope, send, self._headers(scope))
        try:
            self.check(scope)
        except Refusal as refusal:
            await turn_away(scope, receive, answering, refusal)
            return
        await self._app(scope, receive, answering)

    def _headers(self, scope: Scope) -> dict[str, str]:
        """In the home network there is no certificate, and browsers must not ask for one."""
        authority = Headers(scope=scope).get("host", "").lower()
        is_public = self._asks_for_https and self._public_origin == f"https://{authority}"
        return {**HEADERS, **HTTPS_ONLY} if is_public else HEADERS

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        authority = headers.get("host", "")
        arrived_at = str((scope.get("server") or ("", 0))[0])
        if len(headers.getlist("host")) != 1 or not is_ours(host_of(authority), arrived_at, self._names):
            raise Refusal("foreign_host")
        origins = headers.getlist("origin")
        if any(not origin_matches(origin, authority, self._public_origin) for origin in origins):
            raise Refusal("foreign_origin")
        if scope["type"] == "websocket":
            if len(origins) != 1:
                raise Refusal("foreign_origin")
            return
        is_api = scope["path"].startswith("/api/")
        if is_api and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("foreign_origin")
        if scope["method"] not in SAFE_METHODS and not is_json(headers.get("content-type", "")):
            raise Refusal("wrong_content_type")


def is_json(content_type: str) -> bool:
    return content_type.split(";", maxsplit=1)[0].strip().lower() == "application/json"


async def turn_away(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        # Before the handshake: the browser learns nothing but that it failed.
        TALLY.add("refusals", refusal.key)
        await receive()
        await send({"type": "websocket.close", "code": WS_1008_POLICY_VIOLATION})
        return
    response = refusal_response(refusal)
    if refusal.key == "foreign_host" and asks_for_page(scope):
        response = unknown_name_response(host_of(Headers(scope=scope).get("host", "")))
    await response(scope, receive, send)


def with_headers(scope: Scope, send: Send, fixed: dict[str, str]) -> Send:
    if scope["type"] != "http":
        return send

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in fixed.items():
                headers[name] = value
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return send_with_headers
