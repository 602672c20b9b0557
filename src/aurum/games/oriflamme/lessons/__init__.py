"""The first games of Oriflamme and Alliance."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.lessons.alliance import ALLIANCE
from aurum.games.oriflamme.lessons.first_game import ORIFLAMME

LESSONS: Final = (ORIFLAMME, ALLIANCE)
"""In the order one would take them."""
