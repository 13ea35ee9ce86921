"""Tischlein: a digital game table."""

__version__ = "0.1.0"
