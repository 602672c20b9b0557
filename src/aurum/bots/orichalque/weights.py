"""What things are worth. Numbers found by play, not by thought: see docs/bots.md.

`KNACK` is for the quick hand, in victory points; it was climbed to, one change after another kept
if it won more games. `TABLE` is for `sense`; it was fitted to the outcomes of games.
"""

from __future__ import annotations

from typing import Final

ORE: Final = 0
ORE_MORE: Final = 1
ARMY: Final = 2
ARMY_MORE: Final = 3
CAPTIVE: Final = 4
TITAN: Final = 5
CROWDED: Final = 6
ROB: Final = 7
AWAKE: Final = 8
MINES: Final = 9
CAMPS: Final = 10
ORATORIES: Final = 11
HOUSES: Final = 12
HOUSE: Final = 13
TEMPLE_NOW: Final = 14
TEMPLE_LOSS: Final = 15
BURDEN: Final = 16
BURDEN_GROWS: Final = 17
PORT: Final = 18
WILD: Final = 19
RHOMBUS: Final = 20
AREAS: Final = 25

KNACK: Final[list[float]] = [
    # a piece of orichalque, of the first eight
    0.144,
    # each beyond
    0.052,
    # a hoplite, of the first five
    0.103,
    # each beyond
    0.034,
    # a captured creature
    0.036,
    # a Titan that comes
    0.568,
    # how much of that is left to somebody who must give one back
    0.185,
    # that a rival loses it
    0.240,
    # a favour not yet asked for
    0.101,
    # a mine, for each turn that it may still work
    0.066,
    # a training camp, likewise
    0.030,
    # an Oratory
    0.087,
    # any other building
    0.020,
    # a Minotaur’s building before one knows which
    0.353,
    # a temple built
    1.039,
    # how much what its cells were good for counts against it
    0.012,
    # an unbeaten creature costs
    0.006,
    # and more, by the square of one’s points
    0.070,
    # each piece that a port gives
    0.205,
    # how much a volcano counts in a rhombus, whose creature must be beaten first
    0.096,
    # a rhombus of no, one, two, three, four fitting cells
    0.000,
    0.026,
    0.053,
    0.109,
    0.342,
    # how much of a Titan an area of no, one, two cells is worth
    0.000,
    0.026,
    0.040,
]
"""In victory points."""

TABLE: Final[list[tuple[str, float, float, float, float]]] = [
    ("point 1", 0.97, 0.97, 1.04, 1.04),
    ("point 2", 1.06, 1.06, 1.18, 1.18),
    ("point 3", 1.29, 1.29, 1.41, 1.41),
    ("point 4", 1.27, 1.27, 1.57, 1.57),
    ("point 5", 0.70, 0.70, 1.20, 1.20),
    ("titan", -0.66, -0.66, -0.86, -0.86),
    ("titan wanted", 0.03, 0.03, -0.04, -0.04),
    ("forest awake", 0.11, 0.11, 0.15, 0.15),
    ("lagoon awake", -0.02, -0.02, 0.12, 0.12),
    ("desert awake", 0.15, 0.15, 0.25, 0.25),
    ("mountain awake", 0.04, 0.04, 0.07, 0.07),
    ("ore to 5", 0.16, 0.16, 0.19, 0.19),
    ("ore to 10", 0.08, 0.08, 0.15, 0.15),
    ("ore beyond", 0.14, 0.14, -0.17, -0.17),
    ("medallion", 0.03, 0.03, 0.08, 0.08),
    ("second medallion", 0.16, 0.16, 0.27, 0.27),
    ("hoplites to 2", 0.08, 0.08, 0.26, 0.26),
    ("hoplites to 5", 0.03, 0.03, 0.02, 0.02),
    ("hoplites beyond", -0.07, -0.07, 0.03, 0.03),
    ("captives to 2", 0.18, 0.18, 0.15, 0.15),
    ("captives to 4", 0.27, 0.27, 0.31, 0.31),
    ("captives beyond", -0.10, -0.10, 0.00, 0.00),
    ("mine", 0.43, 0.43, 0.51, 0.51),
    ("camp", 0.39, 0.39, 0.41, 0.41),
    ("oratory", 0.60, 0.60, 0.61, 0.61),
    ("arch", -0.12, -0.12, 0.10, 0.10),
    ("hospital", 0.28, 0.28, -0.10, -0.10),
    ("siege", 0.11, 0.11, 0.17, 0.17),
    ("statue of hoplites", 0.28, 0.28, 0.39, 0.39),
    ("statue of orichalque", 0.50, 0.50, 0.25, 0.25),
    ("statue of creatures", 0.26, 0.26, 0.30, 0.30),
    ("crystal", -0.03, -0.03, -0.10, -0.10),
    ("architect", 0.33, 0.33, 0.51, 0.51),
    ("forge", -0.17, -0.17, 0.14, 0.14),
    ("mine late", -0.44, -0.44, -0.43, -0.43),
    ("camp late", -0.17, -0.17, -0.28, -0.28),
    ("oratory late", -0.06, -0.06, -0.15, -0.15),
    ("creature", 0.22, 0.22, 0.36, 0.36),
    ("creature late", -0.44, -0.44, -0.44, -0.44),
    ("creature at the end", -0.48, -0.48, -0.42, -0.42),
    ("hard fight", -0.53, -0.53, -0.61, -0.61),
    ("ore to win", 0.04, 0.04, 0.13, 0.13),
    ("temple", 0.63, 0.63, 0.80, 0.80),
    ("second temple", 0.45, 0.45, 0.54, 0.54),
    ("guarded", 0.44, 0.44, 0.39, 0.39),
    ("three", 0.32, 0.32, 0.29, 0.29),
    ("two", 0.04, 0.04, 0.03, 0.03),
    ("temple at the end", -0.21, -0.21, -0.18, -0.18),
    ("area 2", 0.23, 0.23, 0.23, 0.23),
    ("area 3", 0.03, 0.03, 0.29, 0.29),
    ("area 2 of a rival", 0.20, 0.20, 0.27, 0.27),
    ("area 3 of a rival", 0.26, 0.26, 0.31, 0.31),
    ("full and area 3", 0.11, 0.11, -0.06, -0.06),
    ("room", 0.54, 0.54, 0.95, 0.95),
    ("no room", 0.37, 0.37, -0.16, -0.16),
    ("spare", 0.20, 0.20, 0.24, 0.24),
    ("next", -0.18, -0.18, 0.06, 0.06),
    ("later", -0.74, -0.74, -0.22, -0.22),
    ("close to ore", 0.53, 0.53, 0.26, 0.26),
    ("win now", 2.14, 2.14, 1.69, 1.69),
]
"""What a fact adds to a player's prospect: alone against the automaton, with two, three, four."""

WEIGHTS: Final[list[list[float]]] = [
    [],
    [row[1] for row in TABLE],
    [row[2] for row in TABLE],
    [row[3] for row in TABLE],
    [row[4] for row in TABLE],
]
"""The same by the number of seats."""
