"""Positions of Elementos as text."""
