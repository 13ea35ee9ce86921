"""Bids, the teaching game of docs/adding-a-game.md."""
