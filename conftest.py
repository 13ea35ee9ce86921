"""For all tests: children find the same Tischlein, interpreted or compiled, and every game's tests find a browser."""

import os
from pathlib import Path

import tischlein

pytest_plugins = ["tests.e2e.fixtures"]

os.environ["PYTHONPATH"] = str(Path(tischlein.__file__).parent.parent)
