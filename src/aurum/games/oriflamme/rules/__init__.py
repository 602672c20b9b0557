"""Oriflamme and Oriflamme: Alliance, any ten of their twenty cards, and the duel.

`docs/architecture.md` lists the modules by chapter of the rulebook.
"""

from aurum.games.oriflamme.rules.game import OriflammeGame, oriflamme
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import View

__all__ = ["OriflammeGame", "OriflammeState", "View", "oriflamme"]
