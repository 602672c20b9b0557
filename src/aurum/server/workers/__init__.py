"""Bots, analyses and replays, which are worked out beside the tables."""
