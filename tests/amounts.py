"""How much a long test does. What takes hours can be done in parts, each beginning where the one before ended.

TISCHLEIN_LONG_EVENINGS=2000 TISCHLEIN_LONG_FIRST_EVENING=7000 pytest -m long tests/simulation
"""

import os


def amount(name: str, usual: int) -> int:
    return int(os.environ.get(f"TISCHLEIN_LONG_{name}", usual))
