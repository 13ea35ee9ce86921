"""A position as plain JSON, and what cannot be (compiled)."""
