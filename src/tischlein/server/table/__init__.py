"""A table where something has to be waited for: the store, bots, other processes."""
