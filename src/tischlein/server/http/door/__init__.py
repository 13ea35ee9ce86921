"""Every connection passes here: how many there may be, how much they may say, and how long they may take."""
