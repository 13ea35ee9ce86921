"""What each seat sees (interpreted: msgspec reads the annotations at run time)."""
