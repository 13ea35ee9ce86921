"""The opponents of Elementos."""
