"""What pip does beyond copying: builds the pages, compiles the rules, and puts both into the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Set where a wheel with interpreted rules is worse than none, as in deploy/Containerfile.
REQUIRE = "TISCHLEIN_REQUIRE_COMPILED"

TOOLS = Path(__file__).resolve().parent / "tools"
sys.path.insert(0, str(TOOLS))

import build_pages  # noqa: E402  (lies in tools/, which is no package)
import compile_rules  # noqa: E402
import node  # noqa: E402


def pinned(lock: Path) -> list[str]:
    """The requirements of a lock file, versions exact, without hashes (a build hook cannot pass them on)."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return [line.removesuffix(" \\") for line in lines if "==" in line and not line.startswith(" ")]


def pages_are_there() -> bool:
    """Built before, or brought along by a source archive, which has the pages and not what they were built with."""
    from_archive = not (build_pages.ROOT / ".git").exists()
    return build_pages.is_built() or (from_archive and (build_pages.PAGES / "index.html").is_file())


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked before the build: what compiles the rules, what they import (the compiler follows every import into the
        packages we run with), Node only where it is missing."""
        wanted = []
        if self.target_name == "wheel":
            wanted += pinned(TOOLS / "locks" / "build.lock")
            wanted += pinned(TOOLS.parent / "requirements.lock")
        if not pages_are_there() and node.system_node() is None:
            wanted += pinned(TOOLS / "locks" / "node.lock")
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not pages_are_there():
            self.app.display_info(build_pages.build())
        if self.target_name == "wheel" and version != "editable":
            self.add_compiled_rules(build_data)

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        target = Path(self.root, "build", "wheel")
        try:
            self.app.display_info(compile_rules.build(target))
        except compile_rules.NotCompiled as reason:
            if os.environ.get(REQUIRE):
                raise RuntimeError(f"{REQUIRE} is set, and the rules are not compiled: {reason}") from reason
            self.app.display_warning(f"{compile_rules.INTERPRETED_PREFIX}{reason}")
            return
        for native in compile_rules.natives_of(target):
            build_data["force_include"][str(native)] = str(native.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
