"""What is in the box: three cards of each value, and six prizes."""

CARDS = [value for value in range(7) for _ in range(3)]
PRIZES = [1, 2, 3, 4, 5, 6]
