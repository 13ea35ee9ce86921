"""The store in PostgreSQL, and how several processes at it tell each other what changed."""
