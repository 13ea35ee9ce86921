"""The level 4 of version 0.1, kept as it was: an opponent to measure new ones against."""
