"""Which games a match consists of: every deal is replayed until each bot has sat in each seat.

The order does not depend on how many games are asked for, so that a match can be made longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import NamedTuple

from aurum.arena.pairing import balanced, orders, pairings, rotations


class Fixture(NamedTuple):
    """A game to be played: its number and that of its deal, both from 1, and who sits where."""

    game: int
    deal: int
    bots: tuple[str, ...]


def fixtures(entrants: Sequence[str], seats: int) -> Iterator[Fixture]:
    """The games of a match, without end.

    The tables take turns. Each time one is played it gets a new deal and sits down in another
    order; then everybody moves on by a seat and the deal is played again, until all have sat
    everywhere. Alone against the automaton there is nobody to change seats with: there every bot
    plays the same deals.
    """
    turns = balanced(pairings(entrants, seats))
    ways = [orders(table) for table in turns]
    games = count(1)
    for block in count():
        number, table = divmod(block, len(turns))
        order = ways[table][number % len(ways[table])]
        seatings = rotations(order)
        start = block % len(seatings)  # so that a match cut short favours no seat
        for bots in seatings[start:] + seatings[:start]:
            yield Fixture(next(games), 1 + (number if seats == 1 else block), bots)


def deal_seed(seed: int, deal: int) -> bytes:
    """The seed from which all chance of a deal follows, as on a server."""
    return sha256(f"aurum arena {seed} deal {deal}".encode()).digest()
