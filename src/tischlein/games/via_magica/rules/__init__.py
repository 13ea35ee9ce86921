"""The rules of Via Magica (compiled)."""
