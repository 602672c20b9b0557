"""A table: its log, what follows from it, what a command leads to. No network, store or time."""
