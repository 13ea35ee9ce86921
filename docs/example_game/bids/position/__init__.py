"""Positions of Bids as JSON."""
