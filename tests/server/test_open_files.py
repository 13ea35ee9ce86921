"""How many connections fit in: as many as the system allows files, and it is said where those are few."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.test_behind_a_proxy import nothing
from tischlein import doctor
from tischlein.server.process import open_files
from tischlein.server.process.main import configured
from tischlein.server.process.open_files import FEW, few_open_files, most_open_files
from tischlein.server.process.startup import CannotStart, open_services
from tischlein.server.settings import Limits

RAISE = """
import resource
from tischlein.server.process.open_files import most_open_files, raise_most_open_files
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))
raise_most_open_files()
print(most_open_files())
"""


def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    told = subprocess.run([sys.executable, "-c", RAISE], capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout == "1024\n"


def test_few_files_are_said_and_enough_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert few_open_files(FEW) == ""
    assert "1024" in few_open_files(1024)
    monkeypatch.setattr(open_files, "most_open_files", lambda: 1024)
    found = {finding.subject: finding for finding in doctor.examine(Path("/tmp"))}["Open files"]
    assert (found.verdict, "1024" in found.told) == ("warning", True)


def test_no_more_connections_than_files_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert configured(nothing, Limits()).door.most_connections == min(5000, most_open_files() - 128)
    monkeypatch.setattr(open_files, "most_open_files", lambda: 1024)
    config = configured(nothing, Limits())
    assert (config.door.most_connections, config.limit_concurrency) == (1024 - 128, 1024 - 126)


@pytest.mark.parametrize("wrong", ["many", "0", "-5", "1.5"])
def test_a_wrong_number_of_connections_is_a_sentence(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TISCHLEIN_CONNECTIONS_PER_ADDRESS", wrong)
    with pytest.raises(CannotStart, match="must be a number"):
        open_services(Path("/nowhere"), "http://localhost:8000")
