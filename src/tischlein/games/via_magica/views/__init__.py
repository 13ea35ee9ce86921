"""What each seat may see (interpreted: msgspec reads the annotations at run time)."""
