"""Piles of pieces: lists of numbers in which a number may stand several times."""

from collections.abc import Sequence

Piles = list[list[int]]


def copies(piles: Sequence[Sequence[int]]) -> Piles:
    """Piles that share nothing with these: a copied world must not change with its original.

    >>> held = [[1, 4], []]
    >>> fresh = copies(held)
    >>> fresh[1].append(7)
    >>> held
    [[1, 4], []]
    """
    return [list(pile) for pile in piles]


def together(piles: Sequence[Sequence[int]]) -> list[int]:
    """All pieces of all piles.

    >>> together([[1, 4], [], [4]])
    [1, 4, 4]
    """
    return [piece for pile in piles for piece in pile]


def without(supply: Sequence[int], taken: Sequence[int]) -> list[int]:
    """What is left when all of these were taken, each once. What the supply does not have cannot be taken.

    >>> without([0, 0, 1, 2], [0, 2])
    [0, 1]
    """
    left = list(supply)
    for piece in taken:
        left.remove(piece)
    return left


def fits(taken: Sequence[int], supply: Sequence[int]) -> bool:
    """Whether all of these pieces can come from the supply.

    >>> fits([0, 0], [0, 0, 1]), fits([1, 1], [0, 0, 1])
    (True, False)
    """
    return all([taken.count(piece) <= supply.count(piece) for piece in taken])
