"""A short match, for tests of other parts that play many."""

OPTIONS = {"standstill_rounds": 30, "moving": "empty_supply"}
