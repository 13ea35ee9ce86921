"""Slack Water, rule by rule."""
