"""Opponents of Slack Water."""
