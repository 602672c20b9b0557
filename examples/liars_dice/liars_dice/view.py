"""What a seat may know, as a value and as text.

As text, a position is a line for each thing:

    dice 5
    wild true
    exact false
    round 3
    begins 2
    cups 13566 2445 -
    bids 2x4 3x6

Between a challenge and the next bid there is a line more: `challenged 3x6 13566 2445 66` is the bid
and the dice that were shown.

A cup is the dice of a seat, `-` if it has none. `?` is a die that the seat may not see, and `*` one
that has not been rolled yet. `begins 0` says that chance has not chosen yet.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.notebook import Pictured
from liars_dice.choices import write_bid
from liars_dice.dice import Hand


@dataclass(frozen=True)
class View(Pictured):
    """All that a seat may know: everything but the dice under the other cups."""

    seat: int
    seats: int
    dice: int
    wild: bool
    exact: bool
    actor: int
    round: int
    begins: int
    counts: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    """None where dice have been rolled that this seat may not see."""
    bids: tuple[int, ...]
    challenged: int
    """The bid that was challenged last, until somebody bids again; 0 if there is none."""
    shown: tuple[Hand, ...]
    """The dice that each seat showed then."""


def write_view(view: View) -> str:
    """A view as text."""
    lines = [
        f"dice {view.dice}",
        f"wild {view.wild}".lower(),
        f"exact {view.exact}".lower(),
        f"round {view.round}",
        f"begins {view.begins + 1}",
        f"cups {' '.join(write_cups(view))}",
        f"bids {write_bids(view)}".rstrip(),
    ]
    if view.challenged:
        lines.append(f"challenged {write_challenged(view)}")
    return "\n".join(lines)


def write_cups(view: View) -> list[str]:
    """The dice of each seat."""
    return [
        "?" * dice if hand is None else "".join(map(str, hand)) or "*" * dice or "-"
        for hand, dice in zip(view.hands, view.counts, strict=True)
    ]


def write_bids(view: View) -> str:
    """The bids of the round."""
    return " ".join(map(write_bid, view.bids))


def write_challenged(view: View) -> str:
    """The bid that was challenged last, and the dice that were shown."""
    if not view.challenged:
        return ""
    shown = ["".join(map(str, hand)) or "-" for hand in view.shown]
    return " ".join([write_bid(view.challenged), *shown])
