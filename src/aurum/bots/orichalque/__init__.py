"""The bots of Orichalque."""
