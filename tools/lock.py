"""Writes the lock files anew from pyproject.toml and tools/locks/*.in: every version exact, every file by its hash.

Run by hand (`make lock`), read the difference, run the tests, commit.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = [
    *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11"),
    *("--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
]
# Later files agree with the first: one machine may install all of them into one environment.
LOCKS = {
    "requirements.lock": ["pyproject.toml"],
    "tools/locks/build.lock": ["tools/locks/build.in"],
    "tools/locks/node.lock": ["tools/locks/node.in"],
    "tools/locks/installer.lock": ["tools/locks/installer.in"],
    "requirements-test.lock": ["pyproject.toml", "--extra=test", "-c=tools/locks/build.lock"],
    # What a host installs beside the wheel: deploy/Containerfile.
    "tools/locks/postgresql.lock": ["pyproject.toml", "--extra=postgresql"],
    "tools/locks/bench.lock": ["pyproject.toml", "--extra=bench"],
}


def main() -> None:
    for lock, sources in LOCKS.items():
        agree = [] if lock == "requirements.lock" else ["-c=requirements.lock"]
        subprocess.run([*COMPILE, *sources, *agree, f"--output-file={lock}"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
