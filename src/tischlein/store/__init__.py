"""What survives the process: people, tables, matches and their steps. Nothing here knows a rule."""
