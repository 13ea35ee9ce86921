"""What each seat of Elementos sees."""
