"""Playing needs none of the packages that research does."""

import subprocess
import sys

WITHOUT = """
import sys

WANTED = {"numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "pyarrow", "ray"}


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in WANTED:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Missing())
import tischlein.catalog
import tischlein.cli
import tischlein.server.process.main

game = next(iter(tischlein.catalog.games()))
tischlein.cli.main(["simulate", game, "--bots", "random,random", "--matches", "1", "--json"])
"""


def test_everything_but_research_works_without_its_packages() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert '"matches":1' in ran.stdout
