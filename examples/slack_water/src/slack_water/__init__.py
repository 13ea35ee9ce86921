"""Slack Water: a trick-taking game in which the tide turns."""
