"""Orichalque: tiles, dice and temples on hexagonal islands, or alone against an automaton.

The chapters: `cells` and `components` (what there is), `base_state` and `state` (a moment of a
play), `market` (OR-3), `island` (OR-4), `titans` (OR-4.6, OR-5), `combat` and `construction`
(OR-6), `buildings` (OR-7), `turn` (OR-2, OR-8, OR-9), `automaton` (OR-10), `refusal` (why a choice
is illegal), `observe`, `view` and `imagine` (who knows what), `notation` and `position_*` (as
text), `naming`, `questions`, `outlook`, `explain` and `log` (as phrases), `game` (the `Game`).
"""

from aurum.games.orichalque.rules.game import OrichalqueGame, orichalque
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.view import View

__all__ = ["OrichalqueGame", "OrichalqueState", "View", "orichalque"]
