"""What each seat sees. Interpreted: msgspec reads these annotations at run time."""
