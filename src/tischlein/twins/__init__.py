"""Twins: two worlds that a seat cannot tell apart, at the server's own table. For authors of games."""
