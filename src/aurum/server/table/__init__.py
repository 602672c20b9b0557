"""A table: its log, what is folded from it, what a command leads to. No network, store, time."""
