"""The first game of Orichalque."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.lessons.first_game import ORICHALQUE

LESSONS: Final = (ORICHALQUE,)
