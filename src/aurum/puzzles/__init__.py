"""Positions with one clearly best choice: found in games, checked by deep search, explained."""

from aurum.puzzles.explaining import explain
from aurum.puzzles.puzzle import SHELVES, Found, Puzzle, Tried
from aurum.puzzles.shelf import BadPuzzles, numbered, puzzle, read_puzzles, shelf, write_puzzles

__all__ = [
    "SHELVES",
    "BadPuzzles",
    "Found",
    "Puzzle",
    "Tried",
    "explain",
    "numbered",
    "puzzle",
    "read_puzzles",
    "shelf",
    "write_puzzles",
]
