"""What is printed on cards and gods. A package, since only files called views.py stay interpreted, as msgspec needs."""
