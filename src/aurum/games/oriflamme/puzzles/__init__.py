"""The puzzles of Oriflamme and Alliance, and what can be pointed at in them."""
