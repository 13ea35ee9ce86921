"""The opponents of Essence."""
