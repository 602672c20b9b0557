"""What can be chosen, as numbers: a verb in the high part, what it is about in the low part.

A choice says what it is about in full, whatever the component set: a tile by its terrains, a roll
by its dice. So it can be written and read without a table before one.

Cells are named in a frame that all islands share, a row letter and a column, so that a choice means
the same wherever it is made: spot = 16 * row + column.
"""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16
SPOT: Final = 256  # more than any spot number
COLUMNS: Final = 16

# Chance
BOARD: Final = 0 * VERB  # + letter of the board, for the next seat
FIRST: Final = 1 * VERB  # + player who begins
CARD: Final = 2 * VERB  # + action * 4 + size of the card drawn
TILE: Final = 3 * VERB  # + what the tile shows, by `tile_code`
CREATURE: Final = 4 * VERB  # + kind of creature, as in CREATURES
BUILDING: Final = 5 * VERB  # + kind of building, as in BUILDINGS
ROLL: Final = 6 * VERB  # + the dice, by `roll_code`

# Players
FOUND: Final = 7 * VERB  # + port's spot * SPOT + the other cell's spot: place the metropolis
TAKE: Final = 8 * VERB  # + place on display, from the left
PUT: Final = 9 * VERB  # + anchor's spot * 8 + rotation: place the tile
WELCOME: Final = 10 * VERB  # + Titan that comes first
RELEASE: Final = 11 * VERB  # + Titan given back
ACT: Final = 12 * VERB  # perform the action
BLESSED: Final = 13 * VERB  # perform it with the Titan's favour
DECLINE: Final = 14 * VERB
FIGHT: Final = 15 * VERB  # + spot * 4 + hoplites on the creature
SMITE: Final = 16 * VERB  # + spot: win by the Titan's favour
STOP: Final = 17 * VERB  # fight no more
BUILD: Final = 18 * VERB  # + terrain of the building's spot * SPOT + spot
TEMPLE: Final = 19 * VERB  # + one far corner's spot * SPOT + the other's
MEDALLION: Final = 20 * VERB
DONE: Final = 21 * VERB  # build no more
RAISE: Final = 22 * VERB  # + spot: put up the building a Minotaur left
BUY: Final = 23 * VERB  # + payment * 4 + action
PAY: Final = 24 * VERB  # + kind of creature
END: Final = 25 * VERB  # buy nothing
DISCARD: Final = 26 * VERB  # + place on display
INITIATIVE: Final = 27 * VERB  # + player who gets it
SIDE: Final = 28 * VERB  # + side of the board
VERBS: Final = 29

# Payments for an extra action
HOPLITES: Final = 0
ORICHALQUE: Final = 1
CREATURES: Final = 2


def tile_code(terrains: tuple[int, ...]) -> int:
    """A tile by its terrains: digits to the base 6, each terrain counted from 1."""
    code = 0
    for terrain in terrains:
        code = code * 6 + terrain + 1
    return code


def roll_code(faces: tuple[int, ...]) -> int:
    """A roll by its dice: digits to the base 10, each face counted from 1, the skull being 0."""
    code = 0
    for face in faces:
        code = code * 10 + face + 1
    return code
