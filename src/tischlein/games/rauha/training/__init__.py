"""How the strongest level learns what an area is worth: `tischlein train rauha`. Needs numpy; nothing else loads it."""
