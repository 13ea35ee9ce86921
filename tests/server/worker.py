"""A bot worker that also knows the small games."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.small_games import put_on_the_shelf
from tischlein.server.workers import worker

put_on_the_shelf()
worker.main()
