"""Positions of Essence as text."""
