"""Starts the server: the command, the supervisor and its workers, who of them takes a connection."""
