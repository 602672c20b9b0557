"""Oriflamme and Oriflamme: Alliance, any ten of their twenty cards, and the duel.

The chapters: `cards` (what there is), `table` (a moment of play), `placement` (OF-2), `resolution`
(OF-3), `elimination` (OF-4), `characters` and `intrigues` (OF-5, OF-6), `alliance` (AL-1, AL-2),
`ending` (OF-7), `refusal` (why not), `view` and `imagine` (who knows what), `notation` and
`position` (as text), `game` (the face to the engine).
"""

from aurum.games.oriflamme.rules.game import OriflammeGame, oriflamme
from aurum.games.oriflamme.rules.play import Play
from aurum.games.oriflamme.rules.view import View

__all__ = ["OriflammeGame", "Play", "View", "oriflamme"]
