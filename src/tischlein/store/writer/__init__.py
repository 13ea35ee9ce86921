"""The thread that writes to SQLite, which every move goes through: compiled."""
