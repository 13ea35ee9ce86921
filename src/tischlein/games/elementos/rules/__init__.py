"""The rules of Elementos."""
