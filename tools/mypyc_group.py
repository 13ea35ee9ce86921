"""Turns the given modules into one native group, in place; called by compile_rules.py in its workshop."""

from __future__ import annotations

import os
import sys

from mypyc.build import mypycify
from setuptools import setup


def main(modules: list[str]) -> None:
    # One group, one library: calls between rules, kit and core are plain C calls. Its name has no dot: the library must
    # lie above the package, or mypyc gives modules that import each other a wrong __file__.
    # Types are judged by `make check`; here mypy only has to understand them.
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--python-version"]
    version = ".".join(map(str, sys.version_info[:2]))
    os.environ.setdefault("SOURCE_DATE_EPOCH", "1767225600")
    extensions = mypycify(
        [*options, version, *modules],
        opt_level="3",
        debug_level="0",
        group_name="tischlein_rules",
        target_dir="c",
    )
    setup(name="tischlein-rules", ext_modules=extensions, script_args=["build_ext", "--inplace", "--build-temp=c"])


if __name__ == "__main__":
    main(sys.argv[1:])
