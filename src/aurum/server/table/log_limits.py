"""How much of a table's log people may fill with what can be done over and over.

Whoever comes back reads all of the log, so there is an end to it. Each player has a share of their
own, and all strangers together have one: what a stranger does uses up nothing of a player's.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from aurum.server.table.entries import Changed, LogRow, Said, Seated, Swapped

MOST_ENTRIES = 2_000
"""How many entries a share has…"""
MOST_CHARACTERS = 80_000
"""…and how many letters may be said in them."""
COUNTED = (Changed, Seated, Swapped, Said)
"""What fills a share. Choices are the game's; to take them back and to leave is always possible."""


class Share(NamedTuple):
    """What has been used of a share."""

    entries: int = 0
    characters: int = 0

    @property
    def full(self) -> bool:
        """Whether nothing is left of it."""
        return self.entries >= MOST_ENTRIES or self.characters >= MOST_CHARACTERS


Shares = dict[str, Share]
"""What each guest has used."""


def count_entry(shares: Shares, row: LogRow) -> Shares:
    """The shares after one more entry."""
    if not isinstance(row.entry, COUNTED):
        return shares
    used = shares.get(row.guest, Share())
    characters = len(row.entry.text) if isinstance(row.entry, Said) else 0
    return {**shares, row.guest: Share(used.entries + 1, used.characters + characters)}


def share_of_strangers(shares: Shares, players: Collection[str]) -> Share:
    """What all those have used together who are not among the players, or no longer."""
    used = [share for guest, share in shares.items() if guest not in players]
    return Share(sum(share.entries for share in used), sum(share.characters for share in used))
