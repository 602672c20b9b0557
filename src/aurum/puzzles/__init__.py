"""Positions with one clearly best choice: found in games, checked by deep search, explained."""

from aurum.puzzles.explanation import explain
from aurum.puzzles.game_puzzles import Depth, GamePuzzles
from aurum.puzzles.puzzle import ChoiceResult, Puzzle, PuzzleOrigin
from aurum.puzzles.sets import (
    BadPuzzles,
    game_of,
    numbered,
    puzzle,
    puzzle_set,
    read_puzzles,
    set_names,
    write_puzzles,
)

__all__ = [
    "BadPuzzles",
    "ChoiceResult",
    "Depth",
    "GamePuzzles",
    "Puzzle",
    "PuzzleOrigin",
    "explain",
    "game_of",
    "numbered",
    "puzzle",
    "puzzle_set",
    "read_puzzles",
    "set_names",
    "write_puzzles",
]
