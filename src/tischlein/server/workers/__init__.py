"""Processes of their own: bots that think, uploads that are replayed."""
