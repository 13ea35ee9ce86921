"""Supplies of twelve tiles (earth, air, water, fire) and the most points that long annealing has found for them."""

# Filled from test_strength.py: 60,000 steps, scored by the rules, the best of two runs.
LONG_ANNEALING: dict[tuple[int, ...], int] = {
    (3, 3, 3, 3): 10,
    (4, 3, 2, 3): 8,
    (1, 7, 3, 1): 10,
    (2, 2, 2, 6): 12,
    (5, 3, 3, 1): 10,
    (3, 1, 6, 2): 9,
    (6, 3, 1, 2): 8,
    (1, 2, 4, 5): 13,
    (4, 6, 1, 1): 10,
    (7, 1, 3, 1): 10,
    (2, 4, 4, 2): 10,
    (1, 1, 3, 7): 16,
}
