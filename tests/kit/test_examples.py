"""The examples in the kit's docstrings are true, and every part of the kit for card games has one."""

import doctest
from types import ModuleType

import pytest

from tischlein.kit import bits, cards, faces, piles, seats, tables, written

pytestmark = pytest.mark.source


@pytest.mark.parametrize("part", [bits, cards, faces, piles, seats, tables, written], ids=lambda part: part.__name__)
def test_an_example_does_what_it_says(part: ModuleType) -> None:
    assert doctest.testmod(part).failed == 0


@pytest.mark.parametrize("part", [bits, piles, seats], ids=lambda part: part.__name__)
def test_every_function_has_an_example(part: ModuleType) -> None:
    examples = {test.name.rpartition(".")[2] for test in doctest.DocTestFinder().find(part) if test.examples}
    own = {name for name, one in vars(part).items() if getattr(one, "__module__", "") == part.__name__}
    assert own - examples == set()
