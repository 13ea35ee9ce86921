"""Rules of Slack Water."""
