"""Pfad der Elemente: rules, opponents, board and texts in one folder."""
