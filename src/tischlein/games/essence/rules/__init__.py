"""The rules of Essence."""
