"""What each seat of Bids sees."""
