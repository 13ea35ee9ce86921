"""The coach: what every decision of a finished match was worth, and what was luck."""
