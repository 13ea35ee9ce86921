"""How many files this process may have open: every connection is one. Windows has no such limit."""

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

# More than that we never ask for: some systems allow a billion, and then refuse it.
ENOUGH: Final = 65_536
# With fewer, whoever means harm can fill the house from one address.
FEW: Final = 4096
# The database, the bots, the pages that are being read, and the connections that are just being closed.
OUR_OWN: Final = 128
LEAST_CONNECTIONS: Final = 32


def room_for_connections() -> int:
    return max(LEAST_CONNECTIONS, most_open_files() - OUR_OWN)


def most_open_files() -> int:
    if sys.platform == "win32":
        return sys.maxsize
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_most_open_files() -> None:
    """As far as the system allows without asking anybody."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def few_open_files(most: int) -> str:
    """A sentence where they are few; otherwise nothing."""
    if most >= FEW:
        return ""
    return (
        f"only {most} files may be open at once, so few guests fit in; allow more (ulimit -n {FEW}, LimitNOFILE={FEW})"
    )
