"""The first game of Orichalque."""
