"""A short match, for tests of other parts that play many."""

OPTIONS = {"setup_mode": "preset"}
