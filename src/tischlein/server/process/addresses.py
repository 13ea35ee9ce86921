"""Where the server listens and is reached, and how the terminal and a browser are told."""

import contextlib
import os
import socket
import sys
import webbrowser
from typing import Final

from tischlein.server.process.startup import CannotStart

# Nothing is ever sent there. The first is reserved for documentation (RFC 5737) and routed like any other address; the
# rest lie in the networks that routers and hotspots without internet give out, where no road leads elsewhere.
SOMEWHERE_ELSE: Final = (
    "192.0.2.1",
    "192.168.0.254",
    "192.168.1.254",
    "192.168.2.254",
    "192.168.43.254",
    "192.168.137.254",
    "192.168.178.254",
    "10.0.0.254",
    "10.42.0.254",
    "172.20.10.14",
)
NO_PORT: Final = 9
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  recognised here, chosen by whoever starts the server


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotStart(_why_not(host, port, error)) from error
    listener.listen(256)
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"Port {port} needs rights that this user does not have. Choose one above 1023 (PORT=8123)."
    if isinstance(error, socket.gaierror):
        return f"{host} is not an address of this machine."
    return f"Port {port} at {host} is in use, perhaps by another Tischlein. Choose another one (PORT={port + 1})."


def address_on_network() -> str | None:
    """This machine's address as others on the network see it; None when there is no network."""
    for elsewhere in SOMEWHERE_ELSE:
        found = address_towards(elsewhere)
        if found is not None:
            return found
    return None


def address_towards(elsewhere: str) -> str | None:
    """Which of this machine's addresses a packet there would carry; None where there is no route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, NO_PORT))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine's browser finds the table, and where others do."""
    if host in EVERYWHERE:
        lan = address_on_network()
        return f"http://localhost:{port}", None if lan is None else f"http://{lan}:{port}"
    shown = f"[{host}]" if ":" in host else host
    here = f"http://{shown}:{port}"
    is_only_here = host == "localhost" or host.startswith("127.") or host == "::1"
    return here, None if is_only_here else here


def announce(local: str, network: str | None) -> None:
    import segno

    out = sys.stdout
    out.write(f"\n  Tischlein  {local}\n")
    if network is not None:
        if network != local:
            out.write(f"  im Heimnetz / on your network  {network}\n")
        out.write("\n")
        with contextlib.suppress(UnicodeEncodeError):
            segno.make(network, error="l").terminal(out, border=2, compact=True)
    out.write("\n  Strg-C beendet / Ctrl-C stops\n\n")
    out.flush()


def open_browser_quietly(address: str) -> None:
    """Only where there is a screen: a text browser would take over the terminal."""
    has_screen = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
