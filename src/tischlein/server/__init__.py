"""The table on the network: sessions, tables, live matches, bot workers, pages."""
