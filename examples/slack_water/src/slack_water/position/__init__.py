"""Positions of Slack Water as JSON."""
