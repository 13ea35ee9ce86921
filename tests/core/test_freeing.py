"""States are freed cleanly however deep they lie: searches and game trees hold them at the end of long chains."""

import os
import subprocess
import sys

# Python frees what lies deeper than fifty objects in another way, which compiled classes must stand.
FREEING = """
from tischlein.catalog import games
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options

for game in games().values():
    state = game.setup(read_options(game.options, {}), game.seats[0], QuietDealer(1))
    for depth in range(40, 60):
        chain = state.copy()
        for _ in range(depth):
            chain = (chain,)
        del chain
print("freed")
"""


def test_a_state_at_the_end_of_a_long_chain_is_freed_without_damage() -> None:
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", FREEING], env=settings, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr[:2000]
