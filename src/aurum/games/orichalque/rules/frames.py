"""What can lie on the stack of a play: `(operation, numbers…)`. The last comes first.

Steps need nobody and are done as soon as they lie on top; questions wait for a seat or for chance.
"""

from __future__ import annotations

from typing import Final

REFILL: Final = 0
BEGIN_TURN: Final = 1
PHASE_TILE: Final = 2
TITANS_COME: Final = 3  # Titans still to come, as a set of bits
PHASE_ACTION: Final = 4
PERFORM: Final = 5  # action, favour or not
START_ROUND: Final = 6  # who begins the first one
USE_UP_CARD: Final = 7
PHASE_EXTRA: Final = 8  # extra actions taken this turn
PHASE_DISCARD: Final = 9
END_TURN: Final = 10
INITIATIVE_PASSES: Final = 11
AUTOMATON: Final = 12  # phase
AUTOMATON_FIGHTS: Final = 13
BONUS_CONSTRUCT: Final = 14
STEPS: Final = 15

QUESTIONS: Final = 20  # here they begin, those of chance first
ASK_BOARD: Final = 20  # player
ASK_FIRST: Final = 21
ASK_CARD_DRAWN: Final = 22
ASK_TILE_DRAWN: Final = 23
ASK_CREATURE_DRAWN: Final = 24
ASK_BUILDING_DRAWN: Final = 25  # spot, or NONE for a Minotaur's
ASK_ROLL: Final = 26  # cell, dice
ASK_AUTOMATON_CARD: Final = 27
ASK_AUTOMATON_DISCARD: Final = 28
ASK_AUTOMATON_ROLL: Final = 29  # cell
SEAT_QUESTIONS: Final = 30  # here those of a seat begin
ASK_METROPOLIS: Final = 30
ASK_CARD: Final = 31
ASK_TILE: Final = 32
ASK_WELCOME: Final = 33  # Titans that come, as a set of bits
ASK_RELEASE: Final = 34  # the Titan that has just come
ASK_ACTION: Final = 35
ASK_FAVOUR: Final = 36  # action
ASK_FIGHT: Final = 37  # fights so far in this Capture, hoplites saved
ASK_CONSTRUCT: Final = 38
ASK_BONUS: Final = 39
ASK_RAISE: Final = 40  # kind of building
ASK_EXTRA: Final = 41  # extra actions taken this turn
ASK_PAY: Final = 42  # creatures still to pay, action
ASK_DISCARD: Final = 43
ASK_INITIATIVE: Final = 44  # players to choose among, as a set of bits
ENDED: Final = 45
ASK_SIDE: Final = 46  # seat
FRAMES: Final = 47
