"""For all tests: child processes find the same Tischlein, interpreted or compiled, as the test that starts them."""

import os
from pathlib import Path

import tischlein

os.environ["PYTHONPATH"] = str(Path(tischlein.__file__).parent.parent)
