"""Bids, rule by rule."""
