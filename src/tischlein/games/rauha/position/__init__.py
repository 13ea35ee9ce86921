"""A match of Rauha as plain JSON."""
