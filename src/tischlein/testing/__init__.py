"""Tools for authors of games: promises (checks over any game), golden transcripts, records, complete folders."""
