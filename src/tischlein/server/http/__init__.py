"""What is asked from outside: addresses, pages, sessions, and the WebSocket of a table."""
