"""How sure one can be of a share that was counted in games which are not independent.

Games of one deal resemble each other: a good hand is good whoever holds it. So the deal is what was
drawn at random, not the game. The variance of a share is taken between deals (a ratio estimate, as
for a survey of households that asks everybody in each); it says how many independent games would
tell as much; and Wilson's interval for so many, with Student's quantile for so few deals, stays
right near 0 and 1, where a share plus and minus something would not.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sqrt, tan
from typing import Final

Z_95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

Interval = tuple[float, float]
Cluster = tuple[float, int]
"""Of one deal: what was won, and in how many seats."""


def share_of(clusters: Iterable[Cluster]) -> float:
    """What was won of all."""
    found = list(clusters)
    seats = sum(times for _, times in found)
    return sum(won for won, _ in found) / seats if seats else 0.0


def interval_of(clusters: Iterable[Cluster]) -> Interval:
    """Where the true share lies, 95 times of 100."""
    found = [cluster for cluster in clusters if cluster[1]]
    deals, seats = len(found), sum(times for _, times in found)
    if deals < 2:
        return 0.0, 1.0
    share = share_of(found)
    even = share * (1 - share)
    squares = sum((won - share * times) ** 2 for won, times in found)
    variance = squares * deals / (deals - 1) / seats**2
    if even <= 0:  # always or never: all that is known is that no deal was an exception
        return wilson(share, deals)
    independent = min(float(seats), even / variance if variance > 0 else float(seats))
    return wilson(share, independent, student(deals - 1))


def wilson(share: float, times: float, sure: float = Z_95) -> Interval:
    """Wilson's interval for a share of so many independent games."""
    spread = sure * sure / times
    middle = (share + spread / 2) / (1 + spread)
    reach = sure * sqrt(share * (1 - share) / times + spread / times / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that takes the place of `SURE` for small samples."""
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (4 * 0.975 * 0.025))
    z = Z_95  # Cornish and Fisher's expansion; within 0.01 from three degrees of freedom on
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4
