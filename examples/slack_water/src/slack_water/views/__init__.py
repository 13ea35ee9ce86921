"""What the seats of Slack Water see."""
