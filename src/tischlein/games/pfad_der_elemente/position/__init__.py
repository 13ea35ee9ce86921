"""Positions of Pfad der Elemente as plain JSON."""
