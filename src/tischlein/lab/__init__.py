"""Where opponents and rules are measured."""
