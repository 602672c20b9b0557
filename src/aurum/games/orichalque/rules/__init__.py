"""Orichalque: tiles, dice and temples on hexagonal islands, or alone against an automaton.

The chapters: `cells` and `components` (what there is), `table` (a moment of play), `market` (OR-3),
`island` (OR-4), `titans` (OR-4.6, OR-5), `combat` and `construction` (OR-6), `buildings` (OR-7),
`turn` (OR-2, OR-8, OR-9), `automaton` (OR-10), `refusal` (why not), `view` and `imagine` (who
knows what), `notation` and `position_*` (as text), `game` (the face to the engine).
"""

from aurum.games.orichalque.rules.game import OrichalqueGame, orichalque
from aurum.games.orichalque.rules.play import Play
from aurum.games.orichalque.rules.view import View

__all__ = ["OrichalqueGame", "Play", "View", "orichalque"]
