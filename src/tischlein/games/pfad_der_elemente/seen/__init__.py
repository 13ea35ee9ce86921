"""What a view is made of."""
