"""The opponents of Pfad der Elemente."""
