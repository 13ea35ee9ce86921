"""The opponents of Via Magica (compiled)."""
