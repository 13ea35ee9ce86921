"""The rules of Pfad der Elemente."""
