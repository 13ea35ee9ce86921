"""The opponents of Bids."""
