"""The rules of breakthrough (compiled)."""
