"""The bill of materials of a release names everything that is locked, and nothing else."""

import pytest
import sbom

pytestmark = pytest.mark.source


def names(purl: str) -> set[str]:
    return {str(one["name"]) for one in components() if str(one["purl"]).startswith(purl)}


def components() -> list[sbom.Component]:
    found = sbom.bill()["components"]
    assert isinstance(found, list)
    return found


def test_every_locked_python_package_is_named() -> None:
    lines = sbom.PYTHON_LOCK.read_text(encoding="utf-8").splitlines()
    assert names("pkg:pypi/") == {line.partition("==")[0] for line in lines if "==" in line}
    assert "psycopg" in names("pkg:pypi/")


def test_every_locked_npm_package_is_named() -> None:
    assert {"svelte", "vite", "@fluent/bundle"} <= names("pkg:npm/")


def test_every_package_has_a_version_and_whole_hashes() -> None:
    lengths = {"SHA-256": 64, "SHA-512": 128}
    for one in components():
        hashes = one["hashes"]
        assert one["version"] and isinstance(hashes, list) and hashes, one["name"]
        assert all(len(entry["content"]) == lengths[entry["alg"]] for entry in hashes), one["name"]


def test_the_same_locks_give_the_same_bill() -> None:
    assert sbom.bill() == sbom.bill()
