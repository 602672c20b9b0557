"""Limits on entries that guests can add to a table's log without the game going on.

A client that connects may be sent the whole log, so it must not grow for ever. Each player has a
share of their own, and all other guests together have one, so they use up nothing of a player's.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from aurum.server.table.entries import Changed, LogRow, Said, Seated, Swapped

MOST_ENTRIES = 2_000
"""How many entries a share has."""
MOST_CHARACTERS = 80_000
"""How many characters of chat a share has."""
COUNTED = (Changed, Seated, Swapped, Said)
"""Entries that count. Choices, undoing, leaving and returning are always possible."""


class Share(NamedTuple):
    """What has been used of a share."""

    entries: int = 0
    characters: int = 0

    @property
    def full(self) -> bool:
        """Whether no entry may be added."""
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
    """What all guests together have used who are not players now."""
    used = [share for guest, share in shares.items() if guest not in players]
    return Share(sum(share.entries for share in used), sum(share.characters for share in used))
