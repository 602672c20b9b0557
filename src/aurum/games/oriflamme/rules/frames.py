"""The operations of frames, besides the kinds of cards.

A frame that begins with the number of a kind asks what the effect of that card asks.
"""

from __future__ import annotations

from typing import Final

from aurum.engine.state import Frame

DEALING: Final = 20  # family
CHOOSING_FIRST: Final = 21
PLACING: Final = 22  # how many have placed this round
FACING: Final = 23  # keep or reveal the card at `at`
LANDING: Final = 24  # position of the card that the Royal Decree moves
ENDED: Final = 25
EFFECT: Final = 26  # kind: no question; its effect is applied as soon as the loop comes to it
RESOLVING: Final = 27  # no question; the queue resolves, from where it is
RESOLVING_FRAME: Final[Frame] = (RESOLVING,)
