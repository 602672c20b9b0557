"""`aurum play`: the session at the terminal, its screen and its record."""
