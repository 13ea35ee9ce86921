"""What each seat sees of Pfad der Elemente."""
