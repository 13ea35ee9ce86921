"""What each seat of Essence sees."""
