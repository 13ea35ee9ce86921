"""What every move goes through, from the bytes of a frame to the bytes of the updates: compiled, and never waits."""
