"""Piles of pieces: lists of numbers in which a number may stand several times."""

Piles = list[list[int]]


def copies(piles: Piles) -> Piles:
    """Piles that share nothing with these: a copied world must not change with its original.

    >>> held = [[1, 4], []]
    >>> fresh = copies(held)
    >>> fresh[1].append(7)
    >>> held
    [[1, 4], []]
    """
    return [list(pile) for pile in piles]


def together(piles: Piles) -> list[int]:
    """All pieces of all piles.

    >>> together([[1, 4], [], [4]])
    [1, 4, 4]
    """
    return [piece for pile in piles for piece in pile]


def without(supply: list[int], taken: list[int]) -> list[int]:
    """What is left when all of these were taken, each once. What the supply does not have cannot be taken.

    >>> without([0, 0, 1, 2], [0, 2])
    [0, 1]
    """
    left = list(supply)
    for piece in taken:
        left.remove(piece)
    return left


def take(supply: list[int], wanted: list[int]) -> list[int]:
    """Takes these out of the supply, each once; returns those it did not have, in their order.

    >>> bag = [0, 0, 1, 2]
    >>> take(bag, [1, 0, 1]), bag
    ([1], [0, 2])
    """
    lacking: list[int] = []
    for piece in wanted:
        if piece in supply:
            supply.remove(piece)
        else:
            lacking.append(piece)
    return lacking


def fits(taken: list[int], supply: list[int]) -> bool:
    """Whether all of these pieces can come from the supply.

    >>> fits([0, 0], [0, 0, 1]), fits([1, 1], [0, 0, 1])
    (True, False)
    """
    return all([taken.count(piece) <= supply.count(piece) for piece in taken])


def reshuffle(deck: list[int], discards: list[int]) -> None:
    """The discards become part of the deck: a bag that stays sorted, as the dealer draws from it.

    >>> deck, discards = [3], [7, 1]
    >>> reshuffle(deck, discards)
    >>> deck, discards
    ([1, 3, 7], [])
    """
    deck += discards
    deck.sort()
    discards.clear()
