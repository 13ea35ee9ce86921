"""What a release is made of, as CycloneDX: every package of the lock files with its version and hashes.

    python tools/sbom.py build/sbom.json

From the lock files alone: nothing is asked of the network, and the same locks give the same file.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What runs on a host, and what its pages are built of.
PYTHON_LOCK = ROOT / "tools" / "locks" / "postgresql.lock"
NPM_LOCK = ROOT / "package-lock.json"
REQUIREMENT = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")

Component = dict[str, object]


def python_components(lock: str) -> list[Component]:
    """One hash for each file that may be installed."""
    found = list(REQUIREMENT.finditer(lock))
    ends = [one.start() for one in found[1:]] + [len(lock)]
    return [
        {
            "type": "library",
            "name": one["name"],
            "version": one["version"],
            "purl": f"pkg:pypi/{one['name']}@{one['version']}",
            "hashes": [{"alg": "SHA-256", "content": found} for found in HASH.findall(lock[one.end() : end])],
        }
        for one, end in zip(found, ends, strict=True)
    ]


def npm_components(lock: str) -> list[Component]:
    packages = json.loads(lock)["packages"]
    return [_npm_component(path.rpartition("node_modules/")[2], entry) for path, entry in packages.items() if path]


def _npm_component(name: str, entry: dict[str, str]) -> Component:
    algorithm, _, digest = entry["integrity"].partition("-")
    return {
        "type": "library",
        "name": name,
        "version": entry["version"],
        # Only what is built into the pages: none of it runs on the host.
        "scope": "excluded",
        "purl": f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
        "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
    }


def bill() -> dict[str, object]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    components = python_components(PYTHON_LOCK.read_text(encoding="utf-8"))
    components += npm_components(NPM_LOCK.read_text(encoding="utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": project["name"], "version": project["version"]},
        },
        "components": components,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    target: Path = parser.parse_args().file
    target.parent.mkdir(parents=True, exist_ok=True)
    written = bill()
    target.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {len(written['components'])} packages")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
