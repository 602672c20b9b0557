"""Weights found by play: see docs/bots.md.

`HEURISTIC` is for `heuristic`, in victory points; it was found by hill climbing, each change kept
if it won more games. `TABLE` is for `evaluation`; it was fitted to the outcomes of games.
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
OTHER_BUILDINGS: Final = 12
UNKNOWN_BUILDING: Final = 13
TEMPLE_NOW: Final = 14
TEMPLE_LOSS: Final = 15
BURDEN: Final = 16
BURDEN_GROWS: Final = 17
PORT: Final = 18
WILD: Final = 19
RHOMBUS: Final = 20
AREAS: Final = 25

HEURISTIC: Final[list[float]] = [
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
    # how much of that is left to a player who must release one
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
    ("point 1", 0.49, 0.90, 0.80, 1.00),
    ("point 2", 0.86, 1.00, 1.01, 1.02),
    ("point 3", 1.02, 1.20, 1.06, 1.30),
    ("point 4", 1.39, 1.44, 1.34, 1.44),
    ("point 5", 0.58, 1.02, 1.01, 0.72),
    ("titan", -0.36, -0.59, -0.56, -0.77),
    ("titan wanted", -0.21, -0.11, 0.05, -0.10),
    ("forest awake", 0.28, 0.02, 0.05, 0.13),
    ("lagoon awake", 0.16, -0.01, -0.06, 0.01),
    ("desert awake", 0.12, 0.24, 0.07, 0.23),
    ("mountain awake", 0.09, 0.13, 0.03, -0.01),
    ("ore to 5", 0.15, 0.19, 0.16, 0.16),
    ("ore to 10", 0.10, 0.15, 0.12, 0.16),
    ("ore beyond", 0.01, 0.20, -0.07, -0.25),
    ("medallion", 0.01, -0.06, 0.00, 0.05),
    ("second medallion", 0.12, -0.18, 0.09, 0.09),
    ("hoplites to 2", 0.09, 0.07, 0.22, 0.25),
    ("hoplites to 5", 0.06, 0.06, 0.01, 0.00),
    ("hoplites beyond", 0.08, 0.05, -0.08, -0.01),
    ("captives to 2", -0.10, 0.16, 0.20, 0.20),
    ("captives to 4", -0.18, 0.35, 0.18, 0.24),
    ("captives beyond", 0.04, 0.24, 0.00, -0.06),
    ("mine", 0.38, 0.39, 0.35, 0.61),
    ("camp", -0.04, 0.35, 0.38, 0.38),
    ("oratory", 0.80, 0.55, 0.39, 0.61),
    ("arch", 0.21, 0.06, 0.04, -0.00),
    ("hospital", -0.53, -0.05, -0.00, -0.09),
    ("siege", -0.08, 0.12, -0.01, 0.22),
    ("statue of hoplites", 0.29, 0.25, 0.12, 0.36),
    ("statue of orichalque", 0.29, 0.16, 0.14, 0.20),
    ("statue of creatures", -0.64, 0.56, 0.37, -0.08),
    ("crystal", 0.41, 0.19, -0.11, -0.19),
    ("architect", 0.56, 0.39, 0.41, 0.40),
    ("forge", 0.39, 0.33, 0.41, 0.39),
    ("mine late", -0.41, -0.32, -0.34, -0.65),
    ("camp late", 0.10, -0.22, -0.31, -0.27),
    ("oratory late", -0.87, -0.14, -0.03, -0.27),
    ("creature", 0.08, 0.27, 0.49, 0.25),
    ("creature late", -0.10, -0.48, -0.60, -0.45),
    ("creature at the end", -0.12, -0.41, -0.48, -0.19),
    ("hard fight", -0.35, -0.45, -0.55, -0.44),
    ("ore to win", -0.05, 0.03, -0.01, 0.15),
    ("temple", 0.41, 0.65, 0.54, 0.74),
    ("second temple", 0.47, 0.64, 0.35, 0.59),
    ("guarded", 0.26, 0.35, 0.38, 0.48),
    ("three", 0.09, 0.24, 0.20, 0.28),
    ("two", 0.08, 0.05, 0.05, 0.07),
    ("temple at the end", -0.00, -0.26, -0.13, -0.05),
    ("area 2", -0.01, 0.25, 0.15, 0.23),
    ("area 3", -0.14, 0.20, 0.23, 0.33),
    ("area 2 of a rival", 0.17, 0.07, 0.33, 0.21),
    ("area 3 of a rival", -0.21, 0.35, 0.21, 0.25),
    ("full and area 3", -0.02, 0.19, -0.03, -0.00),
    ("room", 0.01, 0.51, 0.74, 0.71),
    ("no room", -0.06, -0.71, 0.42, -0.76),
    ("spare", 0.13, 0.13, 0.22, 0.19),
    ("next", -0.35, -0.22, 0.03, 0.06),
    ("later", -0.88, -0.78, -0.22, -0.26),
    ("close to ore", 0.10, 0.37, 0.54, 0.68),
    ("win now", 1.07, 2.21, 1.50, 1.81),
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
