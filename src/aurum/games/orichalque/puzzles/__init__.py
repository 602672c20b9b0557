"""The puzzles of Orichalque, and what can be pointed at in them."""
