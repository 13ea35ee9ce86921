"""A short match, for tests of other parts that play many."""

OPTIONS = {"deck_length": "three_each"}
